import { expect, test } from "vitest";
import { NameSet } from "../../lib/name_set.ts";

test("names are in the set once they were added, and no others", () => {
  const set = new NameSet();
  const names = Array.from({ length: 20_000 }, (_, i) => `shop-${i}.com`);
  expect(names.every((name) => set.add(name))).toBe(true);
  expect(names.some((name) => set.add(name))).toBe(false);
  expect(names.every((name) => set.has(name))).toBe(true);
  expect(names.some((name) => set.has(name.replace("shop", "bank")))).toBe(false);
  expect(set.size).toBe(20_000);
});

test("names that differ little do not meet, whatever the seed", () => {
  for (const seed of [0, 0.25, 0.999]) {
    const set = new NameSet(() => seed);
    for (let i = 0; i < 26 ** 3; i++) {
      const letters = [i, i / 26, i / 676].map((n) => String.fromCharCode(97 + Math.floor(n) % 26)).join("");
      expect(set.add(`${letters}.com`)).toBe(true);
    }
  }
});
