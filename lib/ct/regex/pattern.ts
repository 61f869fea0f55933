/**
 * A compiled pattern: a matcher, and what names must contain to be candidates.
 * @module
 */
import { SquatError } from "../../errors.ts";
import { Automaton } from "./automaton.ts";
import { ANY_CHAR, charSet, rangeOf } from "./char_set.ts";
import { type GramQuery, requiredGrams } from "../index/grams.ts";
import { LONGEST_NAME } from "../index/name_text.ts";
import { EMPTY, parseRegex, type RegexNode } from "./syntax.ts";

/** How a pattern is read. `wildcard`: `*` any characters, `?` one, over the whole field. */
export type PatternKind = "regex" | "exact" | "contains" | "prefix" | "suffix" | "wildcard";

/** A compiled pattern. */
export interface Pattern {
  /** Whether a text matches; time is linear in its length. */
  readonly test: (text: string) => boolean;
  /** The matcher, for readers that have names in pieces. */
  readonly automaton: Automaton;
  /** What a name must contain. */
  readonly need: GramQuery;
}

const ANY_ONE: RegexNode = { type: "set", set: ANY_CHAR };
const ANYTHING: RegexNode = { type: "repeat", node: ANY_ONE, min: 0, max: -1 };
const START: RegexNode = { type: "assert", at: "text_start" },
  END: RegexNode = { type: "assert", at: "text_end" };

const literalNodes = (text: string): RegexNode[] =>
  Array.from(text.toLowerCase(), (char) => ({ type: "set", set: charSet(rangeOf(char.codePointAt(0)!)) }));

function treeOf(pattern: string, kind: PatternKind): RegexNode {
  if (pattern === "") throw new SquatError("invalid_pattern", "Cannot use an empty pattern");
  if (pattern.length > 1000) {
    throw new SquatError(
      "invalid_pattern",
      `Cannot use a pattern of ${pattern.length} characters: 1,000 are allowed`,
    );
  }
  if (kind === "regex") return parseRegex(pattern, true);
  const nodes = kind === "wildcard"
    ? [...pattern].flatMap((char) => char === "*" ? ANYTHING : char === "?" ? ANY_ONE : literalNodes(char))
    : literalNodes(kind === "exact" ? pattern.replace(/\.$/, "") : pattern);
  if (kind !== "contains" && kind !== "suffix") nodes.unshift(START);
  if (kind !== "contains" && kind !== "prefix") nodes.push(END);
  return { type: "cat", list: nodes };
}

/**
 * Compiles a pattern to search names of at most 253 ASCII characters.
 *
 * With `loose` it finds at least the names of which a part matches, whichever part that is.
 *
 * @param pattern At most 1,000 characters; case does not count.
 * @throws {SquatError} `invalid_pattern` with the position.
 * @example
 * ```ts
 * import { compilePattern } from "./pattern.ts";
 * console.assert(compilePattern("*.paypal.com", "wildcard").test("www.paypal.com"));
 * ```
 */
export function compilePattern(pattern: string, kind: PatternKind = "regex", loose = false): Pattern {
  const tree = boundCounts(treeOf(pattern, kind), LONGEST_NAME);
  const search = trimSearch(loose ? loosenEdges(tree) : tree);
  const automaton = new Automaton(search);
  return { automaton, need: requiredGrams(search), test: (text) => automaton.test(text) };
}

/**
 * Returns a test for texts of any length, in time linear in the text.
 *
 * @param pattern RE2 syntax, at most 1,000 characters; case does not count.
 * @throws {SquatError} `invalid_pattern` with the position.
 * @example
 * ```ts
 * import { compileSearch } from "./pattern.ts";
 * console.assert(compileSearch("paypa[l1]")("secure-paypa1.example.com"));
 * ```
 */
export function compileSearch(pattern: string): (name: string) => boolean {
  const automaton = new Automaton(trimSearch(treeOf(pattern, "regex")));
  return (name) => automaton.test(name);
}

/** Whether a pattern matches any text in ASCII, as names in certificates are: `münchen` does not, `m[uü]nchen` does. */
export function mayMatchAscii(pattern: string, kind: PatternKind): boolean {
  return holds(
    treeOf(pattern, kind),
    (leaf) => leaf.type === "assert" || leaf.set.ascii.some((word) => word !== 0),
  );
}

/** Whether a tree matches the empty text at any position. */
const freelyEmpty = (node: RegexNode): boolean => holds(node, () => false);

/** Whether some way through a tree has no leaf but those that pass. */
function holds(node: RegexNode, passes: (leaf: RegexNode & { type: "set" | "assert" }) => boolean): boolean {
  switch (node.type) {
    case "set":
    case "assert":
      return passes(node);
    case "cat":
      return node.list.every((each) => holds(each, passes));
    case "alt":
      return node.list.some((each) => holds(each, passes));
    case "repeat":
      return node.min === 0 || holds(node.node, passes);
  }
}

function sequence(list: readonly RegexNode[]): RegexNode {
  return list.length === 1 ? list[0]! : { type: "cat", list };
}

/**
 * Drops what a search doesn't need at one edge of a pattern: whatever may be empty there, and all but the minimum count
 * of a repetition. A match with it contains a match without it.
 */
function trimEdge(node: RegexNode, last: boolean): RegexNode {
  if (freelyEmpty(node)) return EMPTY;
  switch (node.type) {
    case "set":
    case "assert":
      return node;
    case "alt":
      return { type: "alt", list: node.list.map((branch) => trimEdge(branch, last)) };
    case "repeat": {
      const edge = trimEdge(node.node, last);
      if (node.min === 1) return edge;
      const others: RegexNode = { type: "repeat", node: node.node, min: node.min - 1, max: node.min - 1 };
      return { type: "cat", list: last ? [others, edge] : [edge, others] };
    }
    case "cat": {
      const list = [...node.list];
      while (list.length > 0 && freelyEmpty(list.at(last ? -1 : 0)!)) {
        if (last) list.pop();
        else list.shift();
      }
      const at = last ? list.length - 1 : 0;
      list[at] = trimEdge(list[at]!, last);
      return sequence(list);
    }
  }
}

/** Returns a tree that finds the same texts as `node` when it may match anywhere in a text. */
function trimSearch(node: RegexNode): RegexNode {
  return trimEdge(trimEdge(node, false), true);
}

/** A tree with its leaves and repetitions as a function changes them. */
function changed(node: RegexNode, change: (node: RegexNode) => RegexNode): RegexNode {
  if (node.type === "repeat") return change({ ...node, node: changed(node.node, change) });
  return "list" in node ? { ...node, list: node.list.map((inner) => changed(inner, change)) } : change(node);
}

/** Returns the tree with counts beyond the longest possible text made unbounded. */
const boundCounts = (tree: RegexNode, longest: number): RegexNode =>
  changed(tree, (node) => node.type === "repeat" && node.max > longest ? { ...node, max: -1 } : node);

/** Returns the tree with both edges of the text allowed anywhere: it finds at least what `tree` finds in any part. */
const loosenEdges = (tree: RegexNode): RegexNode =>
  changed(tree, (node) => node.type === "assert" && !/word/.test(node.at) ? EMPTY : node);
