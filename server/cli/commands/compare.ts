import { Readable } from "node:stream";
import {
  compareLookups,
  fromNdjson,
  type MergedLookup,
  mergeLines,
  unansweredOf,
} from "../../../lib/lines/mod.ts";
import { SquatError } from "../../../lib/errors.ts";
import type { StreamMessage } from "../../../mod.ts";
import { type Command, defineCommand } from "../command.ts";
import { complain } from "../complain.ts";
import { EXIT } from "../exit.ts";
import { choice } from "../options.ts";
import type { System } from "../system.ts";
import { printable } from "../terminal.ts";

const SIGNS = { new: "+", gone: "-", changed: "~", answered: "?" } as const;

/** `deadringer compare OLD NEW` */
export const command: Command = defineCommand({
  summary: "what is new, gone and changed between two lookups",
  description:
    `OLD and NEW are NDJSON files of two lookups of the same domain; one of them may be -, which is stdin. Names are
marked as new (+), gone (-), changed (~), or ? when OLD had no answer for them, so that they may not be new. Prints
nothing when nothing has changed.

When NEW is not complete (out of time, no network), names missing from it are not reported as gone, and the exit code
is 3.`,
  arguments: [
    { name: "OLD", what: "NDJSON file of the earlier lookup", example: "OLD.ndjson", path: true },
    { name: "NEW", what: "of the later one", example: "NEW.ndjson", path: true },
  ],
  options: {
    format: choice(
      { short: "f", value: "F", help: "output format", default: "text on a terminal, else ndjson" },
      ["text", "ndjson"],
    ),
  },
  examples: [
    "deadringer squat paypal.com -q -f ndjson > today.ndjson",
    "deadringer compare yesterday.ndjson today.ndjson",
  ],
  async run({ options, args }, system) {
    const format = options.format ?? (system.interactive ? "text" : "ndjson");
    const [before, after] = args as [string, string];
    const old = await readLookup(before, system);
    const fresh = await readLookup(after, system);
    for (
      const [{ lacks }, means] of [[old, "may not be new"], [fresh, "are not reported as gone"]] as const
    ) {
      if (lacks !== null) complain(system, `${lacks}: names missing from it ${means}`);
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
    return fresh.lacks === null ? EXIT.done : EXIT.timeout;
  },
});

/** A value for a person; of a fingerprint the beginning, as others show it too. */
function shown(value: string): string {
  return /^[\da-f]{64}$/.test(value) ? `${value.slice(0, 16)}…` : printable(value);
}

/** The names of a saved lookup, those without a usable answer, and why it is not complete. */
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
