/** Initial number of slots; a power of two. */
const FIRST_SLOTS = 1_024;
/** Load factor above which the number of slots doubles. */
const FULL = 0.5;

/**
 * A set of names that stores 64 bits of each: 16 to 32 bytes a name where a `Set` stores the whole text. Among a
 * million names the chance of a collision is 1 in 37 million; the hash has a random seed, so that collisions cannot
 * be prepared.
 */
export class NameSet {
  /** Names that were added. */
  size = 0;
  /** Two words a slot; both are 0 in a free one. */
  #slots = new Uint32Array(2 * FIRST_SLOTS);
  readonly #seed: number;

  /** @param random A number from 0 up to 1. */
  constructor(random: () => number = () => 0.5) {
    this.#seed = Math.floor(random() * 2 ** 32);
  }

  /** Whether the name was added. */
  has(name: string): boolean {
    const [low, high] = this.#hash(name);
    return this.#slots[this.#place(low, high)] !== 0;
  }

  /** Adds a name; false when it was added before. */
  add(name: string): boolean {
    const [low, high] = this.#hash(name);
    const at = this.#place(low, high);
    if (this.#slots[at] !== 0) return false;
    this.#slots[at] = low;
    this.#slots[at + 1] = high;
    if (++this.size > FULL * this.#slots.length / 2) this.#grow();
    return true;
  }

  /** The slot of the name, or the free slot for it. */
  #place(low: number, high: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    let at = (2 * low) & last;
    while (slots[at] !== 0 && (slots[at] !== low || slots[at + 1] !== high)) at = (at + 2) & last;
    return at;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(2 * old.length);
    for (let i = 0; i < old.length; i += 2) {
      if (old[i] === 0) continue;
      const at = this.#place(old[i]!, old[i + 1]!);
      this.#slots[at] = old[i]!;
      this.#slots[at + 1] = old[i + 1]!;
    }
  }

  /** Two words, the first never 0. Source: cyrb53 by bryc (public domain), which mixes as MurmurHash3 does. */
  #hash(name: string): [low: number, high: number] {
    let a = 0xdeadbeef ^ this.#seed;
    let b = 0x41c6ce57 ^ this.#seed;
    for (let i = 0; i < name.length; i++) {
      const unit = name.charCodeAt(i);
      a = Math.imul(a ^ unit, 2_654_435_761);
      b = Math.imul(b ^ unit, 1_597_334_677);
    }
    a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
    b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
    return [(a >>> 0) || 1, b >>> 0];
  }
}
