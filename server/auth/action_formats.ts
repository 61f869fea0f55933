/**
 * The history of a team in other people's formats. Pure.
 * @module
 */
import { csvRow } from "../../lib/lines/mod.ts";
import type { ActionRecord } from "../stores/store.ts";
import { type Shown, shownMembers } from "../units/rfc3339.ts";

/** The formats of an export. */
export const ACTION_FORMATS = ["json", "csv", "ecs"] as const;

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

/** Category and type of what was done, as ECS has them. */
function ecsKind(action: string): { category: string[]; type: string[] } {
  if (/^(?:signin|signon)/.test(action)) return { category: ["authentication"], type: ["start"] };
  if (/^signout|^own_session/.test(action)) return { category: ["authentication"], type: ["end"] };
  if (/person|invit|key|passphrase|identit/.test(action)) {
    return { category: ["iam"], type: ["user", "change"] };
  }
  return { category: ["configuration"], type: ["change"] };
}

/** One entry as an event of the Elastic Common Schema, JSON without a line break. */
export function ecsAction(entry: ActionRecord): string {
  const { id, at, owner, person, key_id, action, target, detail } = entry;
  return JSON.stringify({
    "@timestamp": new Date(at).toISOString(),
    ecs: { version: "8.17.0" },
    event: {
      ...{ id, action, kind: "event", ...ecsKind(action), outcome: "success" },
      ...{ module: "deadringer", dataset: "deadringer.actions", reason: detail },
    },
    organization: { name: owner },
    ...(person === null ? {} : { user: { name: person } }),
    labels: { target, ...(key_id === null ? {} : { key_id }) },
    message: `${person ?? key_id ?? owner}: ${action}${target === "" ? "" : ` ${target}`}`,
  });
}
