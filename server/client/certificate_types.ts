/**
 * Names of certificates that the service follows itself: what a client sends and sees.
 * @module
 */

/** Which logs are read: all, the names of those that offer them, or one in so many. */
export type CertificateChoice = "all" | "names" | "share";

/** How the service follows logs. */
export interface CertificateSettings {
  /** Whether it follows them. */
  is_on: boolean;
  /** Which logs. */
  choice: CertificateChoice;
  /** With `share`, one log in so many is read. */
  of: number;
}

/** What a choice takes and brings in a day, at the figures of `source`. */
export interface CertificateBudget {
  /** Which logs. */
  choice: CertificateChoice;
  /** What it is, for people. */
  title: string;
  /** Requests a day. */
  requests: number;
  /** Bytes a day, before packing. */
  bytes: number;
  /** Names a day. */
  names: number;
  /** What it would miss, in a sentence. */
  misses: string;
}

/** A log that is followed. Times are RFC 3339. */
export interface FollowedLog {
  /** Its name. */
  log: string;
  /** Entries that were read. */
  read: number;
  /** Entries that wait. */
  behind: number;
  /** When it last brought names; null for never. */
  at: string | null;
  /** What is wrong; empty when nothing is. */
  problem: string;
}

/** The state of certificates. */
export interface Certificates extends CertificateSettings {
  /** `off`, `follows`, `starts` (nothing was read yet), `failing`: no log is read. */
  state: "off" | "starts" | "follows" | "failing";
  /** In a sentence. */
  text: string;
  /** Logs that are followed, those with a problem first. */
  logs: FollowedLog[];
  /** Times of which no name was read, the newest first: `2026-11-24T06:00Z to 2026-11-26T08:10Z`. */
  gaps: string[];
  /** What each choice takes; with `share`, for all logs, to be divided. */
  budgets: CertificateBudget[];
  /** Where the number of entries a day comes from, and what of it is extrapolated. */
  source: string;
}
