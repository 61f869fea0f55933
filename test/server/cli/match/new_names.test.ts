import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { run, temporaryFolder } from "../command_line.ts";

const temporary = temporaryFolder();

const folder = mkdtempSync(join(tmpdir(), "deadringer-zones-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

test("zone diff prints the names that are new, once each, whatever the order", async () => {
  const zone = (names: string[]): string =>
    "; a zone\n$ORIGIN com.\n" +
    names.map((n) => `${n}.com.\t172800\tin\tns\tns1.a.net.\n\t172800\tin\tns\tns2.a.net.\n`).join("");
  const all = Array.from({ length: 5000 }, (_, i) => `name${i}`);
  const older = file("old.zone", zone(all.slice(0, 4000)));
  const newer = file("new.zone.gz", gzipSync(zone([...all.slice(1000), "name4500"].reverse())));
  const added = await run(["zone", "diff", older, newer]);
  expect(added.code).toBe(0);
  expect(added.stdout.trim().split("\n").sort()).toEqual(all.slice(4000).map((n) => `${n}.com`).sort());
  const gone = await run(["zone", "diff", "--gone", older, newer]);
  expect(gone.stdout.trim().split("\n").sort()).toEqual(all.slice(0, 1000).map((n) => `${n}.com`).sort());
  expect(readdirSync(temporary).filter((name) => name.startsWith("deadringer-zone-"))).toEqual(
    [],
  );
});

test("a missing zone file is named", async () => {
  const { code, stderr } = await run(["zone", "diff", file("a", ""), join(folder, "missing")]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("missing")]);
});
