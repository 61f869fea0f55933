import { Buffer } from "node:buffer";
import { setImmediate } from "node:timers";
import type { NewReportFile, ReportFile, ReportStore } from "./reports.ts";
import { firstOf, insertion, jsonOf, replacement, type Sql, type Statement } from "./sql.ts";

/** Bytes of a part of a file. */
export const PART_BYTES = 393_216;

/** Content is in Base64, cut into parts. */
const insertPart = (part: number, id: string, bytes: Uint8Array): Statement => {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");
  return insertion("report_contents", { id, part, content });
};

/** Deletes content under a condition, unless a report has it. */
export const deleteContents = (
  condition: string,
  values: readonly unknown[],
  but: string = "",
): Statement => [
  `DELETE FROM report_contents WHERE ${condition} AND NOT EXISTS
     (SELECT 1 FROM report_files f WHERE f.content_id = report_contents.id ${but})`,
  values,
];

/** Adds files to a report, or replaces those of the same name. */
export async function addReportFiles(
  query: Sql["query"],
  report: string,
  files: readonly NewReportFile[],
): Promise<void> {
  for (const { content, ...file } of files) {
    const isStored = typeof content === "string";
    const id = isStored ? content : `${report} ${file.name}`;
    const row = { report_id: report, name: file.name, file: JSON.stringify(file), content_id: id };
    await query(...replacement("report_files", "report_id, name", row));
    if (isStored) continue;
    await query(`DELETE FROM report_contents WHERE id = $1`, [id]);
    for (let part = 0; part * PART_BYTES < content.length; part++) {
      await query(...insertPart(part, id, content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)));
      // Other requests run in between.
      if ((part + 1) * PART_BYTES < content.length) await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** Files of reports, and content that none has yet. */
export function reportFileStore(
  sql: Sql,
): Pick<ReportStore, "addContent" | "forgetContent" | "files" | "file" | "open" | "bytesOf"> {
  const fileOf = async (report: string, name: string): Promise<{ file: ReportFile; id: string } | null> => {
    const row = await firstOf(sql.read<{ file: string; content_id: string }>(
      `SELECT file, content_id FROM report_files WHERE report_id = $1 AND name = $2`,
      [report, name],
    ));
    return row === null ? null : { file: JSON.parse(row.file) as ReportFile, id: row.content_id };
  };
  async function* partsOf(id: string): AsyncGenerator<Uint8Array, void> {
    for (let part = 0;; part++) {
      const [row] = await sql.read<{ content: string }>(
        `SELECT content FROM report_contents WHERE id = $1 AND part = $2`,
        [id, part],
      );
      if (row === undefined) return;
      yield new Uint8Array(Buffer.from(row.content, "base64"));
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
    files: (id) =>
      jsonOf<ReportFile>(sql.read(`SELECT file FROM report_files WHERE report_id = $1 ORDER BY name`, [id])),
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
      const rows = await sql.read<{ file: string }>(
        `SELECT DISTINCT f.content_id, f.file FROM report_files f
         JOIN reports r ON r.id = f.report_id WHERE r.owner = $1`,
        [owner],
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
