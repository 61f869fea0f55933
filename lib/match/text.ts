/**
 * Names as matching reads them: folded to ASCII letters, with a hash of every part at hand.
 * @module
 */
import { plainOf } from "../permute/kinds/homoglyph.ts";

const ASCII = /^[\0-\x7f]*$/, NOT_ASCII = /[^\0-\x7f]/gu;
const folded = new Map<string, string>();

/**
 * Returns a text with each non-ASCII character replaced by the ASCII letter that it looks like, where there is one.
 */
export function fold(text: string): string {
  return ASCII.test(text) ? text : text.replace(NOT_ASCII, foldedOf);
}

function foldedOf(c: string): string {
  let plain = folded.get(c);
  if (plain === undefined) {
    plain = plainOf(c).toLowerCase();
    if (folded.size > 4096) folded.clear();
    folded.set(c, plain);
  }
  return plain;
}

/** A character as seen at a glance: one letter for each set of ASCII look-alikes. */
const GLYPHS = new Uint16Array(128).map((_, code) => code);
for (const [to, ...from] of "o0 l1i s5 e3 a4 z2 t7 b8 g69q".split(" ")) {
  for (const c of from) GLYPHS[c.charCodeAt(0)] = to!.charCodeAt(0);
}

/** Returns the letter that a character code looks like at a glance. */
export function glyphOf(code: number): number {
  return code < 128 ? GLYPHS[code]! : code;
}

/** FNV-1a's prime as the base of the polynomial: odd, so that multiplication is invertible. */
const BASE = 0x01000193;
/** Longest text: a name has at most 253 characters. */
const MAX = 256;
const POWER_OF_BASE = new Int32Array(MAX + 1);
POWER_OF_BASE[0] = 1;
for (let i = 1; i <= MAX; i++) POWER_OF_BASE[i] = Math.imul(POWER_OF_BASE[i - 1]!, BASE);

/** Mixes a polynomial hash, so that all of its bits depend on all of the text. */
export function mix(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A text whose parts can be hashed in constant time. One is reused for many texts. */
export class Hashed {
  readonly codes: Uint16Array = new Uint16Array(MAX);
  readonly #prefix = new Int32Array(MAX + 1);
  /** Length of the text, at most 256. */
  length = 0;

  /** Reads the characters of a text, each through `read`. */
  set(text: string, read?: (code: number) => number): void {
    const length = this.length = Math.min(MAX, text.length);
    let h = 0;
    for (let i = 0; i < length; i++) {
      const raw = text.charCodeAt(i);
      const code = read === undefined ? raw : read(raw);
      this.codes[i] = code;
      this.#prefix[i + 1] = h = Math.imul(h, BASE) + code | 0;
    }
  }

  /** Returns the unmixed hash of a part. */
  part(from: number, to: number): number {
    return this.#prefix[to]! - Math.imul(this.#prefix[from]!, POWER_OF_BASE[to - from]!) | 0;
  }

  /**
   * Fills in the hashes of a part without each of its characters, and returns how many there are.
   *
   * @param seed What each is mixed with.
   * @param out Room for as many as the part has characters.
   */
  less1(from: number, to: number, seed: number, out: Uint32Array): number {
    let count = 0;
    for (let at = from; at < to; at++) out[count++] = mix(this.#rest(this.part(from, at), at, to) ^ seed);
    return count;
  }

  /**
   * Fills in the hashes of a part without any two of its characters, and returns how many there are.
   *
   * @param seed What each is mixed with.
   * @param out Room for n (n - 1) / 2 of n characters.
   */
  less2(from: number, to: number, seed: number, out: Uint32Array): number {
    let count = 0;
    for (let a = from; a < to - 1; a++) {
      /** The hash of what is left of `b`, without the character at `a`. */
      let head = this.part(from, a);
      for (let b = a + 1; b < to; b++) {
        out[count++] = mix(this.#rest(head, b, to) ^ seed);
        head = Math.imul(head, BASE) + this.codes[b]! | 0;
      }
    }
    return count;
  }

  /** The hash of `head` and, behind it, of what follows the character at `at`. */
  #rest(head: number, at: number, to: number): number {
    return this.#prefix[to]! + Math.imul(head - this.#prefix[at + 1]!, POWER_OF_BASE[to - at - 1]!) | 0;
  }

  /** Returns a hash of a part's characters in any order. */
  letters(from: number, to: number): number {
    let sum = 0;
    for (let i = from; i < to; i++) sum = sum + mix(this.codes[i]!) | 0;
    return sum;
  }
}

/** Whether a code unit is a digit of ASCII. */
export function isDigit(code: number): boolean {
  return code > 47 && code < 58;
}
