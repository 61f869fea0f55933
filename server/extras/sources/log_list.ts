/**
 * The list of certificate logs that are followed.
 * @module
 */
import type { Io } from "../../../lib/io.ts";
import type { Around } from "../../service.ts";
import { LIST_MS, type LogReach } from "./certificates.ts";

/**
 * The logs of today. Each takes certificates of half a year, so that an old list has none that still takes any: it is
 * renewed first. Where that fails, the old one is used, and why is said.
 */
export async function todaysLogs(
  { io, now, renewLogs }: { io: Pick<Io, "tables">; now: () => number } & Pick<Around, "renewLogs">,
  signal: AbortSignal,
): ReturnType<LogReach["list"]> {
  const date = io.tables?.dates?.logs;
  let problem = "";
  // Without a date, it is the one of the package.
  if (date === undefined || now() - Date.parse(date) >= LIST_MS) {
    await renewLogs?.(signal).catch((error: Error) => {
      const which = date === undefined ? "that comes with this version" : `of ${date.slice(0, 10)}`;
      problem =
        `Newer logs are not read: the list of logs is the one ${which}, and cannot be renewed: ${error.message}`;
    });
    signal.throwIfAborted();
  }
  return { logs: io.tables?.logs, problem };
}
