import type { JSX } from "preact";
import { download, names as nameCount } from "../parts/dom.ts";
import type { Format } from "../parts/export_file.ts";
import type { CurrentLookup } from "./current_lookup.ts";
import type { Row } from "./rows.ts";

const FORMATS: readonly (readonly [Format, title: string, what: string])[] = [
  ["csv", "CSV", "For a spreadsheet"],
  ["json", "JSON", "For programs"],
  ["ndjson", "Raw", "NDJSON"],
];

/** A button for each format in which the lines of the shown names can be had. */
export function ExportButtons({ lookup, shown }: {
  lookup: CurrentLookup;
  shown: () => readonly Row[];
}): JSX.Element {
  const use = async (format: Format) => {
    const { domain, rows: { lines, brand } } = lookup.run.state.value;
    const names = new Set(shown().map(({ name }) => name));
    // Few people export: the first paint does without it.
    const { fileOf } = await import("../parts/export_file.ts");
    download(fileOf(lines, names, brand, format), `${domain}.${format}`);
    lookup.announce(`Exported ${nameCount(names.size)} as ${format.toUpperCase()}`);
  };
  return (
    <div class="exports" role="group" aria-label="Export the names shown">
      <span aria-hidden="true">Export</span>
      {FORMATS.map(([format, title, what]) => (
        <button
          key={format}
          type="button"
          title={what}
          onClick={() => void use(format)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
