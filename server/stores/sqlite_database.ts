import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { makeFolder, makePrivateFile } from "../io/folder.ts";
import type { KeyRecord, Scope } from "../auth/keys.ts";
import { sqliteOwners } from "./sqlite_owners.ts";
import type {
  HourCount,
  KeyStore,
  ResultChunk,
  ResultRecord,
  ResultStore,
  Stores,
  UsageStore,
} from "./store.ts";

/** The changes of each version of the schema; a released version never changes. */
const MIGRATIONS: readonly string[] = [
  `
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
  `,
  `
  ALTER TABLE keys ADD COLUMN name TEXT NOT NULL DEFAULT '';
  CREATE TABLE owners (name TEXT PRIMARY KEY, passphrase TEXT, created_at INTEGER NOT NULL) STRICT;
  CREATE TABLE links (hash TEXT PRIMARY KEY, owner TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY, owner TEXT NOT NULL, "by" TEXT NOT NULL,
    created_at INTEGER NOT NULL, used_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
  ALTER TABLE results ADD COLUMN names INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX results_by_owner ON results (owner, created_at);
  `,
  `CREATE TABLE removals (number INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL) STRICT;`,
];

/** The version of the schema that this program writes. */
export const SCHEMA_VERSION: number = MIGRATIONS.length;

/** The stores in the database. Result chunks are written and read compressed. */
export type SqliteParts = Pick<Stores, "keys" | "usage" | "results" | "owners" | "sessions">;

