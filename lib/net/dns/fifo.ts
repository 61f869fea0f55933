const FIRST_CAPACITY = 16;

/** A first-in, first-out queue: a ring that grows, so that neither end moves or copies the others. */
export class Fifo<T> {
  #items: (T | undefined)[] = new Array(FIRST_CAPACITY);
  #head = 0;
  #length = 0;

  /** The first item; undefined when the queue is empty. */
  get first(): T | undefined {
    return this.#items[this.#head];
  }

  /** Adds an item at the end. */
  push(item: T): void {
    if (this.#length === this.#items.length) this.#grow();
    this.#items[(this.#head + this.#length++) & (this.#items.length - 1)] = item;
  }

  /** Removes the first item. */
  shift(): void {
    if (this.#length === 0) return;
    // Its memory is released now, not when the place is taken again.
    this.#items[this.#head] = undefined;
    this.#head = (this.#head + 1) & (this.#items.length - 1);
    this.#length--;
  }

  /** A power of two. */
  #grow(): void {
    const before = this.#items;
    const items = new Array<T | undefined>(2 * before.length);
    for (let i = 0; i < before.length; i++) items[i] = before[(this.#head + i) & (before.length - 1)];
    this.#items = items;
    this.#head = 0;
  }
}
