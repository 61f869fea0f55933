import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { mustLast } from "../../../server/stores/sqlite_writer.ts";

test("all but the lines of an unfinished result is on the disk before it is acknowledged", () => {
  const call = (part: "keys" | "usage" | "results", method: string, ...args: unknown[]) =>
    mustLast({ id: 0, part, method, args });
  expect(call("results", "begin", {})).toBe(false);
  expect(call("results", "append", "uuid", {})).toBe(false);
  expect(call("results", "append", "uuid", {}, undefined)).toBe(false);
  expect(call("results", "append", "uuid", {}, { expires_at: 1, names: 1 })).toBe(true);
  expect(call("results", "extend", "uuid", 1)).toBe(true);
  expect(call("results", "remove", "uuid")).toBe(true);
  expect(call("keys", "revoke", "id", 1)).toBe(true);
  expect(call("usage", "add", [])).toBe(true);
});

test("a process that closes its store while a sweep runs ends after the store, not before", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stores = new URL("../../../server/stores/sqlite.ts", import.meta.url).href;
  const program = `
    const { sqliteStores } = await import(${JSON.stringify(stores)});
    for (let i = 0; i < 5; i++) {
      const stores = sqliteStores(${JSON.stringify(join(folder, "store"))} + i);
      await stores.results.sweep(1);
      stores.results.sweep(2).catch(() => {});
      await stores.close();
    }
    console.log("closed");`;
  const run = "Deno" in globalThis
    ? ["eval", program]
    : ["--input-type=module", "--disable-warning=ExperimentalWarning", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, run);
  expect(stdout).toBe("closed\n");
});
