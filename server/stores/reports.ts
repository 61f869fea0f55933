/**
 * The ledger of reports. The comments are the contract; `test/server/stores/reports_suite.ts` checks it on every store.
 * @module
 */
import type { Condition, Desk, Outcome, ReportState, ReportType } from "../../lib/report/mod.ts";

/** A report and its state. Times are milliseconds since 1970. */
export interface ReportRecord {
  /** UUIDv7. */
  id: string;
  /** Its owner. */
  owner: string;
  /** The domain that is imitated, A-labels. */
  original: string;
  /** Display name of the brand. */
  brand: string;
  /** The name that is reported, A-labels. */
  name: string;
  /** The kind of abuse. */
  type: ReportType;
  /** The desk that it is sent to. */
  desk: Desk;
  /** Its state. */
  state: ReportState;
  /** Raised by each change: a change of an older version is refused. */
  version: number;
  /** Subject of the mail. */
  subject: string;
  /** SHA-256 of everything that is sent, lower-case hex: a person approves this. */
  digest: string;
  /** Whether it is a test: its text says so, and statistics exclude it. */
  test: boolean;
  /** Time of the draft. */
  created_at: number;
  /** Time of the approval by a person; null before. */
  approved_at: number | null;
  /** Who approved it; empty before. */
  approved_by: string;
  /**
   * When sending to the mail server started; null before. Without `sent_at`, it is unknown whether the server accepted
   * it.
   */
  attempted_at: number | null;
  /** When the mail server accepted it; null before. */
  sent_at: number | null;
  /** When the desk confirmed it; null before. */
  acknowledged_at: number | null;
  /** Time of the outcome; null before. */
  ended_at: number | null;
  /** The outcome; null before. */
  outcome: Outcome | null;
  /** Whether the report may have caused the outcome. */
  credited: boolean;
  /** Observations of the name at the time of the draft. */
  before: Condition;
  /** The brand's own name servers at that time. */
  brand_servers: string[];
  /** Observations of checks since it was sent, the newest ten. */
  checks: Condition[];
  /** Time of the next check of the name; null for never. */
  next_check_at: number | null;
  /** Who reports; absent where the settings of the service say it. */
  reporter?: Pick<StoredReporter, "org" | "contact">;
  /** Part of the URL of its evidence; null when that is attached, or there is none. */
  link: string | null;
  /** When that URL expires; null without one. */
  link_until: number | null;
}

/** An entry in the history of a report. Entries are only ever added. */
export interface ReportEntry {
  /** UUIDv7. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Actor: an owner, `key …` for a key of theirs, `check` for the service itself. */
  actor: string;
  /** Action, such as `draft`, `approve`, `send`, `outcome`. */
  action: string;
  /** Details. No secrets. */
  detail: Record<string, unknown>;
}

/** Who reports, and for whom. */
export interface StoredReporter {
  /** The organisation or person. */
  org: string;
  /** Mail address that desks answer to. */
  contact: string;
  /** Who is imitated, as people call it. */
  brand: string;
}

/** A file of a report. */
export interface ReportFile {
  /** Its name, chosen by the service, never from outside. */
  name: string;
  /** Media type. */
  type: string;
  /** SHA-256, lower-case hex. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/** A file and its content. */
export interface StoredReportFile extends ReportFile {
  /** The bytes. */
  content: Uint8Array;
}

/** A file to store: its bytes, or the id of content that is stored already and that other reports may have too. */
export interface NewReportFile extends ReportFile {
  /** One or the other. */
  content: Uint8Array | string;
}

/** A selection of reports. */
export interface ReportFilter {
  /** Of this owner. */
  owner: string;
  /** Of this name. */
  name?: string;
  /** Of this imitated domain. */
  original?: string;
  /** In this state. */
  state?: ReportState;
  /** Reports older than the one with this id. */
  before?: string;
  /** Maximum number of reports. */
  limit: number;
}

/** The ledger. Every change is seen by the next read, also from another process on the same store. */
export interface ReportStore {
  /**
   * Stores the content of a file part by part, before the reports that have it: a large one is never in memory.
   *
   * @param id UUIDv7 of the content.
   */
  addContent(id: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** Deletes content that no report has: the one with that id, or all that is older than the time that an id holds. */
  forgetContent(which: { id: string } | { olderThan: string }): Promise<void>;
  /** Stores a new report with its first entry and its files, all or nothing. Rejects when its id exists already. */
  add(report: ReportRecord, entry: ReportEntry, files: readonly NewReportFile[]): Promise<void>;
  /** The report; null when there is none. */
  get(id: string): Promise<ReportRecord | null>;
  /** The report whose evidence has that URL; null when there is none. */
  byLink(link: string): Promise<ReportRecord | null>;
  /** Reports, newest first. */
  list(filter: ReportFilter): Promise<ReportRecord[]>;
  /**
   * Replaces a report with an entry that says why, and adds files, all or nothing. `version` is the one that was read;
   * the stored one is incremented. Resolves with false, and changes nothing, when another change came first.
   */
  change(report: ReportRecord, entry: ReportEntry, files?: readonly NewReportFile[]): Promise<boolean>;
  /** Deletes a report in the state `drafted`, with everything. Resolves with whether there was one. */
  removeDraft(id: string): Promise<boolean>;
  /** The history of a report, oldest first. */
  entries(id: string): Promise<ReportEntry[]>;
  /** The files of a report, without their content. */
  files(id: string): Promise<ReportFile[]>;
  /** A file; null when there is none of that name. */
  file(id: string, name: string): Promise<StoredReportFile | null>;
  /** The same, its content read part by part. */
  open(id: string, name: string): Promise<ReportFile & { parts(): AsyncGenerator<Uint8Array, void> } | null>;
  /** Bytes of all files of an owner's reports; content that several reports have counts once. */
  bytesOf(owner: string): Promise<number>;
  /**
   * Reports whose check is due, oldest first, at most `limit`; their next check moves to `until`, so that no other
   * process gets them before then. Atomic.
   */
  takeDue(now: number, until: number, limit: number): Promise<ReportRecord[]>;
  /**
   * Counts one more sending of an owner within a window. Resolves with false, and counts nothing, when there are `most`
   * already. Atomic.
   */
  countSending(owner: string, now: number, windowMs: number, most: number): Promise<boolean>;
  /**
   * Who reports for an owner that somebody imitates this domain; of another domain, without the brand, where nobody said
   * for this one. Null when nobody said at all.
   */
  reporter(owner: string, original: string): Promise<StoredReporter | null>;
  /** Stores who reports for an owner about a domain. The newest 200 domains of an owner stay. */
  setReporter(owner: string, original: string, reporter: StoredReporter, now: number): Promise<void>;
  /** Forgets who reports for an owner. Reports stay: they are the record of what was said to others. */
  forgetOwner(owner: string): Promise<void>;
  /** Releases the resources of the store. */
  close(): Promise<void>;
}
