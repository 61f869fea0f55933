import { shareStore, shareTables } from "./share_sql.ts";
import type { ShareStore } from "./shares.ts";
import { openSqlite } from "./sql_sqlite.ts";

/** What each version of the schema adds; a version that was released never changes. */
const MIGRATIONS: readonly string[] = [shareTables("")];

/**
 * Opens shared links in a SQLite file, which is made if there is none. Several processes may have it open.
 *
 * @param path The file, or `:memory:`.
 * @throws {SquatError} `invalid_parameter` when it cannot be opened, or a newer version wrote it.
 */
export function openShareStore(path: string): ShareStore {
  const { sql, close } = openSqlite(path, "shared links", MIGRATIONS);
  return shareStore(sql, close);
}
