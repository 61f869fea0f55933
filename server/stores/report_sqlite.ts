import { reportStore } from "./report_sql.ts";
import { reportContents, reporterTable, reportParts, reportTables } from "./report_tables.ts";
import type { ReportStore } from "./reports.ts";
import { openSqlite } from "./sqlite.ts";

/** The changes of each version of the schema; a released version never changes. */
const MIGRATIONS: readonly string[] = [
  reportTables(""),
  reportParts(""),
  reportContents(""),
  reporterTable(""),
];

/**
 * Opens the ledger of reports in a SQLite file, which is created if it does not exist. Several processes may have it
 * open.
 *
 * @param path The file, or `:memory:`.
 * @param onBackup As for `openSqlite`.
 * @throws {SquatError} `invalid_parameter` when it cannot be opened, or a newer version wrote it.
 */
export function openReportStore(path: string, onBackup?: (file: string) => void): ReportStore {
  const { sql, close } = openSqlite(path, "the ledger of reports", MIGRATIONS, undefined, onBackup);
  return reportStore(sql, close);
}
