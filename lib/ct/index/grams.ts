/**
 * Three characters in a row, as a number, and the ones that a pattern needs. Source: Russ Cox, Regular Expression
 * Matching with a Trigram Index (2012).
 * @module
 */
import { inSet } from "../regex/char_set.ts";
import { NAME_CHARS } from "./name_text.ts";
import type { RegexNode } from "../regex/syntax.ts";

/** How many different numbers {@link gramOf} returns. */
export const GRAMS: number = 1 << 18;

/** The edge of a name, as a character. */
const EDGE: string = "\0";

/** Six bits for each character of names; all others share the last number. */
const GRAM_CODE: Uint8Array = new Uint8Array(128).fill(41);
GRAM_CODE[0] = 0;
for (const [i, char] of [...NAME_CHARS].entries()) {
  GRAM_CODE[char.charCodeAt(0)] = i + 1;
}

/** Returns the number of three characters of a name in reading order; {@link EDGE} represents its ends. */
export function gramOf(a: number, b: number, c: number): number {
  return GRAM_CODE[c]! << 12 | GRAM_CODE[b]! << 6 | GRAM_CODE[a]!;
}

/** Returns the three characters of a number, from the last to the first, as names are stored. */
export function gramText(gram: number): string {
  return [gram >> 12, gram >> 6 & 63, gram & 63].map((code) =>
    code === 0 ? EDGE : NAME_CHARS[code - 1] ?? "?"
  )
    .join("");
}

/**
 * What must be in a name: a trigram, all of a list, or one of a list. An empty `and` is always true, an empty `or`
 * never.
 */
export type GramQuery =
  | { readonly type: "gram"; readonly gram: number }
  | { readonly type: "and" | "or"; readonly list: readonly GramQuery[] };

const ALWAYS: GramQuery = { type: "and", list: [] };
const NEVER_MET: GramQuery = { type: "or", list: [] };

/** How many whole texts are tracked; beyond that only their edges are used. */
const MAX_TEXTS = 128;

/** How far a pattern is looked into. */
interface Limits {
  /** A class of more characters than this does not narrow the search. */
  chars: number;
  /** Up to this difference, each count of a repetition is looked into. */
  counts: number;
  /** Repetitions that are looked into. */
  times: number;
}

/** What narrows most patterns. */
const NARROW_LIMITS: Limits = { chars: 12, counts: 0, times: 8 };
/** For patterns of classes, which would otherwise be compared with every name. */
const WIDE_LIMITS: Limits = { chars: 36, counts: 2, times: 3 };

/** How many texts of two characters are looked up by all trigrams that contain them. */
const MAX_PAIRS = 4;
/** How many alternatives for three characters in a row narrow the search. */
const MAX_ALTERNATIVES = 256;

/** `exact`: every text it matches, or null; otherwise each match starts and ends with one of the edges. */
interface Info {
  exact: Set<string> | null;
  prefix: Set<string>;
  suffix: Set<string>;
  need: GramQuery;
}

function and(a: GramQuery, b: GramQuery): GramQuery {
  if (a === ALWAYS || b === NEVER_MET) return b;
  if (b === ALWAYS || a === NEVER_MET) return a;
  return { type: "and", list: [a, b] };
}

function or(list: readonly GramQuery[]): GramQuery {
  if (list.includes(ALWAYS)) return ALWAYS;
  const possible = list.filter((query) => query !== NEVER_MET);
  return possible.length === 0
    ? NEVER_MET
    : possible.length === 1
    ? possible[0]!
    : { type: "or", list: possible };
}

/** The trigrams of which a name with these two characters has at least one; an edge of the name is a character too. */
function needOfPair(text: string): GramQuery {
  const [a, b] = [text.charCodeAt(0), text.charCodeAt(1)];
  const list = [...EDGE + NAME_CHARS].map((char): GramQuery => {
    const c = char.charCodeAt(0);
    return { type: "gram", gram: text.startsWith(EDGE) ? gramOf(a, b, c) : gramOf(c, a, b) };
  });
  return { type: "or", list };
}

/** The trigrams that have a character in their middle. */
function needOfChar(char: string): GramQuery {
  const around = [...EDGE + NAME_CHARS].map((other) => other.charCodeAt(0));
  const list = around.flatMap((before) =>
    around.map((after): GramQuery => ({ type: "gram", gram: gramOf(before, char.charCodeAt(0), after) }))
  );
  return { type: "or", list };
}

