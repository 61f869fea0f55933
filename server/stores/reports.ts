/**
 * The ledger of reports. The comments are the contract; `test/server/stores/reports_suite.ts` checks it on every store.
 * @module
 */
import type { Condition, Desk, Outcome, ReportState, ReportType } from "../../lib/report/mod.ts";

/** A report and where it is. Times are milliseconds since 1970. */
export interface ReportRecord {
  /** UUIDv7. */
  id: string;
  /** Whose it is. */
  owner: string;
  /** The domain that is imitated, A-labels. */
  original: string;
  /** What people call the brand. */
  brand: string;
  /** The name that is reported, A-labels. */
  name: string;
  /** What is reported. */
  type: ReportType;
  /** Whom it goes to. */
  desk: Desk;
  /** Where it is. */
  state: ReportState;
  /** Raised by each change: a change of an older version is refused. */
  version: number;
  /** Subject of the mail. */
  subject: string;
  /** SHA-256 of everything that is sent, lower-case hex: what a person approves. */
  digest: string;
  /** Whether it is a test: it says so, and counts in no statistics. */
  test: boolean;
  /** When it was drafted. */
  created_at: number;
  /** When a person approved it; null before. */
  approved_at: number | null;
  /** Who did; empty before. */
  approved_by: string;
  /** When the mail server was asked to take it; null before. Without `sent_at`, it is not known whether it did. */
  attempted_at: number | null;
  /** When the mail server took it; null before. */
  sent_at: number | null;
  /** When the desk confirmed it; null before. */
  acknowledged_at: number | null;
  /** When it ended, since when the outcome holds; null before. */
  ended_at: number | null;
  /** What became of the name; null before. */
  outcome: Outcome | null;
  /** Whether the desk can have brought the outcome. */
  credited: boolean;
  /** What was seen of the name when it was drafted. */
  before: Condition;
  /** The brand's own name servers then. */
  brand_servers: string[];
  /** What checks saw since it was sent, the newest ten. */
  checks: Condition[];
  /** When the name is checked next; null for never. */
  next_check_at: number | null;
  /** Part of the URL of its evidence; null where that is attached, or there is none. */
  link: string | null;
  /** When that URL ends; null without one. */
  link_until: number | null;
}

/** Something that was done with a report, or seen of its name. Entries are only ever added. */
export interface ReportEntry {
  /** UUIDv7. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Who: an owner, `key …` for a key of theirs, `check` for the service itself. */
  actor: string;
  /** What, such as `draft`, `approve`, `send`, `outcome`. */
  action: string;
  /** Details. No secrets. */
  detail: Record<string, unknown>;
}

/** A file of a report. */
export interface ReportFile {
  /** Its name: the service's own, never a stranger's. */
  name: string;
  /** Media type. */
  type: string;
  /** SHA-256, lower-case hex. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/** A file with its content. */
export interface StoredReportFile extends ReportFile {
  /** The bytes. */
  content: Uint8Array;
}

/** Which reports. */
export interface ReportFilter {
  /** Whose. */
  owner: string;
  /** Of this name. */
  name?: string;
  /** Of this imitated domain. */
  original?: string;
  /** In this state. */
  state?: ReportState;
  /** Older than the report with this id. */
  before?: string;
  /** At most so many. */
  limit: number;
}

/** The ledger. Every change is seen by the next read, also from another process on the same store. */
export interface ReportStore {
  /** Stores a new report with its first entry and its files, as a whole. Rejects when its id is taken. */
  add(report: ReportRecord, entry: ReportEntry, files: readonly StoredReportFile[]): Promise<void>;
  /** The report; null when there is none. */
  get(id: string): Promise<ReportRecord | null>;
  /** The report whose evidence has that URL; null when there is none. */
  byLink(link: string): Promise<ReportRecord | null>;
  /** Reports, newest first. */
  list(filter: ReportFilter): Promise<ReportRecord[]>;
  /**
   * Replaces a report with an entry that says why, and adds files, as a whole. `version` is the one that was read; the
   * stored one becomes one more. Resolves with false, and changes nothing, when another change came first.
   */
  change(report: ReportRecord, entry: ReportEntry, files?: readonly StoredReportFile[]): Promise<boolean>;
  /** What was done with a report, oldest first. */
  entries(id: string): Promise<ReportEntry[]>;
  /** The files of a report, without their content. */
  files(id: string): Promise<ReportFile[]>;
  /** A file; null when there is none of that name. */
  file(id: string, name: string): Promise<StoredReportFile | null>;
  /**
   * Reports whose check is due, oldest first, at most `limit`; their next check moves to `until`, so that no other
   * process gets them before then. Atomic.
   */
  takeDue(now: number, until: number, limit: number): Promise<ReportRecord[]>;
  /**
   * Counts one more sending of an owner within a window. Resolves with false, and counts nothing, when there were `most`
   * already. Atomic.
   */
  countSending(owner: string, now: number, windowMs: number, most: number): Promise<boolean>;
  /** Releases what the store has open. */
  close(): void;
}
