/**
 * What is stored of watched brands. The comments are the contract; `test/server/stores/watch_suite.ts` checks it on
 * every store.
 * @module
 */
import type { PermutationKind } from "../../mod.ts";
import type { Rule, RunSummary, Severity, WatchEvent, WatchState } from "../../lib/watch/mod.ts";

/** What its owner sets for a brand. */
export interface BrandSettings {
  /** What people call it. */
  name: string;
  /** The domains under guard. */
  domains: string[];
  /** The brand's own names, `*` for any characters: they are recorded and make no alert. */
  owned: string[];
  /** Words that look-alikes of the brand are made of, beside the usual ones. */
  words: string[];
  /** Rules of severity that come before the default ones. */
  rules: Rule[];
  /** When to look: an interval (`90m`, `6h`, `1d`) or a cron expression. */
  schedule: string;
  /** Time zone of a cron expression, such as `Europe/Vienna`. */
  timezone: string;
  /** Each look begins up to so many seconds later, at random. */
  jitter: number;
  /** URLs of channels that alerts go to. */
  channels: string[];
  /** Alerts of at least this severity are sent. */
  alert_from: Severity;
  /** Whether the first look alerts too. */
  alert_on_first: boolean;
  /** An "all clear" after a good look, at most every so many hours; 0 for never. */
  heartbeat_hours: number;
  /** Whether no look begins by itself. */
  paused: boolean;
}

/** A watched brand. Times are milliseconds since 1970. */
export interface BrandRecord {
  /** UUIDv7. */
  id: string;
  /** Whose it is. */
  owner: string;
  /** What its owner set. */
  settings: BrandSettings;
  /** When it was made. */
  created_at: number;
  /** When the next look is due; null while it is paused. */
  next_run_at: number | null;
  /** When the last look began; null before the first. */
  last_run_at: number | null;
  /** When all domains were last looked at completely; null before that. */
  last_success_at: number | null;
  /** When the last "all clear" was sent; null before the first. */
  last_heartbeat_at: number | null;
  /** Part of the URL of its feeds. Whoever knows it reads the events. */
  feed_secret: string;
  /** What its webhooks are signed with. */
  webhook_secret: string;
}

/** A look at all domains of a brand that has begun: one domain a turn, so that other owners' brands come in between. */
export interface Round {
  /** When its first look began. */
  started_at: number;
  /** Domains that were looked at. */
  done: string[];
  /** Whether all of them were complete. */
  complete: boolean;
}

/** A brand that this process alone may look at, until the lease ends. */
export interface ClaimedBrand extends BrandRecord {
  /** The lease: what is stored under another one is refused. */
  lease: string;
  /** When it was leased, milliseconds since 1970 by the clock that decided it was due. */
  claimed_at: number;
  /** The round that has begun; null between rounds. */
  round: Round | null;
}

/** What a turn leaves behind in the brand. */
export interface BrandTimes
  extends Pick<BrandRecord, "next_run_at" | "last_run_at" | "last_success_at" | "last_heartbeat_at"> {
  /** The round that goes on; null when none does. */
  round: Round | null;
}

/** One look at one domain. */
export interface RunRecord extends RunSummary {
  /** UUIDv7. */
  id: string;
  /** Domain that was looked at. */
  domain: string;
  /** Why: the schedule, somebody, or names that were found in certificates or feeds. */
  trigger: "schedule" | "names";
  /** Milliseconds since 1970. */
  started_at: number;
  /** Milliseconds since 1970. */
  ended_at: number;
  /** Events it made. */
  events: number;
}

/** States of triage. */
export const TRIAGE = ["new", "watching", "reported", "resolved", "ours", "ignored"] as const;

/** What people say of a name. */
export interface TriageRecord {
  /** The look-alike. */
  name: string;
  /** Where its handling is. `ours` and `ignored` make no alert. */
  state: typeof TRIAGE[number];
  /** Free text. */
  note: string;
  /** Who handles it; empty for nobody. */
  assignee: string;
  /** No alert before that, milliseconds since 1970; null when it is not muted. */
  muted_until: number | null;
}

/** Who changed what, and when. */
export interface AuditRecord {
  /** UUIDv7. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Owner of the key or session. */
  actor: string;
  /** What was done, such as `brand.update` or `name.triage`. */
  action: string;
  /** What it was done to: a name, or empty for the brand. */
  subject: string;
  /** What changed. No secrets. */
  detail: unknown;
}

/** An alert on its way to a channel. */
export interface OutboxRecord {
  /** URL of the channel. */
  channel: string;
  /** What it says. */
  event: WatchEvent;
  /** Attempts so far. */
  attempts: number;
  /** When to try next, milliseconds since 1970; null when it is given up. */
  nextAt: number | null;
  /** Why the last attempt failed. */
  error: string;
}

/** A name that certificates or a feed brought, to be studied at once. */
export interface FoundName {
  /** The domain of the brand that it imitates. */
  domain: string;
  /** FQDN. */
  name: string;
  /** The edit that leads to it. */
  kind: PermutationKind;
}

/** A found name that is due. */
export interface DueName extends FoundName {
  /** Looks at it that were incomplete. */
  attempts: number;
}

/** How names that were found are noted. */
export interface FoundOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** Most names of a brand a day (UTC); what is above is left out. */
  budget: number;
  /** Names that were studied within that time are left out, milliseconds. */
  again_ms: number;
}

