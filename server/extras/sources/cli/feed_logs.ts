import { setTimeout } from "node:timers/promises";
import { counted } from "../../../../lib/lines/mod.ts";
import { LogDoor } from "../log_door.ts";
import { countWords } from "../words.ts";
import { complain, EXIT, UsageError } from "../../../cli/exit.ts";
import { interruptCode, type System } from "../../../cli/system.ts";
import { withSources } from "./open.ts";
import { readLogs } from "./read_logs.ts";

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
