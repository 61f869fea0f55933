import { counted, plural } from "../../../lib/lines/mod.ts";
import type { Sighting } from "../../../lib/net/mod.ts";
import { type Command, type CommandGroup, defineCommand, listed, text } from "../command.ts";
import { complain, EXIT, required } from "../exit.ts";

/** Records written in one transaction. */
const BATCH = 1_000;
/** Bad lines that are reported one by one. */
const MAX_REPORTED = 20;

/** `deadringer history import FILE` */
const importFile: Command = defineCommand({
  summary: "add passive DNS records from a file",
  description:
    `FILE has one JSON object a line in the passive DNS common output format; - is stdin. The database is created when it
does not exist. Counts add up: importing a file twice counts its records twice.`,
  arguments: [{ name: "FILE", what: "file", example: "pdns.ndjson --history seen.db" }],
  options: { history: text({ value: "DB", help: "the database" }) },
  examples: ["deadringer history import pdns.ndjson --history seen.db"],
  async run({ options, args: [file] }, system) {
    const db = required(options.history, "Give the database: deadringer history import FILE --history DB");
    const { cofSighting } = await import("../cof.ts");
    const { SquatError } = await import("../../../mod.ts");
    const { openHistory } = await import("../../stores/sqlite.ts");
    const history = openHistory(db);
    let number = 0;
    let bad = 0;
    let added = 0;
    let batch: Sighting[] = [];
    const flush = async (): Promise<void> => {
      await history.record(batch);
      added += batch.length;
      batch = [];
    };
    try {
      for await (const line of system.readLines(file!)) {
        system.signal.throwIfAborted();
        number++;
        if (line.trim() === "") continue;
        try {
          batch.push(...cofSighting(line));
        } catch (error) {
          if (!(error instanceof SquatError)) throw error;
          if (++bad <= MAX_REPORTED) {
            complain(system, `Cannot import line ${number} of ${file}: ${error.message}`);
          }
        }
        if (batch.length >= BATCH) await flush();
      }
      await flush();
    } finally {
      await history.close();
    }
    if (bad > MAX_REPORTED) complain(system, `${bad - MAX_REPORTED} more lines cannot be imported`);
    complain(
      system,
      `${counted(added, "record")} from ${counted(number, "line")} ${plural(added, "is", "are")} in ${db}`,
    );
    return bad > 0 ? EXIT.failed : EXIT.done;
  },
});

/** `deadringer history` */
export const command: CommandGroup = {
  summary: "passive DNS database",
  commands: listed({ import: importFile }),
  examples: [
    "deadringer history import pdns.ndjson --history seen.db",
    "deadringer squat paypal.com --history seen.db",
  ],
};
