import { CT_LOGS } from "./data/ct_logs.ts";

/** Description of a log by its id in base64. */
export type LogList = ReadonlyMap<string, string>;

/**
 * The logs of a log list of version 3 (tiled logs included), by id in base64; null when the value is no such list.
 *
 * Source: schema of https://www.gstatic.com/ct/log_list/v3/log_list_schema.json.
 *
 * @param list The parsed JSON.
 * @example
 * ```ts
 * import { readLogList } from "./log_list.ts";
 * const list = { operators: [{ logs: [{ description: "A log", log_id: "AAAA" }] }] };
 * console.assert(readLogList(list)?.get("AAAA") === "A log");
 * ```
 */
export function readLogList(list: unknown): LogList | null {
  const operators = (list as { operators?: unknown } | null)?.operators;
  if (!Array.isArray(operators)) return null;
  const found = new Map<string, string>();
  for (const operator of operators as Record<string, unknown>[]) {
    for (const logs of [operator?.logs, operator?.tiled_logs]) {
      if (!Array.isArray(logs)) continue;
      for (const log of logs as Record<string, unknown>[]) {
        if (typeof log?.log_id === "string" && typeof log.description === "string") {
          found.set(log.log_id, log.description);
        }
      }
    }
  }
  return found;
}

/** The logs of the snapshot in this package; its date stands in `data/ct_logs.ts`. */
export const SNAPSHOT: LogList = new Map(CT_LOGS);
