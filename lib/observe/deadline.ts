import { whenAborted } from "../abort.ts";
import { type Dialer, DialError } from "../dial.ts";
import type { Io } from "../io.ts";

/** Made once: an error with its stack costs more than the rest of this file. */
const ENDED = new DialError("deadline", "Cannot go on: the observation has ended");
/** Waits for something whose time does not count, such as a turn in a rate limit. */
export type Uncounted = <T>(wait: Promise<T>) => Promise<T>;

/** Number of parts that the time is measured in; a part does not count if a connection waits at its end. */
const PARTS = 8;

/**
 * Runs something with a deadline and returns what it returns.
 *
 * Its signal aborts with the outer signal, after `ms` milliseconds, and when the work has ended, which closes
 * connections that it left open. The time that a connection waits for the dialer, because its address is busy, does
 * not count, nor does what the work passes to its `pause`; the outer signal bounds these waits.
 *
 * @param io Time, and the dialer.
 * @param ms Milliseconds until the signal aborts with a `deadline` DialError; up to an eighth more.
 * @param signal The outer signal.
 * @param run The work, with its signal, its dialer and its `pause`. It does not run if there is no dialer.
 * @returns What the work returns; null if there is no dialer.
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
  run: (signal: AbortSignal, net: Dialer, pause: Uncounted) => Promise<T>,
): Promise<T | null> {
  const { net } = io;
  if (net === null) return null;
  signal.throwIfAborted();
  const own = new AbortController();
  const cancel = whenAborted(signal, () => own.abort(signal.reason));
  let waiting = 0;
  const onWait = () => {
    waiting++;
    return () => void waiting--;
  };
  const waitCounting: Dialer = { connect: (target, inner) => net.connect({ ...target, onWait }, inner) };
  const abortInTime = async (): Promise<void> => {
    for (let left = PARTS; left > 0;) {
      await io.sleep(ms / PARTS, own.signal);
      if (waiting === 0) left--;
    }
    own.abort(new DialError("deadline", `Cannot go on: ${ms} ms are over`));
  };
  abortInTime().catch(() => {}); // Aborted: the work ended first.
  try {
    return await run(own.signal, waitCounting, (wait) => wait.finally(onWait()));
  } finally {
    cancel();
    own.abort(ENDED);
  }
}

/**
 * `withDeadline`, for what nothing else can be done about: null where the network fails or the time is up.
 *
 * @param io Time, and the dialer.
 * @param ms Milliseconds, as for `withDeadline`.
 * @param signal The outer signal.
 * @param run The work.
 * @returns What the work returns; null without a dialer, and where the work throws a DialError.
 * @throws The outer signal's reason once it is aborted; any other error of `run`.
 */
export async function answerWithin<T>(
  io: Pick<Io, "sleep" | "net">,
  ms: number,
  signal: AbortSignal,
  run: (signal: AbortSignal, net: Dialer, pause: Uncounted) => Promise<T | null>,
): Promise<T | null> {
  try {
    return await withDeadline(io, ms, signal, run);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof DialError) return null;
    throw error;
  }
}
