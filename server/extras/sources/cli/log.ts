import { plural } from "../../../../lib/lines/mod.ts";
import { type Command, defineCommand, type StorePlace } from "../../../cli/command.ts";
import { complain, EXIT, UsageError } from "../../../cli/exit.ts";
import { linesOf } from "../../../cli/match/lines.ts";
import { STORE_OPTIONS } from "../../../cli/store.ts";
import { interruptCode, type System } from "../../../cli/system.ts";
import { noCounts } from "../offer.ts";
import { logDoor, type LoggedRequest, NO_LOG, requestOf, sumOf } from "../web_log.ts";
import { countWords } from "../words.ts";
import { withSources } from "./open.ts";
import { setTimeout } from "node:timers/promises";

/** `deadringer sources log FILE...` */
export const command: Command = defineCommand({
  summary: "find copies of your pages by your web server's log",
  description:
    `Copies of a page often load its pictures and styles from the original, and send victims back to it: then the log of
your web server names them, in the Referer header. The service on this store visits those hosts, and makes events of
those whose page imitates a brand that it watches and loads from it or links to it.

Reads the combined format of Apache and nginx, and JSON, one object a line (nginx, Caddy, Traefik); gzip, zstd and ZIP
are unpacked. For a log as it grows, through rotation, let tail -F read it and give - as FILE.

Anybody can send any Referer header: one network names at most 60 hosts, those that several networks or files name are
visited first, of the others 1,000 a day. What is not visited is counted on stderr. Queries of URLs are not stored.`,
  arguments: [{
    name: "FILE",
    what: "log",
    example: "access.log",
    repeats: true,
  }],
  options: { data: STORE_OPTIONS.data },
  examples: [
    "deadringer sources log --data ./data access.log.1.gz",
    "tail -F /var/log/nginx/access.log | deadringer sources log --data ./data -",
  ],
  run: ({ options: { data }, args, extensions }, system) => feedLogs(args, { data, extensions }, system),
});

/** Lines without any request after which a file is no log that can be read: `tail -F` never comes to an end. */
const MAX_UNKNOWN_LINES = 1_000;

/**
 * Reads logs to their end.
 *
 * @throws {UsageError} when a file is no log, or of another format than those that are read.
 */
async function readLogs(
  files: readonly string[],
  add: (request: LoggedRequest) => void,
  system: System,
): Promise<void> {
  for (const file of files) {
    let requests = 0, unknown = 0;
    const shown = file === "-" ? "stdin" : file;
    try {
      for await (const line of linesOf(file, system.signal)) {
        const request = requestOf(line);
        if (request === undefined) unknown++;
        if (request != null) {
          requests++;
          add(request);
        }
        if (requests === 0 && unknown >= MAX_UNKNOWN_LINES) break;
      }
    } finally {
      if (requests > 0 && unknown > 0) {
        complain(
          system,
          `${shown}: ${unknown} of ${requests + unknown} lines ${
            plural(unknown, "is", "are")
          } of no known format: skipped`,
        );
      }
    }
    if (requests === 0 && unknown > 0) {
      throw new UsageError(`Cannot use ${shown}: ${NO_LOG}`);
    }
  }
}

/** How often hosts are handed on while a log is read: `tail -F` never comes to an end. */
const HAND_ON_MS = 1_000;

/** Gives the hosts that logs name to the service on a store. */
export async function feedLogs(files: readonly string[], place: StorePlace, system: System): Promise<number> {
  return await withSources(place, async (sources) => {
    const owners = await sources.brands.of("");
    if (owners.length === 0) {
      throw new UsageError("Cannot compare pages with nothing: the service on this store watches no brand");
    }
    const isQuiet = (host: string) => owners.every((each) => each.isQuiet(host));
    const door = logDoor(sources, isQuiet, { owner: "", door: "web_log" });
    const ending = new AbortController();
    const signal = AbortSignal.any([system.signal, ending.signal]);
    let counts = noCounts();
    const read = async (): Promise<void> => {
      try {
        await readLogs(files, (request) => door.add(request), { ...system, signal });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    };
    const handOn = async (): Promise<void> => {
      while (!signal.aborted) {
        await setTimeout(HAND_ON_MS, undefined, { signal }).catch(() => {});
        counts = sumOf(counts, await door.flush());
      }
    };
    await Promise.all([read, handOn].map((work) => work().finally(() => ending.abort())));
    // What was read while the last hosts were handed on.
    counts = sumOf(counts, await door.flush());
    complain(system, countWords(counts));
    return system.signal.aborted ? interruptCode(system) : EXIT.done;
  });
}
