/**
 * Which brands have an entry with a hash: one table for all brands, with a filter of one bit each in front of it.
 * @module
 */

/** Most slots in use, of four. */
const FULL = 3;
/** Bits of the filter for each slot, as a shift: most hashes that are looked up are of no brand and end here. */
const FILTER = 3;
/** A free slot, and one whose brand was removed. */
const FREE = 0;
const GONE = 0xffffffff;

/** Parts of a table, as a shift: each grows by itself, so that no addition takes long. */
const PARTS = 4;

/** The entries of all brands, in parts by the upper bits of their hashes. */
export class EntryTable {
  readonly #parts: Part[];

  /** @param count Entries expected. */
  constructor(count = 0) {
    this.#parts = Array.from({ length: 1 << PARTS }, () => new Part(count >>> PARTS));
  }

  /** Adds an entry of a brand. */
  put(hash: number, number: number): void {
    this.#parts[hash >>> 32 - PARTS]!.put(hash, number);
  }

  /** Removes an entry of a brand. */
  drop(hash: number, number: number): void {
    this.#parts[hash >>> 32 - PARTS]!.drop(hash, number);
  }

  /** Calls `use` with the number of every brand that has an entry with this hash. */
  find(hash: number, use: (number: number) => void): void {
    const part = this.#parts[hash >>> 32 - PARTS]!;
    if (part.mayHave(hash)) part.find(hash, use);
  }
}

/**
 * Open addressing with linear probing. Slots hold the whole hash, so that growing copies them and works out nothing
 * again.
 */
class Part {
  #hashes: Uint32Array;
  /** The number of the brand plus one. */
  #numbers: Uint32Array;
  #filter: Uint32Array;
  #mask: number;
  #filterMask: number;
  /** Slots that are not free, and those of them that are gone. */
  #used = 0;
  #gone = 0;

  constructor(count: number) {
    let size = 64;
    while (size * FULL < count * 4) size *= 2;
    this.#hashes = new Uint32Array(size);
    this.#numbers = new Uint32Array(size);
    this.#filter = new Uint32Array((size << FILTER) / 32);
    this.#mask = size - 1;
    this.#filterMask = (size << FILTER) - 1;
  }

  put(hash: number, number: number): void {
    if (this.#used * 4 >= this.#hashes.length * FULL) this.#grow();
    this.#place(hash, number + 1);
  }

  drop(hash: number, number: number): void {
    for (let i = hash & this.#mask; this.#numbers[i] !== FREE; i = i + 1 & this.#mask) {
      if (this.#hashes[i] === hash && this.#numbers[i] === number + 1) {
        this.#numbers[i] = GONE;
        this.#gone++;
        return;
      }
    }
  }

  /** Whether some brand may have an entry with this hash: a cheap test before {@link Part.find}. */
  mayHave(hash: number): boolean {
    return (this.#filter[(hash & this.#filterMask) >>> 5]! >>> (hash & 31) & 1) !== 0;
  }

  find(hash: number, use: (number: number) => void): void {
    for (let i = hash & this.#mask;; i = i + 1 & this.#mask) {
      const number = this.#numbers[i]!;
      if (number === FREE) return;
      if (this.#hashes[i] === hash && number !== GONE) use(number - 1);
    }
  }

  #place(hash: number, value: number): void {
    let i = hash & this.#mask;
    while (this.#numbers[i] !== FREE) i = i + 1 & this.#mask;
    this.#hashes[i] = hash;
    this.#numbers[i] = value;
    this.#filter[(hash & this.#filterMask) >>> 5]! |= 1 << (hash & 31);
    this.#used++;
  }

  /** Twice the slots; the same number when half of the used ones are gone. */
  #grow(): void {
    const hashes = this.#hashes;
    const numbers = this.#numbers;
    const size = this.#gone * 2 > this.#used ? hashes.length : hashes.length * 2;
    this.#hashes = new Uint32Array(size);
    this.#numbers = new Uint32Array(size);
    this.#filter = new Uint32Array((size << FILTER) / 32);
    this.#mask = size - 1;
    this.#filterMask = (size << FILTER) - 1;
    this.#used = 0;
    this.#gone = 0;
    for (let i = 0; i < hashes.length; i++) {
      const number = numbers[i]!;
      if (number !== FREE && number !== GONE) this.#place(hashes[i]!, number);
    }
  }
}
