/**
 * RE2 syntax to a tree. The tree contains only what decides whether a text matches: captures and greediness are parsed
 * and dropped.
 * @module
 */
import {
  ANY_CHAR,
  type CharSet,
  charSet,
  type Cursor,
  escapedSet,
  NOT_NEWLINE,
  parseClass,
  rangeOf,
  refusePattern,
} from "./char_set.ts";

/** Positions that a pattern can assert: edges of text, of line, of word, and not of word. */
export type Assertion = "text_start" | "text_end" | "line_start" | "line_end" | "word" | "not_word";

/** A pattern. `max` of -1 is unbounded. */
export type RegexNode =
  | { readonly type: "set"; readonly set: CharSet }
  | { readonly type: "cat" | "alt"; readonly list: readonly RegexNode[] }
  | { readonly type: "repeat"; readonly node: RegexNode; readonly min: number; readonly max: number }
  | { readonly type: "assert"; readonly at: Assertion };

/** Matches the empty text. */
export const EMPTY: RegexNode = { type: "cat", list: [] };

/** As in RE2: a count, or the product of nested counts, may not pass this. */
const MAX_REPEAT = 1000;

interface Flags {
  fold: boolean;
  dotAll: boolean;
  multiline: boolean;
}

/** The largest product of counts along any path down the tree. */
function repeatProduct(node: RegexNode): number {
  if (node.type === "repeat") {
    const times = Math.max(node.max === -1 ? node.min : node.max, 1);
    return times * repeatProduct(node.node);
  }
  if (node.type === "cat" || node.type === "alt") {
    let most = 1;
    for (const inner of node.list) most = Math.max(most, repeatProduct(inner));
    return most;
  }
  return 1;
}

/**
 * Returns the tree of a pattern in RE2 syntax.
 *
 * Source: RE2 wiki, Syntax; the limits on repetition are RE2's (1,000).
 *
 * @param text The pattern, not empty, of at most 1,000 characters.
 * @param fold Whether case is ignored until a flag says otherwise.
 * @throws {SquatError} `invalid_pattern` saying what is wrong and at which position.
 * @example
 * ```ts
 * import { parseRegex } from "./syntax.ts";
 * console.assert(parseRegex("a|b", true).type === "alt");
 * ```
 */
export function parseRegex(text: string, fold: boolean): RegexNode {
  if (text === "") refusePattern(text, 0, "it is empty");
  if (text.length > 1000) {
    refusePattern(text, 1000, `it is ${text.length} characters long, 1,000 are allowed`);
  }
  const cursor: Cursor = { text, at: 0, fold };
  const tree = alternation(cursor, { fold, dotAll: false, multiline: false }, 0);
  if (cursor.at < text.length) refusePattern(text, cursor.at, "unexpected )");
  return tree;
}

function literal(codePoint: number, fold: boolean): RegexNode {
  return { type: "set", set: charSet(rangeOf(codePoint), fold) };
}

function alternation(cursor: Cursor, flags: Flags, depth: number): RegexNode {
  // A flag set inside a group, as in (a(?-i)b|c), applies to the end of that group, across its branches.
  const own = { ...flags };
  const { text } = cursor;
  const branches: RegexNode[] = [];
  let list: RegexNode[] = [];
  let repeatedAt = -1;
  const close = () => {
    branches.push(list.length === 1 ? list[0]! : { type: "cat", list });
    list = [];
  };
  while (cursor.at < text.length) {
    const at = cursor.at;
    const c = text[at]!;
    if (c === ")") break;
    if (c === "|") {
      cursor.at++;
      close();
      continue;
    }
    const count = readRepetition(cursor);
    if (count !== null) {
      if (list.length === 0) refusePattern(text, at, `nothing to repeat before ${text.slice(at, cursor.at)}`);
      if (repeatedAt === at) refusePattern(text, at, "a repetition of a repetition");
      const [min, max] = count;
      const node: RegexNode = { type: "repeat", node: list.pop()!, min, max };
      if ((min > 1 || max > 1) && repeatProduct(node) > MAX_REPEAT) {
        refusePattern(text, at, `more than ${MAX_REPEAT} repetitions`);
      }
      list.push(node);
      if (text[cursor.at] === "?") cursor.at++;
      repeatedAt = cursor.at;
      continue;
    }
    cursor.fold = own.fold;
    const node = c === "(" ? group(cursor, own, depth) : atom(cursor, own);
    if (node !== null) list.push(...node);
    else repeatedAt = -1;
  }
  close();
  return branches.length === 1 ? branches[0]! : { type: "alt", list: branches };
}

