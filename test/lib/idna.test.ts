import { toASCII, toUnicode } from "tr46";
import { expect, test } from "vitest";
import { aLabels, type IdnaRules, toAsciiName, toUnicodeName } from "../../lib/idna.ts";

/** The rules of lib/domain.ts, and their words for tr46. */
const RULES = [true, false].flatMap((isStrict) =>
  [true, false].map((checkBidi) => ({ isStrict, checkBidi }))
);
const words = ({ isStrict, checkBidi }: IdnaRules) => ({
  checkBidi,
  checkHyphens: isStrict,
  useSTD3ASCIIRules: isStrict,
  checkJoiners: true,
});

/** What both say of a name; they are the same. */
function differs(name: string, rules: IdnaRules): boolean {
  const settings = words(rules);
  const { domain, error } = toUnicode(name, settings);
  return (error ? null : domain) !== toUnicodeName(name, rules) ||
    toASCII(name, { ...settings, verifyDNSLength: true }) !== toAsciiName(name, rules) ||
    toASCII(name, settings) !== aLabels(name, rules);
}

const shown = (name: string) => Array.from(name, (c) => c.codePointAt(0)!.toString(16)).join(" ");

test("each code point, first and between letters of both directions, is what tr46 makes of it", () => {
  const wrong: string[] = [];
  for (let point = 0; point < 0x110000; point++) {
    const c = String.fromCodePoint(point);
    // Most of the planes is unassigned, private or ideographs: one of so many there.
    if (
      point > 0x3400 && point % 256 > 0 &&
      /[\p{Cn}\p{Co}\p{Script=Han}\p{Script=Hangul}\p{Script=Tangut}]/u.test(c)
    ) continue;
    // Of the rules that are not strict one in eight is enough: they change three characters of ASCII.
    // Between letters its class counts: one of eight is enough beyond the first scripts.
    const isAlone = point > 0x900 && point % 8 > 0;
    for (const name of isAlone ? [c] : [c, `a${c}b`, `\u05d0${c}\u05d1`]) {
      if (differs(name, RULES[0]!)) wrong.push(shown(name));
      if ((point < 0x80 || point % 8 === 0) && differs(name, RULES[2]!)) wrong.push(shown(name));
    }
  }
  expect(wrong).toEqual([]);
});

/** A repeatable stream of numbers below a bound (Numerical Recipes). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = Math.imul(state, 1664525) + 1013904223 >>> 0) % below;
}

test("names of letters that have rules of their own are what tr46 makes of them", () => {
  const alphabet = [
    ..."aAzZ09--.._ßςöÖﬁ\u0308\u00ad\u0130ı\u200c\u200d\u05d0\u05b0\u0627\u0628\u0649\u064b\u0660\u06f0\u06dd",
    ..."\u0300\u094d\u0915\u093f\u0d4d\u1806\u180a\ua872\u{10acd}\u{10ac5}\u{1e943}\u{1e900}\u13a0\uab70\u10a0。①℀\u{1f600}\ufffd\n ",
  ];
  const next = numbers(7), wrong: string[] = [];
  for (let i = 0; i < 5_000; i++) {
    const name = Array.from({ length: 1 + next(9) }, () => alphabet[next(alphabet.length)]).join("");
    if (RULES.some((rules) => differs(name, rules))) wrong.push(shown(name));
  }
  expect(wrong).toEqual([]);
});

test("coded labels are what tr46 makes of them, however they are spoilt", () => {
  const digits = [..."abcdefghijklmnopqrstuvwxyz0123456789-"];
  const next = numbers(11), wrong: string[] = [];
  const known = [
    "mnchen-3ya",
    "-",
    "",
    "-a",
    "a-",
    "0ca24w",
    "80ak6aa92e",
    "zca",
    "1ug",
    "a-ecp.ru",
    "99zzzzzzzz",
  ];
  for (let i = 0; i < 1_000; i++) {
    const coded = i < known.length
      ? known[i]!
      : Array.from({ length: 1 + next(12) }, () => digits[next(digits.length)]).join("");
    for (const name of [`xn--${coded}`, `XN--${coded}.de`, `\u05d0.xn--${coded}`, `xn--${coded}ü`]) {
      if (RULES.some((rules) => differs(name, rules))) wrong.push(name);
    }
  }
  expect(wrong).toEqual([]);
});
