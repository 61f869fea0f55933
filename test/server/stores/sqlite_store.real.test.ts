import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { sqliteStores } from "../../../server/stores/sqlite_stores.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a process that waits for nothing ends, with what it wrote", async () => {
  const left = join(folder, "left");
  const module = new URL("../../../server/stores/sqlite_stores.ts", import.meta.url).href;
  const run = async (where: string, ...statements: string[]) => {
    const source = `const { sqliteStores } = await import(${JSON.stringify(module)});
      const { owners } = sqliteStores(${JSON.stringify(where)});
      ${statements.join("\n")}`;
    const args = "Deno" in globalThis ? ["eval", source] : ["--input-type=module", "-e", source];
    await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
  };
  const add = (name: string) => `owners.add({ name: "${name}", passphrase: null, created_at: 1 });`;
  await run(join(folder, "idle"));
  await run(left, `await ${add("ann")}`, add("bob"));
  const stores = sqliteStores(left);
  expect((await stores.owners.list()).map(({ name }) => name)).toEqual(["ann", "bob"]);
  await stores.close();
});
