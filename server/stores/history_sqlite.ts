import { HISTORY_STORE, type HistoryStore } from "./history.ts";
import { openSqliteStore } from "./sqlite.ts";

/**
 * Opens the history in a SQLite file, which is created if it does not exist. Several processes may share it.
 *
 * @param path The file, or `:memory:`.
 * @throws {SquatError} `invalid_parameter` when it cannot be opened.
 */
export function openHistory(path: string): HistoryStore {
  return openSqliteStore(HISTORY_STORE, path);
}
