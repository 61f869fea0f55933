import { unlessAborted } from "../abort.ts";
import { SquatError } from "../errors.ts";
import type { Io } from "../io.ts";

/** Milliseconds by which a pause may be late on a busy machine; later ones never end. */
const LATE_MS = 30_000;
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** All that an Io has: an object of a class does not tell its getters and methods. */
const MEMBERS = Object.keys(
  {
    net: 1,
    dns: 1,
    geo: 1,
    ct: 1,
    camera: 1,
    screenshots: 1,
    history: 1,
    tables: 1,
    contact: 1,
    userAgent: 1,
    secondLook: 1,
    mxCheck: 1,
    confirmFree: 1,
    registryIntervalMs: 1,
    now: 1,
    sleep: 1,
    random: 1,
  } satisfies Record<keyof Io, 1>,
) as (keyof Io)[];

/**
 * An Io of the caller's own whose pauses are watched by a timer of the platform: a lookup whose pauses never end, or
 * reject, would wait for ever without a word. It may be of a class.
 */
export function watchedIo(io: Io): Io {
  const given = MEMBERS.filter((member) => io[member] !== undefined).map((member) => [member, io[member]]);
  return {
    ...Object.fromEntries(given) as Io,
    now: () => io.now(),
    random: (purpose) => io.random(purpose),
    async sleep(ms, signal) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        const end = () => reject(new Error(`did not end within ${LATE_MS / 1000} s of its time`));
        timer = setTimeout(end, Math.min(ms + LATE_MS, LONGEST_MS));
      });
      try {
        await Promise.race([unlessAborted(io.sleep(ms, signal), signal), late]);
      } catch (cause) {
        signal?.throwIfAborted();
        const detail = `Cannot use io: its sleep(${ms}) failed (${(cause as Error | undefined)?.message})`;
        throw new SquatError("invalid_parameter", detail, { cause });
      } finally {
        clearTimeout(timer);
      }
      // One that resolves at once, whatever the time, must not keep what repeats after the end.
      signal?.throwIfAborted();
    },
  };
}