/** Reads `*`, `+`, `?` or `{n,m}`; null, with the cursor unmoved, when there is none here. */
function readRepetition(cursor: Cursor): [min: number, max: number] | null {
  const { text, at } = cursor;
  const c = text[at]!;
  if (c === "*" || c === "+" || c === "?") {
    cursor.at++;
    return c === "*" ? [0, -1] : c === "+" ? [1, -1] : [0, 1];
  }
  if (c !== "{") return null;
  const digits = /^\{(0|[1-9]\d*)(,(0|[1-9]\d*)?)?\}/.exec(text.slice(at, at + 32));
  if (digits === null) return null; // A brace that does not start a count is a literal.
  const min = Number(digits[1]);
  const max = digits[2] === undefined ? min : digits[3] === undefined ? -1 : Number(digits[3]);
  if (min > MAX_REPEAT || max > MAX_REPEAT || (max !== -1 && max < min)) {
    refusePattern(text, at, `bad repetition ${digits[0]}`);
  }
  cursor.at += digits[0].length;
  return [min, max];
}

/** Reads a group; null for one that only sets flags. */
function group(cursor: Cursor, flags: Flags, depth: number): RegexNode[] | null {
  const { text, at } = cursor;
  if (depth > 400) refusePattern(text, at, "groups nested too deep");
  cursor.at++;
  let inner = flags;
  if (text[cursor.at] === "?") {
    const rest = text.slice(cursor.at);
    const named = /^\?P?<([A-Za-z0-9_]+)>/.exec(rest);
    if (named !== null) cursor.at += named[0].length;
    else {
      if (/^\?<?[=!]/.test(rest)) refusePattern(text, at, "look-around is not in RE2 syntax");
      const set = /^\?([imsU]*)(?:-([imsU]+))?([:)])/.exec(rest);
      if (set === null) {
        refusePattern(text, at, "unknown kind of group");
      }
      inner = set[3] === ")" ? flags : { ...flags };
      for (const [letters, value] of [[set[1]!, true], [set[2] ?? "", false]] as const) {
        if (letters.includes("i")) inner.fold = value;
        if (letters.includes("s")) inner.dotAll = value;
        if (letters.includes("m")) inner.multiline = value;
      }
      cursor.at += set[0].length;
      if (set[3] === ")") return null;
    }
  }
  const node = alternation(cursor, inner, depth + 1);
  if (text[cursor.at] !== ")") refusePattern(text, at, "this group is not closed");
  cursor.at++;
  return [node];
}

/** Reads one item that is not a group; a quotation gives several. */
function atom(cursor: Cursor, flags: Flags): RegexNode[] {
  const { text, at } = cursor;
  const c = text[at]!;
  switch (c) {
    case ".":
      cursor.at++;
      return [{ type: "set", set: flags.dotAll ? ANY_CHAR : NOT_NEWLINE }];
    case "^":
      cursor.at++;
      return [{ type: "assert", at: flags.multiline ? "line_start" : "text_start" }];
    case "$":
      cursor.at++;
      return [{ type: "assert", at: flags.multiline ? "line_end" : "text_end" }];
    case "[":
      return [{ type: "set", set: parseClass(cursor) }];
    case "\\":
      return escape(cursor, flags);
    default: {
      const point = text.codePointAt(at)!;
      cursor.at += point > 0xffff ? 2 : 1;
      return [literal(point, flags.fold)];
    }
  }
}

function escape(cursor: Cursor, flags: Flags): RegexNode[] {
  const { text, at } = cursor;
  const at_: Record<string, Assertion> = { A: "text_start", z: "text_end", b: "word", B: "not_word" };
  const next = text[at + 1];
  if (next !== undefined && Object.hasOwn(at_, next)) {
    cursor.at += 2;
    return [{ type: "assert", at: at_[next]! }];
  }
  if (next === "Q") {
    const end = text.indexOf("\\E", at + 2);
    const quoted = text.slice(at + 2, end === -1 ? undefined : end);
    cursor.at = end === -1 ? text.length : end + 2;
    return [...quoted].map((char) => literal(char.codePointAt(0)!, flags.fold));
  }
  const found = escapedSet(cursor);
  return [
    typeof found === "number" ? literal(found, flags.fold) : { type: "set", set: charSet(found, flags.fold) },
  ];
}
