/**
 * What the ledger of reports holds.
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
