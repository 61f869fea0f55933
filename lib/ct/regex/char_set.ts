/**
 * Sets of code points: a bit mask for ASCII, the engine's own classes for the rest. Host names are ASCII, so the mask is
 * what the fast paths use.
 * @module
 */
import { SquatError } from "../../errors.ts";
import { CONTROL, PERL_CLASSES, POSIX_CLASSES } from "../data/classes.ts";

/** A set of code points. */
export interface CharSet {
  /** Bit `c & 31` of word `c >> 5` says whether ASCII character `c` is in the set. */
  readonly ascii: Uint32Array;
  /** Whether a code point of 128 or more is in the set. */
  readonly high: (codePoint: number) => boolean;
}

/** Patterns repeat their letters. */
const sets = new Map<string, CharSet>();
const MAX_SETS = 1_000;

/**
 * Returns the set that an engine's class has.
 *
 * @param source What stands between its brackets (flag `v`).
 * @param fold Whether it is closed under simple case folding (RE2's flag `i`): `k` brings `K` and the Kelvin sign.
 */
export function charSet(source: string, fold = false): CharSet {
  const flags = fold ? "iv" : "v", key = flags + source;
  let set = sets.get(key);
  if (set === undefined) {
    const test = new RegExp(`^[${source}]$`, flags), ascii = new Uint32Array(4);
    const high = (c: number): boolean => test.test(String.fromCodePoint(c));
    for (let c = 0; c < 128; c++) if (high(c)) ascii[c >> 5]! |= 1 << (c & 31);
    if (sets.size >= MAX_SETS) sets.clear();
    sets.set(key, set = { ascii, high });
  }
  return set;
}

/** Code points in a row, as a class has them between its brackets. */
export function rangeOf(from: number, to: number = from): string {
  return `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`;
}

/** Every code point. */
export const ANY_CHAR: CharSet = charSet("^");
/** Every code point but the line feed. */
export const NOT_NEWLINE: CharSet = charSet("^\\n");

/** Whether a code point is in the set. */
export function inSet(set: CharSet, codePoint: number): boolean {
  return codePoint < 128 ? (set.ascii[codePoint >> 5]! >>> (codePoint & 31) & 1) === 1 : set.high(codePoint);
}

const complement = (source: string): string => `[^${source}]`;

/** The set of a Unicode property such as `Greek`, `L` or `Lu`, or null when there is none of that name. */
function propertyOf(name: string): string | null {
  if (name === "Any") return rangeOf(0, 0x10ffff);
  if (!/^[A-Za-z_]+$/.test(name)) return null;
  for (const property of [`\\p{Script=${name}}`, `\\p{General_Category=${name}}`]) {
    try {
      new RegExp(property, "v");
      return property;
    } catch {
      // Not a property of this sort: try the next.
    }
  }
  return null;
}

/**
 * Reads an escape that represents characters and returns its code point, or a class for `\d` and `\pL` and the like, as it
 * stands between brackets.
 *
 * @throws {SquatError} `invalid_pattern` for escapes that RE2 lacks, such as backreferences.
 */
export function escapedSet(cursor: Cursor): number | string {
  const { text, at } = cursor;
  const c = text[at + 1];
  if (c === undefined) refusePattern(text, at, "nothing follows the backslash");
  cursor.at += 2;
  const lower = c.toLowerCase();
  if (Object.hasOwn(PERL_CLASSES, lower)) {
    return c === lower ? PERL_CLASSES[lower]! : complement(PERL_CLASSES[lower]!);
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

function hexEscape(cursor: Cursor, at: number): number {
  const found = /^(?:\{([0-9A-Fa-f]{1,8})\}|([0-9A-Fa-f]{2}))/.exec(cursor.text.slice(cursor.at));
  const point = found === null ? Infinity : Number.parseInt(found[1] ?? found[2]!, 16);
  if (point > 0x10ffff) refusePattern(cursor.text, at, "bad hexadecimal escape");
  cursor.at += found![0].length;
  return point;
}

function property(cursor: Cursor, negated: boolean): string {
  const { text } = cursor;
  const found = /^(?:\{(\^?)([^}]*)\}|([A-Za-z]))/.exec(text.slice(cursor.at));
  const set = found === null ? null : propertyOf(found[2] ?? found[3]!);
  if (set === null) refusePattern(text, cursor.at - 2, "unknown Unicode property");
  cursor.at += found![0].length;
  return negated !== (found![1] === "^") ? complement(set) : set;
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
  const members: string[] = [];
  while (cursor.at === first || text[cursor.at] !== "]") {
    if (cursor.at >= text.length) refusePattern(text, at, "this class is not closed");
    const start = cursor.at;
    if (text.startsWith("[:", start)) {
      const name = /^\[:(\^?)(.*?):\]/s.exec(text.slice(start));
      if (name !== null) {
        if (!Object.hasOwn(POSIX_CLASSES, name[2]!)) refusePattern(text, start, `unknown class ${name[0]}`);
        const set = POSIX_CLASSES[name[2]!]!;
        members.push(name[1] === "^" ? complement(set) : set);
        cursor.at += name[0].length;
        continue;
      }
    }
    const from = member(cursor);
    if (typeof from !== "number") {
      members.push(from);
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
    members.push(rangeOf(from, to));
  }
  cursor.at++;
  // Once each: the engine takes milliseconds for a property, however often the same stands there.
  return charSet(`${negated ? "^" : ""}${[...new Set(members)].join("")}`, cursor.fold);
}

function member(cursor: Cursor): number | string {
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
