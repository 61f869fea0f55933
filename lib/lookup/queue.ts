/**
 * A queue between producers that push and one consumer that iterates. `push` resolves at once while fewer than
 * `capacity` items wait, otherwise when the consumer has caught up, so that a slow reader slows the work down and
 * memory stays bounded.
 */
export class Queue<T> implements AsyncIterable<T> {
  readonly #capacity: number;
  #items: T[] = [];
  #head = 0;
  #closed = false;
  #failure: { reason: unknown } | undefined;
  #reader: (() => void) | undefined;
  #writers: (() => void)[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Items that wait for the consumer. */
  get size(): number {
    return this.#items.length - this.#head;
  }

  /** Whether `push` would have to wait. */
  get full(): boolean {
    return this.size >= this.#capacity;
  }

  /** Adds an item. Items pushed after `close` or `fail` are dropped. */
  push(item: T): Promise<void> | void {
    if (this.#closed) return;
    this.#items.push(item);
    this.#wakeReader();
    if (this.full) return new Promise((resolve) => this.#writers.push(resolve));
  }

  /** Ends the iteration after the queued items. */
  close(): void {
    this.#closed = true;
    this.#wakeReader();
    this.#wakeWriters();
  }

  /** Ends the iteration at once: queued items are dropped, and the iteration throws `reason`. */
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
          // Frees items that were read, even if the queue never runs empty because its reader is always behind.
          if (this.#head === this.#items.length || this.#head >= this.#capacity) {
            this.#items.splice(0, this.#head);
            this.#head = 0;
          }
          if (this.size < this.#capacity / 2) this.#wakeWriters();
          yield item;
        } else if (this.#closed) {
          return;
        } else {
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

  #wakeWriters(): void {
    const writers = this.#writers;
    this.#writers = [];
    for (const wake of writers) wake();
  }
}
