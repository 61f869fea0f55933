import * as tables from "./data/tables.ts";
import { join } from "node:path";
import { makeFolder } from "../io/folder.ts";
import { memoryLimits } from "./memory_limits.ts";
import { reserveIn } from "./reserve.ts";
import { diskFull, openSqlite } from "./sqlite.ts";
import { newestOf, type Schema, type Sql, sql } from "./sql.ts";
import { sqlStores, type Stores } from "./store.ts";
import { setImmediate } from "node:timers";
import type { KeyRecord } from "./records.ts";

/** The tables of the store. */
export const MAIN: Schema = {
  first: 3,
  steps: [
    `${tables.BEFORE_PEOPLE} CREATE TABLE removals (number INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL);`,
    ...[tables.PEOPLE, tables.resultSizes("integer"), tables.ACTIONS, tables.REMOVED_KEYS, tables.IDENTITIES],
    ...[tables.DISK_DAYS, tables.SENT_ACTIONS, tables.DROP_SENT_ACTIONS, tables.endedResults("integer")],
    tables.givenResults("integer"),
  ],
};

/** The stores in an open database of SQLite. */
function storesIn(db: Sql, close: () => Promise<void>, clock?: () => number): Stores {
  return {
    ...sqlStores(db),
    shared: false,
    limits: memoryLimits(clock),
    ping: () => Promise.resolve(),
    async schema() {
      const [row] = await db.read<{ user_version: number }>(sql`PRAGMA user_version`);
      return { version: row!.user_version, newest: newestOf(MAIN) };
    },
    close,
  };
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
  const reserve = reserveIn(folder);
  const { sql: db, version, close } = openSqlite(
    join(folder, "deadringer.db"),
    "the store",
    MAIN,
    reserve,
    onBackup,
  );
  const stores = storesIn(db, close, clock);
  return {
    ...stores,
    keys: { ...stores.keys, find: knownKeys(version, stores.keys.find) },
    async ping() {
      await db.query(sql`SELECT 1`);
      await reserve.check().catch((cause: NodeJS.ErrnoException) => {
        throw cause.code === "ENOSPC" || cause.code === "EDQUOT" ? diskFull(cause) : cause;
      });
    },
  };
}

/**
 * The store of a process: nothing outlives it.
 *
 * @param clock For limits, as for `memoryLimits`.
 */
export function memoryStores(clock?: () => number): Stores {
  const { sql: db, close } = openSqlite(":memory:", "the store", MAIN);
  return storesIn(db, close, clock);
}

type FindKey = Stores["keys"]["find"];

/** Number of keys in memory; for others, the database is queried. */
const MAX_KNOWN_KEYS = 10_000;

/**
 * Returns a lookup of keys that queries each key once per state of the database. SQLite says whether another connection
 * has committed since (`PRAGMA data_version`): after all requests that arrived together, so that one query serves them
 * and a key revoked before a request was sent is found revoked. The connection must not write to the keys itself: the
 * pragma does not report its own commits.
 *
 * @param version Returns a number that changes when another connection commits.
 */
function knownKeys(version: () => number, find: FindKey): FindKey {
  const known = new Map<string, KeyRecord>();
  let of: number | undefined;
  let checked: Promise<void> | null = null;
  const check = (resolve: () => void, reject: (error: unknown) => void) => {
    checked = null;
    try {
      const now = version();
      if (now !== of || known.size > MAX_KNOWN_KEYS) known.clear();
      of = now;
      resolve();
    } catch (error) {
      reject(error);
    }
  };
  return async (hash) => {
    await (checked ??= new Promise((resolve, reject) => setImmediate(check, resolve, reject)));
    const before = known.get(hash);
    if (before !== undefined) return before;
    const key = await find(hash);
    if (key !== null) known.set(hash, key);
    return key;
  };
}
