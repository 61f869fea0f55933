import { expect, test } from "vitest";
import { ctSearch, memoryIndex } from "../../../lib/ct/mod.ts";

test("names of certificates that are no host names are kept, and found", async () => {
  const names = ["my_shop.paypa1.com", "_dmarc.paypa1.com", "-x-.paypa1.com", "*.paypa1.com", "paypa1..com"];
  const { results } = await ctSearch(memoryIndex(names), { pattern: "paypa1" });
  expect(results.map(({ name }) => name).sort()).toEqual(names.sort());
});
