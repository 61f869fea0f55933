import { csvRow } from "../../../lib/lines/mod.ts";
import type { PageMatch } from "../../../lib/match/page/mod.ts";
import { printable } from "../terminal.ts";

/** How matches with brands are printed. */
export const MATCH_FORMATS = ["table", "csv", "ndjson"] as const;
/** One of them. */
export type MatchFormat = typeof MATCH_FORMATS[number];

/** Reasons that are printed of a match. */
const MAX_REASONS = 5;

/** A probability with four digits. */
export function rounded(probability: number): number {
  return Math.round(probability * 1e4) / 1e4;
}

/** The evidence that speaks most for an imitation. */
function strongest(reasons: readonly { evidence: string; weight: number }[]): string[] {
  return reasons.filter(({ weight }) => weight > 0).slice(0, MAX_REASONS).map(({ evidence }) => evidence);
}

/** A line of CSV. */
export function csvLine(cells: readonly (string | number)[]): string {
  return csvRow(cells.map(String)).replace(/\r\n$/, "\n");
}

/** A page that imitates a brand, in a format. */
export function pageRow(format: MatchFormat, page: string, { brand, ...match }: PageMatch): string {
  const probability = rounded(match.probability), reasons = strongest(match.reasons);
  const row = { page, brand, probability };
  if (format === "ndjson") return JSON.stringify({ ...row, reasons }) + "\n";
  if (format === "csv") return csvLine([...Object.values(row), reasons.join("; ")]);
  return `${probability.toFixed(3)}  ${brand.padEnd(18)} ${printable(reasons.join(", "))}\n`;
}
