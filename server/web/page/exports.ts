import type { StreamMessage } from "../../../mod.ts";
import { encodeLine, toCsv, toRecords } from "../../../lib/lines/mod.ts";
import { h, names as nameCount } from "./dom.ts";

/** The formats of exported files. */
export type Format = "csv" | "json" | "ndjson";

/** The page itself shows how a lookup ended. */
const EXTENDED = { extensions: true, partial: true } as const;

/** Returns a file of CSV. It begins with a byte order mark, without which Excel reads `é` as `Ã©`. */
export function csvFile(text: string): Blob {
  return new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" });
}

/** Returns a file of the lines of some names, in the format of the service. */
export function fileOf(lines: readonly StreamMessage[], names: ReadonlySet<string>, format: Format): Blob {
  const selected = lines.filter((line) => line.op === "Meta" || names.has(line.permutation.domain.fqdn));
  if (format === "csv") return csvFile(toCsv(selected, EXTENDED));
  return format === "ndjson"
    ? new Blob(selected.map(encodeLine), { type: "application/x-ndjson" })
    : new Blob([JSON.stringify(toRecords(selected, EXTENDED), null, 2), "\n"], { type: "application/json" });
}

/** Downloads a file. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The data to export when a button is pressed. */
export interface Exported {
  /** All lines. */
  lines: readonly StreamMessage[];
  /** The names to export. */
  names: ReadonlySet<string>;
  /** Name of the file, without its extension. */
  name: string;
  /** Called with a message about the export. */
  announce(text: string): void;
}

/** Returns a button for each format. */
export function exportButtons(what: () => Exported): HTMLElement {
  const formats: Format[] = ["csv", "json", "ndjson"];
  const use = (format: Format) => {
    const { lines, names, name, announce } = what();
    download(fileOf(lines, names, format), `${name}.${format}`);
    announce(`Exported ${nameCount(names.size)} as ${format.toUpperCase()}`);
  };
  return h(
    "div",
    { class: "exports", role: "group", "aria-label": "Export the names shown" },
    h("span", { "aria-hidden": "true" }, "Export"),
    ...formats.map((format) =>
      h("button", { type: "button", onclick: () => use(format) }, format.toUpperCase())
    ),
  );
}
