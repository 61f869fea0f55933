import { Semaphore } from "../semaphore.ts";

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

/** Returns {@link Semaphore.run} of a new semaphore. */
export function gate(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const semaphore = new Semaphore(limit);
  return (work) => semaphore.run(work);
}
