import { Readable } from "node:stream";
import { compareLookups, fromNdjson, type MergedLookup, mergeLines, SquatError } from "../../mod.ts";
import { choiceOption, readArguments } from "./arguments.ts";
import { EXIT } from "./exit.ts";
import type { System } from "./system.ts";
import { printable } from "./terminal.ts";

const SIGNS = { new: "+", gone: "-", changed: "~" } as const;

/** Prints what is new, gone and changed between two saved lookups. */
export async function compareCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: "string", short: "f" } });
  const format = choiceOption(values, "format", ["text", "ndjson"] as const) ??
    (system.interactive ? "text" : "ndjson");
  const [before, after, ...rest] = positionals;
  if (before === undefined || after === undefined || rest.length > 0) {
    throw new SquatError(
      "invalid_parameter",
      "Give two NDJSON files of lookups: deadringer compare OLD.ndjson NEW.ndjson",
    );
  }
  for (const change of compareLookups(await readLookup(before, system), await readLookup(after, system))) {
    system.signal.throwIfAborted();
    if (format === "ndjson") await system.print(JSON.stringify(change) + "\n");
    else {
      await system.print(`${SIGNS[change.state]} ${printable(change.fqdn)}\n`);
      for (const { what, before: was, after: is } of change.differences) {
        const side = (list: string[]) => list.length === 0 ? "-" : list.map(printable).join(", ");
        await system.print(`    ${what}: ${side(was)} -> ${side(is)}\n`);
      }
    }
  }
  return EXIT.done;
}

async function readLookup(path: string, system: System): Promise<MergedLookup> {
  const encoder = new TextEncoder();
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const line of system.readLines(path)) yield encoder.encode(line + "\n");
  }
  return await mergeLines(fromNdjson(Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>));
}
