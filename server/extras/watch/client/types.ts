/**
 * Answers of the service about watched brands, as its client returns them. Stores and routes use these types too; the
 * schemas of routes are checked against them.
 * @module
 */
import type { Assessment, RunSummary, Severity, WatchEvent } from "../lib/mod.ts";

export type { Assessment, Ownership, Severity, Visit, WatchEvent } from "../lib/mod.ts";

/** Every state of triage. */
export const TRIAGE = ["new", "watching", "reported", "resolved", "baseline", "ours", "ignored"] as const;

/**
 * Triage of a look-alike; `ours` and `ignored` suppress alerts. `baseline` is the accepted rest of a first run; like
 * `resolved` it is `new` again once the name changes or returns.
 */
export type TriageState = typeof TRIAGE[number];

/** Settings of a brand; absent members have the service's defaults. */
export interface BrandSettings {
  /** What people call it. */
  name: string;
  /** The domains under guard. */
  domains: string[];
  /** The brand's own names, `*` for any characters of one registrable name. */
  owned?: string[];
  /** Words that look-alikes of the brand are made of. */
  words?: string[];
  /** An interval from `5m` to `31d`, such as `90m`, `6h` or `1d`. */
  schedule?: string;
  /** URLs of channels that alerts go to. */
  channels?: string[];
  /** Alerts of at least this severity are sent. */
  alert_from?: Severity;
  /** Hours between two messages that the watch still runs; 0 for none. */
  heartbeat_hours?: number;
  /** Whether no run starts by itself. */
  paused?: boolean;
}

/** When a brand's own pages were looked at, as is done every week. Times are RFC 3339. */
export interface OwnPagesSeen {
  /** When that was tried last. */
  looked_at: string | null;
  /** When a page was seen last; null for never. */
  seen_at: string | null;
  /** Domains whose page could not be seen the last time, and why. */
  failed: { domain: string; reason: string }[];
}

/** How far a run is. */
export interface RunProgress {
  /** The domain whose look-alikes are looked at. */
  domain: string;
  /** Names that are finished. */
  completed: number;
  /** Names in all; an estimate at first. */
  total: number;
  /** Id of the result that it makes, which can be followed meanwhile; null before it has begun, and where none is stored. */
  result: string | null;
}

/** A watched brand. Times are RFC 3339. */
export interface WatchedBrand extends Required<BrandSettings> {
  /** UUID. */
  id: string;
  /** When it was created. */
  created_at: string;
  /** Mailboxes of its channels that have not confirmed: they get no alert before somebody opens the link they were sent. */
  unconfirmed: string[];
  /** When the next run is due; null while it is paused. */
  next_run_at: string | null;
  /** When the last run started; null before the first. */
  last_run_at: string | null;
  /** When the last complete run of all domains ended; null before that. */
  last_success_at: string | null;
  /** Whether a run is late. */
  stalled: boolean;
  /** Which of its domains were looked at, and what to do about the others. */
  coverage: BrandCoverage;
  /** The run in progress; null where there is none, or another process has it. */
  progress: RunProgress | null;
  /** Its look-alikes, counted by what they are; null before any run was complete: there is no data. */
  counts: NameCounts | null;
  /** Alerts in the queue. */
  alerts_waiting: number;
  /** Undelivered alerts. */
  alerts_given_up: number;
  /** Names from certificates or feeds that were not studied yet. */
  names_waiting: number;
  /** When the next of them is studied; null when none waits. */
  names_next_at: string | null;
  /**
   * What the brand's own pages taught: names, icons and sign-in that identify pages which imitate it; null before they
   * were looked at.
   */
  own_pages: OwnPagesSeen | null;
  /**
   * Path of the blocklist of reported names; `rpz`, `hosts`, `adguard` and `dnsmasq` in place of `domains` too. Whoever
   * knows it reads them. Null for who may not change the brand.
   */
  feed_blocklist: string | null;
  /** What webhooks are signed with; null for who may not change the brand, as are the paths of its channels. */
  webhook_secret: string | null;
}

/** Every state of coverage. */
export const COVERAGE_STATES = ["ok", "failed", "incomplete", "late", "never", "paused"] as const;

/**
 * How a brand is covered. `ok`: its last run was complete, and the next one is not late. `never`: no run has ended, so
 * there is no data. `paused` counts neither as covered nor as missing.
 */
export type CoverageState = typeof COVERAGE_STATES[number];

/** The last scheduled run of one domain. */
export interface DomainCoverage {
  /** The domain. */
  domain: string;
  /** How that run ended; `never` before the first. */
  state: "ok" | "failed" | "incomplete" | "never";
  /** Why it failed or what is missing; empty when nothing is. */
  detail: string;
  /** When it started, RFC 3339; null before the first. */
  at: string | null;
}

