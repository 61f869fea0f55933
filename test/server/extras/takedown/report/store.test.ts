import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { REPORT_STORE } from "../../../../../server/extras/takedown/report/store.ts";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import { reportsSuite } from "./suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-reports-"));
const path = join(folder, "reports.sqlite");
const [one, other] = [openSqliteStore(REPORT_STORE, path), openSqliteStore(REPORT_STORE, path)];
afterAll(() => {
  one.close();
  other.close();
  rmSync(folder, { recursive: true });
});

reportsSuite("sqlite", one, other);

test("the file is for its owner only, and one of a newer version is refused", () => {
  expect(statSync(path).mode & 0o077).toBe(0);
  const newer = join(folder, "newer.sqlite");
  openSqliteStore(REPORT_STORE, newer).close();
  const db = new DatabaseSync(newer);
  db.exec("PRAGMA user_version = 99");
  db.close();
  expect(() => openSqliteStore(REPORT_STORE, newer)).toThrow("Cannot open the store of who reports");
});
