import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { sqliteStores } from "../../../server/stores/sqlite_stores.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a file of a newer version, or of one before the oldest that is brought up to date, is refused unchanged", async () => {
  const versions: [number, string][] = [[99, "it is of version 99, newer than"], [
    2,
    "it is of version 2: this program brings 3",
  ]];
  for (const [version, why] of versions) {
    const data = join(folder, `version ${version}`);
    await sqliteStores(data).close();
    const db = new DatabaseSync(join(data, "deadringer.db"));
    db.exec(`PRAGMA user_version = ${version}`);
    db.close();
    expect(() => sqliteStores(data)).toThrow(why);
    expect(readdirSync(data)).not.toContain(`deadringer.db.version-${version}`);
  }
});

/** The tables of version 3 that accounts are in, as they were, with somebody who is signed in. */
const VERSION_3 = `
  CREATE TABLE keys (
    id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, owner TEXT NOT NULL, hint TEXT NOT NULL, scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL, expires_at INTEGER, revoked_at INTEGER, last_used_at INTEGER,
    name TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE TABLE owners (name TEXT PRIMARY KEY, passphrase TEXT, created_at INTEGER NOT NULL) STRICT;
  CREATE TABLE links (hash TEXT PRIMARY KEY, owner TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY, owner TEXT NOT NULL, "by" TEXT NOT NULL,
    created_at INTEGER NOT NULL, used_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE removals (number INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL) STRICT;
  CREATE TABLE results (
    uuid TEXT PRIMARY KEY, owner TEXT NOT NULL, scope TEXT NOT NULL, domain TEXT NOT NULL,
    created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, lines INTEGER NOT NULL, done INTEGER NOT NULL,
    names INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE chunks (
    uuid TEXT NOT NULL, first INTEGER NOT NULL, lines INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (uuid, first)
  ) STRICT;
  INSERT INTO results VALUES ('r', 'ann', 'ct', 'example.com', 1, 900, 2, 1, 1), ('q', 'ann', 'ct', 'example.com', 1, 900, 0, 0, 0);
  INSERT INTO chunks VALUES ('r', 0, 1, x'0102030405'), ('r', 1, 1, x'0607');
  INSERT INTO keys VALUES ('key_1', 'h', 'ann', 'ak_', 'ct', 1, NULL, NULL, NULL, 'build');
  INSERT INTO owners VALUES ('ann', 'hash of ann', 1), ('béa', NULL, 2);
  INSERT INTO links VALUES ('l', 'béa', 900);
  INSERT INTO sessions VALUES ('s', 'ann', 'passphrase', 1, 2, 900);
  INSERT INTO removals (name) VALUES ('gus');
  PRAGMA user_version = 3;
`;

test("owners of version 3 become teams with an admin who stays signed in; a copy is made first and said", async () => {
  const old = join(folder, "version 3");
  mkdirSync(old);
  const db = new DatabaseSync(join(old, "deadringer.db"));
  db.exec(VERSION_3);
  db.close();
  const copies: string[] = [];
  const stores = sqliteStores(old, undefined, (file) => copies.push(file));
  expect(await stores.people.list()).toEqual([
    { name: "ann", owner: "ann", role: "admin", passphrase: "hash of ann", created_at: 1 },
    { name: "béa", owner: "béa", role: "admin", passphrase: null, created_at: 2 },
  ]);
  expect(await stores.sessions.find("s")).toMatchObject({
    person: "ann",
    owner: "ann",
    role: "admin",
    device: "",
  });
  expect(await stores.sessions.takeLink("l", 3)).toBe("béa");
  expect(await stores.keys.find("h")).toMatchObject({
    owner: "ann",
    name: "build",
    person: null,
    role: null,
  });
  expect(await stores.owners.removals(0)).toEqual({ last: 1, names: ["gus"], people: [], keys: [] });
  // What results take is counted from the lines that are there.
  expect([await stores.results.bytesOf("ann"), await stores.results.largest("ann", 1)]).toEqual([
    7,
    [{ uuid: "r", bytes: 7 }],
  ]);
  await stores.close();
  const copy = join(old, "deadringer.db.version-3");
  expect(copies).toEqual([copy]);
  expect(statSync(copy).mode & 0o077).toBe(0);
  const before = new DatabaseSync(copy);
  expect(before.prepare("SELECT passphrase FROM owners WHERE name = 'ann'").get()).toEqual({
    passphrase: "hash of ann",
  });
  expect(before.prepare("PRAGMA user_version").get()).toEqual({ user_version: 3 });
  before.close();
  // A second start changes nothing, and copies nothing.
  await sqliteStores(old, undefined, (file) => copies.push(file)).close();
  expect(copies).toHaveLength(1);
});

test("where no copy can be made, nothing changes", () => {
  const old = join(folder, "no copy");
  mkdirSync(join(old, "deadringer.db.version-3"), { recursive: true });
  const db = new DatabaseSync(join(old, "deadringer.db"));
  db.exec(VERSION_3);
  db.close();
  expect(() => sqliteStores(old)).toThrow("Cannot open the store");
  const after = new DatabaseSync(join(old, "deadringer.db"));
  expect(after.prepare("PRAGMA user_version").get()).toEqual({ user_version: 3 });
  after.close();
  expect(readdirSync(old).filter((name) => name.includes("version")).sort()).toEqual([
    "deadringer.db.version-3",
  ]);
});

test("closed, the database is one file, and says so to who calls it nevertheless", async () => {
  const closed = join(folder, "closed");
  const stores = sqliteStores(closed);
  await stores.usage.add([{ key_id: "k", minute: 0, lookup_requests: 1, ct_requests: 0 }]);
  await stores.close();
  expect(readdirSync(closed).sort()).toEqual(["deadringer.db", "reserve", "reserve-signin"]);
  await expect(stores.usage.prune(1)).rejects.toThrow("has ended");
  await expect(stores.usage.read("k", 0)).rejects.toThrow();
});
