import { counted, plural } from "../../../../lib/lines/mod.ts";
import { complain, EXIT, UsageError } from "../../../cli/exit.ts";
import { linesOf } from "../../../cli/match/lines.ts";
import { interruptCode, type System } from "../../../cli/system.ts";
import { LogDoor } from "../log_door.ts";
import { type LoggedRequest, requestOf } from "../log_line.ts";
import { countWords } from "../words.ts";
import { withSources } from "./open.ts";
import { setTimeout } from "node:timers/promises";

/** Lines without any request after which a file is no log that can be read: `tail -F` never comes to an end. */
const MAX_UNKNOWN_LINES = 1_000;

/**
 * Reads logs to their end.
 *
 * @throws {UsageError} when a file is no log, or of another format than those that are read.
 */
export async function readLogs(
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
      throw new UsageError(
        `Cannot use ${shown}: no line has an address and a referrer; give a log in the combined format of Apache ` +
          "and nginx, or one JSON object a line",
      );
    }
  }
}

/** How often hosts are handed on while a log is read: `tail -F` never comes to an end. */
const HAND_ON_MS = 1_000;

/**
 * Gives the hosts that logs name to the service on a store.
 *
 * @param files Logs, `-` for stdin.
 * @param data Folder of the store.
 */
export async function feedLogs(files: readonly string[], data: string, system: System): Promise<number> {
  return await withSources(data, async (sources) => {
    const owners = await sources.brands.of("");
    if (owners.length === 0) {
      throw new UsageError(`Cannot compare pages with nothing: the service on ${data} watches no brand`);
    }
    const door = new LogDoor(sources, (host) => owners.every(({ isQuiet }) => isQuiet(host)));
    const ending = new AbortController();
    const signal = AbortSignal.any([system.signal, ending.signal]);
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
        await door.flush();
      }
    };
    await Promise.all([read, handOn].map((work) => work().finally(() => ending.abort())));
    const { leftOut, ...counts } = door.counts;
    complain(
      system,
      `${countWords(counts)}; of the log ${
        counted(leftOut.dropped, "unlikely host was", "unlikely hosts were")
      } left out, ` +
        `${counted(leftOut.flood, "request")} from ` +
        `senders that name too many hosts, ${leftOut.unusable} whose referrer is no page of a public host`,
    );
    return system.signal.aborted ? interruptCode(system) : EXIT.done;
  });
}
