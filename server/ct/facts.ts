/**
 * The database of an embedded store.
 * @module
 */
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Schema } from "../stores/schemas.ts";
import { SqliteConnection } from "../stores/sqlite_connection.ts";
import { sql } from "../stores/sql.ts";

/** Files without a version have these tables already. */
const FACTS: Schema = {
  first: 1,
  steps: [`
    CREATE TABLE IF NOT EXISTS logs (log_id INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, json TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS states (
      log_id INTEGER PRIMARY KEY, next INTEGER NOT NULL, size INTEGER NOT NULL, root BLOB NOT NULL,
      timestamp INTEGER NOT NULL, edge BLOB NOT NULL, fault TEXT);
    CREATE TABLE IF NOT EXISTS pending (name TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS seen (
      name TEXT NOT NULL, log_id INTEGER NOT NULL, idx INTEGER NOT NULL, kind INTEGER NOT NULL, ts INTEGER NOT NULL,
      issuance BLOB NOT NULL, PRIMARY KEY (name, log_id, idx)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS faults (
      log_id INTEGER PRIMARY KEY, reason TEXT NOT NULL, message TEXT NOT NULL, at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS certificates (
      log_id INTEGER NOT NULL, idx INTEGER NOT NULL, der BLOB NOT NULL, PRIMARY KEY (log_id, idx)) WITHOUT ROWID;
  `],
};

/** Opens the database, made when it isn't there unless it is only read. */
export function openFacts(path: string, readOnly: boolean): SqliteConnection {
  const connection = new SqliteConnection(path, { readOnly });
  try {
    if (readOnly) connection.run(sql`SELECT count(*) FROM pending`);
    else connection.migrate(FACTS);
    return connection;
  } catch (error) {
    connection.close();
    // SQLite makes files beside a database in WAL mode even to read it. Without these files there is no writer.
    if (!readOnly || existsSync(`${path}-wal`) || !/unable to open/.test((error as Error).message)) {
      throw error;
    }
    return new SqliteConnection(`${pathToFileURL(path).href}?immutable=1`, { readOnly });
  }
}
