import { type Dialer, DialError } from "../dial.ts";
import type { Io } from "../io.ts";

/** One for all: an error with its stack costs more than the rest of this file. */
const ENDED = new DialError("deadline", "Cannot go on: the observation has ended");
/** Parts that time is measured in: a part at whose end somebody waits for a turn does not count. */
const PARTS = 8;

/**
 * Runs something with a signal of its own, which aborts with the given one, after `ms` milliseconds, and when
 * the work has ended: whatever it left open is closed. While a connection waits for its turn at a busy address the
 * time stands still; what bounds the wait is the given signal.
 *
 * @param io Time, and the dialer.
 * @param ms Milliseconds until the signal aborts with a `deadline` DialError; an eighth more at most.
 * @param signal The outer signal.
 * @param run The work, with its signal and its dialer. Without a dialer it is not run.
 * @returns What the work returns; null without a dialer.
 * @throws Whatever `run` throws.
 * @example
 * ```ts
 * import { withDeadline } from "./deadline.ts";
 * const io = { net: null, sleep: () => new Promise<void>(() => {}) };
 * console.assert(await withDeadline(io, 100, new AbortController().signal, () => Promise.resolve(1)) === null);
 * ```
 */
export async function withDeadline<T>(
  io: Pick<Io, "sleep" | "net">,
  ms: number,
  signal: AbortSignal,
  run: (signal: AbortSignal, net: Dialer) => Promise<T>,
): Promise<T | null> {
  const { net } = io;
  if (net === null) return null;
  signal.throwIfAborted();
  const own = new AbortController();
  const stop = (): void => own.abort(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  let waiting = 0;
  const onWait = () => {
    waiting++;
    return () => void waiting--;
  };
  const patient: Dialer = { connect: (target, inner) => net.connect({ ...target, onWait }, inner) };
  const count = async (): Promise<void> => {
    for (let left = PARTS; left > 0;) {
      await io.sleep(ms / PARTS, own.signal);
      if (waiting === 0) left--;
    }
    own.abort(new DialError("deadline", `Cannot go on: ${ms} ms are over`));
  };
  count().catch(() => {}); // Aborted: the work ended first.
  try {
    return await run(own.signal, patient);
  } finally {
    signal.removeEventListener("abort", stop);
    own.abort(ENDED);
  }
}

/** The promise's value; rejects with the signal's reason as soon as it aborts. For what several wait for. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    const settle = () => signal.removeEventListener("abort", abort);
    promise.then((value) => (settle(), resolve(value)), (reason) => (settle(), reject(reason)));
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}
