import { expect, test } from "vitest";
import { ByteCache } from "../../../../lib/ct/index/mod.ts";

test("a cache holds so many bytes for all segments together, and evicts the oldest first", () => {
  const cache = new ByteCache<Uint8Array>(100_512);
  const [one, two] = [cache.owner(), cache.owner()];
  cache.add(one + 1, new Uint8Array(40_000));
  cache.add(two + 1, new Uint8Array(60_000));
  expect([one, two].map((owner) => cache.get(owner + 1)?.length)).toEqual([40_000, 60_000]);
  cache.add(one + 2, new Uint8Array(1));
  expect([one + 1, two + 1, one + 2].map((key) => cache.get(key)?.length)).toEqual([undefined, 60_000, 1]);
  cache.add(two + 2, new Uint8Array(500_000));
  expect([two + 1, one + 2, two + 2].map((key) => cache.get(key)?.length)).toEqual([
    undefined,
    undefined,
    500_000,
  ]);
});
