import type { StreamMessage } from "../../../../lib/model.ts";
import { type BrandContext, csvRow, encodeLine, toCsv, toRecords } from "../../../../lib/lines/mod.ts";

/** The formats of exported files. */
export type Format = "csv" | "json" | "ndjson";

/** The page itself shows how a lookup ended. */
const PARTIAL = { partial: true } as const;

/** Returns a file of CSV. It begins with a byte order mark, without which Excel reads `é` as `Ã©`. */
function csvFile(text: string): Blob {
  return new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" });
}

/** Returns a file of rows under their titles. */
export function csvTable(titles: readonly string[], rows: readonly (readonly string[])[]): Blob {
  return csvFile([titles, ...rows].map(csvRow).join(""));
}

/** Returns a file of the lines of some names, in the format of the service. */
export function fileOf(
  lines: readonly StreamMessage[],
  names: ReadonlySet<string>,
  { brand, ...watched }: BrandContext,
  format: Format,
): Blob {
  const options = { ...PARTIAL, watched, ...brand === undefined ? {} : { brand } };
  const selected = lines.filter((line) => line.op === "Meta" || names.has(line.permutation.domain.fqdn));
  if (format === "csv") return csvFile(toCsv(selected, options));
  return format === "ndjson"
    ? new Blob(selected.map(encodeLine), { type: "application/x-ndjson" })
    : new Blob([JSON.stringify(toRecords(selected, options), null, 2), "\n"], { type: "application/json" });
}