/** What one look at one domain leaves behind; stored as a whole or not at all. */
export interface LookOutcome {
  /** The state after it. */
  state: WatchState;
  /** What happened. */
  events: readonly WatchEvent[];
  /** Channels that the events of at least the brand's severity go to. */
  alerts: readonly OutboxRecord[];
  /** The run. */
  run: RunRecord;
  /** Names of `found` that were looked at, and when to do it again; null for those that were studied. */
  studied?: readonly { name: string; again_at: number | null }[];
}

/** An event in the order in which events of all brands were stored. */
export interface PositionedEvent {
  /** Its place in that order. */
  position: number;
  /** Id of the brand. */
  brand_id: string;
  /** Whose brand it is. */
  owner: string;
  /** What happened. */
  event: WatchEvent;
}

/** Watched brands. Every change is seen by the next read, also from another process on the same store. */
export interface WatchStore {
  /** Stores a new brand. Rejects when its id is taken. */
  add(brand: BrandRecord): Promise<void>;
  /** The brand; null when there is none. */
  get(id: string): Promise<BrandRecord | null>;
  /** The brand with that secret in the URL of its feeds; null when there is none. */
  byFeed(secret: string): Promise<BrandRecord | null>;
  /** The brands of an owner, or all, oldest first. */
  list(owner?: string): Promise<BrandRecord[]>;
  /** Replaces settings, next look and feed secret. Resolves with whether there is such a brand. */
  update(brand: Pick<BrandRecord, "id" | "settings" | "next_run_at" | "feed_secret">): Promise<boolean>;
  /** Deletes a brand with everything about it. Idempotent. */
  remove(id: string): Promise<void>;

  /**
   * Leases a brand that is due, because of its schedule or of names that were found; null when no brand is due. Owners
   * take turns: first comes the one whose last turn is longest ago, and of an owner's brands the one that is due for
   * longest. Of several processes, one gets it; the others get it when the lease ended without a `release`.
   *
   * @param now Milliseconds since 1970. PostgreSQL reads its own clock instead, the same for all machines.
   */
  claim(lease: string, now: number, lease_ms: number): Promise<ClaimedBrand | null>;
  /** Makes a lease end that many milliseconds from `now`. Resolves with false when it is not held any more. */
  renew(id: string, lease: string, now: number, lease_ms: number): Promise<boolean>;
  /** Stores what a look found, while the lease is held; resolves with false and stores nothing when it is not. Atomic. */
  commit(id: string, lease: string, outcome: LookOutcome): Promise<boolean>;
  /** Ends a lease and sets the times of the brand, while it is held. A `next_run_at` that `update` set meanwhile stays. */
  release(brand: ClaimedBrand, times: BrandTimes): Promise<boolean>;

  /** The state of one domain of a brand; undefined before its first look. */
  state(id: string, domain: string): Promise<WatchState | undefined>;
  /** The states of a brand by domain. */
  states(id: string): Promise<Map<string, WatchState>>;
  /** The newest runs, newest first. */
  runs(id: string, limit: number): Promise<RunRecord[]>;
  /** The newest events, newest first; before a time, if one is given. */
  events(id: string, limit: number, before?: number): Promise<WatchEvent[]>;
  /** The position of the event that was stored last; 0 before the first. */
  position(): Promise<number>;
  /**
   * Events after a position, in their order: of all brands, those of an owner, or one brand. Whoever has seen a position
   * has seen all before it: no event gets an earlier one later.
   */
  eventsAfter(
    position: number,
    limit: number,
    of?: { owner?: string; brand?: string },
  ): Promise<PositionedEvent[]>;
  /** What people said of names. */
  triage(id: string): Promise<Map<string, TriageRecord>>;
  /** Replaces what people say of names and adds these entries to the audit trail. Atomic. */
  setTriage(id: string, triage: readonly TriageRecord[], entries: readonly AuditRecord[]): Promise<void>;
  /** Adds to the audit trail. */
  audit(id: string, entry: AuditRecord): Promise<void>;
  /** The newest entries, newest first. */
  trail(id: string, limit: number): Promise<AuditRecord[]>;

  /** Notes names to be studied at once; the brand is due from then on. Resolves with how many are new. */
  found(id: string, names: readonly FoundName[], options: FoundOptions): Promise<number>;
  /** At most `limit` noted names that are due, oldest first. They stay until a `commit` names them as studied. */
  dueFound(id: string, now: number, limit: number): Promise<DueName[]>;
  /** How many noted names of a brand were not studied yet, and when the next of them is due; null when there is none. */
  countFound(id: string): Promise<{ waiting: number; next_at: number | null }>;

  /** Takes alerts that are due, and hides them from others for that time. The clock is that of `claim`. */
  takeAlerts(now: number, hide_ms: number, limit: number): Promise<(OutboxRecord & { brand_id: string })[]>;
  /** Sets what became of alerts that were taken; null deletes one that arrived. */
  settleAlert(brand_id: string, alert: OutboxRecord, arrived: boolean): Promise<void>;
  /** Makes alerts that were given up due again; resolves with how many. */
  replayAlerts(id: string, now: number): Promise<number>;
  /** How many alerts of a brand are on their way, and given up. */
  countAlerts(id: string): Promise<{ waiting: number; dead: number }>;

  /** Deletes runs and events from before a time, alerts given up before it, and found names studied before `studied`. */
  prune(before: number, studied: number): Promise<void>;
  /** Releases what the store opened for itself. Idempotent. */
  close(): void;
}