/** Opens the database of a folder for one thread: its connection and its stores, all synchronous. */
export function openSqlite(folder: string): { db: DatabaseSync; parts: SqliteParts; close: () => void } {
  makeFolder(folder);
  const path = join(folder, "deadringer.db");
  makePrivateFile(path);
  const db = new DatabaseSync(path);
  db.exec("PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  migrate(db);
  const parts = {
    keys: sqliteKeys(db),
    usage: sqliteUsage(db),
    results: sqliteResults(db),
    ...sqliteOwners(db, (run) => transaction(db, run)),
  };
  return { db, parts, close: () => db.close() };
}

function migrate(db: DatabaseSync): void {
  const version = () => (db.prepare("PRAGMA user_version").get() as { user_version: number }).user_version;
  // Without this, the command line could not open the store on a full disk, where keys must be revocable.
  if (version() === MIGRATIONS.length) return;
  transaction(db, () => {
    const user_version = version();
    if (user_version > MIGRATIONS.length) {
      throw new Error(
        `The database is of version ${user_version}, newer than ${MIGRATIONS.length} of this program`,
      );
    }
    for (const [i, sql] of MIGRATIONS.entries()) if (i >= user_version) db.exec(sql);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

/** The lock is taken at the start, so that two processes wait for each other instead of failing at the end. */
function transaction<T>(db: DatabaseSync, run: () => T): T {
  const nested = db.isTransaction;
  db.exec(nested ? "SAVEPOINT one" : "BEGIN IMMEDIATE");
  try {
    const value = run();
    db.exec(nested ? "RELEASE one" : "COMMIT");
    return value;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (db.isTransaction) db.exec(nested ? "ROLLBACK TO one; RELEASE one" : "ROLLBACK");
    throw error;
  }
}

/** Runs `run` in a transaction, all or nothing. It may await nothing but calls of the parts. */
export async function inTransaction<T>(db: DatabaseSync, run: () => Promise<T>): Promise<T> {
  db.exec("BEGIN IMMEDIATE");
  try {
    const value = await run();
    db.exec("COMMIT");
    return value;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

type Row = Record<string, SQLInputValue>;

function keyOf(row: unknown): KeyRecord {
  const { scopes, ...rest } = row as Row;
  return { ...rest, scopes: String(scopes).split(",") as Scope[] } as KeyRecord;
}

function sqliteKeys(db: DatabaseSync): KeyStore {
  const insert = db.prepare(
    `INSERT INTO keys (id, hash, owner, name, hint, scopes, created_at, expires_at, revoked_at, last_used_at)
     SELECT $id, $hash, $owner, $name, $hint, $scopes, $created_at, $expires_at, $revoked_at, $last_used_at
     WHERE (SELECT count(*) FROM keys WHERE owner = $owner AND revoked_at IS NULL
            AND (expires_at IS NULL OR expires_at > $created_at)) < $most`,
  );
  const byHash = db.prepare("SELECT * FROM keys WHERE hash = ?");
  const all = db.prepare("SELECT * FROM keys WHERE owner = coalesce(?, owner) ORDER BY created_at, id");
  const revoke = db.prepare("UPDATE keys SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?");
  const touch = db.prepare("UPDATE keys SET last_used_at = ? WHERE id = ?");
  return {
    async add(key, most = Number.MAX_SAFE_INTEGER) {
      await undefined;
      const row: Row = { $most: most };
      for (const [name, value] of Object.entries(key)) row[`$${name}`] = value as SQLInputValue;
      return insert.run({ ...row, $scopes: key.scopes.join(",") }).changes > 0;
    },
    async find(hash) {
      await undefined;
      const row = byHash.get(hash);
      return row === undefined ? null : keyOf(row);
    },
    async list(owner) {
      await undefined;
      return all.all(owner ?? null).map(keyOf);
    },
    async revoke(id, now) {
      await undefined;
      return revoke.run(now, id).changes > 0;
    },
    async touch(uses) {
      await undefined;
      transaction(db, () => {
        for (const [id, time] of uses) touch.run(time, id);
      });
    },
  };
}

function sqliteUsage(db: DatabaseSync): UsageStore {
  const add = db.prepare(
    `INSERT INTO usage VALUES (?, ?, ?, ?) ON CONFLICT (key_id, hour) DO UPDATE SET
     lookup_requests = lookup_requests + excluded.lookup_requests, ct_requests = ct_requests + excluded.ct_requests`,
  );
  const read = db.prepare(
    "SELECT hour, lookup_requests, ct_requests FROM usage WHERE key_id = ? AND hour >= ? ORDER BY hour",
  );
  const prune = db.prepare("DELETE FROM usage WHERE hour < ?");
  return {
    async add(counts) {
      await undefined;
      transaction(db, () => {
        for (const { key_id, hour, lookup_requests, ct_requests } of counts) {
          add.run(key_id, hour, lookup_requests, ct_requests);
        }
      });
    },
    async read(key_id, from) {
      await undefined;
      return read.all(key_id, from).map((row) => ({ ...row }) as unknown as HourCount);
    },
    async prune(before) {
      await undefined;
      prune.run(before);
    },
  };
}

function sqliteResults(db: DatabaseSync): ResultStore {
  const insert = db.prepare(
    `INSERT INTO results (uuid, owner, scope, domain, created_at, expires_at, lines, done)
     VALUES (?, ?, ?, ?, ?, ?, 0, 0)`,
  );
  const grow = db.prepare("UPDATE results SET lines = lines + ? WHERE uuid = ? AND lines = ? AND done = 0");
  const addChunk = db.prepare("INSERT INTO chunks VALUES (?, ?, ?, ?)");
  const finish = db.prepare("UPDATE results SET done = 1, expires_at = ?, names = ? WHERE uuid = ?");
  const get = db.prepare("SELECT * FROM results WHERE uuid = ? AND expires_at > ?");
  const list = db.prepare(
    "SELECT * FROM results WHERE owner = ? AND expires_at > ? ORDER BY created_at DESC, uuid DESC LIMIT ?",
  );
  const recordOf = (row: unknown) =>
    ({ ...row as Row, done: (row as Row)["done"] === 1 }) as unknown as ResultRecord;
  const next = db.prepare(
    "SELECT first, lines, bytes FROM chunks WHERE uuid = ? AND first + lines > ? ORDER BY first LIMIT 1",
  );
  const extend = db.prepare("UPDATE results SET expires_at = ? WHERE uuid = ? AND done = 1");
  const removeChunks = db.prepare("DELETE FROM chunks WHERE uuid = ?");
  const removeResult = db.prepare("DELETE FROM results WHERE uuid = ?");
  const expire = db.prepare("UPDATE results SET expires_at = 0 WHERE owner = ?");
  const expired = db.prepare("SELECT uuid FROM results WHERE expires_at <= ? LIMIT 100");
  const remove = (uuid: string) =>
    transaction(db, () => {
      removeChunks.run(uuid);
      removeResult.run(uuid);
    });
  return {
    async begin({ uuid, owner, scope, domain, created_at, expires_at }) {
      await undefined;
      insert.run(uuid, owner, scope, domain, created_at, expires_at);
    },
    async append(uuid, chunk, ending) {
      await undefined;
      transaction(db, () => {
        if (Number(grow.run(chunk.lines, uuid, chunk.first).changes) !== 1) {
          throw new Error(`Cannot append line ${chunk.first} to result ${uuid}`);
        }
        addChunk.run(uuid, chunk.first, chunk.lines, chunk.bytes);
        if (ending !== undefined) finish.run(ending.expires_at, ending.names, uuid);
      });
    },
    async get(uuid, now) {
      await undefined;
      const row = get.get(uuid, now);
      return row === undefined ? null : recordOf(row);
    },
    async list(owner, now, limit) {
      await undefined;
      return list.all(owner, now, limit).map(recordOf);
    },
    async *chunks(uuid, from) {
      // One row at a time: an open cursor would hold a snapshot for the time of a slow reader.
      for (let line = from;;) {
        const chunk = next.get(uuid, line) as unknown as ResultChunk | undefined;
        if (chunk === undefined) return;
        yield { ...chunk };
        line = chunk.first + chunk.lines;
      }
    },
    async extend(uuid, expires_at) {
      await undefined;
      return extend.run(expires_at, uuid).changes > 0;
    },
    async remove(uuid) {
      await undefined;
      remove(uuid);
    },
    async expire(owner) {
      await undefined;
      expire.run(owner);
    },
    async sweep(now) {
      let swept = 0;
      for (;;) {
        const rows = expired.all(now) as { uuid: string }[];
        for (const { uuid } of rows) remove(uuid);
        swept += rows.length;
        if (rows.length < 100) return swept;
        // Other requests run in between.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}
