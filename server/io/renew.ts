import { readFileSync } from "node:fs";
import { downloadFile, type DownloadOptions } from "./download.ts";
import { parseTable, storeTable, type TableName, TABLES } from "./tables.ts";
import { InvalidParameter } from "../checks.ts";

/** Where a table comes from and goes to. */
export interface RenewOptions extends DownloadOptions {
  /** The data folder. */
  folder: string;
  /** URL or path of the file. @default where it is published */
  source?: string | undefined;
  /** Least number of entries of the file. @default the minimum for the published one; 1 for another source */
  least?: number | undefined;
}

/**
 * Downloads a table, checks its form and size, and stores it in the data folder in place of the older one, which stays
 * if anything fails. Resolves with where it is from, how many entries it has, when it was published (null when the file does
 * not say), and the file that it is stored in.
 *
 * @throws {SquatError} `invalid_parameter` for a file that is not that table, `internal` when it cannot be downloaded.
 */
export async function renewTable(
  name: TableName,
  { folder, source: given, least: minimum, ...options }: RenewOptions,
  signal: AbortSignal,
) {
  const { title, url, least: published } = TABLES[name];
  const source = given ?? url;
  if (source === null) {
    throw new InvalidParameter(`There is no public source of ${title}: give a file or URL with --from`);
  }
  const text = /^https?:\/\//i.test(source)
    ? await downloadFile(source, options, signal)
    : readFileSync(source, "utf8");
  const { file, entries, date } = parseTable(name, text, source);
  const least = minimum ?? (given === undefined ? published : 1);
  if (entries.size < least) {
    throw new InvalidParameter(
      `Cannot use ${source} as ${name}: it has ${entries.size} entries, not ${least} or more`,
    );
  }
  const taken_at = new Date().toISOString();
  const path = storeTable(folder, name, { source, taken_at, table: file });
  return { source, entries: entries.size, date, path };
}
