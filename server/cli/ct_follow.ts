import { lookalikes } from "../../lib/ct/mod.ts";
import { SquatError } from "../../mod.ts";
import type { CtBackend } from "../ct/backend.ts";
import { type CtLog, followLogs, type FollowStep, isFault, knownLogs, logIo } from "../ct/follow_logs.ts";
import { entryOption, listOption, numberOption, type OptionValues, readArguments } from "./arguments.ts";
import { knownLog, openedIndex } from "./ct.ts";
import { EXIT } from "./exit.ts";
import { complain } from "./output.ts";
import type { System } from "./system.ts";
import { fit } from "./terminal.ts";

/** Names printed that are remembered, so that certificate and precertificate show once. */
const MOST_REMEMBERED = 100_000;
const REDRAW_MS = 200;

/** Follows logs into the index; prints the names that look like given brands. */
export async function followCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, {
    data: { type: "string" },
    log: { type: "string", multiple: true },
    from: { type: "string" },
    to: { type: "string" },
    match: { type: "string", multiple: true },
    once: { type: "boolean" },
    certificates: { type: "boolean" },
    rate: { type: "string" },
  });
  if (positionals.length > 0) {
    throw new SquatError("invalid_parameter", `Cannot follow ${positionals[0]}: give logs by --log URL`);
  }
  const brands = (listOption(values, "match") ?? []).map(lookalikes);
  const [from, to] = [entryOption(values, "from"), entryOption(values, "to")];
  const rate = numberOption(values, "rate", 1, 10_000);
  const store = await openedIndex(values, "write", values["certificates"] === true);
  const progress = new FollowProgress(system);
  try {
    const logs = await chosenLogs(store, values);
    const shown = new Set<string>();
    const keep = (name: string) => {
      if (!brands.some(({ imitation }) => imitation(name) !== null)) return false;
      if (!shown.has(name)) {
        if (shown.size < MOST_REMEMBERED) shown.add(name);
        progress.aside(() => void system.print(name + "\n"));
      }
      return true;
    };
    const ends = await followLogs(store, logs, logIo(system.signal), {
      once: values["once"] === true,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...(rate === undefined ? {} : { rate }),
      ...(brands.length === 0 ? {} : { keep }),
      onStep: (step) => progress.add(step),
      onWait: (log, error) =>
        progress.aside(() => complain(system, `${log.description}: ${error.message}; asked again later`)),
    });
    progress.finish();
    for (const { log, error } of ends) {
      if (error !== null) {
        const left = isFault(error) ? "; left until deadringer ct logs --clear LOG" : "";
        complain(system, `${log.description}: ${error.message} (${error.reason})${left}`);
      }
    }
    return ends.some(({ error }) => error !== null) ? EXIT.failed : EXIT.done;
  } catch (error) {
    if (!system.signal.aborted) throw error;
    progress.finish();
    complain(system, "Interrupted; all that was read is stored");
    return EXIT.interrupted;
  } finally {
    await store.close();
  }
}

async function chosenLogs(store: CtBackend, values: OptionValues): Promise<CtLog[]> {
  const wanted = listOption(values, "log");
  if (wanted !== undefined) return await Promise.all(wanted.map((text) => knownLog(store, text)));
  return (await knownLogs(store)).filter(({ state }) => state === "usable" || state === "qualified");
}

/** One line on a terminal that says how far the logs are read, and a last one that says what was done. */
class FollowProgress {
  readonly #system: System;
  readonly #startedAt: number;
  readonly #left = new Map<number, number>();
  #drawnAt = -Infinity;
  #drawn = false;
  #read = 0;
  #stored = 0;
  #rejected = 0;

  constructor(system: System) {
    this.#system = system;
    this.#startedAt = system.screen.now();
    // The first answers may be long in coming, by way of many repetitions.
    this.#draw("Asking the logs …");
  }

  add({ log, read, stored, rejected, next, end }: FollowStep): void {
    this.#read += read;
    this.#stored += stored;
    this.#rejected += rejected;
    this.#left.set(log.log_id, Math.max(0, end - next));
    const { screen } = this.#system;
    if (screen.now() - this.#drawnAt < REDRAW_MS) return;
    this.#drawnAt = screen.now();
    const left = [...this.#left.values()].reduce((sum, n) => sum + n, 0);
    const rate = this.#rate();
    const time = rate > 0 ? duration(left / rate) : "?";
    const text = `${this.#read} entries, ${Math.round(rate)}/s, ${left} to go, ${time} left`;
    this.#draw(text);
  }

  #draw(text: string): void {
    const { screen, interactive } = this.#system;
    if (!interactive || !screen.live) return;
    this.#drawn = true;
    screen.write(`\r${fit(text, Math.max(10, screen.columns - 1))}`);
  }

  #rate(): number {
    const seconds = (this.#system.screen.now() - this.#startedAt) / 1000;
    return seconds > 0 ? this.#read / seconds : 0;
  }

  /** Lets something else be printed. */
  aside(print: () => void): void {
    this.#clear();
    print();
  }

  #clear(): void {
    if (this.#drawn) this.#system.screen.write("\r\x1b[K");
    this.#drawn = false;
  }

  finish(): void {
    this.#clear();
    const rejected = this.#rejected === 0 ? "" : `, ${this.#rejected} could not be read`;
    complain(
      this.#system,
      `${this.#read} entries read, ${this.#stored} stored${rejected}, ${Math.round(this.#rate())} entries/s`,
    );
  }
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
