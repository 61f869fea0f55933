import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { backupSqlite } from "../../../server/stores/backup.ts";
import { sqliteStores } from "../../../server/stores/sqlite_stores.ts";

const base = mkdtempSync(join(tmpdir(), "deadringer-forged-backup-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const COMMAND = "Deno" in globalThis
  ? ["run", "-A", "--v8-flags=--max-old-space-size=64", "server/cli.ts"]
  : ["--max-old-space-size=64", "server/cli.ts"];

test("a forged backup that names a million files is restored with a heap of 64 MiB", async () => {
  const folder = join(base, "data"), file = join(base, "one.backup");
  await sqliteStores(folder).close();
  backupSqlite(folder, file);
  const db = new DatabaseSync(file);
  db.exec(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) " +
      "INSERT INTO ct_index SELECT 'names/' || i || '.seg', i FROM n",
  );
  db.close();
  const { status, stderr } = spawnSync(
    process.execPath,
    [...COMMAND, "restore", file, "--data", join(base, "restored")],
    { encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "" } },
  );
  expect([status, stderr]).toEqual([0, expect.stringContaining("lacks 1000000 files")]);
});
