import { expect, test } from "vitest";
import { NameList } from "../../../server/cli/list_file.ts";

test.each([0, 1, 16_384, 40_000])(
  "a list of %d names gives them back, in order, as often as one likes",
  (count) => {
    const names = Array.from({ length: count }, (_, i) => i % 1_000 === 3 ? "" : `é-${i}.com`);
    const list = new NameList();
    for (const name of names) list.add(name);
    expect(list.length).toBe(count);
    expect([...list]).toEqual(names);
    expect([...list]).toEqual(names);
  },
);
