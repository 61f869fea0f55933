import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import { watchSuite } from "./suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-watch-"));
const path = join(folder, "watch.sqlite");
const [one, other] = [openSqliteStore(WATCH_STORE, path), openSqliteStore(WATCH_STORE, path)];
afterAll(() => {
  one.close();
  other.close();
  rmSync(folder, { recursive: true });
});

watchSuite("sqlite", one, other);

test("the file is for its owner only, and one of a newer version is refused", () => {
  expect(statSync(path).mode & 0o077).toBe(0);
  const newer = join(folder, "newer.sqlite");
  openSqliteStore(WATCH_STORE, newer).close();
  const db = new DatabaseSync(newer);
  db.exec("PRAGMA user_version = 99");
  db.close();
  expect(() => openSqliteStore(WATCH_STORE, newer)).toThrow("newer than 10");
});

test("the newest run of a brand is found without reading the others", () => {
  const db = new DatabaseSync(path, { readOnly: true });
  const plan = db.prepare(
    "EXPLAIN QUERY PLAN SELECT id FROM watch_runs WHERE brand_id = 'b' ORDER BY started_at DESC, id DESC LIMIT 1",
  ).all();
  db.close();
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining("USING COVERING INDEX")]);
});
