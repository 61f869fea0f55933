import { DialError } from "../dial.ts";
import type { Io } from "../io.ts";

/** One for all: an error with its stack costs more than the rest of this file. */
const ENDED = new DialError("deadline", "Cannot go on: the observation has ended");

/**
 * Runs something with a signal of its own, which aborts with the given one, after `ms` milliseconds, and when
 * the work has ended: whatever it left open is closed.
 *
 * @param io Time.
 * @param ms Milliseconds until the signal aborts with a `deadline` DialError.
 * @param signal The outer signal.
 * @param run The work.
 * @throws Whatever `run` throws.
 * @example
 * ```ts
 * import { withDeadline } from "./deadline.ts";
 * const io = { sleep: () => new Promise<void>(() => {}) };
 * console.assert(await withDeadline(io, 100, new AbortController().signal, () => Promise.resolve(1)) === 1);
 * ```
 */
export async function withDeadline<T>(
  io: Pick<Io, "sleep">,
  ms: number,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const own = new AbortController();
  const stop = (): void => own.abort(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  io.sleep(ms, own.signal).then(
    () => own.abort(new DialError("deadline", `Cannot go on: ${ms} ms are over`)),
    () => {}, // Aborted: the work ended first.
  );
  try {
    return await run(own.signal);
  } finally {
    signal.removeEventListener("abort", stop);
    own.abort(ENDED);
  }
}
