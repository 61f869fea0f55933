/**
 * Runs `work` on every item, at most `limit` at a time, in the order of the items.
 *
 * Resolves when all have ended. After the first rejection of `work`, or when the signal aborts, no further item
 * starts; a rejection is rethrown when the items that run have ended.
 */
export async function pool<T>(
  items: Iterable<T> | AsyncIterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let failure: { reason: unknown } | undefined;
  let running = 0;
  let wake: (() => void) | undefined;
  // Shared by all items: a function of its own for each takes more memory than most items.
  const ended = () => {
    running--;
    wake?.();
  };
  const failed = (reason: unknown) => {
    failure ??= { reason };
    ended();
  };
  for await (const item of items) {
    if (failure !== undefined || signal.aborted) break;
    running++;
    work(item).then(ended, failed);
    while (running >= limit) await new Promise<void>((resolve) => wake = resolve);
  }
  while (running > 0) await new Promise<void>((resolve) => wake = resolve);
  if (failure !== undefined) throw failure.reason;
}
