import type { StreamMessage } from "../../../lib/model.ts";
import { type Command, defineCommand, flag, format, formatFor } from "../command.ts";
import type { SavedLookup, ShownChange } from "../compare/changes.ts";
import { complain, EXIT } from "../exit.ts";
import { savedLines } from "../saved_lines.ts";
import type { System } from "../system.ts";
import { percent } from "../../client/words.ts";
import { cellsOf, printable } from "../terminal.ts";

const STATE_SIGNS = { new: "+", gone: "-", changed: "~", answered: "?" } as const;

/** `deadringer compare OLD NEW` */
export const command: Command = defineCommand({
  summary: "show what changed between two lookups",
  description:
    `OLD and NEW are NDJSON files of two lookups of the same domain; one of them may be -, which is stdin. Each name
is marked as new (+), gone (-), changed (~), or ? when OLD had no answer for it, so that it may not be new. New
phishing comes first, then verdicts that moved, then mail that appeared. When nothing has changed, stdout stays empty.

If NEW is incomplete, the names that it lacks are not reported as gone, and the exit code is 3. Addresses and
certificates that only rotate are not changes.`,
  arguments: [
    { name: "OLD", what: "NDJSON file of the earlier lookup", example: "OLD.ndjson", path: true },
    { name: "NEW", what: "of the later one", example: "NEW.ndjson", path: true },
  ],
  options: {
    "exit-code": flag({ help: "exit with 6 when something has changed" }),
    format: format(["text", "ndjson"]),
  },
  permissions: ["read"],
  examples: [
    "deadringer squat paypal.com -q -f ndjson > today.ndjson",
    "deadringer compare yesterday.ndjson today.ndjson",
  ],
  async run({ options, args }, system) {
    const { changesBetween } = await import("../compare/changes.ts");
    const format = formatFor(options.format, "text", system);
    const [before, after] = args as [string, string];
    const old = await readLookup(before, system);
    const fresh = await readLookup(after, system);
    for (
      const [path, { lacks, isThrough }, means] of [
        [before, old, "may not be new"],
        [after, fresh, "are not reported as gone"],
      ] as const
    ) {
      if (lacks !== "") {
        complain(
          system,
          `${path} is not complete: ${lacks}${isThrough ? "" : `; names missing from it ${means}`}`,
        );
      }
    }
    const changes = changesBetween(old, fresh);
    for (const change of changes) {
      system.signal.throwIfAborted();
      const columns = system.interactive ? system.screen.columns : Infinity;
      await system.print(format === "ndjson" ? JSON.stringify(change) + "\n" : changeText(change, columns));
    }
    if (changes.length === 0 && system.interactive) complain(system, "Nothing has changed");
    if (fresh.lacks !== "") return EXIT.timeout;
    return options["exit-code"] && changes.length > 0 ? EXIT.changed : EXIT.done;
  },
});

/** A change as a line of facts, wrapped at that many cells, and one line for each difference. */
function changeText({ state, fqdn, differences, ...known }: ShownChange, columns: number): string {
  const facts = [
    known.kind,
    known.verdict === null ? null : verdictOf(known.verdict),
    known.address,
    known.registered === null ? null : `registered ${known.registered}`,
    known.reason,
    state === "answered" ? "no usable answer before: may not be new" : null,
  ].filter((fact) => fact !== null && fact !== "");
  const side = (list: string[]) => list.length === 0 ? "-" : list.map(shortValue).join(", ");
  return [
    ...wrapped(`${STATE_SIGNS[state]} ${printable(fqdn)}`, facts.map((fact) => printable(fact!)), columns),
    ...differences.map(({ what, before, after }) => `    ${what}: ${side(before)} -> ${side(after)}`),
  ].join("\n") + "\n";
}

/** The first text and the facts behind it, as many on each line as fit. */
function wrapped(first: string, facts: readonly string[], columns: number): string[] {
  const lines = [first];
  for (const fact of facts) {
    const longer = `${lines.at(-1)}  ${fact}`;
    if (cellsOf(longer) <= columns) lines[lines.length - 1] = longer;
    else lines.push(`    ${fact}`);
  }
  return lines;
}

/** The word and its share; an unclear verdict has none. */
const verdictOf = ({ word, share }: NonNullable<ShownChange["verdict"]>): string =>
  word === "unclear" ? word : `${word} ${percent(share)}`;

/** A value for a person; of a fingerprint the beginning, as others show it too. */
function shortValue(value: string): string {
  return /^[\da-f]{64}$/.test(value) ? `${value.slice(0, 16)}…` : printable(value);
}

/** Reads a lookup from the NDJSON file that `squat` wrote. */
async function readLookup(path: string, system: System): Promise<SavedLookup> {
  const { Completeness, mergeLine } = await import("../../../lib/lines/mod.ts");
  const { foldLook } = await import("../../../lib/watch/mod.ts");
  const names: SavedLookup["names"] = Object.create(null);
  const completeness = new Completeness(savedLines(path, system));
  let failure: unknown = null;
  async function* watched(): AsyncGenerator<StreamMessage> {
    try {
      for await (const line of completeness.read()) {
        mergeLine(names, line);
        yield line;
      }
    } catch (error) {
      // The fold treats a broken stream as a failed lookup; a file that cannot be read is an error.
      failure = error;
    }
  }
  const look = await foldLook(watched());
  if (failure !== null) throw failure;
  return { names, look, isThrough: completeness.isThrough, lacks: completeness.lacks };
}
