/**
 * The ledger of reports. The comments are the contract; `test/server/stores/reports_suite.ts` checks it on every store.
 * @module
 */
import { addReportFiles, deleteContents, reportFileStore } from "./report_files.ts";
import type { NewReportFile, ReportEntry, ReportFilter, ReportRecord } from "./report_records.ts";
import { reporterStore } from "./report_reporters.ts";
import { REPORT_CONTENTS, REPORTERS, REPORTS } from "./schemas.ts";
import { insertion, isAny, jsonOf, type Query, raw, type Sql, sql, type StoreDefinition } from "./sql.ts";

export type * from "./report_records.ts";

const REPORT_COLUMNS = raw("report, version, next_check_at");

/** The columns that statements set, and the record as it was written. */
type ReportRow = Pick<ReportRecord, "version" | "next_check_at"> & { report: string };

const reportRecord = ({ report, version, next_check_at }: ReportRow): ReportRecord => ({
  ...JSON.parse(report) as ReportRecord,
  version,
  next_check_at,
});

/** The ledger. Every change is seen by the next read, also from another process on the same store. */
export type ReportStore = ReturnType<typeof reportStore>;

/** The columns beside the JSON are those of queries. */
function reportStore(db: Sql, close: () => Promise<void>) {
  const addEntry = (query: Query, report_id: string, version: number, entry: ReportEntry) =>
    query(insertion("report_entries", { report_id, version, entry: JSON.stringify(entry) }));
  return {
    ...reportReads(db),
    ...reportFileStore(db),
    ...reporterStore(db),
    /** Stores a new report with its first entry and its files, all or nothing. Rejects when its id exists already. */
    add: (report: ReportRecord, entry: ReportEntry, files: readonly NewReportFile[]) =>
      db.transaction(async ({ query }): Promise<void> => {
        const { id, owner, original, name, state, version, next_check_at, link } = report;
        const row = { id, owner, original, name, state, version, next_check_at, link };
        await query(insertion("reports", { ...row, report: JSON.stringify(report) }));
        await addEntry(query, id, version, entry);
        await addReportFiles(query, id, files);
      }),
    /**
     * Replaces a report with an entry that says why, and adds files, all or nothing. `version` is the one that was read;
     * the stored one is incremented. Resolves with false, and changes nothing, when another change came first.
     */
    change: (report: ReportRecord, entry: ReportEntry, files: readonly NewReportFile[] = []) =>
      db.transaction(async ({ query }) => {
        const { id, state, version, next_check_at, link } = report;
        const isChanged = await isAny(query(
          sql`UPDATE reports SET state = ${state}, version = version + 1, next_check_at = ${next_check_at},
            link = ${link}, report = ${
            JSON.stringify(report)
          } WHERE id = ${id} AND version = ${version} RETURNING id`,
        ));
        if (!isChanged) return false;
        await addEntry(query, id, version + 1, entry);
        await addReportFiles(query, id, files);
        return true;
      }),
    /** Deletes a report in the state `drafted`, with everything. Resolves with whether there was one. */
    async removeDraft(id: string): Promise<boolean> {
      const isDraft = sql`EXISTS (SELECT 1 FROM reports WHERE id = ${id} AND state = 'drafted')`;
      const own = sql`id IN (SELECT content_id FROM report_files WHERE report_id = ${id})`;
      const [, rows] = await db.batch([
        deleteContents(sql`${own} AND ${isDraft}`, sql`AND f.report_id <> ${id}`),
        sql`DELETE FROM reports WHERE id = ${id} AND state = 'drafted' RETURNING id`,
      ]);
      return rows!.length > 0;
    },
    /**
     * Reports whose check is due, oldest first, at most `limit`; their next check moves to `until`, so that no other
     * process gets them before then. Atomic.
     */
    async takeDue(now: number, until: number, limit: number): Promise<ReportRecord[]> {
      const rows = await db.query<ReportRow>(sql`UPDATE reports SET next_check_at = ${until} WHERE id IN (
          SELECT id FROM reports WHERE next_check_at <= ${now} ORDER BY next_check_at, id LIMIT ${limit}
          ${db.skipLocked}) RETURNING ${REPORT_COLUMNS}`);
      return rows.map(reportRecord);
    },
    /** Releases the resources of the store. */
    close,
  };
}

/** How reports and their history are read. */
function reportReads(db: Sql) {
  const one = async (column: string, value: string): Promise<ReportRecord | null> => {
    const [row] = await db.read<ReportRow>(
      sql`SELECT ${REPORT_COLUMNS} FROM reports WHERE ${raw(column)} = ${value}`,
    );
    return row === undefined ? null : reportRecord(row);
  };
  return {
    /** The report; null when there is none. */
    get: (id: string) => one("id", id),
    /** The report whose evidence has that URL; null when there is none. */
    byLink: (link: string) => one("link", link),
    /** Reports, newest first. */
    async list({ owner, name, original, state, before, limit }: ReportFilter): Promise<ReportRecord[]> {
      const conditions = { "name =": name, "original =": original, "state =": state, "id <": before };
      const where = Object.entries(conditions).reduce(
        (all, [condition, value]) => value === undefined ? all : sql`${all} AND ${raw(condition)} ${value}`,
        sql`owner = ${owner}`,
      );
      const rows = await db.read<ReportRow>(
        sql`SELECT ${REPORT_COLUMNS} FROM reports WHERE ${where} ORDER BY id DESC LIMIT ${limit}`,
      );
      return rows.map(reportRecord);
    },
    /** The history of a report, oldest first. */
    entries: (id: string) =>
      jsonOf<ReportEntry>(
        db.read(sql`SELECT entry FROM report_entries WHERE report_id = ${id} ORDER BY version`),
      ),
  };
}

/** The ledger of reports. */
export const REPORT_STORE: StoreDefinition<ReportStore> = {
  file: "reports.sqlite",
  what: "the ledger of reports",
  schema: { first: 2, steps: [REPORTS, REPORT_CONTENTS, REPORTERS] },
  create: reportStore,
};
