import type { StreamMessage } from "../model.ts";
import { OPS } from "../ops/mod.ts";
import type { AnyOp } from "../ops/op.ts";
import { type Lines, type MergedLookup, type MergedName, mergeLines } from "./merge.ts";

/** A column and the text of its cell. */
type Column = readonly [name: string, cell: (name: MergedName, fqdn: string) => string];

/** The columns that are there for every name, then those of the given ops. */
export function csvColumns(ops: readonly AnyOp[]): Column[] {
  return [
    ["fqdn", (_, fqdn) => fqdn],
    ["tld", ({ permutation }) => permutation?.domain.tld ?? ""],
    ["domain", ({ permutation }) => permutation?.domain.domain ?? ""],
    ["permutation", ({ permutation }) => permutation?.kind ?? ""],
    ...ops.flatMap(({ columns = {} }) => Object.entries(columns)),
  ];
}

const COLUMNS = csvColumns(OPS);

/** Names of the columns, in order. */
export const CSV_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name);

/** What spreadsheets run as a formula, also behind white space and marks that they drop (OWASP ASVS 5.0, 1.2.10). */
const FORMULA =
  // deno-lint-ignore no-control-regex
  /^[\s\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff]*[=+\-@|%＝＋－＠｜％]|^[\t\r\n]/u;

/**
 * Returns one CSV cell, quoted where RFC 4180 section 2 asks for it. A cell that a spreadsheet would run gets
 * a leading apostrophe; taking it away gives the value back.
 *
 * @example
 * ```ts
 * import { csvCell } from "./csv.ts";
 * console.assert(csvCell("=1+1") === "'=1+1" && csvCell("a,b") === '"a,b"');
 * ```
 */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) ? "'" + value : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The CSV text of a merged lookup. */
export function csvOf(merged: MergedLookup, columns: readonly Column[] = COLUMNS): string {
  const row = (cells: readonly string[]) => cells.map(csvCell).join(",") + "\r\n";
  return row(columns.map(([name]) => name)) +
    Object.entries(merged).map(([fqdn, name]) => row(columns.map(([, cell]) => cell(name, fqdn)))).join("");
}

/**
 * Returns the CSV export of a lookup: RFC 4180 with a header row, one row per name; lists joined by a space.
 *
 * @example
 * ```ts
 * import { toCsv } from "./csv.ts";
 * console.assert(toCsv([]).startsWith("fqdn,tld,domain,permutation"));
 * ```
 */
export function toCsv(lines: Iterable<StreamMessage>): string;
/** As above, for lines that are still coming. */
export function toCsv(lines: AsyncIterable<StreamMessage>): Promise<string>;
export function toCsv(lines: Lines): string | Promise<string> {
  return Symbol.iterator in lines ? csvOf(mergeLines(lines)) : mergeLines(lines).then(csvOf);
}
