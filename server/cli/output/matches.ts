import { csvRow } from "../../../lib/lines/mod.ts";

/** How matches with brands are printed. */
export const MATCH_FORMATS = ["table", "csv", "ndjson"] as const;
/** One of them. */
export type MatchFormat = typeof MATCH_FORMATS[number];

/** A probability with four digits. */
export function rounded(probability: number): number {
  return Math.round(probability * 1e4) / 1e4;
}

/** A line of CSV. */
export function csvLine(cells: readonly (string | number)[]): string {
  return csvRow(cells.map(String)).replace(/\r\n$/, "\n");
}
