import { csvRow } from "../../../lib/lines/mod.ts";

/** How matches with brands are printed. */
export const MATCH_FORMATS = ["table", "csv", "ndjson"] as const;
/** One of them. */
export type MatchFormat = typeof MATCH_FORMATS[number];

/** Reasons that are printed of a match. */
const MOST_REASONS = 5;

/** A probability with four digits. */
export function rounded(probability: number): number {
  return Math.round(probability * 1e4) / 1e4;
}

/** The evidence that speaks most for an imitation. */
export function strongest(reasons: readonly { evidence: string; weight: number }[]): string[] {
  return reasons.filter(({ weight }) => weight > 0).slice(0, MOST_REASONS).map(({ evidence }) => evidence);
}

/** A line of CSV. */
export function csvLine(cells: readonly (string | number)[]): string {
  return csvRow(cells.map(String)).replace(/\r\n$/, "\n");
}
