import { expect, test } from "vitest";
import { findNames, memoryIndex, nameMatcher } from "../../../../lib/ct/mod.ts";
import { gramOf, type GramQuery, requiredGrams } from "../../../../lib/ct/index/grams.ts";
import type { Segment } from "../../../../lib/ct/index/segment.ts";
import { compilePattern } from "../../../../lib/ct/regex/pattern.ts";
import { parseRegex } from "../../../../lib/ct/regex/syntax.ts";
import { countNames } from "./count_names.ts";

/** Whether a name has what a pattern needs. */
function meets(name: string, need: GramQuery): boolean {
  if (need.type !== "gram") {
    const one = (inner: GramQuery) => meets(name, inner);
    return need.type === "and" ? need.list.every(one) : need.list.some(one);
  }
  const text = `\0${name}\0`;
  return [...text].some((_, i) =>
    i + 2 < text.length &&
    gramOf(text.charCodeAt(i), text.charCodeAt(i + 1), text.charCodeAt(i + 2)) === need.gram
  );
}

/** The same numbers each time. */
function random(seed: number): (count: number) => number {
  return (count) => {
    seed = Math.imul(seed, 1_103_515_245) + 12_345 >>> 0;
    return (seed >>> 8) % count;
  };
}

const next = random(7);
const pick = (chars: string) => chars[next(chars.length)]!;
const NAMES = Array.from({ length: 4_000 }, () => {
  const kind = next(4);
  if (kind === 0) return `${[1, 2, 3, 4].map(() => next(300)).join("-")}.host${next(9)}.com`;
  if (kind === 1) return `${Array.from({ length: 1 + next(16) }, () => pick("abc019")).join("-")}.net`;
  return `${Array.from({ length: 1 + next(9) }, () => pick("ab1z")).join("")}.org`;
});

const CLASSES = [
  "^[0-9]{1,3}(-[0-9]{1,3}){3}\\.",
  "([a-z0-9]-){12,}",
  "([a-z0-9]-){3}[0-9]{2}",
  "[0-9]{2,4}-[0-9]",
  "(^|\\.)[0-9][a-z0-9][0-9]\\.",
  "[a-z][0-9](-|[a-z])?[a-z0-9]{2}\\.",
  "([a-z0-9]{1,2}-){9,10}[a-z]",
  "-[0-9]{1,3}\\.[a-z]+\\d\\.com$",
  "[a-z0-9]{12,13}",
  "(-[a-z0-9]){9}",
  "^([a-c019]-){5}[a-z0-9]\\.",
  "([a-z0-9]-[0-9]){2,3}",
  "([a-z0-9][.-]){4,}",
];

test("what a pattern needs is in every name that matches, also where it is made of classes", () => {
  for (const pattern of CLASSES) {
    const expression = new RegExp(pattern);
    const { need } = compilePattern(pattern);
    const matching = NAMES.filter((name) => expression.test(name));
    expect([pattern, matching.filter((name) => !meets(name, need))]).toEqual([pattern, []]);
  }
  expect(CLASSES.filter((pattern) => NAMES.some((name) => new RegExp(pattern).test(name)))).toHaveLength(
    CLASSES.length - 1,
  );
});

test("a search for a pattern of classes finds every name, and looks into few blocks", () => {
  const index = memoryIndex(NAMES);
  const [segment] = index.segments as [Segment];
  for (const pattern of CLASSES) {
    const expected = new Set(NAMES.filter((name) => new RegExp(pattern).test(name))).size;
    expect([pattern, countNames(index, nameMatcher({ pattern }))]).toEqual([pattern, expected]);
  }
  for (const pattern of CLASSES.slice(0, 2)) {
    const blocks = segment.candidates(requiredGrams(parseRegex(pattern, true)));
    expect(blocks).not.toBeNull();
    const count = blocks!.reduce((sum, word) => sum + word.toString(2).replaceAll("0", "").length, 0);
    expect(count).toBeLessThan(segment.blocks * .7);
  }
});

test("of blocks that have one letter between hyphens, those are read that may have several in a row", () => {
  const singles = Array.from({ length: 3_000 }, (_, i) => `shop${i}-${"abc"[i % 3]}-x${i}.com`);
  const chain = "a-b-c-d-e-f-g-h-i-j-k-l-m.com";
  const index = memoryIndex([...singles, chain, "b-a.com"]);
  const [segment] = index.segments as [Segment];
  const matcher = nameMatcher({ pattern: "([a-z0-9]-){12,}" });
  expect([...findNames(index, matcher)].flatMap((names) => names ?? [])).toEqual([chain]);
  const blocks = segment.candidates(matcher.need)!;
  const count = blocks.reduce((sum, word) => sum + word.toString(2).replaceAll("0", "").length, 0);
  expect([segment.blocks > 30, count]).toEqual([true, 1]);
});
