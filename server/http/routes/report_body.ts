/**
 * Reports as the API takes and shows them.
 * @module
 */
import * as v from "valibot";
import {
  type Desk,
  DESK_ROLES,
  type DeskRole,
  type DeskStatistics,
  type Outcome,
  OUTCOMES,
  REPORT_STATES,
  REPORT_TYPES,
  type ReportType,
} from "../../../lib/report/mod.ts";
import { rfc3339 } from "../rfc3339.ts";
import { text, time, timeOrNull, whole } from "../schemas_parts.ts";
import type * as client from "../../client/reports.ts";
import type { ReportEntry, ReportFile, ReportRecord } from "../../stores/reports.ts";

const NAME_TEXT = v.pipe(text, v.minLength(1), v.maxLength(253));
const line = (most: number) => v.pipe(text, v.maxLength(most), v.regex(/^[^\r\n\0]*$/, "give one line"));

/** Largest evidence of a draft, bytes. */
export const MOST_EVIDENCE: number = 20_971_520;

const IMITATION_MEMBERS = {
  name: NAME_TEXT,
  original: NAME_TEXT,
  owned: v.exactOptional(v.pipe(v.array(NAME_TEXT), v.maxLength(1_000))),
};

/** A name and its original. */
type ImitationBody = { name: string; original: string; owned?: string[] };

/** Body of a search for desks. */
export const CONTACTS_BODY: v.GenericSchema<unknown, ImitationBody> = v.strictObject(IMITATION_MEMBERS);
/** Body of a draft. There is no member for an address: desks are found, or set by the operator. */
export const DRAFT_BODY: v.GenericSchema<
  unknown,
  ImitationBody & {
    brand?: string;
    type?: ReportType;
    roles?: DeskRole[];
    test?: boolean;
    evidence?: string;
    result?: string;
  }
> = v.strictObject({
  ...IMITATION_MEMBERS,
  brand: v.exactOptional(line(100)),
  type: v.exactOptional(v.picklist(REPORT_TYPES)),
  roles: v.exactOptional(v.pipe(v.array(v.picklist(DESK_ROLES)), v.minLength(1))),
  test: v.exactOptional(v.boolean()),
  // Read apart from the rest: an empty string stands in its place.
  evidence: v.exactOptional(
    v.pipe(
      text,
      v.maxLength(Math.ceil(MOST_EVIDENCE / 3) * 4),
      v.regex(/^[A-Za-z0-9+/]*={0,2}$/, "give base64"),
    ),
  ),
  result: v.exactOptional(v.pipe(text, v.uuid("give the id of a result"))),
});
/** Body that says who reports. */
export const REPORTER_BODY: v.GenericSchema<unknown, {
  original: string;
  org: string;
  contact: string;
  brand: string;
}> = v.strictObject({
  original: NAME_TEXT,
  org: v.pipe(line(200), v.minLength(1, "say who reports")),
  contact: v.pipe(line(254), v.minLength(1, "give a mail address that desks can answer to")),
  brand: line(100),
});
/** Body of an edit. */
export const EDIT_BODY: v.GenericSchema<unknown, { subject: string; text: string }> = v.strictObject({
  subject: v.pipe(line(200), v.minLength(1)),
  text: v.pipe(text, v.minLength(1), v.maxLength(40_000)),
});
/** Body of an approval. */
export const APPROVE_BODY: v.GenericSchema<unknown, { digest: string }> = v.strictObject({
  digest: v.pipe(text, v.regex(/^[0-9a-f]{64}$/, "give the digest of the report")),
});
/** Body of a sending. */
export const SEND_BODY: v.GenericSchema<unknown, { again?: boolean }> = v.strictObject({
  again: v.exactOptional(v.boolean()),
});
/** Body of an outcome. */
export const RECORD_BODY: v.GenericSchema<unknown, {
  state: "sent" | "acknowledged" | "acted" | "refused";
  note?: string;
  outcome?: Outcome;
}> = v.strictObject({
  state: v.picklist(["sent", "acknowledged", "acted", "refused"]),
  note: v.exactOptional(v.pipe(text, v.maxLength(2_000))),
  outcome: v.exactOptional(v.picklist(OUTCOMES)),
});

