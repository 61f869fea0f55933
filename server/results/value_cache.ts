interface CachedValue<T> {
  readonly version: string;
  readonly value: Promise<T>;
  size: number;
}

/** Values that are costly to make, each in its newest version; those read last stay in memory, up to a size in all. */
export class ValueCache<T> {
  readonly #held = new Map<string, CachedValue<T>>();
  readonly #most: number;
  readonly #sizeOf: (value: T) => number;
  #size = 0;

  /** @param most The size of all values together. */
  constructor(most: number, sizeOf: (value: T) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /**
   * Returns a value in a version; `make` runs unless that version is in memory or being made. What `make` throws is
   * thrown, and nothing stays in memory of it.
   */
  async of(key: string, version: string, make: () => Promise<T>): Promise<T> {
    const known = this.#held.get(key);
    if (known !== undefined) this.#drop(key, known);
    if (known?.version === version) {
      // The last one read moves to the end.
      this.#held.set(key, known);
      this.#size += known.size;
      return await known.value;
    }
    const held: CachedValue<T> = { version, value: make(), size: 0 };
    this.#held.set(key, held);
    try {
      const value = await held.value;
      if (this.#held.get(key) === held && held.size === 0) {
        held.size = this.#sizeOf(value);
        this.#size += held.size;
        for (const [each, old] of this.#held) {
          if (this.#size <= this.#most) break;
          this.#drop(each, old);
        }
      }
      return value;
    } catch (error) {
      if (this.#held.get(key) === held) this.#drop(key, held);
      throw error;
    }
  }

  #drop(key: string, { size }: CachedValue<T>): void {
    this.#held.delete(key);
    this.#size -= size;
  }
}
