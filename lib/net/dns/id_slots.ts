/** Who waits for a message, by its id: an array, because a `Map` has the trouble that `Bag` tells of. */
export class IdSlots<T> {
  readonly #slots: (T | undefined)[];

  /** @param size A power of two; fewer wait at a time. */
  constructor(size: number) {
    this.#slots = new Array<T | undefined>(size).fill(undefined);
  }

  /**
   * Takes a slot; returns the id that it goes by: this one, or the next one whose slot is free. When none is, who had the
   * slot of this one waits in vain.
   */
  take(id: number, waiting: T): number {
    for (let left = this.#slots.length; left > 0 && this.get(id) !== undefined; left--) {
      id = (id + 1) & 65_535;
    }
    this.#slots[id & (this.#slots.length - 1)] = waiting;
    return id;
  }

  /** Who has the slot of an id, perhaps by another id. */
  get(id: number): T | undefined {
    return this.#slots[id & (this.#slots.length - 1)];
  }

  /** Releases the slot of an id that was taken. */
  free(id: number): void {
    this.#slots[id & (this.#slots.length - 1)] = undefined;
  }

  /** All who wait; frees their slots. */
  takeAll(): T[] {
    const all = this.#slots.filter((each) => each !== undefined);
    this.#slots.fill(undefined);
    return all;
  }
}