const ReportDesk = v.strictObject({
  role: v.picklist(DESK_ROLES),
  name: text,
  email: v.nullable(text),
  url: v.nullable(text),
  subject: text,
  scope: text,
  source: text,
  date: v.nullable(text),
}) satisfies v.GenericSchema<unknown, Desk>;
const ReportHop = v.strictObject({ host: text, role: text });
const ReportContacts = v.strictObject({
  name: text,
  desks: v.array(ReportDesk),
  hops: v.array(ReportHop),
  missing: v.array(text),
});
const Report = v.strictObject({
  id: text,
  name: text,
  original: text,
  brand: text,
  type: v.picklist(REPORT_TYPES),
  desk: ReportDesk,
  state: v.picklist(REPORT_STATES),
  subject: text,
  digest: text,
  test: v.boolean(),
  created_at: time,
  approved_at: timeOrNull,
  approved_by: text,
  attempted_at: timeOrNull,
  sent_at: timeOrNull,
  acknowledged_at: timeOrNull,
  ended_at: timeOrNull,
  outcome: v.nullable(v.picklist(OUTCOMES)),
  credited: v.boolean(),
  hours_to_takedown: v.nullable(v.number()),
  next_check_at: timeOrNull,
  evidence_until: timeOrNull,
}) satisfies v.GenericSchema<unknown, client.Report>;
const Reporter = v.strictObject({
  org: text,
  contact: text,
  brand: text,
  sends: v.boolean(),
}) satisfies v.GenericSchema<unknown, client.Reporter>;
const FileOfReport = v.strictObject({ name: text, type: text, sha256: text, size: whole });
const EntryOfReport = v.strictObject({
  id: text,
  at: time,
  actor: text,
  action: text,
  detail: v.record(text, v.unknown()),
});

/** Schemas of answers, by the names that routes use. */
export const REPORT_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  ReportDesk,
  Reporter,
  ReportContacts,
  Report,
  Reports: v.array(Report),
  ReportDrafts: v.strictObject({ reports: v.array(Report), missing: v.array(text) }),
  ReportDetails: v.strictObject({
    ...Report.entries,
    files: v.array(FileOfReport),
    entries: v.array(EntryOfReport),
  }) satisfies v.GenericSchema<unknown, client.ReportDetails>,
  ReportStatistics: v.array(v.strictObject({
    original: text,
    role: v.picklist(DESK_ROLES),
    desk: text,
    sent: whole,
    acknowledged: whole,
    acted: whole,
    ended_by_others: whole,
    refused: whole,
    expired: whole,
    open: whole,
    median_hours: v.nullable(v.number()),
  })) satisfies v.GenericSchema<unknown, DeskStatistics[]>,
};

/** A report as in answers. */
export function shownReport(report: ReportRecord): client.Report {
  const { sent_at, ended_at } = report;
  const takes = report.state === "acted" && sent_at !== null && ended_at !== null
    ? (ended_at - sent_at) / 3_600_000
    : null;
  const { id, name, original, brand, type, desk, state, subject, digest, test } = report;
  const { approved_by, outcome, credited } = report;
  return {
    ...{ id, name, original, brand, type, desk, state, subject, digest, test },
    created_at: rfc3339(report.created_at),
    approved_at: rfc3339(report.approved_at),
    approved_by,
    attempted_at: rfc3339(report.attempted_at),
    sent_at: rfc3339(sent_at),
    acknowledged_at: rfc3339(report.acknowledged_at),
    ended_at: rfc3339(ended_at),
    ...{ outcome, credited },
    hours_to_takedown: takes === null ? null : Math.max(0, Math.round(takes * 100) / 100),
    next_check_at: rfc3339(report.next_check_at),
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
