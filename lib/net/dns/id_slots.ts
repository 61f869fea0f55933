/** What waits for a message with its id. */
export interface Waiting {
  /** 16 bits. */
  id: number;
}

/** Who waits for a message, by its id: an array, since a `Map` with as many removals as additions gets new tables again and again. */
export class IdSlots<T extends Waiting> {
  readonly #slots: (T | undefined)[];
  /** How many wait. */
  size = 0;

  /** @param size A power of two; fewer wait at a time. */
  constructor(size: number) {
    this.#slots = new Array<T | undefined>(size).fill(undefined);
  }

  /**
   * Sets the id of one that waits from now on: this one, or the next one whose slot is free. When none is, who had the
   * slot of this one waits in vain.
   */
  take(id: number, waiting: T): void {
    for (let left = this.#slots.length; left > 0 && this.#at(id) !== undefined; left--) {
      id = (id + 1) & 65_535;
    }
    if (this.#at(id) === undefined) this.size++;
    waiting.id = id;
    this.#slots[id & (this.#slots.length - 1)] = waiting;
  }

  /** Who waits for a message with this id. */
  get(id: number): T | undefined {
    const waiting = this.#at(id);
    return waiting?.id === id ? waiting : undefined;
  }

  /** Ends a wait; of one that has ended nothing changes. */
  free(waiting: T): void {
    if (this.#at(waiting.id) !== waiting) return;
    this.#slots[waiting.id & (this.#slots.length - 1)] = undefined;
    this.size--;
  }

  /** All who wait; frees their slots. */
  takeAll(): T[] {
    const all = this.#slots.filter((each) => each !== undefined);
    this.#slots.fill(undefined);
    this.size = 0;
    return all;
  }

  /** Who has the slot of an id, perhaps by another id. */
  #at(id: number): T | undefined {
    return this.#slots[id & (this.#slots.length - 1)];
  }
}
