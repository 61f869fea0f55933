import { expect, test } from "vitest";
import { NAME_CHARS, NameSorter } from "../../../../lib/ct/index/mod.ts";
import { compareNames } from "../../../../lib/ct/index/name_text.ts";

test("names of several runs come sorted, each once, with what each shares with the one before", () => {
  let seed = 5;
  const random = (n: number) => (seed = seed * 48271 % 0x7fffffff) % n;
  const label = () => random(1500).toString(36);
  const names = Array.from({ length: 150_000 }, () => `${label()}.${label()}.${["com", "net"][random(2)]}`);
  const expected = [...new Set(names)].sort(compareNames);
  expect(expected.length).toBeLessThan(names.length);
  const sorter = new NameSorter();
  for (const name of names) sorter.add(name);
  sorter.finish();
  const found: string[] = [];
  let wrong = 0;
  sorter.drain((ranks, length, shared) => {
    const name = Array.from(ranks.subarray(1, length + 1), (rank) => NAME_CHARS[rank - 1]).reverse().join("");
    const before = found.at(-1) ?? "";
    let common = 0;
    while (common < before.length && before.at(-1 - common) === name.at(-1 - common)) common++;
    if (common !== shared || ranks[0] !== 0 || ranks[length + 1] !== 0) wrong++;
    found.push(name);
  });
  expect(wrong).toBe(0);
  expect(found.join("\n") === expected.join("\n")).toBe(true);
});
