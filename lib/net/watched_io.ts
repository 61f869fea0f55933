import { unlessAborted } from "../abort.ts";
import { SquatError } from "../errors.ts";
import type { Io } from "../io.ts";

/** Milliseconds by which a pause may be late on a busy machine; later ones never end. */
const LATE_MS = 30_000;
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** The parts of an Io, which may be getters of a class. */
function partsOf(io: Io): { readonly [K in keyof Required<Io>]: Io[K] } {
  const { net, dns, geo, ct, camera, screenshots, history, tables, contact, userAgent } = io;
  const { secondLook, mxCheck, confirmFree, registryIntervalMs, now, sleep, random } = io;
  return {
    ...{ net, dns, geo, ct, camera, screenshots, history, tables, contact, userAgent },
    ...{ secondLook, mxCheck, confirmFree, registryIntervalMs, now, sleep, random },
  };
}

/**
 * An Io of the caller's own whose pauses are watched by a timer of the platform: a lookup whose pauses never end, or
 * reject, would wait for ever without a word. It may be of a class.
 */
export function watchedIo(io: Io): Io {
  return {
    ...partsOf(io),
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
