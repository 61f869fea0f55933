/**
 * The known logs, each with a small number that never changes. Source: log list of version 3,
 * https://www.gstatic.com/ct/log_list/v3/all_logs_list.json.
 * @module
 */
import type { ListedLog } from "../../io.ts";
import { SNAPSHOT } from "../../x509/log_list.ts";

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
