/**
 * The Public Suffix List: which part of a name is its suffix. Parsed a top-level domain at a time, when one is asked for.
 * @module
 */
import { SUFFIX_RULES } from "./data/suffixes.ts";

/** The rules at a name, and those below it. */
interface Rules {
  /** Of {@link SUFFIX_RULES}. */
  readonly mark: string;
  readonly below: Map<string, Rules> | null;
}

/** The suffix of a name. */
export interface FoundSuffix {
  /** The last label where no rule is for the name. */
  readonly suffix: string;
  /** The section of its rule; null for none. */
  readonly section: "icann" | "private" | null;
}

let lines: ReadonlyMap<string, string> | undefined;
const parsed = new Map<string, Rules>();

function linesByTop(): ReadonlyMap<string, string> {
  return lines ??= new Map(
    SUFFIX_RULES.split("\n").map((line) => [/^[^(!~]+/.exec(line)![0], line]),
  );
}

/** Parses a line of the table. */
function parseRules(line: string): Rules {
  const root = new Map<string, Rules>(), open = [root];
  for (const [, close, label, mark, paren] of line.matchAll(/(\))|([^(),!~^]+)([!~^]?)(\(?)/g)) {
    if (close !== undefined) open.pop();
    else {
      const below = paren === "(" ? new Map<string, Rules>() : null;
      open.at(-1)!.set(label!, { mark: mark!, below });
      if (below !== null) open.push(below);
    }
  }
  return root.values().next().value!;
}

function rulesOf(top: string): Rules | undefined {
  let rules = parsed.get(top);
  if (rules !== undefined) return rules;
  const line = linesByTop().get(top);
  if (line !== undefined) parsed.set(top, rules = parseRules(line));
  return rules;
}

/**
 * Returns the suffix of a name: by the longest rule, or by an exception.
 * Source: https://github.com/publicsuffix/list/wiki/Format.
 *
 * @param name Lower-case A-labels, without a trailing dot.
 * @param withPrivate Whether rules of the private section count.
 */
export function publicSuffix(name: string, withPrivate: boolean): FoundSuffix {
  let at = name.lastIndexOf(".");
  let suffix = name.slice(at + 1);
  let section: FoundSuffix["section"] = null;
  for (let rules = rulesOf(suffix), start = at + 1; rules !== undefined;) {
    const { mark, below } = rules;
    if (mark === "^") return { suffix: name.slice(name.indexOf(".", start) + 1), section: "icann" };
    if (mark === "" || mark === "~" && withPrivate) {
      suffix = name.slice(start);
      section = mark === "" ? "icann" : "private";
    }
    if (below === null || at < 0) break;
    const end = at;
    at = name.lastIndexOf(".", end - 1);
    // Of a name that begins with a dot the first label is empty.
    if (end === 0) at = -1;
    start = at + 1;
    const label = end === 0 ? "" : name.slice(start, end);
    rules = below.get(label) ?? (label === "" ? undefined : below.get("*"));
  }
  return { suffix, section };
}

/** Returns a suffix and one label of a name; null where the name is the suffix. */
export function registrablePart(name: string, suffix: string): string | null {
  const before = name.length - suffix.length - 1;
  // Of a name that begins with dots they do not count.
  if (before < 0 || /^\.*$/.test(name.slice(0, before + 1))) return null;
  return name.slice(name.lastIndexOf(".", before - 1) + 1);
}

/** Returns the suffixes of the ICANN section by top-level domain: what stands left of it, "" for itself; `*` for any label. */
export function icannSuffixes(): Map<string, string[]> {
  return new Map([...linesByTop().keys()].map((top) => {
    const lefts: string[] = [];
    const add = ({ mark, below }: Rules, left: string): void => {
      if (mark === "") lefts.push(left);
      for (const [label, rules] of below ?? []) add(rules, left === "" ? label : `${label}.${left}`);
    };
    add(rulesOf(top)!, "");
    return [top, lefts];
  }));
}
