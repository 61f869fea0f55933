/**
 * Words that impostors borrow and write beside a brand: login, secure, the names of countries, of services and months.
 * @module
 */
import { keywords } from "../permute/kinds/keyword.ts";
import { NONE } from "./host.ts";
import { Hashed } from "./text.ts";

/** Words of two letters that phishing hosts join to a brand: `myjcb`, `jcbco`. */
const SHORT_WORDS = ["my", "co", "id", "go"];
/** Lengths of words that are looked up: longer ones are rare. */
export const WORD_FROM = 2;
/** See {@link WORD_FROM}. */
export const WORD_TO = 12;

const hashes = new Set<number>();
/** Bits of their hashes: most texts are none of them, and end here. */
const filter = new Uint8Array(1 << 16);

function list(): void {
  const text = new Hashed();
  const words = keywords().filter((word) => word.length > 2 && !word.includes("-"));
  for (const word of [...words, ...SHORT_WORDS]) {
    text.set(word);
    const hash = text.part(0, word.length);
    hashes.add(hash);
    filter[hash & 0xffff] = 1;
  }
}

/** Whether a part of a text is a borrowed word. */
export function isBorrowed(text: Hashed, from: number, to: number): boolean {
  if (hashes.size === 0) list();
  const hash = text.part(from, to);
  return filter[hash & 0xffff] === 1 && hashes.has(hash);
}

/**
 * Returns how many characters of a part of a host belong to borrowed words, the longest first from the left. Words of
 * two letters count between borders only; the ends of the part are borders.
 *
 * @param breaks The border before each character.
 */
export function borrowedIn(text: Hashed, breaks: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to;) {
    let length = Math.min(WORD_TO, to - at);
    for (; length >= WORD_FROM; length--) {
      const end = at + length;
      if (length === 2 && !(isEnd(breaks, at, from) && isEnd(breaks, end, to))) continue;
      if (isBorrowed(text, at, end)) break;
    }
    if (length >= WORD_FROM) count += length;
    at += length >= WORD_FROM ? length : 1;
  }
  return count;
}

const isEnd = (breaks: Uint8Array, at: number, end: number): boolean => at === end || breaks[at] !== NONE;
