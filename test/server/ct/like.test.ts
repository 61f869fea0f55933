import { expect, test } from "vitest";
import { compilePattern } from "../../../lib/ct/pattern.ts";
import { likeCondition } from "../../../server/ct/like.ts";

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

test.each(patterns)("%s: as many values as the condition names", (pattern) => {
  const values: string[] = [];
  const condition = likeCondition(compilePattern(pattern).need, "name", values) ?? "";
  const named = new Set([...condition.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  expect([...named].sort((a, b) => a - b)).toEqual(values.map((_, i) => i + 1));
});
