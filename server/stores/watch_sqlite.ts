import { openSqlite } from "./sqlite.ts";
import type { WatchStore } from "./watch.ts";
import { mailboxTable } from "./watch_mailboxes.ts";
import { watchStore } from "./watch_sql.ts";
import { visitTable } from "./watch_visits.ts";
import {
  watchFoundSources,
  watchOwnerTurns,
  watchOwnPages,
  watchPositions,
  watchTables,
  watchTurns,
} from "./watch_tables.ts";

/** The changes of each version of the schema; a released version never changes. */
const MIGRATIONS: readonly string[] = [
  watchTables(""),
  watchTurns(""),
  watchPositions(""),
  watchOwnerTurns(""),
  mailboxTable(""),
  visitTable(""),
  watchFoundSources(""),
  watchOwnPages(""),
];

/**
 * Opens watched brands in a SQLite file, which is created if it does not exist. Several processes may have it open.
 *
 * @param path The file, or `:memory:`.
 * @param onBackup As for `openSqlite`.
 * @throws {SquatError} `invalid_parameter` when it cannot be opened, or a newer version wrote it.
 */
export function openWatchStore(path: string, onBackup?: (file: string) => void): WatchStore {
  const { sql, close } = openSqlite(path, "watched brands", MIGRATIONS, undefined, onBackup);
  return watchStore(sql, close);
}
