import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { sqlStores } from "../../../server/stores/store.ts";
import { openSqlite } from "../../../server/stores/sqlite.ts";
import type { Statement } from "../../../server/stores/sql.ts";
import { MAIN } from "../../../server/stores/sqlite_stores.ts";

test("all but the lines of an unfinished result is on the disk before it is acknowledged", async () => {
  const { sql, close } = openSqlite(":memory:", "the store", MAIN);
  const lasting: unknown[] = [];
  const batch: typeof sql.batch = (statements, options = {}) => {
    lasting.push(options.lasting ?? true);
    return sql.batch(statements, options);
  };
  const query = async <R>(statement: Statement) => (await batch([statement]))[0] as R[];
  const { results, keys, usage } = sqlStores({ ...sql, batch, query });
  const [uuid, expires_at] = ["uuid", 9];
  const lines = { lines: 1, bytes: new Uint8Array(1) };
  await results.begin({ uuid, owner: "ann", scope: "ct", domain: "example.com", created_at: 1, expires_at });
  await results.append(uuid, { ...lines, first: 0 });
  await results.append(uuid, { ...lines, first: 1 }, { expires_at, names: 1 });
  await results.extend(uuid, 10);
  await results.remove(uuid);
  await keys.revoke("id", 1);
  await usage.add([{ key_id: "k", minute: 0, lookup_requests: 1, ct_requests: 0 }]);
  expect(lasting).toEqual([false, false, true, true, true, true, true]);
  await close();
});

test("a process that closes its store while a sweep runs ends after the store, not before", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stores = new URL("../../../server/stores/sqlite_stores.ts", import.meta.url).href;
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
