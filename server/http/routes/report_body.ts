/**
 * Reports as the API takes and shows them.
 * @module
 */
import * as v from "valibot";
import { DESK_ROLES, OUTCOMES, REPORT_TYPES } from "../../../lib/report/mod.ts";
import { rfc3339, shownMembers } from "../../units/rfc3339.ts";
import type * as client from "../../client/reports.ts";
import type { ReportEntry, ReportFile, ReportRecord } from "../../stores/reports.ts";

const NAME_TEXT = v.pipe(v.string(), v.minLength(1), v.maxLength(253));
const line = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(/^[^\r\n\0]*$/, "give one line"));

/** Largest evidence of a draft, bytes. */
export const MOST_EVIDENCE: number = 20_971_520;

const IMITATION_MEMBERS = {
  name: NAME_TEXT,
  original: NAME_TEXT,
  owned: v.exactOptional(v.pipe(v.array(NAME_TEXT), v.maxLength(1_000))),
};

/** Body of a search for desks. */
export const CONTACTS_BODY = v.strictObject(IMITATION_MEMBERS);
/** Body of a draft. There is no member for an address: desks are found, or set by the operator. */
export const DRAFT_BODY = v.strictObject({
  ...IMITATION_MEMBERS,
  brand: v.exactOptional(line(100)),
  type: v.exactOptional(v.picklist(REPORT_TYPES)),
  roles: v.exactOptional(v.pipe(v.array(v.picklist(DESK_ROLES)), v.minLength(1))),
  test: v.exactOptional(v.boolean()),
  // Read apart from the rest: an empty string stands in its place.
  evidence: v.exactOptional(
    v.pipe(
      v.string(),
      v.maxLength(Math.ceil(MOST_EVIDENCE / 3) * 4),
      v.regex(/^[A-Za-z0-9+/]*={0,2}$/, "give base64"),
    ),
  ),
  result: v.exactOptional(v.pipe(v.string(), v.uuid("give the id of a result"))),
});
/** Body that says who reports. */
export const REPORTER_BODY = v.strictObject({
  original: NAME_TEXT,
  org: v.pipe(line(200), v.minLength(1, "say who reports")),
  contact: v.pipe(line(254), v.minLength(1, "give a mail address that desks can answer to")),
  brand: line(100),
});
/** Body of an edit. */
export const EDIT_BODY = v.strictObject({
  subject: v.pipe(line(200), v.minLength(1)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(40_000)),
});
/** Body of an approval. */
export const APPROVE_BODY = v.strictObject({
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "give the digest of the report")),
});
/** Body of a sending. */
export const SEND_BODY = v.strictObject({
  again: v.exactOptional(v.boolean()),
});
/** Body of an outcome. */
export const RECORD_BODY = v.strictObject({
  state: v.picklist(["sent", "acknowledged", "acted", "refused"]),
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(2_000))),
  outcome: v.exactOptional(v.picklist(OUTCOMES)),
});

/** A report as in answers. */
export function shownReport(report: ReportRecord): client.Report {
  const { sent_at, ended_at } = report;
  const takes = report.state === "acted" && sent_at !== null && ended_at !== null
    ? (ended_at - sent_at) / 3_600_000
    : null;
  return {
    ...shownMembers(
      report,
      ...["id", "name", "original", "brand", "type", "desk", "state", "subject", "digest", "test"] as const,
      ...["created_at", "approved_at", "approved_by", "attempted_at", "sent_at", "acknowledged_at"] as const,
      ...["ended_at", "outcome", "credited", "next_check_at"] as const,
    ),
    hours_to_takedown: takes === null ? null : Math.max(0, Math.round(takes * 100) / 100),
    evidence_until: rfc3339(report.link_until),
  };
}

/** A report with its files and entries. */
export function shownDetails(
  report: ReportRecord,
  files: readonly ReportFile[],
  entries: readonly ReportEntry[],
): client.ReportDetails {
  return {
    ...shownReport(report),
    files: [...files],
    entries: entries.map((entry) => ({ ...entry, at: rfc3339(entry.at) })),
  };
}
