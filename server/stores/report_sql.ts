import { Buffer } from "node:buffer";
import { setImmediate } from "node:timers";
import { PART_BYTES } from "./report_tables.ts";
import type { ReportEntry, ReportFile, ReportRecord, ReportStore, StoredReportFile } from "./reports.ts";
import type { Sql } from "./sql.ts";

/** The ledger in a database whose tables exist. The columns beside the JSON are those of queries. */
export function reportStore(sql: Sql, close: () => Promise<void>): ReportStore {
  const table = (name: string): string => `${sql.schema}${name}`;
  const recordOf = (row: Record<string, unknown>): ReportRecord => ({
    ...JSON.parse(row["report"] as string) as ReportRecord,
    version: Number(row["version"]),
    next_check_at: row["next_check_at"] === null ? null : Number(row["next_check_at"]),
  });
  const COLUMNS = "report, version, next_check_at";
  const one = async (column: string, value: string): Promise<ReportRecord | null> => {
    const [row] = await sql.read(`SELECT ${COLUMNS} FROM ${table("reports")} WHERE ${column} = $1`, [value]);
    return row === undefined ? null : recordOf(row);
  };
  const addEntry = (query: Sql["query"], id: string, version: number, entry: ReportEntry) =>
    query(`INSERT INTO ${table("report_entries")} VALUES ($1, $2, $3)`, [id, version, JSON.stringify(entry)]);
  const addFiles = async (query: Sql["query"], id: string, files: readonly StoredReportFile[]) => {
    for (const { content, ...file } of files) {
      const { name } = file;
      await query(
        `INSERT INTO ${table("report_files")} VALUES ($1, $2, $3)
         ON CONFLICT (report_id, name) DO UPDATE SET file = excluded.file`,
        [id, name, JSON.stringify(file)],
      );
      await query(`DELETE FROM ${table("report_parts")} WHERE report_id = $1 AND name = $2`, [id, name]);
      for (let part = 0; part * PART_BYTES < content.length; part++) {
        const bytes = content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
        await query(
          `INSERT INTO ${table("report_parts")} VALUES ($1, $2, $3, $4)`,
          [id, name, part, Buffer.from(bytes).toString("base64")],
        );
        // Other requests run in between.
        if ((part + 1) * PART_BYTES < content.length) await new Promise((resolve) => setImmediate(resolve));
      }
    }
  };
  const fileOf = async (id: string, name: string): Promise<ReportFile | null> => {
    const [row] = await sql.read(
      `SELECT file FROM ${table("report_files")} WHERE report_id = $1 AND name = $2`,
      [id, name],
    );
    return row === undefined ? null : JSON.parse(row["file"] as string) as ReportFile;
  };
  async function* partsOf(id: string, name: string): AsyncGenerator<Uint8Array, void> {
    for (let part = 0;; part++) {
      const [row] = await sql.read(
        `SELECT content FROM ${table("report_parts")} WHERE report_id = $1 AND name = $2 AND part = $3`,
        [id, name, part],
      );
      if (row === undefined) return;
      yield new Uint8Array(Buffer.from(row["content"] as string, "base64"));
    }
  }
  return {
    add: (report, entry, files) =>
      sql.transaction(async ({ query }) => {
        const { id, owner, original, name, state, version, next_check_at, link } = report;
        await query(
          `INSERT INTO ${table("reports")} VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
          [id, owner, original, name, state, version, next_check_at, link, JSON.stringify(report)],
        );
        await addEntry(query, id, version, entry);
        await addFiles(query, id, files);
      }),
    get: (id) => one("id", id),
    byLink: (link) => one("link", link),
    async list({ owner, name, original, state, before, limit }) {
      const where = ["owner = $1"];
      const values: unknown[] = [owner];
      for (
        const [column, sign, value] of [["name", "=", name], ["original", "=", original], [
          "state",
          "=",
          state,
        ], ["id", "<", before]] as const
      ) {
        if (value !== undefined) where.push(`${column} ${sign} $${values.push(value)}`);
      }
      const rows = await sql.read(
        `SELECT ${COLUMNS} FROM ${table("reports")} WHERE ${where.join(" AND ")} ORDER BY id DESC LIMIT $${
          values.push(limit)
        }`,
        values,
      );
      return rows.map(recordOf);
    },
    change: (report, entry, files = []) =>
      sql.transaction(async ({ query }) => {
        const { id, state, version, next_check_at, link } = report;
        const rows = await query(
          `UPDATE ${
            table("reports")
          } SET state = $3, version = version + 1, next_check_at = $4, link = $5, report = $6
           WHERE id = $1 AND version = $2 RETURNING id`,
          [id, version, state, next_check_at, link, JSON.stringify(report)],
        );
        if (rows.length === 0) return false;
        await addEntry(query, id, version + 1, entry);
        await addFiles(query, id, files);
        return true;
      }),
    async removeDraft(id) {
      const rows = await sql.query(
        `DELETE FROM ${table("reports")} WHERE id = $1 AND state = 'drafted' RETURNING id`,
        [id],
      );
      return rows.length > 0;
    },
    async entries(id) {
      const rows = await sql.read(
        `SELECT entry FROM ${table("report_entries")} WHERE report_id = $1 ORDER BY version`,
        [id],
      );
      return rows.map((row) => JSON.parse(row["entry"] as string) as ReportEntry);
    },
    async files(id) {
      const rows = await sql.read(
        `SELECT file FROM ${table("report_files")} WHERE report_id = $1 ORDER BY name`,
        [id],
      );
      return rows.map((row) => JSON.parse(row["file"] as string) as ReportFile);
    },
    async file(id, name) {
      const file = await fileOf(id, name);
      if (file === null) return null;
      const content = new Uint8Array(file.size);
      let length = 0;
      for await (const bytes of partsOf(id, name)) {
        content.set(bytes, length);
        length += bytes.length;
      }
      return { ...file, content };
    },
    async open(id, name) {
      const file = await fileOf(id, name);
      return file === null ? null : { ...file, parts: () => partsOf(id, name) };
    },
    async bytesOf(owner) {
      const rows = await sql.read(
        `SELECT f.file FROM ${table("report_files")} f JOIN ${table("reports")} r ON r.id = f.report_id
         WHERE r.owner = $1`,
        [owner],
      );
      return rows.reduce((sum, row) => sum + (JSON.parse(row["file"] as string) as ReportFile).size, 0);
    },
    async takeDue(now, until, limit) {
      const rows = await sql.query(
        `UPDATE ${table("reports")} SET next_check_at = $2 WHERE id IN (
           SELECT id FROM ${table("reports")} WHERE next_check_at <= $1 ORDER BY next_check_at, id LIMIT $3
           ${sql.skipLocked}) RETURNING ${COLUMNS}`,
        [now, until, limit],
      );
      return rows.map(recordOf);
    },
    async countSending(owner, now, windowMs, most) {
      const rows = await sql.query(
        `INSERT INTO ${table("report_senders")} AS s VALUES ($1, $2, 1)
         ON CONFLICT (owner) DO UPDATE SET
           used = CASE WHEN s.window_start <= $3 THEN 1 ELSE s.used + 1 END,
           window_start = CASE WHEN s.window_start <= $3 THEN $2 ELSE s.window_start END
         WHERE s.window_start <= $3 OR s.used < $4 RETURNING used`,
        [owner, now, now - windowMs, most],
      );
      return rows.length > 0;
    },
    close,
  };
}
