/** Milliseconds of work after which it yields to the page. */
export const WORK_MS = 8;

/** Yields to all other pending work. */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Does some work for each item, and yields in between. */
export async function eachYielding<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let until = performance.now() + WORK_MS;
  for (const [i, item] of items.entries()) {
    work(item);
    if (i % 64 === 0 && performance.now() > until) {
      await yieldToPage();
      until = performance.now() + WORK_MS;
    }
  }
}
