import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { ListRow } from "../../../../server/names/list_reader.ts";
import { newNames } from "../../../../server/extras/sources/czds.ts";
import { temporaryFolder } from "../../cli/command_line.ts";

const temporary = temporaryFolder();

async function* rowsOf(names: readonly string[]): AsyncGenerator<ListRow> {
  await undefined;
  for (const [i, name] of names.entries()) yield { line: i + 1, names: [name] };
}

test("the names that are new, once each, whatever the order; nothing stays on the disk", async () => {
  const all = Array.from({ length: 5_000 }, (_, i) => `name${i}.com`);
  const newer = [...all.slice(1_000), "name4500.com"].reverse();
  const { signal } = new AbortController();
  const added = await Array.fromAsync(newNames(rowsOf(all.slice(0, 4_000)), rowsOf(newer), signal));
  expect(added.sort()).toEqual(all.slice(4_000).sort());
  expect(readdirSync(temporary).filter((name) => name.startsWith("deadringer-zone-"))).toEqual([]);
});
