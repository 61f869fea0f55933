import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { sqliteStores } from "../../../server/stores/sqlite_stores.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a file of the first version is brought up to date with what is in it", async () => {
  const old = join(folder, "old");
  mkdirSync(old);
  const db = new DatabaseSync(join(old, "deadringer.db"));
  // The tables of version 1 as it was.
  db.exec(`
    CREATE TABLE keys (
      id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, owner TEXT NOT NULL, hint TEXT NOT NULL, scopes TEXT NOT NULL,
      created_at INTEGER NOT NULL, expires_at INTEGER, revoked_at INTEGER, last_used_at INTEGER
    ) STRICT;
    CREATE TABLE usage (
      key_id TEXT NOT NULL, hour INTEGER NOT NULL, lookup_requests INTEGER NOT NULL, ct_requests INTEGER NOT NULL,
      PRIMARY KEY (key_id, hour)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE results (
      uuid TEXT PRIMARY KEY, owner TEXT NOT NULL, scope TEXT NOT NULL, domain TEXT NOT NULL,
      created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, lines INTEGER NOT NULL, done INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX results_by_expiry ON results (expires_at);
    CREATE TABLE chunks (
      uuid TEXT NOT NULL, first INTEGER NOT NULL, lines INTEGER NOT NULL, bytes BLOB NOT NULL,
      PRIMARY KEY (uuid, first)
    ) STRICT;
    INSERT INTO keys VALUES ('key_1', 'h', 'ann', 'ak_', 'ct', 1, NULL, NULL, NULL);
    INSERT INTO results VALUES ('r', 'ann', 'ct', 'example.com', 1, 9, 2, 1);
    PRAGMA user_version = 1;
  `);
  db.close();
  const stores = sqliteStores(old);
  expect(await stores.keys.find("h")).toMatchObject({ id: "key_1", owner: "ann", name: "" });
  expect(await stores.results.get("r", 5)).toMatchObject({ domain: "example.com", lines: 2, done: true });
  await stores.close();
  const newer = new DatabaseSync(join(old, "deadringer.db"));
  newer.exec("PRAGMA user_version = 99");
  newer.close();
  expect(() => sqliteStores(old)).toThrow("newer than");
});

test("closed, the database is one file, and says so to who calls it nevertheless", async () => {
  const closed = join(folder, "closed");
  const stores = sqliteStores(closed);
  await stores.usage.add([{ key_id: "k", hour: 0, lookup_requests: 1, ct_requests: 0 }]);
  await stores.close();
  expect(readdirSync(closed).sort()).toEqual(["deadringer.db", "reserve"]);
  await expect(stores.usage.prune(1)).rejects.toThrow("has ended");
  await expect(stores.usage.read("k", 0)).rejects.toThrow();
});
