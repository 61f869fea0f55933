import { brandDomain } from "../../../lib/domain.ts";
import { encodeLine, untilFailure } from "../../../lib/lines/mod.ts";
import { mergeLines, toCsv, toRecords } from "../../../mod.ts";
import { brandFault } from "../../names/domain_fault.ts";
import type { StreamMessage } from "../../../lib/model.ts";
import type { System } from "../system.ts";
import { defined } from "../lookup/options.ts";
import { asciiOf } from "../terminal.ts";
import type { Format } from "./rows.ts";
import { sheetOf } from "./sheet.ts";
import type { StatusLine } from "./progress.ts";
import { LiveTable } from "./table.ts";

/** How a lookup ended: the kind of its last line, unless an interrupt came before it. */
export type LookupEnding = { kind: "Done" | "Timeout" | "Error" | "Interrupted"; detail: string };

/** How lines are printed. */
export interface PrintOptions {
  /** A {@link PrintedFormat} format, or one of `EXPORT_FORMATS`. */
  readonly format: string;
  /** The domain that was looked up, for formats that say so. */
  readonly domain: string;
  /** Shows progress while nothing else is on the terminal; null for none. */
  readonly status: StatusLine | null;
  /** Whether CSV begins with a byte order mark. */
  readonly bom: boolean;
  /** The domains that the names may imitate; none for names that are looked up for themselves. */
  readonly imitated: readonly string[];
  /** The registrable domain that was looked up; none where names are compared with no or another one. */
  readonly brand?: string;
  /** Whether the lookup ran at another time. @default false */
  readonly isSaved?: boolean;
}

/**
 * Prints the lines of a lookup in a format, as they come where the format allows it. After an interrupt, what came
 * before it is printed.
 */
export async function printLines(
  lines: AsyncIterable<StreamMessage>,
  options: PrintOptions,
  system: System,
): Promise<LookupEnding> {
  let ending: LookupEnding = { kind: "Error", detail: "The stream ended without a last line" };
  const watched = (async function* () {
    try {
      for await (const line of untilFailure(lines)) {
        if (line.op === "Meta") {
          if (line.data.kind === "Done") ending = { kind: "Done", detail: line.data.data?.detail ?? "" };
          if (line.data.kind === "Timeout" || line.data.kind === "Error") {
            ending = { kind: line.data.kind, detail: line.data.data?.detail ?? "" };
          }
        }
        options.status?.add(line);
        yield line;
      }
    } catch (error) {
      if (!system.signal.aborted) throw error;
      ending = { kind: "Interrupted", detail: "Interrupted; what is shown is not complete" };
    } finally {
      options.status?.clear();
    }
  })();
  const { format, domain } = options;
  if (Object.hasOwn(PRINTERS, format)) {
    await PRINTERS[format as PrintedFormat](watched, system, options);
    return ending;
  }
  // Like a table another format shows the lines received; the ending says that it is incomplete.
  const { exportLines } = await import("../../../lib/export/mod.ts");
  const brand = brandDomain(domain).registrable;
  for await (const piece of exportLines(watched, format, { brand, at: Date.now(), ...PARTIAL })) {
    await system.print(piece);
  }
  return ending;
}

/** A format, or the report on one host that `analyze` prints for a person. */
export type PrintedFormat = Format | "sheet";

/** The ending of the stream is reported separately: the lines received are printed. */
const PARTIAL = { partial: true } as const;

/** How likely a name imitates one of the domains. */
async function likeness(imitated: readonly string[]): Promise<{ probability?: (fqdn: string) => number }> {
  // The lookup itself reports what is wrong with a domain.
  const usable = imitated.filter((each) => brandFault(each) === null);
  if (usable.length === 0) return {};
  const { likenessTo } = await import("../../../lib/match/untwist.ts");
  return { probability: likenessTo(...usable) };
}

type Printer = (lines: AsyncGenerator<StreamMessage>, system: System, options: PrintOptions) => Promise<void>;

const PRINTERS: Record<PrintedFormat, Printer> = {
  async sheet(lines, system) {
    for (const [fqdn, name] of Object.entries(await mergeLines(lines, PARTIAL))) {
      if (name.permutation !== undefined) await system.print(sheetOf(fqdn, name));
    }
  },
  async table(lines, system, { imitated, isSaved = false }) {
    const table = new LiveTable(system.screen, (await likeness(imitated)).probability);
    try {
      for await (const line of lines) table.add(line);
    } finally {
      table.finish({ isTimed: !isSaved });
    }
  },
  async ndjson(lines, system) {
    for await (const line of lines) await system.print(encodeLine(line));
  },
  async json(lines, system, { imitated, brand }) {
    const known = { ...await likeness(imitated), ...defined({ brand }) };
    const records = await toRecords(lines, { ...PARTIAL, ...known });
    await system.print(JSON.stringify(records, null, 2) + "\n");
  },
  async csv(lines, system, { bom, imitated, brand }) {
    const known = { ...await likeness(imitated), ...defined({ brand }) };
    const text = await toCsv(lines, { ...PARTIAL, ...known });
    await system.print((bom ? "\ufeff" : "") + text);
  },
  async list(lines, system) {
    for (const name of Object.values(await mergeLines(lines, PARTIAL))) {
      if (name.permutation !== undefined) await system.print(asciiOf(name.permutation.domain) + "\n");
    }
  },
};
