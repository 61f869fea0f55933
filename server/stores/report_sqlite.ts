import { reportStore } from "./report_sql.ts";
import { reportTables } from "./report_tables.ts";
import type { ReportStore } from "./reports.ts";
import { openSqlite } from "./sql_sqlite.ts";

/** What each version of the schema adds; a version that was released never changes. */
const MIGRATIONS: readonly string[] = [reportTables("")];

/**
 * Opens the ledger of reports in a SQLite file, which is made if there is none. Several processes may have it open.
 *
 * @param path The file, or `:memory:`.
 * @throws {SquatError} `invalid_parameter` when it cannot be opened, or a newer version wrote it.
 */
export function openReportStore(path: string): ReportStore {
  const { sql, close } = openSqlite(path, "the ledger of reports", MIGRATIONS);
  return reportStore(sql, close);
}
