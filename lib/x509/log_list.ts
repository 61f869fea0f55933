import type { ListedLog, LogList } from "../io.ts";
import { LOG_LIST } from "./data/log_list.ts";

function slashed(url: string): string {
  return url.endsWith("/") ? url : url + "/";
}

/**
 * Returns the logs of a log list of version 3, tiled ones too; null when the value is not such a list. Logs without key or URL
 * are left out.
 *
 * Source: schema of https://www.gstatic.com/ct/log_list/v3/log_list_schema.json.
 *
 * @param list The parsed JSON.
 * @example
 * ```ts
 * import { readLogs } from "./log_list.ts";
 * const log = { description: "A log", log_id: "AAAA", key: "BBBB", url: "https://ct.example/2026" };
 * console.assert(readLogs({ operators: [{ logs: [log] }] })?.[0]?.url === "https://ct.example/2026/");
 * ```
 */
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
          operator: typeof operator?.name === "string" ? operator.name : "",
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

/** The logs by their ids. */
export function logList(logs: readonly ListedLog[]): LogList {
  return new Map(logs.map((log) => [log.id, log]));
}

/** The logs of the snapshot in this package; its date is in `data/log_list.ts`. */
export const SNAPSHOT: LogList = logList(
  LOG_LIST.map(([description, id, key, url, monitoring_url, state, operator]) => ({
    description,
    operator,
    id,
    key,
    url,
    monitoring_url,
    state,
  })),
);

/** A log of this installation. */
export interface CtLog extends ListedLog {
  /** This installation's number of the log; never reused for another log. */
  log_id: number;
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

/** The logs of the snapshot in this package; its date is in `lib/x509/data/log_list.ts`. */
export function snapshotLogs(): CtLog[] {
  return updateLogTable([], [...SNAPSHOT.values()]);
}
