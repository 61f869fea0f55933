/**
 * The database of an embedded store.
 * @module
 */
import { existsSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

const FACT_TABLES = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
BEGIN IMMEDIATE;
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
COMMIT;
`;

/** Opens the database, made when it isn't there unless it is only read. */
export function openFacts(path: string, readOnly: boolean): DatabaseSync {
  const db = new DatabaseSync(path, { readOnly });
  try {
    // The first connection after a crash, and the last one, lock it for a moment.
    db.exec("PRAGMA busy_timeout = 5000");
    db.exec(readOnly ? "SELECT count(*) FROM pending" : FACT_TABLES);
    return db;
  } catch (error) {
    db.close();
    // SQLite makes files beside a database in WAL mode even to read it. Without these files there is no writer.
    if (!readOnly || existsSync(`${path}-wal`) || !/unable to open/.test((error as Error).message)) {
      throw error;
    }
    return new DatabaseSync(`${pathToFileURL(path).href}?immutable=1`, { readOnly });
  }
}

/** Returns the statements that are run for each entry or name. */
export function factStatements(
  db: DatabaseSync,
): Record<"pending" | "seen" | "certificate" | "state" | "facts" | "counts", StatementSync> {
  return {
    pending: db.prepare("INSERT OR IGNORE INTO pending VALUES (?)"),
    seen: db.prepare("INSERT OR IGNORE INTO seen VALUES (?, ?, ?, ?, ?, ?)"),
    certificate: db.prepare("INSERT OR IGNORE INTO certificates VALUES (?, ?, ?)"),
    state: db.prepare(
      "INSERT INTO states VALUES (?, ?, ?, ?, ?, ?, NULL) ON CONFLICT (log_id) DO UPDATE SET next = excluded.next, " +
        "size = excluded.size, root = excluded.root, timestamp = excluded.timestamp, edge = excluded.edge",
    ),
    facts: db.prepare(
      'SELECT log_id, kind, ts AS ts_sec, idx AS "index" FROM seen WHERE name = ? ' +
        "ORDER BY ts DESC, log_id, idx LIMIT ?",
    ),
    counts: db.prepare(
      "SELECT name, count(DISTINCT issuance) AS n, min(kind) AS kind FROM seen " +
        "WHERE name IN (SELECT value FROM json_each(?)) GROUP BY name",
    ),
  };
}
