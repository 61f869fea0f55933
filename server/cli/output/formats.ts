import { encodeLine, mergeLines, type StreamMessage, toCsv, toRecords } from "../../../mod.ts";
import type { System } from "../system.ts";
import { asciiOf } from "./ascii.ts";
import type { Format } from "./format.ts";
import { sheetOf } from "./sheet.ts";
import { LiveTable } from "./table.ts";

/** How a lookup ended: the kind of its last line, unless an interrupt came before it. */
export type Ending = { kind: "Done" | "Timeout" | "Error" | "Interrupted"; detail: string };

/**
 * Prints the lines of a lookup in a format, as they come where the format allows it. After an interrupt that is what
 * had come until then.
 */
export async function printLines(
  lines: AsyncIterable<StreamMessage>,
  format: Shown,
  system: System,
): Promise<Ending> {
  let ending: Ending = { kind: "Error", detail: "The stream ended without a last line" };
  const watched = (async function* () {
    try {
      for await (const line of lines) {
        if (line.op === "Meta") {
          if (line.data.kind === "Done") ending = { kind: "Done", detail: "" };
          if (line.data.kind === "Timeout" || line.data.kind === "Error") {
            ending = { kind: line.data.kind, detail: line.data.data.detail };
          }
        }
        yield line;
      }
    } catch (error) {
      if (!system.signal.aborted) throw error;
      ending = { kind: "Interrupted", detail: "Interrupted; what is shown is not complete" };
    }
  })();
  await PRINTERS[format](watched, system);
  return ending;
}

/** A format, or the report on one host that `analyze` prints for a person. */
export type Shown = Format | "sheet";

type Printer = (lines: AsyncGenerator<StreamMessage>, system: System) => Promise<void>;

const PRINTERS: Record<Shown, Printer> = {
  async sheet(lines, system) {
    const { screen } = system;
    if (screen.live) screen.write("Looking up …");
    const names = await mergeLines(lines).finally(() => screen.live && screen.write("\r\x1b[K"));
    for (const [fqdn, name] of Object.entries(names)) await system.print(sheetOf(fqdn, name));
  },
  async table(lines, system) {
    const table = new LiveTable(system.screen);
    try {
      for await (const line of lines) table.add(line);
    } finally {
      table.finish();
    }
  },
  async ndjson(lines, system) {
    for await (const line of lines) await system.print(encodeLine(line));
  },
  async json(lines, system) {
    await system.print(JSON.stringify(await toRecords(lines), null, 2) + "\n");
  },
  async csv(lines, system) {
    await system.print(await toCsv(lines));
  },
  async list(lines, system) {
    for (const name of Object.values(await mergeLines(lines))) {
      if (name.permutation !== undefined) await system.print(asciiOf(name.permutation.domain) + "\n");
    }
  },
};
