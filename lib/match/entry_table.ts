/** Most slots in use, of four. */
const FULL = 3;
/** Bits of the filter for each slot, as a shift: most hashes that are looked up are of no brand and end here. */
const FILTER = 3;
/** A free slot, and one whose brand was removed. */
const FREE = 0;
const GONE = 0xffffffff;

/**
 * Which brands have an entry with a hash: open addressing with linear probing, and a filter of one bit for each hash in
 * front of it. Slots hold the whole hash, so that growing copies them and works out nothing again.
 */
export class EntryTable {
  #hashes = new Uint32Array();
  /** The number of the brand plus one. */
  #numbers = new Uint32Array();
  #filter = new Uint32Array();
  /** Slots that are not free, and the entries that are there. */
  #used = 0;
  #size = 0;

  /** @param count Entries expected. */
  constructor(count = 0) {
    this.#allocate(count);
  }

  /** Adds an entry of a brand. */
  put(hash: number, number: number): void {
    if (this.#used * 4 >= this.#hashes.length * FULL) {
      const [hashes, numbers] = [this.#hashes, this.#numbers];
      this.#allocate(this.#size * 2);
      for (let i = 0; i < numbers.length; i++) {
        const value = numbers[i]!;
        if (value !== FREE && value !== GONE) this.#place(hashes[i]!, value);
      }
    }
    this.#place(hash, number + 1);
    this.#size++;
  }

  /** Removes an entry of a brand. */
  drop(hash: number, number: number): void {
    const mask = this.#hashes.length - 1;
    for (let i = hash & mask; this.#numbers[i] !== FREE; i = i + 1 & mask) {
      if (this.#hashes[i] === hash && this.#numbers[i] === number + 1) {
        this.#numbers[i] = GONE;
        this.#size--;
        return;
      }
    }
  }

  /** Calls `use` with the number of every brand that has an entry with this hash. */
  find(hash: number, use: (number: number) => void): void {
    const bit = hash & this.#filter.length * 32 - 1;
    if ((this.#filter[bit >>> 5]! >>> (bit & 31) & 1) === 0) return;
    const mask = this.#hashes.length - 1;
    for (let i = hash & mask;; i = i + 1 & mask) {
      const number = this.#numbers[i]!;
      if (number === FREE) return;
      if (this.#hashes[i] === hash && number !== GONE) use(number - 1);
    }
  }

  /** Makes room for so many entries. */
  #allocate(count: number): void {
    let size = 64;
    while (size * FULL < count * 4) size *= 2;
    this.#hashes = new Uint32Array(size);
    this.#numbers = new Uint32Array(size);
    this.#filter = new Uint32Array((size << FILTER) / 32);
    this.#used = 0;
  }

  #place(hash: number, value: number): void {
    const mask = this.#hashes.length - 1;
    let i = hash & mask;
    while (this.#numbers[i] !== FREE) i = i + 1 & mask;
    this.#hashes[i] = hash;
    this.#numbers[i] = value;
    const bit = hash & this.#filter.length * 32 - 1;
    this.#filter[bit >>> 5]! |= 1 << (bit & 31);
    this.#used++;
  }
}
