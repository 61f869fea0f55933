import { expect, test } from "vitest";
import { RecentKeys } from "../../../server/auth/recent_keys.ts";

test("a key is remembered for a minute at most, by any clock, and only so many are", () => {
  const keys = new RecentKeys();
  expect(keys.hashOf("a", 1_000)).toBeUndefined();
  keys.add("a", "hash of a");
  expect(keys.hashOf("a", 1_000)).toBe("hash of a");
  expect(keys.hashOf("b", 1_000)).toBeUndefined();
  const forgets = (now: number) => {
    expect(keys.hashOf("a", now)).toBeUndefined();
    keys.add("a", "hash of a");
  };
  forgets(61_000);
  forgets(1_000);
  for (let i = 0; i < 1_000; i++) keys.add(`more ${i}`, "");
  forgets(1_001);
  expect(keys.hashOf("more 1", 1_001)).toBeUndefined();
});
