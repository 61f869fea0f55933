import { expect, test } from "vitest";
import type { GramQuery } from "../../../../lib/ct/index/grams.ts";
import { compilePattern } from "../../../../lib/ct/regex/pattern.ts";
import { likeCondition } from "../../../../server/extras/postgres/certificates.ts";

const many = Array.from({ length: 40 }, (_, i) => `name${i}x`).join("|");
const patterns = [
  "^abc",
  "a|b",
  "abc|def",
  "(abc|d.*)xyz",
  `(${many})`,
  `secure(${many})`,
  "(abc|.)(def|ghi)",
  ".*",
];

const numbered = (values: string[], condition: string | null) => {
  const named = new Set([...(condition ?? "").matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  expect([...named].sort((a, b) => a - b)).toEqual(values.map((_, i) => i + 1));
};

test.each(patterns)("%s: as many values as the condition names", (pattern) => {
  const values: string[] = [];
  numbered(values, likeCondition(compilePattern(pattern).need, "name", values));
});

test("a condition that is given up leaves no values", () => {
  const gram = (gram: number): GramQuery => ({ type: "gram", gram });
  const wide: GramQuery = { type: "or", list: Array.from({ length: 400 }, (_, i) => gram(i + 70_000)) };
  const need: GramQuery = { type: "and", list: [gram(1), { type: "or", list: [gram(2), wide] }, gram(3)] };
  const values: string[] = [];
  const condition = likeCondition(need, "name", values);
  expect(values.length).toBe(2);
  numbered(values, condition);
});
