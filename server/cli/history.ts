import { cofSighting, type Sighting, SquatError } from "../../mod.ts";
import { openHistory } from "../stores/history_sqlite.ts";
import { numberOption, type OptionValues, readArguments } from "./arguments.ts";
import { complain } from "./output.ts";
import type { System } from "./system.ts";

/** Sightings that are written at once. */
const BATCH = 1_000;
/** Bad lines that are told one by one. */
const TOLD = 20;

const DAY_S = 86_400;

/** Fills the memory from a file, or forgets what is old. */
export async function historyCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, {
    history: { type: "string" },
    days: { type: "string" },
    rows: { type: "string" },
  });
  const [verb] = positionals;
  return verb === "prune"
    ? prune(values, positionals, system)
    : await importFile(values["history"], positionals, system);
}

function prune(values: OptionValues, positionals: string[], system: System): number {
  const path = values["history"];
  const [days, rows] = [numberOption(values, "days", 1, 36_500), numberOption(values, "rows")];
  if (positionals.length > 1 || typeof path !== "string" || (days === undefined && rows === undefined)) {
    throw new SquatError(
      "invalid_parameter",
      "Use it so: deadringer history prune --history DB --days N, or --rows N, or both",
    );
  }
  const history = openHistory(path);
  try {
    const gone = history.prune({
      ...(days === undefined ? {} : { before: Math.floor(Date.now() / 1000) - days * DAY_S }),
      ...(rows === undefined ? {} : { rows }),
    });
    complain(system, `${gone} rows of ${path} are forgotten`);
  } finally {
    history.close();
  }
  return 0;
}

/** Adds passive DNS in the common output format to the memory; bad lines are told and left out. */
async function importFile(path: unknown, positionals: string[], system: System): Promise<number> {
  const [verb, file, ...rest] = positionals;
  if (verb !== "import" || file === undefined || rest.length > 0 || typeof path !== "string") {
    throw new SquatError("invalid_parameter", "Use it so: deadringer history import FILE --history DB");
  }
  const history = openHistory(path);
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
    for await (const line of system.readLines(file)) {
      system.signal.throwIfAborted();
      number++;
      if (line.trim() === "") continue;
      try {
        batch.push(...cofSighting(line));
      } catch (error) {
        if (!(error instanceof SquatError)) throw error;
        if (++bad <= TOLD) complain(system, `Cannot import line ${number} of ${file}: ${error.message}`);
      }
      if (batch.length >= BATCH) await flush();
    }
    await flush();
  } finally {
    history.close();
  }
  if (bad > TOLD) complain(system, `${bad - TOLD} more lines cannot be imported`);
  complain(system, `${added} records of ${number} lines are in ${path}`);
  return bad > 0 ? 1 : 0;
}