/** How one brand is covered. Times are RFC 3339. */
export interface BrandCoverage {
  /** Its id. */
  brand: string;
  /** What people call it. */
  name: string;
  /** Its state: that of its worst domain. */
  state: CoverageState;
  /** Whether a run is in progress or due. */
  running: boolean;
  /** What is wrong, with the domain; empty when nothing is. */
  detail: string;
  /** What to do about it; empty when there is nothing to do. */
  advice: string;
  /** When the last run that was complete for all domains, and lacked nothing, ended; null before that. */
  looked_at: string | null;
  /** The last scheduled run of each domain. */
  domains: DomainCoverage[];
}

/** How all brands of the caller are covered. */
export interface Coverage {
  /** `18 of 20 brands looked at today`; of the only one, `Kestrel was looked at on 2026-11-26 07:10 UTC`. */
  headline: string;
  /** The headline and the problems: `18 of 20 brands looked at today; 2 failed: …`. */
  text: string;
  /** Whether every brand that is not paused is covered. */
  ok: boolean;
  /** Brands that are not paused. */
  brands: number;
  /** Those with a run within a day that was complete for all domains, or the last one of a longer schedule. */
  covered: number;
  /** Brands by state. */
  states: Record<CoverageState, number>;
  /** Brands that are not covered, and those without data: the worst first. */
  problems: BrandCoverage[];
}

/** Look-alikes that exist, counted by what they are; the brand's own are in `yours` only. */
export interface NameCounts {
  /** All but the brand's own. */
  names: number;
  /** The brand's own. */
  yours: number;
  /** Names that may be the brand's own: only its people can say. */
  asked: number;
  /** By severity. */
  severities: Record<Severity, number>;
  /** Those that nobody reviewed, by severity. */
  to_review: Record<Severity, number>;
  /** Names without a verdict: nobody knows what they are. */
  not_rated: number;
  /** Names that nobody visited. */
  not_visited: number;
}

/** A look-alike of a brand. Times are RFC 3339. */
export interface BrandName {
  /** The look-alike as lines and events name it: in Unicode. */
  name: string;
  /** The same in Unicode also where a watch of an older version stored it in A-labels. */
  unicode: string;
  /** Id of the brand. */
  brand: string;
  /** The domain that it imitates. */
  domain: string;
  /** State of its life cycle: `new`, `active`, `changed`, `dormant`, `gone`, `returned`. */
  phase: string;
  /** The edit that leads to it. */
  kind: string;
  /** Why it counts as the brand's own; null when it does not. */
  owned: string | null;
  /** What it is: verdict, severity, ownership and reasons, by what was last seen of it. */
  assessment: Assessment & {
    /** When that was seen. */
    seen_at: string;
  };
  /** When a run first found it. */
  first_seen_at: string;
  /** When a run last found it. */
  last_seen_at: string;
  /** When it last changed: its newest event, or when it was first found. */
  changed_at: string;
  /** Its newest event; null when there is none, as for what the first run found. */
  event: WatchEvent | null;
  /** Its stable signals, such as `mail` and `verdict`. */
  signals: Record<string, string>;
  /**
   * What registries call the `registrar` and the `network`, which signals know by a key, and how alike the `picture` and
   * the `icon` are; those that are known.
   */
  titles: Record<string, string>;
  /** Its triage. */
  state: TriageState;
  /** The newest note; empty for none. */
  note: string;
  /** All notes, oldest first; time and author are null and empty for what was written before they were kept. */
  notes: { at: string | null; author: string; text: string }[];
  /** Who handles it; empty for nobody. */
  assignee: string;
  /** No alert before that; null when it is not muted. */
  muted_until: string | null;
  /** To whom people reported it, and when, oldest first. */
  reports: { at: string; desk: string }[];
}

/** A report that somebody has made. */
export interface NotedReport {
  /** To whom. */
  desk: string;
  /** Subject of the mail. @default "" */
  subject?: string;
  /** What was written: the history of the name has it. @default "" */
  text?: string;
}

/** Triage of a name; absent members stay unchanged. */
export interface TriageChange {
  /** Where its handling is. */
  state?: TriageState;
  /** A note, which is added to those that are there; an empty one says that none holds any more. */
  note?: string;
  /** Who handles it; empty for nobody. */
  assignee?: string;
  /** No alert before that, RFC 3339; null to end it. */
  muted_until?: string | null;
}

/** One run for one domain. Times are milliseconds since 1970. */
export interface BrandRun extends RunSummary {
  /** UUIDv7. */
  id: string;
  /** The domain. */
  domain: string;
  /** Why: the schedule or somebody, or names from certificates and feeds. */
  trigger: "schedule" | "names";
  /** When it started. */
  started_at: number;
  /** When it ended. */
  ended_at: number;
  /** Events that it made. */
  events: number;
}

/** Who changed what. */
export interface AuditEntry {
  /** UUIDv7. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Owner of the key or session. */
  actor: string;
  /** Such as `brand.update` or `name.triage`. */
  action: string;
  /** A name, or empty for the brand. */
  subject: string;
  /** What changed. */
  detail: unknown;
}

/** The result of a test alert. */
export interface ChannelTest {
  /** Scheme and host of the channel. */
  channel: string;
  /** Why it failed; empty when it arrived. */
  error: string;
}
