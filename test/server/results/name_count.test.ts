import { expect, test } from "vitest";
import { NameCount } from "../../../server/results/name_count.ts";

test("names are counted once, in any order, many and alike", () => {
  const names = new NameCount();
  const all = Array.from({ length: 50_000 }, (_, i) => `xn--example-${i.toString(36)}.com`);
  for (const name of [...all, ...all.toReversed()]) names.add(name);
  for (let i = 0; i < 1_000; i++) names.add(all[(i * 7_919) % all.length]!);
  expect(names.size).toBe(all.length);
  names.add("é.com");
  names.add("\u0301e.com");
  names.add("e\u0301.com");
  expect(names.size).toBe(all.length + 3);
});
