import { expect, test } from "vitest";
import { ByteCache } from "../../../../lib/ct/index/mod.ts";

test("a cache holds so many bytes for all segments together, and evicts the oldest first", () => {
  const cache = new ByteCache<Uint8Array>(100);
  const [one, two] = [cache.owner(), cache.owner()];
  cache.add(one + 1, new Uint8Array(40));
  cache.add(two + 1, new Uint8Array(60));
  expect([one, two].map((owner) => cache.get(owner + 1)?.length)).toEqual([40, 60]);
  cache.add(one + 2, new Uint8Array(1));
  expect([one + 1, two + 1, one + 2].map((key) => cache.get(key)?.length)).toEqual([undefined, 60, 1]);
  cache.add(two + 2, new Uint8Array(500));
  expect([two + 1, one + 2, two + 2].map((key) => cache.get(key)?.length)).toEqual([
    undefined,
    undefined,
    500,
  ]);
});
