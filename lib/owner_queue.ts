/** What waits for its turn, by owner: each owner in turn, and of one owner the first that came. */
export class OwnerQueue<T> {
  /** Owners in the order of their turns. */
  readonly #waiting = new Map<string, T[]>();

  /** How many of an owner wait. */
  of(owner: string): number {
    return this.#waiting.get(owner)?.length ?? 0;
  }

  /** Puts an item behind the owner's others. */
  add(owner: string, item: T): void {
    const own = this.#waiting.get(owner);
    if (own === undefined) this.#waiting.set(owner, [item]);
    else own.push(item);
  }

  /** Puts an item before the owner's others. The owner's turn stays where it is. */
  addFirst(owner: string, item: T): void {
    const own = this.#waiting.get(owner);
    if (own === undefined) this.#waiting.set(owner, [item]);
    else own.unshift(item);
  }

  /** Takes an item out of the queue. */
  remove(owner: string, item: T): void {
    const left = (this.#waiting.get(owner) ?? []).filter((each) => each !== item);
    if (left.length > 0) this.#waiting.set(owner, left);
    else this.#waiting.delete(owner);
  }

  /** Takes the first item of the owner whose turn it is; undefined when none waits. */
  next(): T | undefined {
    for (const [owner, own] of this.#waiting) {
      this.#waiting.delete(owner);
      const item = own.shift();
      if (own.length > 0) this.#waiting.set(owner, own);
      return item;
    }
    return undefined;
  }
}
