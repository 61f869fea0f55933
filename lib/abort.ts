/** One that waits for a signal. */
interface AbortListener {
  onAbort: () => void;
}

const running = new WeakMap<AbortSignal, { all: Set<AbortListener>; listener: () => void }>();

/**
 * Calls `onAbort` when the signal aborts. Thousands may share a signal through one listener: runtimes walk
 * through all listeners to add or remove one, and warn at eleven.
 *
 * @returns Cancels it. Idempotent.
 */
export function whenAborted(signal: AbortSignal, onAbort: () => void): () => void {
  let group = running.get(signal);
  if (group === undefined) {
    const all = new Set<AbortListener>();
    group = {
      all,
      // Each may end the others.
      listener: () => [...all].forEach((each) => all.delete(each) && each.onAbort()),
    };
    running.set(signal, group);
    signal.addEventListener("abort", group.listener, { once: true });
  }
  const { all, listener } = group;
  const own: AbortListener = { onAbort };
  all.add(own);
  return () => {
    // What is over holds on to nothing: an old table of a `Set` may outlive it.
    own.onAbort = NO_CALLBACK;
    if (!all.delete(own) || all.size > 0) return;
    signal.removeEventListener("abort", listener);
    running.delete(signal);
  };
}

const NO_CALLBACK = (): void => {};

/**
 * Resolves as the promise does; rejects with the signal's reason when that aborts first. The promise continues for
 * others.
 */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      // Nobody waits for it any more, so nobody is told how it fails.
      promise.catch(() => {});
      return reject(signal.reason);
    }
    const cancel = whenAborted(signal, () => reject(signal.reason));
    promise.then((value) => (cancel(), resolve(value)), (reason) => (cancel(), reject(reason)));
  });
}
