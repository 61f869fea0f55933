/**
 * A queue between producers that push and one consumer that iterates. It takes whatever is pushed; producers that look
 * at `isBehind` before they start more work keep it short, so that a slow reader slows the work.
 */
export class Queue<T> implements AsyncIterable<T> {
  /** Items that the consumer has taken. */
  taken = 0;
  readonly #capacity: number;
  readonly #onRead: (isEmpty: boolean) => void;
  #items: T[] = [];
  #head = 0;
  #closed = false;
  #failure: { reason: unknown } | undefined;
  #reader: (() => void) | undefined;

  /**
   * @param capacity Items that may wait before the consumer counts as behind.
   * @param onRead Called when the consumer that is not behind takes an item, and with `true` when it waits for more.
   */
  constructor(capacity: number, onRead: (isEmpty: boolean) => void = () => {}) {
    this.#capacity = capacity;
    this.#onRead = onRead;
  }

  /** Items that wait for the consumer. */
  get size(): number {
    return this.#items.length - this.#head;
  }

  /** Whether no more work should start before the consumer has read. */
  get isBehind(): boolean {
    return this.size >= this.#capacity && !this.#closed;
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
        if (this.#head < this.#items.length) {
          const item = this.#items[this.#head++]!;
          this.taken++;
          // Also where it never runs empty, as with a reader that is always behind: items that were read must be freed.
          if (this.#head === this.#items.length || this.#head >= this.#capacity) {
            this.#items.splice(0, this.#head);
            this.#head = 0;
          }
          if (!this.isBehind) this.#onRead(false);
          yield item;
        } else if (this.#closed) {
          return;
        } else {
          this.#onRead(true);
          // What that pushed is there already.
          if (this.size > 0 || this.#closed) continue;
          await new Promise<void>((resolve) => this.#reader = resolve);
        }
      }
    } finally {
      this.#items = [];
      this.#head = 0;
      this.close();
    }
  }

  #wakeReader(): void {
    this.#reader?.();
    this.#reader = undefined;
  }
}
