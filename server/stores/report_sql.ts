import { Buffer } from "node:buffer";
import { setImmediate } from "node:timers";
import { PART_BYTES } from "./report_tables.ts";
import type {
  NewReportFile,
  ReportEntry,
  ReportFile,
  ReportRecord,
  ReportStore,
  StoredReporter,
} from "./reports.ts";
import type { Sql, Statement } from "./sql.ts";

/** Domains of an owner about which it is stored who reports. */
const MOST_REPORTERS = 200;

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
  /** Content is in Base64, cut into parts. */
  const insertPart = (part: number, id: string, bytes: Uint8Array): Statement => [
    `INSERT INTO ${table("report_contents")} VALUES ($1, $2, $3)`,
    [id, part, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64")],
  ];
  /** Deletes content under a condition, unless a report has it. */
  const deleteContents = (condition: string, values: readonly unknown[], but: string = ""): Statement => [
    `DELETE FROM ${table("report_contents")} WHERE ${condition} AND NOT EXISTS
       (SELECT 1 FROM ${table("report_files")} f WHERE f.content_id = ${table("report_contents")}.id ${but})`,
    values,
  ];
  const addFiles = async (query: Sql["query"], report: string, files: readonly NewReportFile[]) => {
    for (const { content, ...file } of files) {
      const isStored = typeof content === "string";
      const id = isStored ? content : `${report} ${file.name}`;
      await query(
        `INSERT INTO ${table("report_files")} (report_id, name, file, content_id) VALUES ($1, $2, $3, $4)
         ON CONFLICT (report_id, name) DO UPDATE SET file = excluded.file, content_id = excluded.content_id`,
        [report, file.name, JSON.stringify(file), id],
      );
      if (isStored) continue;
      await query(`DELETE FROM ${table("report_contents")} WHERE id = $1`, [id]);
      for (let part = 0; part * PART_BYTES < content.length; part++) {
        await query(...insertPart(part, id, content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)));
        // Other requests run in between.
        if ((part + 1) * PART_BYTES < content.length) await new Promise((resolve) => setImmediate(resolve));
      }
    }
  };
  const fileOf = async (report: string, name: string): Promise<{ file: ReportFile; id: string } | null> => {
    const [row] = await sql.read(
      `SELECT file, content_id FROM ${table("report_files")} WHERE report_id = $1 AND name = $2`,
      [report, name],
    );
    return row === undefined
      ? null
      : { file: JSON.parse(row["file"] as string) as ReportFile, id: row["content_id"] as string };
  };
  async function* partsOf(id: string): AsyncGenerator<Uint8Array, void> {
    for (let part = 0;; part++) {
      const [row] = await sql.read(
        `SELECT content FROM ${table("report_contents")} WHERE id = $1 AND part = $2`,
        [id, part],
      );
      if (row === undefined) return;
      yield new Uint8Array(Buffer.from(row["content"] as string, "base64"));
    }
  }
  return {
    async addContent(id, pieces) {
      // No flush for each: the report that has them is flushed, and with it what was written before.
      let number = 0;
      for await (const part of partsFrom(pieces)) {
        await sql.batch([insertPart(number++, id, part)], { lasting: false });
      }
    },
    async forgetContent(which) {
      // Ids of content that reports have of their own begin with that of the report, which is there.
      const [condition, value] = "id" in which ? ["id = $1", which.id] : ["id < $1", which.olderThan];
      await sql.batch([deleteContents(condition, [value])], { lasting: false });
    },
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
      const isDraft = `EXISTS (SELECT 1 FROM ${table("reports")} WHERE id = $1 AND state = 'drafted')`;
      const own = `id IN (SELECT content_id FROM ${table("report_files")} WHERE report_id = $1)`;
      const [, rows] = await sql.batch([
        deleteContents(`${own} AND ${isDraft}`, [id], "AND f.report_id <> $1"),
        [`DELETE FROM ${table("reports")} WHERE id = $1 AND state = 'drafted' RETURNING id`, [id]],
      ]);
      return rows!.length > 0;
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
    async file(report, name) {
      const found = await fileOf(report, name);
      if (found === null) return null;
      const content = new Uint8Array(found.file.size);
      let length = 0;
      for await (const bytes of partsOf(found.id)) {
        content.set(bytes, length);
        length += bytes.length;
      }
      return { ...found.file, content };
    },
    async open(report, name) {
      const found = await fileOf(report, name);
      return found === null ? null : { ...found.file, parts: () => partsOf(found.id) };
    },
    async bytesOf(owner) {
      const rows = await sql.read(
        `SELECT DISTINCT f.content_id, f.file FROM ${table("report_files")} f
         JOIN ${table("reports")} r ON r.id = f.report_id WHERE r.owner = $1`,
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
    async reporter(owner, original) {
      const [row] = await sql.read(
        `SELECT original, reporter FROM ${table("report_reporters")} WHERE owner = $1
         ORDER BY CASE WHEN original = $2 THEN 0 ELSE 1 END, set_at DESC LIMIT 1`,
        [owner, original],
      );
      if (row === undefined) return null;
      const reporter = JSON.parse(row["reporter"] as string) as StoredReporter;
      return row["original"] === original ? reporter : { ...reporter, brand: "" };
    },
    setReporter: (owner, original, reporter, now) =>
      sql.transaction(async ({ query }) => {
        await query(
          `INSERT INTO ${table("report_reporters")} VALUES ($1, $2, $3, $4) ON CONFLICT (owner, original)
           DO UPDATE SET set_at = excluded.set_at, reporter = excluded.reporter`,
          [owner, original, now, JSON.stringify(reporter)],
        );
        await query(
          `DELETE FROM ${table("report_reporters")} WHERE owner = $1 AND original NOT IN (
             SELECT original FROM ${table("report_reporters")} WHERE owner = $1
             ORDER BY set_at DESC, original LIMIT ${MOST_REPORTERS})`,
          [owner],
        );
      }),
    async forgetOwner(owner) {
      await sql.query(`DELETE FROM ${table("report_reporters")} WHERE owner = $1`, [owner]);
    },
    close,
  };
}

/** The same bytes in pieces of the size of a part, the last one smaller; each is overwritten by the next. */
async function* partsFrom(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const part = new Uint8Array(PART_BYTES);
  let size = 0;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length;) {
      const taken = piece.subarray(at, at + PART_BYTES - size);
      part.set(taken, size);
      at += taken.length;
      size += taken.length;
      if (size < PART_BYTES) continue;
      yield part;
      size = 0;
    }
  }
  if (size > 0) yield part.subarray(0, size);
}
