import { unlessAborted } from "../abort.ts";
import { SquatError } from "../errors.ts";
import type { Io } from "../io.ts";

/** Milliseconds by which a pause may be late on a busy machine; later ones never end. */
const LATE_MS = 30_000;
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** All that an object has: those of a class have their getters and methods in its prototypes. */
function membersOf(io: Io): Partial<Io> {
  const names = new Set<string>();
  for (let at: object | null = io; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  return Object.fromEntries([...names].map((name) => [name, io[name as keyof Io]]));
}

/**
 * An Io of the caller's own whose pauses are watched by a timer of the platform: a lookup whose pauses never end, or
 * reject, would wait for ever without a word. It may be of a class.
 */
export function watchedIo(io: Io): Io {
  return {
    ...membersOf(io) as Io,
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
