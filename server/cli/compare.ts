import { Readable } from "node:stream";
import {
  compareLookups,
  fromNdjson,
  type MergedLookup,
  mergeLines,
  SquatError,
  type StreamMessage,
  unansweredOf,
} from "../../mod.ts";
import { choiceOption, readArguments } from "./arguments.ts";
import { EXIT } from "./exit.ts";
import { complain } from "./output.ts";
import type { System } from "./system.ts";
import { printable } from "./terminal.ts";

const SIGNS = { new: "+", gone: "-", changed: "~", answered: "?" } as const;

/** Prints what is new, gone, changed and answered between two saved lookups. */
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
  const old = await readLookup(before, system);
  const fresh = await readLookup(after, system);
  for (const [{ lacks }, means] of [[old, "may not be new"], [fresh, "is not told as gone"]] as const) {
    if (lacks !== null) complain(system, `${lacks}: what it lacks ${means}`);
  }
  const unanswered = { before: old.unanswered, after: fresh.unanswered };
  for (const change of compareLookups(old.names, fresh.names, unanswered)) {
    system.signal.throwIfAborted();
    if (change.state === "gone" && fresh.lacks !== null) continue;
    if (format === "ndjson") await system.print(JSON.stringify(change) + "\n");
    else {
      const why = change.state === "answered" ? " (no usable answer before: may not be new)" : "";
      await system.print(`${SIGNS[change.state]} ${printable(change.fqdn)}${why}\n`);
      for (const { what, before: was, after: is } of change.differences) {
        const side = (list: string[]) => list.length === 0 ? "-" : list.map(shown).join(", ");
        await system.print(`    ${what}: ${side(was)} -> ${side(is)}\n`);
      }
    }
  }
  return fresh.lacks === null ? EXIT.done : EXIT.incomplete;
}

/** A value for a person; of a fingerprint the beginning, as others show it too. */
function shown(value: string): string {
  return /^[\da-f]{64}$/.test(value) ? `${value.slice(0, 16)}…` : printable(value);
}

/** The names of a saved lookup, those without a usable answer, and in what way it is not complete. */
async function readLookup(
  path: string,
  system: System,
): Promise<{ names: MergedLookup; unanswered: Set<string>; lacks: string | null }> {
  const encoder = new TextEncoder();
  const unanswered = new Set<string>();
  let lacks: string | null = `${path} has no last line`;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const line of system.readLines(path)) yield encoder.encode(line + "\n");
  }
  async function* watched(): AsyncGenerator<StreamMessage> {
    for await (
      const line of fromNdjson(Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>)
    ) {
      if (line.op === "Meta" && line.data.kind === "Done") lacks = null;
      else if (line.op === "Meta" && (line.data.kind === "Error" || line.data.kind === "Timeout")) {
        lacks = `${path} ends early: ${line.data.data.detail}`;
      }
      for (const fqdn of unansweredOf(line)) unanswered.add(fqdn);
      yield line;
    }
  }
  try {
    return { names: await mergeLines(watched()), unanswered, lacks };
  } catch (error) {
    if (!(error instanceof SquatError) || error.message.includes(path)) throw error;
    throw new SquatError(error.code, `Cannot use ${path}: ${error.message}`, { cause: error });
  }
}
