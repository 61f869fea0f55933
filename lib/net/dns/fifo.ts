/** Items that were removed are dropped from the array when there are so many, and half of it are such. */
const MANY = 1_024;

/** A first-in, first-out queue: an array whose first items are moved away seldom, since each move takes all that follow. */
export class Fifo<T> {
  #items: (T | undefined)[] = [];
  #head = 0;

  /** The first item; undefined when the queue is empty. */
  get first(): T | undefined {
    return this.#items[this.#head];
  }

  /** Adds an item at the end. */
  push(item: T): void {
    this.#items.push(item);
  }

  /** Removes the first item. */
  shift(): void {
    if (this.#head === this.#items.length) return;
    // Its memory is released now, not when the place is dropped.
    this.#items[this.#head++] = undefined;
    if (this.#head < MANY || this.#head < this.#items.length / 2) return;
    this.#items = this.#items.slice(this.#head);
    this.#head = 0;
  }
}
