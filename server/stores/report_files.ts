import { Buffer } from "node:buffer";
import { setImmediate } from "node:timers";
import type { NewReportFile, ReportFile, StoredReportFile } from "./report_records.ts";
import { firstOf, insertion, jsonOf, type Query, replacement, type Sql, sql, type Statement } from "./sql.ts";

/** Bytes of a part of a file. */
export const PART_BYTES = 393_216;

/** Content is in Base64, cut into parts. */
const insertPart = (part: number, id: string, bytes: Uint8Array): Statement => {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");
  return insertion("report_contents", { id, part, content });
};

/** Deletes content under a condition, unless a report has it. */
export const deleteContents = (condition: Statement, but: Statement = sql``): Statement =>
  sql`DELETE FROM report_contents WHERE ${condition} AND NOT EXISTS
    (SELECT 1 FROM report_files f WHERE f.content_id = report_contents.id ${but})`;

/** Adds files to a report, or replaces those of the same name. */
export async function addReportFiles(
  query: Query,
  report: string,
  files: readonly NewReportFile[],
): Promise<void> {
  for (const { content, ...file } of files) {
    const isStored = typeof content === "string";
    const id = isStored ? content : `${report} ${file.name}`;
    const row = { report_id: report, name: file.name, file: JSON.stringify(file), content_id: id };
    await query(replacement("report_files", "report_id, name", row));
    if (isStored) continue;
    await query(sql`DELETE FROM report_contents WHERE id = ${id}`);
    for (let part = 0; part * PART_BYTES < content.length; part++) {
      await query(insertPart(part, id, content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)));
      // Other requests run in between.
      if ((part + 1) * PART_BYTES < content.length) await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** Files of reports, and content that none has yet. */
export function reportFileStore(db: Sql) {
  const fileOf = async (report: string, name: string): Promise<{ file: ReportFile; id: string } | null> => {
    const row = await firstOf(db.read<{ file: string; content_id: string }>(
      sql`SELECT file, content_id FROM report_files WHERE report_id = ${report} AND name = ${name}`,
    ));
    return row === null ? null : { file: JSON.parse(row.file) as ReportFile, id: row.content_id };
  };
  async function* partsOf(id: string): AsyncGenerator<Uint8Array, void> {
    for (let part = 0;; part++) {
      const [row] = await db.read<{ content: string }>(
        sql`SELECT content FROM report_contents WHERE id = ${id} AND part = ${part}`,
      );
      if (row === undefined) return;
      yield new Uint8Array(Buffer.from(row.content, "base64"));
    }
  }
  return {
    /**
     * Stores the content of a file part by part, before the reports that have it: a large one is never in memory.
     *
     * @param id UUIDv7 of the content.
     */
    async addContent(id: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
      // No flush for each: the report that has them is flushed, and with it what was written before.
      let number = 0;
      for await (const part of partsFrom(pieces)) {
        await db.batch([insertPart(number++, id, part)], { lasting: false });
      }
    },
    /** Deletes content that no report has: the one with that id, or all that is older than the time that an id holds. */
    async forgetContent(which: { id: string } | { olderThan: string }): Promise<void> {
      // Ids of content that reports have of their own begin with that of the report, which is there.
      const condition = "id" in which ? sql`id = ${which.id}` : sql`id < ${which.olderThan}`;
      await db.batch([deleteContents(condition)], { lasting: false });
    },
    /** The files of a report, without their content. */
    files: (id: string) =>
      jsonOf<ReportFile>(
        db.read(sql`SELECT file FROM report_files WHERE report_id = ${id} ORDER BY name`),
      ),
    /** A file; null when there is none of that name. */
    async file(report: string, name: string): Promise<StoredReportFile | null> {
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
    /** The same, its content read part by part. */
    async open(report: string, name: string) {
      const found = await fileOf(report, name);
      return found === null ? null : { ...found.file, parts: () => partsOf(found.id) };
    },
    /** Bytes of all files of an owner's reports; content that several reports have counts once. */
    async bytesOf(owner: string): Promise<number> {
      const rows = await db.read<{ file: string }>(
        sql`SELECT DISTINCT f.content_id, f.file FROM report_files f
        JOIN reports r ON r.id = f.report_id WHERE r.owner = ${owner}`,
      );
      return rows.reduce((sum, { file }) => sum + (JSON.parse(file) as ReportFile).size, 0);
    },
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
