import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { backupSqlite, restoreSqlite } from "../../../../../server/stores/backup.ts";
import { REPORT_CONTENTS, REPORTERS, REPORTS } from "../../../../../server/stores/data/tables.ts";
import type { Schema } from "../../../../../server/stores/sql.ts";
import { openSqlite } from "../../../../../server/stores/sqlite.ts";
import { MAIN } from "../../../../../server/stores/sqlite_stores.ts";
import { insertion } from "../../../../../server/stores/sql.ts";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { KEYS, LEDGER, ledgerSuite, type Rows, WATCHED } from "./ledger_suite.ts";

const base = mkdtempSync(join(tmpdir(), "deadringer-ledger-"));
afterAll(() => rmSync(base, { recursive: true }));
const [folder, restored] = [join(base, "data"), join(base, "restored")];

async function write(folder: string): Promise<void> {
  const files: [file: string, schema: Schema, rows: Rows][] = [
    ["deadringer.db", MAIN, KEYS],
    ["watch.sqlite", WATCH_STORE.schema, WATCHED],
    ["reports.sqlite", { first: 2, steps: [REPORTS, REPORT_CONTENTS, REPORTERS] }, LEDGER],
  ];
  for (const [file, schema, tables] of files) {
    const { sql, close } = openSqlite(join(folder, file), file, schema);
    for (const [table, rows] of Object.entries(tables)) {
      for (const row of rows) await sql.query(insertion(table, row));
    }
    await close();
  }
}

ledgerSuite("a restored backup", async () => {
  const { makeFolder } = await import("../../../../../server/io/folder.ts");
  makeFolder(folder);
  await write(folder);
  backupSqlite(folder, join(base, "old.backup"));
  restoreSqlite(join(base, "old.backup"), restored);
  return { DEADRINGER_DATA: restored };
});
ledgerSuite("a folder", () => Promise.resolve({ DEADRINGER_DATA: folder }));

test("the ledger was copied first, with what nobody sent", () => {
  const path = join(folder, "reports.sqlite.version-4");
  expect(existsSync(path)).toBe(true);
  const copy = new DatabaseSync(path, { readOnly: true });
  expect(copy.prepare("SELECT count(*) AS reports FROM reports").get()).toEqual({ reports: 4 });
  copy.close();
});
