import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { SOURCE_STORE } from "../../../../../server/extras/sources/store/mod.ts";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import { sourcesSuite } from "./suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-sources-"));
const path = join(folder, "sources.sqlite");
const [one, other] = [openSqliteStore(SOURCE_STORE, path), openSqliteStore(SOURCE_STORE, path)];
afterAll(() => {
  one.close();
  other.close();
  rmSync(folder, { recursive: true });
});

sourcesSuite("sqlite", one, other);

test("the file is for its owner only, and one of a newer version is refused", () => {
  expect(statSync(path).mode & 0o077).toBe(0);
  const newer = join(folder, "newer.sqlite");
  openSqliteStore(SOURCE_STORE, newer).close();
  const db = new DatabaseSync(newer);
  db.exec("PRAGMA user_version = 99");
  db.close();
  expect(() => openSqliteStore(SOURCE_STORE, newer)).toThrow("Cannot open names from doors");
});
