/**
 * Names of brands within the words of a host: one edit away, or part of a longer word.
 * @module
 */
import { align, type Alignment } from "../align.ts";

/** Letters of a name that is looked for: shorter ones are near too many words. */
const LEAST = 6, MOST = 20;
/** What a name says that is one edit away, and one that stands within a longer word. */
const NEAR = 0.7, WITHIN = 0.8;
/** Letters of a word that are looked through. */
const MAX_WORD = 63;

/** Names of brands, each of one word. */
export class NearNames {
  readonly #names = new Map<string, Set<number>>();
  /** Names less one letter, with the names: two words that agree less one letter each are one or two edits apart. */
  readonly #shortened = new Map<string, string[]>();

  /** Adds a name of a brand. */
  add(name: string, brand: number): void {
    if (name.length < LEAST || name.length > MOST) return;
    const brands = this.#names.get(name);
    if (brands !== undefined) {
      brands.add(brand);
      return;
    }
    this.#names.set(name, new Set([brand]));
    for (const short of shortened(name)) {
      const names = this.#shortened.get(short);
      if (names === undefined) this.#shortened.set(short, [name]);
      else names.push(name);
    }
  }

  /** Returns the brands whose names are near a word or within it, each with how much that says; a name itself is none. */
  of(word: string): Map<number, number> {
    const found = new Map<number, number>();
    if (word.length < LEAST - 1 || word.length > MAX_WORD || this.#names.has(word)) return found;
    const put = (name: string, says: number): void => {
      for (const brand of this.#names.get(name) ?? []) {
        found.set(brand, Math.max(says, found.get(brand) ?? 0));
      }
    };
    for (let from = 0; from + LEAST <= word.length; from++) {
      for (let to = Math.min(word.length, from + MOST); to >= from + LEAST; to--) {
        put(word.slice(from, to), WITHIN);
      }
    }
    if (word.length > MOST + 1) return found;
    for (const short of [word, ...shortened(word)]) {
      put(short, NEAR);
      for (const name of this.#shortened.get(short) ?? []) if (isOneEdit(word, name)) put(name, NEAR);
    }
    return found;
  }
}

/** A word less each of its letters in turn. */
const shortened = (word: string): string[] =>
  Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));

const alignment: Alignment = { distance: 0, op: 0, op2: 0, at: 0 };

/** Whether two words differ in one place: another letter, one less or more, or two changed over. */
function isOneEdit(one: string, other: string): boolean {
  align(one, other, alignment, 1);
  return alignment.distance === 1;
}
