import type { JSX } from "preact";
import type { StreamMessage } from "../../../../mod.ts";
import { names as nameCount } from "./dom.ts";
import type { Format } from "./export_file.ts";

/** Downloads a file. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
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

const FORMATS: readonly Format[] = ["csv", "json", "ndjson"];

/** A button for each format. */
export function ExportButtons({ what }: { what: () => Exported }): JSX.Element {
  const use = async (format: Format) => {
    const { lines, names, name, announce } = what();
    // Few people export: the first paint does without it.
    const { fileOf } = await import("./export_file.ts");
    download(fileOf(lines, names, format), `${name}.${format}`);
    announce(`Exported ${nameCount(names.size)} as ${format.toUpperCase()}`);
  };
  return (
    <div class="exports" role="group" aria-label="Export the names shown">
      <span aria-hidden="true">Export</span>
      {FORMATS.map((format) => (
        <button key={format} type="button" onClick={() => void use(format)}>{format.toUpperCase()}</button>
      ))}
    </div>
  );
}
