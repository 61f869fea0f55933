import { expect, test } from "vitest";
import { align, type Alignment } from "../../../lib/match/align.ts";
import { candidatesOf } from "../../../lib/match/candidates.ts";
import { hostOf } from "../../../lib/match/host.ts";
import { BrandIndex, match } from "../../../lib/match/mod.ts";

/** Xorshift: the same labels in every run. */
let state = 88172645;
function random(below: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % below;
}
const SYLLABLES = ["ka", "ke", "ro", "ri", "ma", "mi", "ta", "ton", "bel", "so", "na", "vi"];
const LETTERS = "abdeikmnorstv1";
const some = (count: number): string =>
  Array.from({ length: count }, () => SYLLABLES[random(SYLLABLES.length)]!).join("");
function edited(label: string): string {
  const at = random(label.length);
  const letter = LETTERS[random(LETTERS.length)]!;
  const kind = random(4);
  if (kind === 0) return label.slice(0, at) + letter + label.slice(at + 1);
  if (kind === 1) return label.slice(0, at) + letter + label.slice(at);
  if (kind === 2) return label.slice(0, at) + label.slice(at + 1);
  return label.slice(0, at) + label.slice(at + 1, at + 2) + label.slice(at, at + 1) + label.slice(at + 2);
}

const labels = [...new Set(Array.from({ length: 1500 }, () => some(2 + random(4))))];
const index = new BrandIndex(labels.map((label) => `${label}.com`));

test("every brand within one edit, and every long one within two, is found among many alike", () => {
  const out: Alignment = { distance: 0, op: 0, op2: 0, at: 0 };
  const lost: string[] = [];
  let pairs = 0;
  for (let i = 0; i < 300; i++) {
    const name = edited(edited(labels[random(labels.length)]!));
    const found = new Set(match(`${name}.top`, index, { limit: Infinity }).map(({ brand }) => brand));
    for (const label of labels) {
      align(label, name, out);
      if (out.distance > (label.length < 8 || label.length > 24 ? 1 : 2)) continue;
      pairs++;
      if (!found.has(`${label}.com`)) lost.push(`${label} → ${name}`);
    }
  }
  expect(lost).toEqual([]);
  expect(pairs).toBeGreaterThan(250);
});

test("a limit keeps the likeliest: what is left out is no likelier than what stays", () => {
  let differ = 0;
  for (let i = 0; i < 200; i++) {
    const name = `${edited(labels[random(labels.length)]!)}.top`;
    const all = match(name, index, { limit: Infinity });
    const [first] = match(name, index, { limit: 1 });
    // Of more than 32 brands alike, the least alike are not weighed: the first may differ, but rarely.
    if (all.length <= 32) expect(first).toEqual(all[0]);
    else if (first?.brand !== all[0]!.brand) differ++;
  }
  expect(differ).toBeLessThan(10);
});

test.each([
  ["a short brand inside a word", "ing.nl", "ingesting.com", "ing-bank.com"],
  [
    "a brand without its generic word in a registrable label",
    "eposcard.co.jp",
    "eposide.com",
    "epos.login.top",
  ],
  [
    "a brand with a word left out below a registrable name",
    "kestrel-harbour.com",
    "harbour.evil.top",
    "harbour.top",
  ],
])("%s is chance: %s in %s, but not in %s", (_, brand, chance, name) => {
  const one = new BrandIndex([brand]);
  const parts = (text: string, all: boolean) => candidatesOf(hostOf(text), one, undefined, all).length;
  expect([parts(chance, false), parts(chance, true) > 0, parts(name, false) > 0]).toEqual([0, true, true]);
});
