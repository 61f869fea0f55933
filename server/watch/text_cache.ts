/** Characters in memory, of all texts together. */
const MOST_CHARACTERS = 8_388_608;

interface Held {
  readonly version: string;
  readonly text: Promise<string>;
  length: number;
}

/** Texts that are costly to make, each in its newest version; those read last stay in memory. */
export class TextCache {
  readonly #held = new Map<string, Held>();
  readonly #most: number;
  #characters = 0;

  /** @param most Characters in memory at most. */
  constructor(most: number = MOST_CHARACTERS) {
    this.#most = most;
  }

  /**
   * Returns a text in a version; `make` runs unless that version is in memory or being made. What `make` throws is
   * thrown, and nothing stays in memory of it.
   */
  async of(key: string, version: string, make: () => Promise<string>): Promise<string> {
    const known = this.#held.get(key);
    if (known !== undefined) this.#drop(key, known);
    if (known?.version === version) {
      // The last one read moves to the end.
      this.#held.set(key, known);
      this.#characters += known.length;
      return await known.text;
    }
    const held: Held = { version, text: make(), length: 0 };
    this.#held.set(key, held);
    try {
      const text = await held.text;
      if (this.#held.get(key) === held && held.length === 0) {
        held.length = text.length;
        this.#characters += text.length;
        for (const [each, old] of this.#held) {
          if (this.#characters <= this.#most) break;
          this.#drop(each, old);
        }
      }
      return text;
    } catch (error) {
      if (this.#held.get(key) === held) this.#drop(key, held);
      throw error;
    }
  }

  #drop(key: string, { length }: Held): void {
    this.#held.delete(key);
    this.#characters -= length;
  }
}
