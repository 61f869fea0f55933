/**
 * A set of texts that looks them up without making strings of them.
 * @module
 */

/** Of the FNV-1a hash, 32 bits. */
const [FNV_BASIS, FNV_PRIME] = [0x811c9dc5, 0x01000193];

/**
 * The texts that edits make of an original, each with a number from 0.
 *
 * A text is written to a buffer and looked up there, so one that is there already, or is never yielded, costs no
 * string: that is most of them.
 */
export class Texts {
  /** How many texts there are. */
  size = 0;
  readonly #own: Uint16Array;
  /** The text to look up, as UTF-16 units. */
  #text = new Uint16Array(64);
  #length = 0;
  #hash = FNV_BASIS;
  /** By hash: the number of a text, plus one. At most half of them are in use. */
  #slots = new Int32Array(2 ** 11);
  #hashes = new Int32Array(2 ** 10);
  /** All texts, one after the other, and where each ends. */
  #units = new Uint16Array(2 ** 13);
  #ends = new Int32Array(2 ** 10);

  constructor(own: string) {
    this.#own = Uint16Array.from(own, (_, i) => own.charCodeAt(i));
  }

  /** Writes a part of the original. */
  own(from: number, to: number): void {
    if (this.#length + to - from > this.#text.length) this.#text = grown(this.#text, to - from);
    const [own, text] = [this.#own, this.#text];
    let [length, hash] = [this.#length, this.#hash];
    for (let i = from; i < to; i++) {
      const unit = own[i]!;
      text[length++] = unit;
      hash = Math.imul(hash ^ unit, FNV_PRIME);
    }
    this.#length = length;
    this.#hash = hash;
  }

  /** Writes a text. */
  put(put: string): void {
    if (this.#length + put.length > this.#text.length) this.#text = grown(this.#text, put.length);
    const text = this.#text;
    let [length, hash] = [this.#length, this.#hash];
    for (let i = 0; i < put.length; i++) {
      const unit = put.charCodeAt(i);
      text[length++] = unit;
      hash = Math.imul(hash ^ unit, FNV_PRIME);
    }
    this.#length = length;
    this.#hash = hash;
  }

  /** Returns the number of what was written since the last call; `size` as it was before when the text is new. */
  number(): number {
    const [length, hash] = [this.#length, this.#hash ^ this.#hash >>> 15];
    this.#length = 0;
    this.#hash = FNV_BASIS;
    const last = this.#slots.length - 1;
    let slot = hash & last;
    for (let n = this.#slots[slot]! - 1; n >= 0; n = this.#slots[slot]! - 1) {
      if (this.#hashes[n] === hash && this.#is(n, length)) return n;
      slot = slot + 1 & last;
    }
    return this.#add(slot, length, hash);
  }

  /** Whether a text is the one in the buffer. */
  #is(n: number, length: number): boolean {
    const from = n === 0 ? 0 : this.#ends[n - 1]!;
    if (this.#ends[n]! - from !== length) return false;
    for (let i = 0; i < length; i++) if (this.#units[from + i] !== this.#text[i]) return false;
    return true;
  }

  #add(slot: number, length: number, hash: number): number {
    const n = this.size++;
    const from = n === 0 ? 0 : this.#ends[n - 1]!;
    if (from + length > this.#units.length) this.#units = grown(this.#units, length);
    for (let i = 0; i < length; i++) this.#units[from + i] = this.#text[i]!;
    this.#ends[n] = from + length;
    this.#hashes[n] = hash;
    this.#slots[slot] = n + 1;
    if (this.size === this.#hashes.length) this.#grow();
    return n;
  }

  #grow(): void {
    this.#ends = grown(this.#ends);
    this.#hashes = grown(this.#hashes);
    const slots = this.#slots = new Int32Array(2 * this.#slots.length);
    for (let n = 0; n < this.size; n++) {
      let slot = this.#hashes[n]! & slots.length - 1;
      while (slots[slot] !== 0) slot = slot + 1 & slots.length - 1;
      slots[slot] = n + 1;
    }
  }
}

/** Returns an array twice as long, and `more` beyond that, with the same start. */
function grown<T extends Int32Array | Uint16Array>(array: T, more = 0): T {
  const out = new (array.constructor as new (length: number) => T)(2 * array.length + more);
  out.set(array);
  return out;
}
