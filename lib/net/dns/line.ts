/** First in, first out, without moving what waits at every step. */
export class Line<T> {
  #items: T[] = [];
  #head = 0;

  /** What has waited longest. */
  get first(): T | undefined {
    return this.#items[this.#head];
  }

  /** Puts something at the end. */
  push(item: T): void {
    this.#items.push(item);
  }

  /** Takes the first away. */
  shift(): void {
    if (++this.#head * 2 < this.#items.length) return;
    this.#items = this.#items.slice(this.#head);
    this.#head = 0;
  }
}
