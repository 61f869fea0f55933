import { addReportFiles, deleteContents, reportFileStore } from "./report_files.ts";
import { reporterStore } from "./report_reporters.ts";
import type { ReportEntry, ReportFilter, ReportRecord, ReportStore } from "./reports.ts";
import { REPORT_CONTENTS, REPORTERS, REPORTS } from "./schemas.ts";
import { firstOf, insertion, isAny, jsonOf, type Sql, type StoreDefinition } from "./sql.ts";

const REPORT_COLUMNS = "report, version, next_check_at";

/** The columns that statements set, and the record as it was written. */
type ReportRow = Pick<ReportRecord, "version" | "next_check_at"> & { report: string };

const reportRecord = ({ report, version, next_check_at }: ReportRow): ReportRecord => ({
  ...JSON.parse(report) as ReportRecord,
  version,
  next_check_at,
});

/** The condition of a selection, and its values. */
function selected(
  { owner, name, original, state, before }: Omit<ReportFilter, "limit">,
): [string, unknown[]] {
  const values: unknown[] = [owner];
  const conditions = { "name =": name, "original =": original, "state =": state, "id <": before };
  const where = Object.entries(conditions).flatMap(([condition, value]) =>
    value === undefined ? [] : `${condition} $${values.push(value)}`
  );
  return [["owner = $1", ...where].join(" AND "), values];
}

/** The ledger in a database whose tables exist. The columns beside the JSON are those of queries. */
function reportStore(sql: Sql, close: () => Promise<void>): ReportStore {
  const addEntry = (query: Sql["query"], report_id: string, version: number, entry: ReportEntry) =>
    query(...insertion("report_entries", { report_id, version, entry: JSON.stringify(entry) }));
  return {
    ...reportReads(sql),
    ...reportFileStore(sql),
    ...reporterStore(sql),
    add: (report, entry, files) =>
      sql.transaction(async ({ query }) => {
        const { id, owner, original, name, state, version, next_check_at, link } = report;
        const row = { id, owner, original, name, state, version, next_check_at, link };
        await query(...insertion("reports", { ...row, report: JSON.stringify(report) }));
        await addEntry(query, id, version, entry);
        await addReportFiles(query, id, files);
      }),
    change: (report, entry, files = []) =>
      sql.transaction(async ({ query }) => {
        const { id, state, version, next_check_at, link } = report;
        const isChanged = await isAny(query(
          `UPDATE reports SET state = $3, version = version + 1, next_check_at = $4, link = $5, report = $6
           WHERE id = $1 AND version = $2 RETURNING id`,
          [id, version, state, next_check_at, link, JSON.stringify(report)],
        ));
        if (!isChanged) return false;
        await addEntry(query, id, version + 1, entry);
        await addReportFiles(query, id, files);
        return true;
      }),
    async removeDraft(id) {
      const isDraft = `EXISTS (SELECT 1 FROM reports WHERE id = $1 AND state = 'drafted')`;
      const own = `id IN (SELECT content_id FROM report_files WHERE report_id = $1)`;
      const [, rows] = await sql.batch([
        deleteContents(`${own} AND ${isDraft}`, [id], "AND f.report_id <> $1"),
        [`DELETE FROM reports WHERE id = $1 AND state = 'drafted' RETURNING id`, [id]],
      ]);
      return rows!.length > 0;
    },
    async takeDue(now, until, limit) {
      const rows = await sql.query<ReportRow>(
        `UPDATE reports SET next_check_at = $2 WHERE id IN (
           SELECT id FROM reports WHERE next_check_at <= $1 ORDER BY next_check_at, id LIMIT $3
           ${sql.skipLocked}) RETURNING ${REPORT_COLUMNS}`,
        [now, until, limit],
      );
      return rows.map(reportRecord);
    },
    close,
  };
}

/** How reports and their history are read. */
function reportReads(sql: Sql): Pick<ReportStore, "get" | "byLink" | "list" | "entries"> {
  const one = async (column: string, value: string): Promise<ReportRecord | null> => {
    const text = `SELECT ${REPORT_COLUMNS} FROM reports WHERE ${column} = $1`;
    const row = await firstOf(sql.read<ReportRow>(text, [value]));
    return row === null ? null : reportRecord(row);
  };
  return {
    get: (id) => one("id", id),
    byLink: (link) => one("link", link),
    async list({ limit, ...filter }) {
      const [where, values] = selected(filter);
      const rows = await sql.read<ReportRow>(
        `SELECT ${REPORT_COLUMNS} FROM reports WHERE ${where} ORDER BY id DESC LIMIT $${values.push(limit)}`,
        values,
      );
      return rows.map(reportRecord);
    },
    entries: (id) =>
      jsonOf<ReportEntry>(sql.read(
        `SELECT entry FROM report_entries WHERE report_id = $1 ORDER BY version`,
        [id],
      )),
  };
}

/** The ledger of reports. */
export const REPORT_STORE: StoreDefinition<ReportStore> = {
  file: "reports.sqlite",
  what: "the ledger of reports",
  schema: { first: 2, steps: [REPORTS, REPORT_CONTENTS, REPORTERS] },
  create: reportStore,
};
