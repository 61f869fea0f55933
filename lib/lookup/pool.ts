/**
 * Runs `work` over every item, at most `limit` at a time, in the order of the items.
 *
 * Resolves when all have ended. The first rejection of `work` stops the intake and rejects, once what runs has
 * ended. An aborted signal stops the intake.
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
  const run = async (item: T) => {
    try {
      await work(item);
    } catch (reason) {
      failure ??= { reason };
    } finally {
      running--;
      wake?.();
    }
  };
  for await (const item of items) {
    if (failure !== undefined || signal.aborted) break;
    running++;
    run(item);
    while (running >= limit) await new Promise<void>((resolve) => wake = resolve);
  }
  while (running > 0) await new Promise<void>((resolve) => wake = resolve);
  if (failure !== undefined) throw failure.reason;
}

/**
 * Returns a function that runs work, at most `limit` at a time; the rest waits, first come first served.
 */
export function gate(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
    }
  };
}
