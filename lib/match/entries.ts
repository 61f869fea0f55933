/**
 * The index entries of a brand: hashes of its label as it is, without one or two characters, edited, in any order.
 * @module
 */
import { type Brand, editsOf, wordsOf } from "./brand.ts";
import { glyphOf, Hashed, mix } from "./text.ts";

/** The sort of text that an entry is a hash of; also the seed of the hash, which keeps the sorts apart. */
export const ENTRY = {
  /** The label as seen at a glance. */
  glyphs: 0x1b873593,
  /** The label without one character. */
  less1: 0x2545f491,
  /** The label without two characters. */
  less2: 0x3c6ef372,
  /** The label after one edit of several characters. */
  edited: 0x4f1bbcdc,
  /** The label's letters in any order. */
  letters: 0x5be0cd19,
  /** The label with words left out, moved or shortened. */
  words: 0x6a09e667,
} as const;

/** Labels this short have no entries less one character. */
const LESS1_FROM = 2;
/** Labels this long have entries less two characters: shorter ones are two edits from any word. */
export const LESS2_FROM = 8;
/** And those up to this length: an entry for each pair of characters is 276 of them here. */
const LESS2_TO = 24;
const text = new Hashed();
const room = new Uint32Array(LESS2_TO * (LESS2_TO - 1) / 2);

/** Returns the hashes of a brand's entries, each once. */
export function entriesOf(brand: Brand): Iterable<number> {
  const { plain } = brand;
  const out = new Set<number>();
  const count = plain.length;
  text.set(plain, glyphOf);
  out.add(mix(text.part(0, count) ^ ENTRY.glyphs));
  if (brand.lead !== "") {
    text.set(brand.lead, glyphOf);
    out.add(mix(text.part(0, brand.lead.length) ^ ENTRY.glyphs));
  }
  text.set(plain);
  const add = (hashes: number): void => {
    for (let i = 0; i < hashes; i++) out.add(room[i]!);
  };
  if (count >= LESS1_FROM) {
    out.add(mix(text.part(0, count) ^ ENTRY.less1));
    add(text.less1(0, count, ENTRY.less1, room));
  }
  if (count >= LESS2_FROM && count <= LESS2_TO) {
    out.add(mix(text.part(0, count) ^ ENTRY.less2));
    add(text.less1(0, count, ENTRY.less2, room));
    add(text.less2(0, count, ENTRY.less2, room));
  }
  out.add(mix(text.letters(0, count) ^ ENTRY.letters));
  const whole = new Hashed();
  for (const edited of editsOf(brand).keys()) {
    whole.set(edited);
    out.add(mix(whole.part(0, whole.length) ^ ENTRY.edited));
  }
  for (const words of wordsOf(brand)) {
    whole.set(words);
    out.add(mix(whole.part(0, whole.length) ^ ENTRY.words));
  }
  return out;
}

/** Most slots in use, of four. */
const FULL = 3;
/** Bits of the filter for each slot, as a shift: most hashes that are looked up are of no brand and end here. */
const FILTER = 3;
/** A free slot. */
const FREE = 0;

/**
 * Which brands have an entry with a hash: open addressing with linear probing, and a filter of one bit for each hash in
 * front of it. Slots hold the whole hash, so that growing copies them and works out nothing again.
 */
export class EntryTable {
  #hashes = new Uint32Array();
  /** The number of the brand plus one. */
  #numbers = new Uint32Array();
  #filter = new Uint32Array();
  /** Slots that are not free. */
  #used = 0;

  /** @param count Entries expected. */
  constructor(count = 0) {
    this.#allocate(count);
  }

  /** Adds an entry of a brand. */
  put(hash: number, number: number): void {
    if (this.#used * 4 >= this.#hashes.length * FULL) this.#grow();
    this.#place(hash, number + 1);
  }

  /** Calls `use` with the number of every brand that has an entry with this hash. */
  find(hash: number, use: (number: number) => void): void {
    const bit = hash & this.#filter.length * 32 - 1;
    if ((this.#filter[bit >>> 5]! >>> (bit & 31) & 1) === 0) return;
    const mask = this.#hashes.length - 1;
    for (let i = hash & mask;; i = i + 1 & mask) {
      const number = this.#numbers[i]!;
      if (number === FREE) return;
      if (this.#hashes[i] === hash) use(number - 1);
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

  #grow(): void {
    const hashes = this.#hashes, numbers = this.#numbers;
    this.#allocate(this.#used * 2);
    for (let i = 0; i < hashes.length; i++) {
      if (numbers[i] !== FREE) this.#place(hashes[i]!, numbers[i]!);
    }
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
