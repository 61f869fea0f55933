import { sourceFeeds, sourceStore, sourceTables, sourceTurns, sourceValues } from "./source_sql.ts";
import type { SourceStore } from "./sources.ts";
import { openSqlite } from "./sqlite.ts";

/** The changes of each version of the schema; a released version never changes. */
const MIGRATIONS: readonly string[] = [sourceTables(""), sourceFeeds(""), sourceValues(""), sourceTurns("")];

/**
 * Opens names from doors in a SQLite file, which is created if it does not exist. Several processes may have it open.
 *
 * @param path The file, or `:memory:`.
 * @param onBackup As for `openSqlite`.
 * @throws {SquatError} `invalid_parameter` when it cannot be opened, or a newer version wrote it.
 */
export function openSourceStore(path: string, onBackup?: (file: string) => void): SourceStore {
  const { sql, close } = openSqlite(path, "names from doors", MIGRATIONS, undefined, onBackup);
  return sourceStore(sql, close);
}
