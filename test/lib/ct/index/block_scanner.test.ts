import { expect, test } from "vitest";
import { memoryIndex, nameMatcher } from "../../../../lib/ct/mod.ts";
import { countNames } from "./count_names.ts";

/** Names of many blocks: what a scan learns of the first ones changes how it reads the others. */
function manyNames(count: number): string[] {
  const words = ["dev", "test", "www", "mail", "a-b-c-d", "xn--80ak6", "x".repeat(40), "q7", "login", "e"];
  const names = new Set<string>();
  let state = 1;
  const next = (below: number) => (state = Math.imul(state, 1_103_515_245) + 12_345 >>> 0) % 65_521 % below;
  while (names.size < count) {
    const parts = Array.from(
      { length: 1 + next(3) },
      () => words[next(words.length)]! + next(300).toString(36),
    );
    names.add(`${parts.join(next(2) === 0 ? "." : "-")}.${next(2) === 0 ? "com" : "dev"}`);
  }
  return [...names];
}

test("counts are those of RegExp, however often a pattern leaves its home state", () => {
  const names = manyNames(70_000);
  const index = memoryIndex(names);
  const patterns = [
    ...["dev", "test", "www", "mail", "--", "^www", "dev$", "(dev|test|mail)-", "^e", "login[0-9]+\\."],
    ...["[^a]{30}", "(.*a){4}", "^.{40,}", "^[a-z]{1,4}[0-9]", "a.*b.*c", "([a-z0-9]-){4,}", "(\\w+\\W+){4}"],
    ...["e.{3}e.{3}e", "\\bdev\\b", "[a-m].{12}[n-z]", "x{38}", "^(?:e|q)[^.]*\\.com$", "(.*d){2}ev", "z$"],
  ];
  for (const pattern of patterns) {
    const regex = new RegExp(pattern);
    const matches = names.filter((name) => regex.test(name)).length;
    expect([pattern, countNames(index, nameMatcher({ pattern }))]).toEqual([pattern, matches]);
  }
});
