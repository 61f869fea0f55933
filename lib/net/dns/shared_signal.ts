/** What runs when a signal aborts. */
type OnAbort = () => void;

const running = new WeakMap<AbortSignal, { all: Set<OnAbort>; listener: OnAbort }>();

/**
 * Calls `onAbort` when the signal aborts. Thousands of questions may share a signal, which has one listener for all of
 * them: platforms walk through all listeners to add and to remove one, and warn at eleven.
 *
 * @returns What ends it; harmless when repeated.
 */
export function whenAborted(signal: AbortSignal, onAbort: OnAbort): () => void {
  let group = running.get(signal);
  if (group === undefined) {
    const all = new Set<OnAbort>();
    group = { all, listener: () => all.forEach((each) => each()) };
    running.set(signal, group);
    signal.addEventListener("abort", group.listener, { once: true });
  }
  const { all, listener } = group;
  // Of its own: the same function may wait twice.
  const own = () => onAbort();
  all.add(own);
  return () => {
    if (!all.delete(own) || all.size > 0) return;
    signal.removeEventListener("abort", listener);
    running.delete(signal);
  };
}
