/**
 * What the ledger of reports holds.
 * @module
 */
import type { Condition } from "../../lib/report/mod.ts";
import type { ReportFacts, ReportQuery } from "../client.ts";

/** A report and its state. Times are milliseconds since 1970. */
export interface ReportRecord extends ReportFacts {
  /** Its owner. */
  owner: string;
  /** Raised by each change: a change of an older version is refused. */
  version: number;
  /** Time of the draft. */
  created_at: number;
  /** Time of the approval by a person; null before. */
  approved_at: number | null;
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
export interface ReportFilter extends ReportQuery {
  /** Of this owner. */
  owner: string;
  /** Maximum number of reports. */
  limit: number;
}
