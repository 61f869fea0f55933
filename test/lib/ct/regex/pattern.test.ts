import fc from "fast-check";
import { RE2JS } from "re2js";
import { expect, test } from "vitest";
import { compilePattern, compileSearch, type PatternKind } from "../../../../lib/ct/regex/pattern.ts";
import { SquatError } from "../../../../lib/errors.ts";
import { vectorCases, withVectors } from "../../../shared.ts";

/** Null when re2js refuses the pattern. */
function oracle(pattern: string): ((text: string) => boolean) | null {
  try {
    const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
    return (text) => compiled.matcher(text).find();
  } catch {
    return null;
  }
}

function compiled(pattern: string): ((text: string) => boolean) | null {
  try {
    return compileSearch(pattern);
  } catch (error) {
    expect(error).toBeInstanceOf(SquatError);
    expect((error as SquatError).code).toBe("invalid_pattern");
    return null;
  }
}

withVectors("hostile-regex.json")("every case of the shared vectors", () => {
  const wrong: string[] = [];
  for (const c of vectorCases("hostile-regex.json")) {
    const match = compiled(c.pattern);
    if (c.expect === "reject" ? match !== null : c.expect === "valid" && match === null) wrong.push(c.id);
    const found = match === null || typeof c.probe !== "string" ? null : match(c.probe);
    if (c.expect === "valid" && found !== c.match_expected) wrong.push(`${c.id} ${found}`);
  }
  expect(wrong).toEqual([]);
});

const refused: [pattern: string, message: RegExp][] = [
  ["(", /not closed at position 0/],
  ["ab)", /unexpected \) at position 2/],
  ["[z-a]", /bad range z-a at position 1/],
  ["[[:foo:]]", /unknown class/],
  ["[[:al.pha:]]", /unknown class/],
  ["[[:a[b:]]", /unknown class/],
  ["a**", /repetition of a repetition at position 2/],
  ["*a", /nothing to repeat before \* at position 0/],
  ["ab(?=c)", /look-around .* position 2/],
  ["(a)\\1", /backreferences .* position 3/],
  ["a{1001}", /bad repetition/],
  ["(a{100}){100}", /more than 1000 repetitions/],
  ["\\pX{1}", /unknown Unicode property/],
  ["a\\", /nothing follows the backslash at position 1/],
];
test.each(refused)("refuses %s", (pattern, message) => {
  expect(() => compileSearch(pattern)).toThrow(message);
  expect(oracle(pattern)).toBe(null);
});

const syntax = [
  "\\bpay\\b",
  "\\Bay",
  "^a|b$",
  "(?i:A)b",
  "(?-i)A",
  "(?s).",
  "(?m)^b$",
  "a{,2}",
  "a{2",
  "x{2}?",
  "[]a]",
  "[^]a]",
  "[a-]",
  "[[:alpha:]_]",
  "\\p{Greek}",
  "\\pL",
  "\\PL",
  "\\p{^Lu}",
  "\\x41",
  "\\x{3b1}",
  "\\101",
  "\\Qa.b\\E",
  "()",
  "a||b",
  "(?:a|)b",
  "(?P<n>a)b",
  "^^a$$",
  "(^a)+b",
  "[\\d\\-x]",
  "[^\\W]",
  "\\s",
  "\\v",
  "a\\z",
  "\\Ab",
  "(a|b)*c$",
  "[k-l]",
  "ſ",
  "\u212a",
  "(a*)*b",
  "(?:$)",
  "(?i)(?-i:K)",
  "[^k]",
  "\\W",
  "\\D\\S",
  "[[:^digit:]]",
  "a+?b??c*?",
  "$^",
  "(|a)+",
  "(a?){3}",
  "\\b",
  "\\B",
];
const texts = [
  "",
  "a",
  "b",
  "A",
  "K",
  "k",
  "\u212a",
  "ſ",
  "s",
  "αβ",
  "Ω",
  "pay pal",
  "paypal",
  "a.b",
  "axb",
  "a\nb",
  "b\n",
  "a-x9",
  "aab",
  "xx",
  "a{,2}",
  "a{2",
  "]",
  "-",
  "_",
  "\v",
  "é",
  "𝒳",
  "abcabc",
  "aaa",
  "K\n",
  "c",
  "bc",
  "9",
];
test.each(syntax)("agrees with re2js on %s", (pattern) => {
  const [ours, theirs] = [compiled(pattern), oracle(pattern)];
  expect(ours === null).toBe(theirs === null);
  for (const text of texts) expect([text, ours!(text)]).toEqual([text, theirs!(text)]);
});

const piece = fc.constantFrom(
  "a",
  "b",
  ".",
  "\\.",
  "-",
  "[ab]",
  "[^a]",
  "[a-c1]",
  "^",
  "$",
  "\\b",
  "(",
  ")",
  "(?:",
  "|",
  "*",
  "+",
  "?",
  "{2}",
  "{1,3}",
  "{0,2}",
  "\\w",
  "c",
  "o",
  "m",
  "\\d",
  "ab",
  "[",
  "]",
  "\\",
  "é",
);
const pattern = fc.array(piece, { minLength: 1, maxLength: 9 }).map((list) => list.join(""));
const text = fc.string({ unit: fc.constantFrom(..."abc1.-_Aé\n "), maxLength: 14 });
test("agrees with re2js on any pattern and text", () => {
  fc.assert(
    fc.property(pattern, fc.array(text, { maxLength: 6 }), (pattern, texts) => {
      const [ours, theirs] = [compiled(pattern), oracle(pattern)];
      expect(ours === null).toBe(theirs === null);
      if (ours === null || theirs === null) return;
      expect(texts.map(ours)).toEqual(texts.map(theirs));
      const indexed = compilePattern(pattern).test;
      expect(texts.map(indexed)).toEqual(texts.map(theirs));
    }),
    { numRuns: 3000 },
  );
});

test("a pattern that needs many states keeps few of them", () => {
  const { automaton, test } = compilePattern("a.{12}b");
  let seed = 1;
  const random = () => (seed = seed * 48271 % 0x7fffffff) / 0x7fffffff;
  for (let i = 0; i < 40; i++) {
    const name = Array.from({ length: 2000 }, () => random() < .5 ? "a" : "c").join("");
    expect(test(name)).toBe(false);
    expect(automaton.states).toBeLessThan(9000);
  }
});

const kinds: [kind: PatternKind, pattern: string, finds: string[], not: string[]][] = [
  ["exact", "A.b.", ["a.b"], ["xa.b", "a.bc", "axb"]],
  ["contains", "a.b", ["xa.bx"], ["axb"]],
  ["prefix", "a.b", ["a.bx"], ["xa.b"]],
  ["suffix", ".b", ["a.b"], ["a.bx", "ab"]],
  ["wildcard", "*.p?y.com", ["a.b.pay.com", ".poy.com"], ["pay.com", "a.py.com", "a.pay.com.x"]],
];
test.each(kinds)("kind %s", (kind, pattern, finds, not) => {
  const { test } = compilePattern(pattern, kind);
  for (const name of finds) expect([name, test(name)]).toEqual([name, true]);
  for (const name of not) expect([name, test(name)]).toEqual([name, false]);
});

test("a class that says one thing again and again is read as soon as one that says it once", () => {
  const from = performance.now();
  const finds = compilePattern(`[${"\\PL".repeat(330)}]`).test;
  expect(performance.now() - from).toBeLessThan(1_000);
  expect([finds("abc"), finds("a1c")]).toEqual([false, true]);
});
