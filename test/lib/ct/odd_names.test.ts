import { expect, test } from "vitest";
import { ctSearch, memoryIndex } from "../../../lib/ct/mod.ts";

test("names of certificates that are no host names are kept, and found", async () => {
  const names = ["my_shop.paypa1.com", "_dmarc.paypa1.com", "-x-.paypa1.com", "*.paypa1.com", "paypa1..com"];
  const { results } = await ctSearch(memoryIndex(names), { pattern: "paypa1" });
  expect(results.map(({ name }) => name).sort()).toEqual(names.sort());
});

test.each([
  ["münchen.de", "exact"],
  ["MÜNCHEN.de.", "exact"],
  ["mu\u0308nchen.de", "exact"],
  ["www.münchen.de", "contains"],
  [".münchen.de", "suffix"],
  ["*.münchen.de", "wildcard"],
  ["www.münchen.", "prefix"],
])("%s as %s finds the name in A-labels", async (pattern, kind) => {
  const index = memoryIndex(["xn--mnchen-3ya.de", "www.xn--mnchen-3ya.de", "example.org"]);
  const { results } = await ctSearch(index, { pattern, kind });
  expect(results.map(({ name }) => name)).toContain(
    kind === "exact" ? "xn--mnchen-3ya.de" : "www.xn--mnchen-3ya.de",
  );
});

test.each([["münch", "contains"], ["mün*.de", "wildcard"], ["^m[üö]nchen|zü", "regex"]])(
  "%s as %s is refused: no name in certificates has such a letter",
  async (pattern, kind) => {
    await expect(ctSearch(memoryIndex(["xn--mnchen-3ya.de"]), { pattern, kind })).rejects.toThrow(
      'Cannot find "ü": names in certificates have A-labels; search for these, such as xn--mnchen-3ya for münchen',
    );
  },
);

test("a regular expression in which another branch is in ASCII searches for that", async () => {
  const { results } = await ctSearch(memoryIndex(["munchen.de"]), { pattern: "m[üu]\\Dchen" });
  expect(results.map(({ name }) => name)).toEqual(["munchen.de"]);
});
