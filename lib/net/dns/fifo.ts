/** A first-in, first-out queue that does not move its items at every step. */
export class Fifo<T> {
  #items: T[] = [];
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
    if (++this.#head * 2 < this.#items.length) return;
    this.#items = this.#items.slice(this.#head);
    this.#head = 0;
  }
}
