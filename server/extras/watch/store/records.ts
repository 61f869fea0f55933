/**
 * What is stored of watched brands.
 * @module
 */
import type { Imitation } from "../lib/watched.ts";
import type { EventSource, WatchEvent, WatchState } from "../lib/mod.ts";
import type { AuditEntry, BrandRun, BrandSettings as GivenSettings, TriageState } from "../client/types.ts";
import type { PageProfile } from "../../../../lib/match/page/mod.ts";

/** The settings of a brand, all of them. */
export type BrandSettings = Required<GivenSettings>;

/** A watched brand. Times are milliseconds since 1970. */
export interface BrandRecord {
  /** UUIDv7. */
  id: string;
  owner: string;
  settings: BrandSettings;
  /** Time of creation. */
  created_at: number;
  /** When the next run is due; null while it is paused. */
  next_run_at: number | null;
  /** When the last run started; null before the first. */
  last_run_at: number | null;
  /** When the last complete run of all domains ended; null before that. */
  last_success_at: number | null;
  /** When the last message that the watch still runs was sent; null before the first. */
  last_heartbeat_at: number | null;
  /** When its own pages were last looked at; null before that. */
  pages_at: number | null;
  /** Part of the URL of its blocklists. Anyone who knows it can read them. */
  feed_secret: string;
  /** Secret that signs its webhooks. */
  webhook_secret: string;
}

/** What a brand's own pages show of it. */
export interface OwnPages {
  /** The brand as pages name it; null before any page was seen. */
  profile: PageProfile | null;
  /** When it was seen, milliseconds since 1970; null before that. */
  seen_at: number | null;
  /** Domains whose page could not be seen the last time, and why. */
  failed: { domain: string; reason: string }[];
}

/** A brand whose own pages are to be seen. */
export interface DuePages {
  brand: BrandRecord;
  /** Until when it is hidden from other processes; a change of its settings ends that. */
  hidden_until: number;
}

/** A started round over all domains of a brand: one domain per turn, so that other owners' brands run in between. */
export interface Round {
  /** When its first run started. */
  started_at: number;
  /** Domains that have had their run. */
  done: string[];
  /** Whether all of them were complete. */
  complete: boolean;
}

/** A brand that only this process may run, until the lease ends. */
export interface ClaimedBrand extends BrandRecord {
  /** The lease; writes under another one are refused. */
  lease: string;
  /** When it was leased, milliseconds since 1970 by the clock by which it was due. */
  claimed_at: number;
  /** The current round; null between rounds. */
  round: Round | null;
}

/** Changes of a brand at the end of a turn. */
export interface BrandTimes
  extends Pick<BrandRecord, "next_run_at" | "last_run_at" | "last_success_at" | "last_heartbeat_at"> {
  /** The unfinished round; null when there is none. */
  round: Round | null;
}

/** A note that somebody has written. */
export interface StoredNote {
  /** Milliseconds since 1970; null when it is not known. */
  at: number | null;
  /** Who wrote it; empty when it is not known. */
  author: string;
  text: string;
}

/** Triage of a name by people. */
export interface TriageRecord {
  /** The look-alike. */
  name: string;
  /** Its state. `ours` and `ignored` make no alert; `resolved` and `baseline` hold until it changes. */
  state: TriageState;
  /** How many events it had had when its state was set; absent in records of older versions. */
  events?: number;
  /** The text of the newest note; empty for none. */
  note: string;
  /** All notes, oldest first; absent in records of older versions, whose one note has neither time nor author. */
  notes?: StoredNote[];
  /** Assignee; empty when there is none. */
  assignee: string;
  /** Muted until then, milliseconds since 1970; null when it is not muted. */
  muted_until: number | null;
  /** To whom people reported it, and when, milliseconds since 1970, oldest first. @default to nobody */
  reports?: { at: number; desk: string }[];
}

/** An undelivered alert of a channel. */
export interface OutboxRecord {
  /** URL of the channel. */
  channel: string;
  event: WatchEvent;
  /** Attempts so far. */
  attempts: number;
  /** Time of the next attempt, milliseconds since 1970; null when delivery is given up. */
  nextAt: number | null;
  /** Error of the last attempt. */
  error: string;
}

/** A channel of a brand. */
export interface BrandChannel {
  brand_id: string;
  /** Owner of the brand. */
  owner: string;
  /** URL of the channel. */
  channel: string;
}

/** A name from a certificate or feed, to be studied at once. */
export interface FoundName extends Imitation {
  /** The door that it came from. @default unknown */
  source?: EventSource;
}

/** A found name that is due. */
export interface DueName extends FoundName {
  /** Number of incomplete runs of it. */
  attempts: number;
}

/** Limits on queueing found names. */
export interface FoundOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** Maximum number of names of a brand in a day (UTC); names above it are skipped. */
  budget: number;
  /** Names studied within that time are skipped, milliseconds. */
  again_ms: number;
}

/** The outcome of one run of one domain; stored all or nothing. */
export interface LookOutcome {
  /** The state after the run. */
  state: WatchState;
  events: readonly WatchEvent[];
  /** Channels for events of at least the brand's severity. */
  alerts: readonly OutboxRecord[];
  run: BrandRun;
  /** Names of `found` that were in the run, and the time of their next attempt; null for those that were studied. */
  studied?: readonly { name: string; again_at: number | null }[];
}

/** A change of a name's triage. */
export interface TriageChange {
  /** The new record. */
  record: TriageRecord;
  /** What the audit trail says of it. */
  entry?: AuditEntry;
}

/** Figures of a brand that lists show, and that change with whatever is stored about it. */
export interface BrandFigures {
  /** Id of the newest run; null before the first. */
  last_run: string | null;
  /** Entries of the audit trail, which only grow. */
  trail: number;
  /** Alerts that are pending. */
  alerts_waiting: number;
  /** Alerts that were given up. */
  alerts_given_up: number;
  /** Names that are queued for a study. */
  names_waiting: number;
  /** When the next of them is due; null when there is none. */
  names_next_at: number | null;
}
