import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { SHARE_STORE } from "../../../../server/extras/shares/store.ts";
import { openSqliteStore } from "../../../../server/stores/sqlite.ts";
import { sharesSuite } from "./suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-shares-"));
const path = join(folder, "shares.sqlite");
const [one, other] = [openSqliteStore(SHARE_STORE, path), openSqliteStore(SHARE_STORE, path)];
afterAll(() => {
  one.close();
  other.close();
  rmSync(folder, { recursive: true });
});

sharesSuite("sqlite", one, other);

test("the file is for its owner only, and one of a newer version is refused", () => {
  expect(statSync(path).mode & 0o077).toBe(0);
  const newer = join(folder, "newer.sqlite");
  openSqliteStore(SHARE_STORE, newer).close();
  const db = new DatabaseSync(newer);
  db.exec("PRAGMA user_version = 99");
  db.close();
  expect(() => openSqliteStore(SHARE_STORE, newer)).toThrow("Cannot open shared links");
});
