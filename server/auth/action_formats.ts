/**
 * The history of a team as it is shown. Pure.
 * @module
 */
import { csvRow } from "../../lib/lines/mod.ts";
import type { ActionRecord } from "../stores/store.ts";
import { type Shown, shownMembers } from "../units/rfc3339.ts";

/** The formats of an export. */
export const ACTION_FORMATS = ["json", "csv"] as const;

const ACTION_COLUMNS = ["id", "at", "owner", "person", "key_id", "action", "target", "detail"] as const;

/** An entry with its time in RFC 3339. */
export const shownAction = (entry: ActionRecord): Shown<ActionRecord> =>
  shownMembers(entry, ...ACTION_COLUMNS);

/** The first line of a CSV file. */
export const CSV_HEAD: string = ACTION_COLUMNS.join(",") + "\r\n";

/** One entry as a line of CSV (RFC 4180). */
export function csvAction(entry: ActionRecord): string {
  const shown = shownAction(entry);
  return csvRow(ACTION_COLUMNS.map((column) => shown[column] ?? ""));
}
