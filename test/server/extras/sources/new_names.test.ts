import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newOfZone } from "../../../../server/extras/sources/czds.ts";
import { temporaryFolder } from "../../cli/command_line.ts";

const temporary = temporaryFolder();

test("the names that are new, once each, whatever the order; nothing stays on the disk", async () => {
  const all = Array.from({ length: 5_000 }, (_, i) => `name${i}.com`);
  const newer = [...all.slice(1_000), "name4500.com"].reverse();
  const { signal } = new AbortController();
  const [path, kept] = [join(temporary, "zone"), join(temporary, "kept")];
  const bounds = { bytes: 1e6, lines: 1e5, names: 1e5 };
  const read = async (names: readonly string[]) => {
    writeFileSync(path, names.join("\n"));
    const zone = await newOfZone(path, kept, bounds, signal);
    return { count: zone.count, names: await Array.fromAsync(zone.names) };
  };
  expect(await read(all.slice(0, 4_000))).toEqual({ count: 4_000, names: [] });
  const { names: added } = await read(newer);
  expect(added.sort()).toEqual(all.slice(4_000).sort());
  expect(readdirSync(temporary).filter((name) => name.startsWith("deadringer-zone-"))).toEqual([]);
});