/** One of these trigrams; always true for texts that are shorter or too many. */
function anyOf(texts: Iterable<string>): GramQuery {
  const grams = new Set<number>();
  for (const text of texts) {
    if (text.length < 3) return ALWAYS;
    grams.add(gramOf(text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2)));
    if (grams.size > MAX_ALTERNATIVES) return ALWAYS;
  }
  return or([...grams].map((gram) => ({ type: "gram", gram })));
}

function needOf(texts: Set<string>): GramQuery {
  const each: GramQuery[] = [];
  for (const text of texts) {
    if (text.length < 3) return ALWAYS;
    const grams = new Set<number>();
    for (let i = 0; i + 2 < text.length; i++) {
      grams.add(gramOf(text.charCodeAt(i), text.charCodeAt(i + 1), text.charCodeAt(i + 2)));
    }
    const list = [...grams].map((gram): GramQuery => ({ type: "gram", gram }));
    each.push(list.length === 1 ? list[0]! : { type: "and", list });
  }
  return or(each);
}

/** What texts of five characters need that two parts make where they meet: three trigrams each narrow much. */
function needOfLong(a: Set<string>, b: Set<string>): GramQuery {
  if (a.size > WIDE_LIMITS.chars || b.size > WIDE_LIMITS.chars) return ALWAYS;
  const texts = cross(a, b);
  for (const text of texts) if (text.length < 5) return ALWAYS;
  return needOf(texts);
}

const ANY_TEXT: Info = { exact: null, prefix: new Set([""]), suffix: new Set([""]), need: ALWAYS };

function exactly(texts: Set<string>): Info {
  return { exact: texts, prefix: texts, suffix: texts, need: ALWAYS };
}

/** Edges meet in patterns such as `^^a`; a name has one of each. */
function joinQueries(a: string, b: string): string {
  return a.endsWith(EDGE) && b.startsWith(EDGE) ? a + b.slice(1) : a + b;
}

function cross(a: Set<string>, b: Set<string>): Set<string> {
  const texts = new Set<string>();
  for (const x of a) for (const y of b) texts.add(joinQueries(x, y));
  return texts;
}

const starts = (texts: Set<string>, size: number) => new Set([...texts].map((text) => text.slice(0, size)));
const ends = (texts: Set<string>, size: number) => new Set([...texts].map((text) => text.slice(-size)));

/** The last three characters, or two where that leaves too many texts. */
function longestEnds(texts: Set<string>): Set<string> {
  const longest = ends(texts, 3);
  return longest.size <= MAX_TEXTS ? longest : ends(texts, 2);
}

/** Reduces each edge to two characters and the rest to needs. */
function reduceToEdges(info: Info): Info {
  const { exact } = info;
  const prefix = starts(info.prefix, 2);
  const suffix = ends(info.suffix, 2);
  const need = exact === null
    ? and(info.need, and(needOf(info.prefix), needOf(info.suffix)))
    : and(info.need, needOf(exact));
  return { exact: null, prefix, suffix, need };
}

function concat(a: Info, b: Info, limits: Limits): Info {
  if (a.exact !== null && b.exact !== null) {
    if (a.exact.size * b.exact.size <= MAX_TEXTS) return exactly(cross(a.exact, b.exact));
    return concat(reduceToEdges(a), b, limits);
  }
  let need = and(a.need, b.need);
  const small = (texts: Set<string>) => texts.size <= 16;
  if (small(a.suffix) && small(b.prefix)) need = and(need, needOf(cross(a.suffix, b.prefix)));
  else {
    need = and(need, and(needOf(a.suffix), needOf(b.prefix)));
    if (limits === WIDE_LIMITS) {
      need = and(need, needOfLong(a.suffix, b.prefix));
      need = and(need, anyOf(cross(ends(a.suffix, 1), starts(b.prefix, 2))));
      need = and(need, anyOf(cross(ends(a.suffix, 2), starts(b.prefix, 1))));
    }
  }
  let prefix = a.prefix;
  let suffix = b.suffix;
  if (a.exact !== null) {
    prefix = a.exact.size * b.prefix.size <= MAX_TEXTS
      ? cross(a.exact, b.prefix)
      : limits === WIDE_LIMITS
      ? new Set([...cross(a.exact, starts(b.prefix, 1))].map((text) => text.slice(0, 2)))
      : a.exact;
  }
  if (b.exact !== null) {
    suffix = a.suffix.size * b.exact.size <= MAX_TEXTS
      ? cross(a.suffix, b.exact)
      : limits === WIDE_LIMITS
      ? longestEnds(cross(ends(a.suffix, 1), b.exact))
      : b.exact;
  }
  return { exact: null, prefix, suffix, need };
}

