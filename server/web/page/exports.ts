import type { StreamMessage } from "../../../mod.ts";
import { encodeLine, toCsv, toRecords } from "../../../lib/lines/mod.ts";
import { h } from "./dom.ts";

/** How a result can be written to a file. */
export type Format = "csv" | "json" | "ndjson";

const TYPES: Readonly<Record<Format, string>> = {
  csv: "text/csv;charset=utf-8",
  json: "application/json",
  ndjson: "application/x-ndjson",
};

/** Returns a file of the lines of some names, in the form that the service itself gives. */
export function fileOf(lines: readonly StreamMessage[], names: ReadonlySet<string>, format: Format): Blob {
  const wanted = lines.filter((line) => line.op === "Meta" || names.has(line.permutation.domain.fqdn));
  const parts = format === "ndjson"
    ? wanted.map(encodeLine)
    : [format === "csv" ? toCsv(wanted) : JSON.stringify(toRecords(wanted), null, 2) + "\n"];
  return new Blob(parts, { type: TYPES[format] });
}

/** Hands a file to the reader. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
