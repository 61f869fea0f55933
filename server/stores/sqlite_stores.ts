import { join } from "node:path";
import { makeFolder } from "../io/folder.ts";
import { actionTable, sentActions } from "./action_sql.ts";
import { diskTable } from "./disk_days.ts";
import { identityTables } from "./identity_sql.ts";
import { knownKeys } from "./known_keys.ts";
import { memoryLimits } from "./memory_limits.ts";
import { peopleTables, removedKeys } from "./people_tables.ts";
import { Reserve } from "./reserve.ts";
import { sqlStores } from "./sql_stores.ts";
import { openSqlite } from "./sqlite.ts";
import type { Sql } from "./sql.ts";
import type { Stores } from "./store.ts";

/** The changes of each version of the schema; a released version never changes. */
export const MIGRATIONS: readonly string[] = [
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
  peopleTables(""),
  `
  ALTER TABLE results ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
  UPDATE results SET size = (SELECT coalesce(sum(length(bytes)), 0) FROM chunks WHERE chunks.uuid = results.uuid);
  `,
  actionTable(""),
  removedKeys(""),
  identityTables(""),
  diskTable(""),
  sentActions(""),
];

/** The version of the schema that this program writes. */
export const SQLITE_VERSION: number = MIGRATIONS.length;

async function schemaVersions(sql: Sql): Promise<{ version: number; newest: number }> {
  const [row] = await sql.read<{ user_version: number }>("PRAGMA user_version");
  return { version: row!.user_version, newest: SQLITE_VERSION };
}

/**
 * Opens the store in a folder, which is created if necessary with access for its owner only, and brings its schema up
 * to date. Several processes may have it open, as a service and the command line do. Rate limits are per process.
 *
 * @param clock For limits, as for `memoryLimits`.
 * @param onBackup As for `openSqlite`.
 * @throws {SquatError} `invalid_parameter` when it cannot be opened, or a newer version wrote it.
 */
export function sqliteStores(
  folder: string,
  clock?: () => number,
  onBackup?: (file: string) => void,
): Stores {
  makeFolder(folder);
  const reserve = new Reserve(folder);
  const { sql, version, close } = openSqlite(
    join(folder, "deadringer.db"),
    "the store",
    MIGRATIONS,
    reserve,
    onBackup,
  );
  const stores = sqlStores(sql);
  return {
    ...stores,
    shared: false,
    keys: { ...stores.keys, find: knownKeys(version, stores.keys.find) },
    limits: memoryLimits(clock),
    async ping() {
      await sql.query("SELECT 1");
      await reserve.check();
    },
    schema: () => schemaVersions(sql),
    close,
  };
}

/**
 * The store of a process: nothing outlives it.
 *
 * @param clock For limits, as for `memoryLimits`.
 */
export function memoryStores(clock?: () => number): Stores {
  const { sql, close } = openSqlite(":memory:", "the store", MIGRATIONS);
  return {
    ...sqlStores(sql),
    shared: false,
    limits: memoryLimits(clock),
    ping: () => Promise.resolve(),
    schema: () => schemaVersions(sql),
    close,
  };
}
