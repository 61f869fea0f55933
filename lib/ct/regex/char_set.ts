/**
 * Sets of code points: a bit mask for ASCII, a predicate for the rest. Host names are ASCII, so the mask is what the
 * fast paths use.
 * @module
 */
import { SquatError } from "../../errors.ts";
import { type CharRange, CONTROL, PERL_CLASSES, POSIX_CLASSES } from "../data/classes.ts";

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
export function charRanges(...ranges: readonly CharRange[]): CharSet {
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
function union(sets: readonly CharSet[]): CharSet {
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
function complement(set: CharSet): CharSet {
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
function propertySet(name: string): CharSet | null {
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

const setsOf = (ranges: Readonly<Record<string, readonly CharRange[]>>): Record<string, CharSet> =>
  Object.fromEntries(Object.entries(ranges).map(([name, list]) => [name, charRanges(...list)]));
const PERL = setsOf(PERL_CLASSES), POSIX = setsOf(POSIX_CLASSES);

/**
 * Reads an escape that represents characters and returns its code point, or a set for `\d` and `\pL` and the like.
 *
 * @throws {SquatError} `invalid_pattern` for escapes that RE2 lacks, such as backreferences.
 */
export function escapedSet(cursor: Cursor): number | CharSet {
  const { text, at } = cursor;
  const c = text[at + 1];
  if (c === undefined) refusePattern(text, at, "nothing follows the backslash");
  cursor.at += 2;
  const lower = c.toLowerCase();
  if (Object.hasOwn(PERL, lower)) {
    return c === lower ? fold(PERL[lower]!, cursor) : complement(fold(PERL[lower]!, cursor));
  }
  if (Object.hasOwn(CONTROL, c)) return CONTROL[c]!;
  if (lower === "p") return property(cursor, c === "P");
  if (c === "x") return hexEscape(cursor, at);
  if (c >= "0" && c <= "7") {
    const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1))![0];
    if (c !== "0" && octal.length === 1) refusePattern(text, at, "backreferences are not in RE2 syntax");
    cursor.at = at + 1 + octal.length;
    return Number.parseInt(octal, 8);
  }
  if (c < "\x80" && !/[A-Za-z0-9]/.test(c)) return c.charCodeAt(0);
  return refusePattern(text, at, `\\${String.fromCodePoint(text.codePointAt(at + 1)!)} is not in RE2 syntax`);
}

function fold(set: CharSet, cursor: Cursor): CharSet {
  return cursor.fold ? foldCase(set) : set;
}

function hexEscape(cursor: Cursor, at: number): number {
  const found = /^(?:\{([0-9A-Fa-f]{1,8})\}|([0-9A-Fa-f]{2}))/.exec(cursor.text.slice(cursor.at));
  const point = found === null ? Infinity : Number.parseInt(found[1] ?? found[2]!, 16);
  if (point > 0x10ffff) refusePattern(cursor.text, at, "bad hexadecimal escape");
  cursor.at += found![0].length;
  return point;
}

function property(cursor: Cursor, negated: boolean): CharSet {
  const { text } = cursor;
  const found = /^(?:\{(\^?)([^}]*)\}|([A-Za-z]))/.exec(text.slice(cursor.at));
  const set = found === null ? null : propertySet(found[2] ?? found[3]!);
  if (set === null) refusePattern(text, cursor.at - 2, "unknown Unicode property");
  cursor.at += found![0].length;
  const folded = fold(set, cursor);
  return negated !== (found![1] === "^") ? complement(folded) : folded;
}

/**
 * Reads a bracketed class and returns its set.
 *
 * @throws {SquatError} `invalid_pattern` for an unclosed class or a range that runs backwards.
 */
export function parseClass(cursor: Cursor): CharSet {
  const { text, at } = cursor;
  cursor.at++;
  const negated = text[cursor.at] === "^";
  if (negated) cursor.at++;
  const first = cursor.at;
  const sets: CharSet[] = [];
  while (cursor.at === first || text[cursor.at] !== "]") {
    if (cursor.at >= text.length) refusePattern(text, at, "this class is not closed");
    const start = cursor.at;
    if (text.startsWith("[:", start)) {
      const name = /^\[:(\^?)(.*?):\]/s.exec(text.slice(start));
      if (name !== null) {
        if (!Object.hasOwn(POSIX, name[2]!)) refusePattern(text, start, `unknown class ${name[0]}`);
        const set = fold(POSIX[name[2]!]!, cursor);
        sets.push(name[1] === "^" ? complement(set) : set);
        cursor.at += name[0].length;
        continue;
      }
    }
    const from = member(cursor);
    if (typeof from !== "number") {
      sets.push(from);
      continue;
    }
    let to = from;
    if (text[cursor.at] === "-" && cursor.at + 1 < text.length && text[cursor.at + 1] !== "]") {
      cursor.at++;
      const end = member(cursor);
      if (typeof end !== "number" || end < from) {
        refusePattern(text, start, `bad range ${text.slice(start, cursor.at)}`);
      }
      to = end;
    }
    sets.push(fold(charRanges([from, to]), cursor));
  }
  cursor.at++;
  const set = union(sets);
  return negated ? complement(set) : set;
}

function member(cursor: Cursor): number | CharSet {
  if (cursor.text[cursor.at] === "\\") return escapedSet(cursor);
  const point = cursor.text.codePointAt(cursor.at)!;
  cursor.at += point > 0xffff ? 2 : 1;
  return point;
}

/** The parser's position and the flags in effect there. */
export interface Cursor {
  /** The whole pattern. */
  readonly text: string;
  /** Next character. */
  at: number;
  /** Flag i. */
  fold: boolean;
}

/** Throws `invalid_pattern` with what is wrong and where. */
export function refusePattern(text: string, at: number, reason: string): never {
  const shown = text.length > 60 ? text.slice(0, 60) + "…" : text;
  throw new SquatError(
    "invalid_pattern",
    `Cannot parse pattern ${JSON.stringify(shown)}: ${reason} at position ${at}`,
  );
}
