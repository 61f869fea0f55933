/**
 * A queue between producers that push and one consumer that iterates. It takes whatever is pushed; producers that look
 * at `isBehind` before they start more work keep it short, so that a slow reader slows the work.
 */
export class Queue<T> implements AsyncIterable<T> {
  readonly #capacity: number;
  #items: T[] = [];
  #closed = false;
  #failure: { reason: unknown } | undefined;
  #reader: (() => void) | undefined;
  #whenRead: { promise: Promise<void>; resolve: () => void } | undefined;

  /** @param capacity Items that may wait before the consumer counts as behind. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Items that wait for the consumer. */
  get size(): number {
    return this.#items.length;
  }

  /** Whether no more work should start before the consumer has read. */
  get isBehind(): boolean {
    return this.size >= this.#capacity && !this.#closed;
  }

  /** Resolves when the consumer is not behind. */
  async whenRead(): Promise<void> {
    while (this.isBehind) await (this.#whenRead ??= Promise.withResolvers<void>()).promise;
  }

  /** Adds an item. What is pushed after `close` or `fail` is dropped. */
  push(item: T): void {
    if (this.#closed) return;
    this.#items.push(item);
    this.#wakeReader();
  }

  /** Ends the iteration after the items that wait. */
  close(): void {
    this.#closed = true;
    this.#wakeReader();
    this.#reportRead();
  }

  /** Ends the iteration at once: items that wait are dropped, the consumer gets `reason` thrown. */
  fail(reason: unknown): void {
    if (this.#closed) return;
    this.#failure = { reason };
    this.close();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    try {
      for (;;) {
        if (this.#failure !== undefined) throw this.#failure.reason;
        if (this.#items.length > 0) {
          const item = this.#items.shift()!;
          if (!this.isBehind) this.#reportRead();
          yield item;
        } else if (this.#closed) {
          return;
        } else {
          await new Promise<void>((resolve) => this.#reader = resolve);
        }
      }
    } finally {
      this.#items = [];
      this.close();
    }
  }

  #reportRead(): void {
    this.#whenRead?.resolve();
    this.#whenRead = undefined;
  }

  #wakeReader(): void {
    this.#reader?.();
    this.#reader = undefined;
  }
}
