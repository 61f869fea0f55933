/**
 * Escapes and bracketed classes of RE2 syntax.
 * @module
 */
import { charRanges, type CharSet, complement, foldCase, propertySet, union } from "./char_set.ts";
import { type Cursor, refusePattern } from "./cursor.ts";

const PERL: Record<string, CharSet> = {
  d: charRanges([48, 57]),
  s: charRanges([9, 10], [12, 13], [32, 32]),
  w: charRanges([48, 57], [65, 90], [95, 95], [97, 122]),
};

const CONTROL: Record<string, number> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };

const POSIX: Record<string, CharSet> = {
  alnum: charRanges([48, 57], [65, 90], [97, 122]),
  alpha: charRanges([65, 90], [97, 122]),
  ascii: charRanges([0, 127]),
  blank: charRanges([9, 9], [32, 32]),
  cntrl: charRanges([0, 31], [127, 127]),
  digit: charRanges([48, 57]),
  graph: charRanges([33, 126]),
  lower: charRanges([97, 122]),
  print: charRanges([32, 126]),
  punct: charRanges([33, 47], [58, 64], [91, 96], [123, 126]),
  space: charRanges([9, 13], [32, 32]),
  upper: charRanges([65, 90]),
  word: PERL.w!,
  xdigit: charRanges([48, 57], [65, 70], [97, 102]),
};

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
