import { shareStore, shareTables } from "./share_sql.ts";
import type { ShareStore } from "./shares.ts";
import { openSqlite } from "./sqlite.ts";

/** The changes of each version of the schema; a released version never changes. */
const MIGRATIONS: readonly string[] = [shareTables("")];

/**
 * Opens shared links in a SQLite file, which is created if it does not exist. Several processes may have it open.
 *
 * @param path The file, or `:memory:`.
 * @param onBackup As for `openSqlite`.
 * @throws {SquatError} `invalid_parameter` when it cannot be opened, or a newer version wrote it.
 */
export function openShareStore(path: string, onBackup?: (file: string) => void): ShareStore {
  const { sql, close } = openSqlite(path, "shared links", MIGRATIONS, undefined, onBackup);
  return shareStore(sql, close);
}
