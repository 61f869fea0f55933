/**
 * A set of texts that looks them up without making strings of them.
 * @module
 */

/** Of the FNV-1a hash, 32 bits. */
const [FNV_BASIS, FNV_PRIME] = [0x811c9dc5, 0x01000193];

/**
 * The texts that edits make of an original, each with a number from 0.
 *
 * A text is written behind the last one and looked up there, so one that is there already, or is never yielded, costs
 * no string: that is most of them.
 */
export class Texts {
  /** How many texts there are. */
  size = 0;
  readonly #own: Uint16Array;
  /** All texts as UTF-16 units, one after the other, and where each ends. */
  #units = new Uint16Array(2 ** 13);
  #ends = new Int32Array(2 ** 10);
  /** Where the text to look up begins and ends, and its hash so far. */
  #start = 0;
  #end = 0;
  #hash = FNV_BASIS;
  /**
   * By hash: the number of a text, plus one, and its hash beside it, since a lookup mostly ends there. At most half of
   * the pairs are in use.
   */
  #slots = new Int32Array(2 ** 12);

  constructor(own: string) {
    this.#own = Uint16Array.from(own, (_, i) => own.charCodeAt(i));
  }

  /** Writes a part of the original. */
  own(from: number, to: number): void {
    let [end, hash] = [this.#end, this.#hash];
    if (end + to - from > this.#units.length) this.#units = grown(this.#units, to - from);
    const [own, units] = [this.#own, this.#units];
    for (let i = from; i < to; i++) {
      const unit = own[i]!;
      units[end++] = unit;
      hash = Math.imul(hash ^ unit, FNV_PRIME);
    }
    this.#end = end;
    this.#hash = hash;
  }

  /** Writes a text. */
  put(put: string): void {
    let [end, hash] = [this.#end, this.#hash];
    if (end + put.length > this.#units.length) this.#units = grown(this.#units, put.length);
    const units = this.#units;
    for (let i = 0; i < put.length; i++) {
      const unit = put.charCodeAt(i);
      units[end++] = unit;
      hash = Math.imul(hash ^ unit, FNV_PRIME);
    }
    this.#end = end;
    this.#hash = hash;
  }

  /** Returns the number of what was written since the last call; `size` as it was before when the text is new. */
  number(): number {
    const hash = this.#hash ^ this.#hash >>> 15;
    this.#hash = FNV_BASIS;
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = hash << 1 & last;
    for (let n = slots[slot]! - 1; n >= 0; n = slots[slot]! - 1) {
      if (slots[slot + 1] === hash && this.#is(n)) {
        this.#end = this.#start;
        return n;
      }
      slot = slot + 2 & last;
    }
    return this.#add(slot, hash);
  }

  /** Whether a text is the one to look up. */
  #is(n: number): boolean {
    const from = n === 0 ? 0 : this.#ends[n - 1]!;
    const start = this.#start;
    const length = this.#end - start;
    if (this.#ends[n]! - from !== length) return false;
    for (let i = 0; i < length; i++) if (this.#units[from + i] !== this.#units[start + i]) return false;
    return true;
  }

  #add(slot: number, hash: number): number {
    const n = this.size++;
    this.#start = this.#end;
    if (n === this.#ends.length) this.#ends = grown(this.#ends);
    this.#ends[n] = this.#end;
    this.#slots[slot] = n + 1;
    this.#slots[slot + 1] = hash;
    if (4 * this.size === this.#slots.length) this.#grow();
    return n;
  }

  #grow(): void {
    const old = this.#slots;
    const slots = this.#slots = new Int32Array(2 * old.length);
    const last = slots.length - 1;
    for (let i = 0; i < old.length; i += 2) {
      if (old[i] === 0) continue;
      const hash = old[i + 1]!;
      let slot = hash << 1 & last;
      while (slots[slot] !== 0) slot = slot + 2 & last;
      slots[slot] = old[i]!;
      slots[slot + 1] = hash;
    }
  }
}

/** Returns an array twice as long, and `more` beyond that, with the same start. */
function grown<T extends Int32Array | Uint16Array>(array: T, more = 0): T {
  const out = new (array.constructor as new (length: number) => T)(2 * array.length + more);
  out.set(array);
  return out;
}
