/** Milliseconds of work after which the page gets a turn. */
export const STRETCH_MS = 8;

/** Lets everything else that waits run first. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Does some work for each item, with turns between stretches of it. */
export async function eachInTurns<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let until = performance.now() + STRETCH_MS;
  for (const [i, item] of items.entries()) {
    work(item);
    if (i % 64 === 0 && performance.now() > until) {
      await turn();
      until = performance.now() + STRETCH_MS;
    }
  }
}
