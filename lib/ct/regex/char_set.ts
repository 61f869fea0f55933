/**
 * Sets of code points: a bit mask for ASCII, a predicate for the rest. Host names are ASCII, so the mask is what the
 * fast paths use.
 * @module
 */

/** A set of code points. */
export interface CharSet {
  /** Bit `c & 31` of word `c >> 5` says whether ASCII character `c` is in the set. */
  readonly ascii: Uint32Array;
  /** Whether a code point of 128 or more is in the set. */
  readonly high: (codePoint: number) => boolean;
}

const none = () => false;
const isAny = () => true;

/** Returns the set of the given inclusive ranges. */
export function charRanges(...ranges: readonly (readonly [from: number, to: number])[]): CharSet {
  const ascii = new Uint32Array(4);
  const beyond: [number, number][] = [];
  for (const [from, to] of ranges) {
    for (let c = from; c <= Math.min(to, 127); c++) ascii[c >> 5]! |= 1 << (c & 31);
    if (to > 127) beyond.push([Math.max(from, 128), to]);
  }
  if (beyond.length === 0) return { ascii, high: none };
  return { ascii, high: (c) => beyond.some(([from, to]) => c >= from && c <= to) };
}

/** Every code point. */
export const ANY_CHAR: CharSet = charRanges([0, 0x10ffff]);
/** Every code point but the line feed. */
export const NOT_NEWLINE: CharSet = charRanges([0, 9], [11, 0x10ffff]);

/** Whether a code point is in the set. */
export function inSet(set: CharSet, codePoint: number): boolean {
  return codePoint < 128 ? (set.ascii[codePoint >> 5]! >>> (codePoint & 31) & 1) === 1 : set.high(codePoint);
}

/** Returns the union. */
export function union(sets: readonly CharSet[]): CharSet {
  const ascii = new Uint32Array(4);
  for (const set of sets) for (let i = 0; i < 4; i++) ascii[i]! |= set.ascii[i]!;
  const highs = sets.map((set) => set.high).filter((high) => high !== none);
  const high = highs.length === 0
    ? none
    : highs.length === 1
    ? highs[0]!
    : (c: number) => highs.some((h) => h(c));
  return { ascii, high };
}

/** Returns the complement. */
export function complement(set: CharSet): CharSet {
  const { high } = set;
  return {
    ascii: set.ascii.map((word) => ~word),
    high: high === none ? isAny : high === isAny ? none : (c) => !high(c),
  };
}

/** Returns the set closed under simple case folding (RE2's flag `i`): `k` brings `K` and the Kelvin sign. */
export function foldCase(set: CharSet): CharSet {
  const ascii = set.ascii.slice();
  for (let c = 97; c <= 122; c++) {
    const extra = c === 107 ? 0x212a : c === 115 ? 0x17f : 0;
    if (inSet(set, c) || inSet(set, c - 32) || (extra !== 0 && set.high(extra))) {
      ascii[c >> 5]! |= 1 << (c & 31);
      ascii[(c - 32) >> 5]! |= 1 << (c & 31);
    }
  }
  const folded: CharSet = { ascii, high: set.high };
  if (set.high === isAny) return folded;
  return {
    ascii,
    high: (c) => {
      if (set.high(c)) return true;
      const text = String.fromCodePoint(c);
      for (const other of [text.toLowerCase(), text.toUpperCase()]) {
        const point = other.codePointAt(0)!;
        // A case pair that changes length (ß, ŉ) is not a simple folding.
        if (point !== c && other.length === (point > 0xffff ? 2 : 1) && inSet(folded, point)) return true;
      }
      return false;
    },
  };
}

/** Returns the set of a Unicode property such as `Greek`, `L` or `Lu`, or null when there is none of that name. */
export function propertySet(name: string): CharSet | null {
  if (name === "Any") return ANY_CHAR;
  if (!/^[A-Za-z_]+$/.test(name)) return null;
  for (const property of [`Script=${name}`, `General_Category=${name}`]) {
    try {
      const test = new RegExp(`^\\p{${property}}$`, "u");
      const ascii = new Uint32Array(4);
      for (let c = 0; c < 128; c++) {
        if (test.test(String.fromCharCode(c))) ascii[c >> 5]! |= 1 << (c & 31);
      }
      return { ascii, high: (c) => test.test(String.fromCodePoint(c)) };
    } catch {
      // Not a property of this sort: try the next.
    }
  }
  return null;
}
