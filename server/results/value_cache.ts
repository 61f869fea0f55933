/** Values that are costly to make; those read last stay in memory, up to a size in all. */
export class ValueCache<T> {
  readonly #held = new Map<string, { readonly value: Promise<T>; size: number }>();
  readonly #most: number;
  readonly #sizeOf: (value: T) => number;
  #size = 0;

  /** @param most The size of all values together. */
  constructor(most: number, sizeOf: (value: T) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /**
   * Returns a value; `make` runs unless it is in memory or being made. What `make` throws is thrown, and nothing stays in
   * memory of it.
   */
  async of(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#held.get(key);
    const held = known ?? { value: make(), size: 0 };
    // The last one read moves to the end.
    this.#held.delete(key);
    this.#held.set(key, held);
    if (known !== undefined) return await known.value;
    try {
      const value = await held.value;
      // Others may have put it out meanwhile.
      if (this.#held.get(key) !== held) return value;
      held.size = this.#sizeOf(value);
      this.#size += held.size;
      for (const [each, { size }] of this.#held) {
        if (this.#size <= this.#most) break;
        this.#held.delete(each);
        this.#size -= size;
      }
      return value;
    } catch (error) {
      if (this.#held.get(key) === held) this.#held.delete(key);
      throw error;
    }
  }
}
