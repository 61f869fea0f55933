import { reportStore } from "../report_sql.ts";
import type { ReportStore } from "../reports.ts";
import type { Database } from "./database.ts";
import { postgresSql } from "./sql.ts";

/** The ledger of reports in a database whose schema is up to date. Any number of instances may share it. */
export function postgresReports(database: Database): ReportStore {
  return reportStore(postgresSql(database), () => Promise.resolve());
}
