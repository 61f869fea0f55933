/**
 * The logs that are known, each with a small number that stays its own.
 * Source: log list of version 3, https://www.gstatic.com/ct/log_list/v3/all_logs_list.json.
 * @module
 */
import { LOG_LIST } from "./data/log_list.ts";

/** A log. */
export interface CtLog {
  /** This installation's number of the log; never given to another one. */
  log_id: number;
  /** Name by its operator. */
  description: string;
  /** SHA-256 of the key, base64. */
  id: string;
  /** Public key, DER in base64. */
  key: string;
  /** Submission prefix; where an RFC 6962 log is read, and the origin of a tiled one. Ends with a slash. */
  url: string;
  /** Where a tiled log is read; null for RFC 6962 logs. Ends with a slash. */
  monitoring_url: string | null;
  /** Such as `usable`, `readonly`, `retired`; `unknown` when the list doesn't say. */
  state: string;
}

/** A log as lists have it: without a number. */
export type ListedLog = Omit<CtLog, "log_id">;

function slashed(url: string): string {
  return url.endsWith("/") ? url : url + "/";
}

/** Returns the logs of a log list of version 3; null when the value is none. Logs without key or URL are left out. */
export function readLogs(list: unknown): ListedLog[] | null {
  const operators = (list as { operators?: unknown } | null)?.operators;
  if (!Array.isArray(operators)) return null;
  const found: ListedLog[] = [];
  for (const operator of operators as (Record<string, unknown> | null)[]) {
    for (const [member, tiled] of [["logs", false], ["tiled_logs", true]] as const) {
      const logs = operator?.[member];
      for (const log of Array.isArray(logs) ? logs as (Record<string, unknown> | null)[] : []) {
        const { log_id: id, key, description } = log ?? {};
        const url = log?.[tiled ? "submission_url" : "url"];
        const monitoring = log?.monitoring_url;
        if (typeof id !== "string" || typeof key !== "string" || typeof url !== "string") continue;
        if (tiled && typeof monitoring !== "string") continue;
        const state = typeof log?.state === "object" && log.state !== null
          ? Object.keys(log.state)[0]
          : undefined;
        found.push({
          description: typeof description === "string" ? description : url,
          id,
          key,
          url: slashed(url),
          monitoring_url: tiled ? slashed(monitoring as string) : null,
          state: state ?? "unknown",
        });
      }
    }
  }
  return found;
}

/**
 * Returns a table with the logs of a list added or brought up to date. Known logs keep their numbers, new ones get
 * the next, and logs that left the list stay.
 *
 * @param table Sorted by number, as this function returns it.
 */
export function updateLogTable(table: readonly CtLog[], listed: readonly ListedLog[]): CtLog[] {
  const byId = new Map(table.map((log) => [log.id, log]));
  let next = Math.max(0, ...table.map((log) => log.log_id)) + 1;
  for (const log of listed) byId.set(log.id, { log_id: byId.get(log.id)?.log_id ?? next++, ...log });
  return [...byId.values()].sort((a, b) => a.log_id - b.log_id);
}

/** The logs of the snapshot in this package; its date stands in `data/log_list.ts`. */
export function snapshotLogs(): CtLog[] {
  return updateLogTable(
    [],
    LOG_LIST.map(([description, id, key, url, monitoring_url, state]) => ({
      description,
      id,
      key,
      url,
      monitoring_url,
      state,
    })),
  );
}
