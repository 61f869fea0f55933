/**
 * Patterns made to be costly, searched for in names: some in the unit tests, many more in `whole`.
 * @module
 */
import { expect } from "vitest";
import { SquatError } from "../../../../lib/errors.ts";
import { memoryIndex, nameMatcher, type SearchField, searchMatches } from "../../../../lib/ct/mod.ts";

/** Numbers that depend on nothing but the first: what fails once fails again. */
let seed = 20_261_126;
const random = (): number => (seed = seed * 48_271 % 0x7fffffff) / 0x7fffffff;
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const several = (most: number, make: () => string, between = ""): string =>
  Array.from({ length: 1 + Math.floor(random() * most) }, make).join(between);

const ATOMS = [
  ..."ab.-",
  ...[
    "\\x{e9}",
    "[a-z]",
    "[^a]",
    "\\w",
    "\\d",
    "[a-z0-9-]",
    "\\b",
    "\\B",
    "^",
    "$",
    "\\pL",
    "\\PN",
    "\\p{Greek}",
    "[\\p{L}\\d]",
  ],
  ...["[[:alpha:]]", "(?i)k", "(?s).", "(?m)^", "\\x{10ffff}", "com", "xn--", "paypal", "\\."],
];
const COUNTS = [
  ..."*+?",
  ...["*?", "{2}", "{0,5}", "{3,}", "{12,}", "{1,63}", "{50,100}", "{100}", "{0,1000}", "{1000}", "{1000,}"],
];
const atom = (depth: number): string =>
  depth > 0 && random() < .35 ? `(${alternatives(depth - 1)})` : pick(ATOMS);
const alternatives = (depth: number): string =>
  several(3, () => several(5, () => atom(depth) + (random() < .5 ? pick(COUNTS) : "")), "|");

/** Patterns that stop one engine or another, or unfold to many states. */
const KNOWN = [
  "(a?){30}a{30}",
  "(a|aa)+$",
  "(.*a){12}",
  "((a{100}){10}){9}",
  "(x+x+)+y",
  "(.{0,63}\\.){0,63}com",
  "a.{12}b",
  "a[ac.]{40}b",
  "(?:a[ac.]{60}|c[ac.]{50}a[ac.]{9})b",
  "(.?){900}",
  "[a-z]{1,250}[0-9]{1,250}",
  "(((((((((a*)*)*)*)*)*)*)*)*)*b",
  "(.*\\b){60}",
  "(^|$|\\b|\\B)*a",
  "(".repeat(400) + "a" + ")".repeat(400),
  "(?:a(?:b(?:c)?)?)?".repeat(50),
  "(..*)*".repeat(100),
  "a|".repeat(499) + "b",
  ".*".repeat(490),
  "(?:\\w{0,63}\\.){10,60}",
  `(?i)${"k".repeat(990)}`,
  ...["a", "b", "c"].map((end) => `[ac][\\p{L}\\d]{100}[ac]{2}${end}`),
];
const FIELDS: readonly SearchField[] = ["name", "name", "registrable_domain", "subdomain", "tld"];
const KINDS = ["regex", "regex", "regex", "regex", "wildcard", "contains"];

/** Searches for so many patterns: each is searched for, or refused, within the bounds of work and memory. */
export async function costlyPatterns(count: number): Promise<{ searched: number; stopped: number }> {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
  // Names of two letters lead through the more states, the longer they are.
  const two = () =>
    Array.from({ length: 4 }, () => Array.from({ length: 50 }, () => pick([..."ac"])).join("")).join(".");
  const index = memoryIndex([
    ...Array.from({ length: 400 }, () => `${two()}.com`),
    ...Array.from(
      { length: 600 },
      (_, i) =>
        `${several(30, () => pick([...letters]))}${i}.${
          pick(["com", "paypal.com", "xn--p1ai", "a.b.c.example"])
        }`,
    ),
  ]);
  let searched = 0, stopped = 0;
  for (let i = 0; i < count; i++) {
    const pattern = KNOWN[i] ?? alternatives(4).slice(0, 1_000);
    const kind = i < KNOWN.length ? "regex" : pick(KINDS), field = pick(FIELDS);
    const about = { pattern, kind, field };
    try {
      const matcher = nameMatcher(about);
      const automaton = matcher.automaton!;
      // The bounds of the automaton, and what one step more may cost. States are dropped between blocks: one of 96
      // names of 253 characters makes 24,288 at most, and what scans it has room for 65,534.
      const check = () =>
        expect({ ...about, isBounded: automaton.work <= 1_020_000 && automaton.states <= 32_000 })
          .toEqual({ ...about, isBounded: true });
      await searchMatches(index, matcher, { limit: 1_000 }, { pause: () => Promise.resolve(check()) });
      check();
      searched++;
    } catch (error) {
      if (!(error instanceof SquatError)) throw new Error(JSON.stringify(about), { cause: error });
      if (error.message.includes("too costly")) stopped++;
      expect({ ...about, code: error.code }).toEqual({ ...about, code: "invalid_pattern" });
    }
  }
  return { searched, stopped };
}
