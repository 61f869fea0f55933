/**
 * Drafts as the ledger stores them: a record, and the files that will be sent.
 * @module
 */
import { Buffer } from "node:buffer";
import { hash, randomUUID } from "node:crypto";
import {
  caseOf,
  type Desk,
  draftMail,
  type DraftOptions,
  factSheet,
  type Reporter,
  type ReportType,
  xarfReport,
} from "../../lib/report/mod.ts";
import { randomText } from "../auth/keys.ts";
import { uuidV7 } from "../ids.ts";
import type { NewReportFile, ReportRecord, StoredReportFile } from "../stores/reports.ts";
import type { ReportFinding } from "./finding.ts";
import { DAY_MS } from "../units/mod.ts";

/** What a draft is made of, beside the finding. */
export interface DraftSettings {
  /** Whose report it is. */
  owner: string;
  /** What people call the brand. @default the original */
  brand?: string | undefined;
  /** What is reported. @default what the facts show */
  type?: ReportType | undefined;
  /** Whether it is a test. */
  test: boolean;
  /** A file of evidence; see `Reports.storeEvidence`. @default none */
  evidence?: NewReportFile | undefined;
  /** Who reports. */
  reporter: Reporter;
  /** Templates of the operator. */
  templates: ReadonlyMap<string, string>;
  /** How desks reach the service, for evidence that is too large for a mail; empty where they cannot. */
  publicUrl: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Name of the text of the mail among the files; it is not attached. */
export const MAIL_FILE = "mail.txt";
/** Name of the copy of what was sent. */
export const SENT_FILE = "sent.eml";
/** Name of the evidence. */
export const EVIDENCE_FILE = "evidence.zip";

/** Largest evidence that is attached: many mail servers take 10 MB, and base64 adds a third. */
const MOST_ATTACHED = 5_000_000;
/** Days that a URL of evidence works. */
const LINK_DAYS = 30;

const reportFile = (name: string, type: string, content: Uint8Array): StoredReportFile => ({
  name,
  type,
  sha256: hash("sha256", content),
  size: content.byteLength,
  content,
});

/** The digest that a person approves: of the address, the subject, and every file that is sent. */
export function reportDigest(
  { desk, subject, link }: Pick<ReportRecord, "desk" | "subject" | "link">,
  files: readonly { name: string; sha256: string }[],
): string {
  const sent = files.filter(({ name }) => name !== SENT_FILE).map(({ name, sha256 }) => [name, sha256])
    .sort();
  return hash("sha256", JSON.stringify([desk.email ?? desk.url, subject, link, sent]));
}

/** The draft of a report to one desk. */
export function draftReport(
  finding: ReportFinding,
  desk: Desk,
  settings: DraftSettings,
): { report: ReportRecord; files: NewReportFile[] } {
  const { owner, brand, type, test, evidence, reporter, templates, publicUrl, now } = settings;
  const { name, original, facts, condition, brandServers } = finding;
  const id = uuidV7(now);
  const about = caseOf({ name, original, brand, type, facts, observedAt: condition.at });
  const bundle = evidence === undefined ? [] : [evidence];
  const isLinked = evidence !== undefined && evidence.size > MOST_ATTACHED && publicUrl !== "";
  const link = isLinked ? randomText(32) : null;
  const link_until = isLinked ? now + LINK_DAYS * DAY_MS : null;
  const xarf = reportFile(
    "xarf.json",
    "application/json",
    Buffer.from(JSON.stringify(xarfReport(about, { id: randomUUID(), reporter, test }), null, 2) + "\n"),
  );
  const options: DraftOptions = {
    reporter,
    reference: `DR-${id.slice(-12).toUpperCase()}`,
    at: now,
    files: bundle,
    templates,
    test,
    ...link === null ? {} : { link: { url: `${publicUrl}/v1/report_files/${link}`, until: link_until! } },
  };
  const { subject, text } = draftMail(about, desk, options);
  const files = [
    reportFile(MAIL_FILE, "text/plain; charset=utf-8", Buffer.from(text)),
    xarf,
    reportFile("fact-sheet.txt", "text/plain; charset=utf-8", Buffer.from(factSheet(about, options))),
    ...bundle,
  ];
  const report: ReportRecord = {
    id,
    owner,
    original: about.original,
    brand: about.brand,
    name,
    type: about.type,
    desk,
    state: "drafted",
    version: 1,
    subject,
    digest: "",
    test,
    created_at: now,
    approved_at: null,
    approved_by: "",
    attempted_at: null,
    sent_at: null,
    acknowledged_at: null,
    ended_at: null,
    outcome: null,
    credited: false,
    before: condition,
    brand_servers: brandServers,
    checks: [],
    next_check_at: null,
    reporter: { org: reporter.org, contact: reporter.contact },
    link,
    link_until,
  };
  report.digest = reportDigest(report, files);
  return { report, files };
}

/** A draft with another subject and text: it needs another approval. */
export function editedDraft(
  report: ReportRecord,
  files: readonly { name: string; sha256: string }[],
  { subject, text }: { subject: string; text: string },
): { report: ReportRecord; file: StoredReportFile } {
  const file = reportFile(MAIL_FILE, "text/plain; charset=utf-8", Buffer.from(text));
  const all = [...files.filter((each) => each.name !== MAIL_FILE), file];
  const next = { ...report, subject };
  return { report: { ...next, digest: reportDigest(next, all) }, file };
}
