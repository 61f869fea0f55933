import { counted, plural } from "../../../lib/lines/mod.ts";
import type { Sighting } from "../../../lib/net/mod.ts";
import { type Command, type CommandGroup, defineCommand, listed, text } from "../command.ts";
import { complain, EXIT, required } from "../exit.ts";
import { listName } from "../list_file.ts";
import { ListTally } from "../../names/list_tally.ts";

/** Records written in one transaction. */
const BATCH = 1_000;

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
    const tally = new ListTally();
    let number = 0;
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
          tally.refuse(number, error.message);
        }
        if (batch.length >= BATCH) await flush();
      }
      await flush();
    } finally {
      await history.close();
    }
    const leftOut = tally.words(listName(file!));
    if (leftOut !== "") complain(system, leftOut);
    complain(
      system,
      `${counted(added, "record")} from ${counted(number, "line")} ${plural(added, "is", "are")} in ${db}`,
    );
    return leftOut !== "" ? EXIT.failed : EXIT.done;
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