function either(infos: readonly Info[]): Info {
  let texts = 0;
  for (const info of infos) texts += info.exact?.size ?? Infinity;
  if (texts <= MAX_TEXTS) {
    const all = new Set<string>();
    for (const info of infos) for (const text of info.exact!) all.add(text);
    return exactly(all);
  }
  const parts = infos.map(reduceToEdges);
  const prefix = new Set(parts.flatMap((info) => [...info.prefix]));
  const suffix = new Set(parts.flatMap((info) => [...info.suffix]));
  return {
    exact: null,
    prefix: prefix.size <= MAX_TEXTS ? prefix : new Set([""]),
    suffix: suffix.size <= MAX_TEXTS ? suffix : new Set([""]),
    need: or(parts.map((info) => info.need)),
  };
}

function gramsOfNode(node: RegexNode, limits: Limits): Info {
  switch (node.type) {
    case "assert":
      return exactly(new Set([node.at === "word" || node.at === "not_word" ? "" : EDGE]));
    case "set": {
      const chars = new Set<string>();
      // No other character is in a name, so nothing else can match.
      for (const char of NAME_CHARS) if (inSet(node.set, char.charCodeAt(0))) chars.add(char);
      return chars.size > limits.chars ? ANY_TEXT : exactly(chars);
    }
    case "alt":
      return either(node.list.map((each) => gramsOfNode(each, limits)));
    case "cat": {
      let info = exactly(new Set([""]));
      for (const inner of node.list) {
        info = concat(info, gramsOfNode(inner, limits), limits);
        // Long texts cost more than they save: their trigrams become needs, and only edges remain.
        for (const text of info.exact ?? []) {
          if (text.length > 40) {
            info = reduceToEdges(info);
            break;
          }
        }
      }
      return info;
    }
    case "repeat": {
      const one = gramsOfNode(node.node, limits);
      if (node.min === 0) return node.max === 1 ? either([one, exactly(new Set([""]))]) : ANY_TEXT;
      let info = one;
      const times = Math.min(node.min, limits.times);
      for (let i = 1; i < times; i++) info = concat(info, one, limits);
      if (node.max === times) return info;
      const isFew = node.max >= node.min && node.max - node.min <= limits.counts && node.min === times;
      if (!isFew) return concat(info, ANY_TEXT, limits);
      const counts = [info];
      for (let i = node.min; i < node.max; i++) counts.push(info = concat(info, one, limits));
      return either(counts);
    }
  }
}

/**
 * Returns what a name must contain for the pattern to match anywhere in it.
 *
 * @param node A pattern whose letters are matched without case.
 * @example
 * ```ts
 * import { requiredGrams } from "./grams.ts";
 * import { parseRegex } from "../regex/syntax.ts";
 * console.assert(JSON.stringify(requiredGrams(parseRegex("a.*b", true))) === '{"type":"and","list":[]}');
 * ```
 */
export function requiredGrams(node: RegexNode): GramQuery {
  const need = needOfPattern(gramsOfNode(node, NARROW_LIMITS));
  return need === ALWAYS ? distinct(needOfPattern(gramsOfNode(node, WIDE_LIMITS))) : need;
}

/** The same need without what is said twice, as by `(-[a-z])+`. */
function distinct(need: GramQuery): GramQuery {
  const parts = new Map<string | GramQuery, GramQuery>();
  const collect = (part: GramQuery): void => {
    if (part.type === "and") part.list.forEach(collect);
    // Long ones are not said twice: the repetitions that are looked into are too few.
    else {parts.set(
        part.type === "or" && part.list.length > MAX_ALTERNATIVES ? part : JSON.stringify(part),
        part,
      );}
  };
  collect(need);
  return { type: "and", list: [...parts.values()] };
}

function needOfPattern({ need, exact, prefix, suffix }: Info): GramQuery {
  if (exact !== null) {
    const [only = ""] = exact;
    if (exact.size === 1 && only.length === 1 && only !== EDGE) return needOfChar(only);
    const pairs = [...exact].filter((text) => text.length === 2);
    if (pairs.length === 0 || pairs.length > MAX_PAIRS) return exact.size === 0 ? NEVER_MET : needOf(exact);
    return or([needOf(new Set([...exact].filter((text) => text.length !== 2))), ...pairs.map(needOfPair)]);
  }
  return and(need, and(needOf(prefix), needOf(suffix)));
}
