/**
 * Stored watched brands. The comments are the contract; `test/server/stores/watch_suite.ts` checks it on every store.
 * @module
 */
import type { PermutationKind } from "../../mod.ts";
import type { EventSource, WatchEvent, WatchState } from "../../lib/watch/mod.ts";
import type {
  AuditEntry,
  BrandRun,
  BrandSettings as GivenSettings,
  TriageState,
} from "../client/watch_types.ts";
import type { OwnPages } from "./own_pages.ts";

/** The settings of a brand, all of them. */
export interface BrandSettings extends Required<GivenSettings> {
  /** What defines the brand, if not requests: the configuration file. Its channels are `channel:NAME`. */
  managed?: "file";
  /** The stored result that is the first run of its first domain, and when it started, milliseconds since 1970. */
  first_result?: { uuid: string; at: number };
}

/** A watched brand. Times are milliseconds since 1970. */
export interface BrandRecord {
  /** UUIDv7. */
  id: string;
  /** Its owner. */
  owner: string;
  /** Its settings. */
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
  /** Part of the URL of its feeds. Anyone who knows it can read the events. */
  feed_secret: string;
  /** Secret that signs its webhooks. */
  webhook_secret: string;
}

/** A brand whose own pages are to be seen. */
export interface DuePages {
  /** The brand. */
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

/** Triage of a name by people. */
export interface TriageRecord {
  /** The look-alike. */
  name: string;
  /** Its state. `ours` and `ignored` make no alert; `resolved` and `baseline` hold until it changes. */
  state: TriageState;
  /** How many events it had had when its state was set; absent in records of older versions. */
  events?: number;
  /** Free text. */
  note: string;
  /** Assignee; empty when there is none. */
  assignee: string;
  /** Muted until then, milliseconds since 1970; null when it is not muted. */
  muted_until: number | null;
}

/** An undelivered alert of a channel. */
export interface OutboxRecord {
  /** URL of the channel. */
  channel: string;
  /** Its event. */
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
  /** Id of the brand. */
  brand_id: string;
  /** Owner of the brand. */
  owner: string;
  /** URL of the channel. */
  channel: string;
}

/** A name from a certificate or feed, to be studied at once. */
export interface FoundName {
  /** The domain of the brand that it imitates. */
  domain: string;
  /** FQDN. */
  name: string;
  /** The edit that leads to it. */
  kind: PermutationKind;
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
  /** The events. */
  events: readonly WatchEvent[];
  /** Channels for events of at least the brand's severity. */
  alerts: readonly OutboxRecord[];
  /** The run. */
  run: BrandRun;
  /** Names of `found` that were in the run, and the time of their next attempt; null for those that were studied. */
  studied?: readonly { name: string; again_at: number | null }[];
}

/** An event in the order in which events of all brands were stored. */
export interface PositionedEvent {
  /** Its place in that order. */
  position: number;
  /** Id of the brand. */
  brand_id: string;
  /** Owner of the brand. */
  owner: string;
  /** The event. */
  event: WatchEvent;
}

/** A change of a name's triage. */
export interface TriageChange {
  /** The new record. */
  record: TriageRecord;
  /** What the audit trail says of it. */
  entry?: AuditEntry;
}

/** What is known of a brand's domains from before it was stored. */
export interface BrandPast {
  /** The states of its domains. */
  states: readonly WatchState[];
  /** Undelivered alerts. */
  alerts?: readonly OutboxRecord[];
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

/** Watched brands. Every change is seen by the next read, also from another process on the same store. */
export interface WatchStore {
  /** Stores a new brand, with its past if it has one. Rejects when its id exists already. Atomic. */
  add(brand: BrandRecord, past?: BrandPast): Promise<void>;
  /** The brand; null when there is none. */
  get(id: string): Promise<BrandRecord | null>;
  /** The brand with that secret in the URL of its feeds; null when there is none. */
  byFeed(secret: string): Promise<BrandRecord | null>;
  /** The brands of an owner, or all, oldest first. */
  list(owner?: string): Promise<BrandRecord[]>;
  /** Replaces settings, next run and feed secret; its own pages are due. Resolves with whether there is such a brand. */
  update(brand: Pick<BrandRecord, "id" | "settings" | "next_run_at" | "feed_secret">): Promise<boolean>;
  /**
   * The same store by the times that calls give, also where the database has a clock: to write what happened earlier.
   * Not for brands that another process may lease meanwhile.
   */
  byGivenTimes(): WatchStore;
  /** Deletes a brand and everything that belongs to it. Idempotent. */
  remove(id: string): Promise<void>;

  /**
   * Leases a due brand, by its schedule or because of found names; null when no brand is due. Owners take turns: the
   * owner whose last turn was longest ago comes first, also if the brand of that turn is deleted, with the brand that
   * has been due for longest. Only one process gets it; others can get it when the lease expires without a `release`.
   *
   * @param now Milliseconds since 1970. PostgreSQL reads its own clock instead, the same for all machines.
   * @param except Owners whose brands are left out. @default none
   */
  claim(
    lease: string,
    now: number,
    lease_ms: number,
    except?: readonly string[],
  ): Promise<ClaimedBrand | null>;
  /** Makes a lease end that many milliseconds from `now`. Resolves with false when it has expired. */
  renew(id: string, lease: string, now: number, lease_ms: number): Promise<boolean>;
  /** Stores the outcome of a run while the lease is valid; otherwise stores nothing and resolves with false. Atomic. */
  commit(id: string, lease: string, outcome: LookOutcome): Promise<boolean>;
  /** Ends a valid lease and sets the times of the brand. A `next_run_at` that `update` has set meanwhile stays. */
  release(brand: ClaimedBrand, times: BrandTimes): Promise<boolean>;

  /**
   * A brand whose own pages are due, hidden from others for that time; null when there is none. New brands are due at
   * once, changed ones too, paused ones never. The clock is that of `claim`.
   */
  duePages(now: number, hide_ms: number): Promise<DuePages | null>;
  /** Stores what a brand's own pages show; they are due again then, or at once if its settings have changed meanwhile. */
  keepPages(
    due: Pick<DuePages, "hidden_until"> & { brand: Pick<BrandRecord, "id"> },
    pages: OwnPages,
    at: number,
    due_at: number,
  ): Promise<void>;
  /** What the own pages of brands show, by id: of those that were looked at. */
  pages(ids: readonly string[]): Promise<Map<string, OwnPages>>;

  /** The state of one domain of a brand; undefined before its first run. */
  state(id: string, domain: string): Promise<WatchState | undefined>;
  /** The states of a brand by domain. */
  states(id: string): Promise<Map<string, WatchState>>;
  /** Figures of brands, by id. */
  figures(ids: readonly string[]): Promise<Map<string, BrandFigures>>;
  /** The newest runs, newest first. */
  runs(id: string, limit: number): Promise<BrandRun[]>;
  /** The same of each of several brands, by id; those without runs are absent. */
  runsOf(ids: readonly string[], limit: number): Promise<Map<string, BrandRun[]>>;
  /** The runs that started at that time or later; of the brands of one owner, if given. */
  runsSince(at: number, owner: string | null): Promise<BrandRun[]>;
  /** The newest events, newest first; before a time, if one is given. */
  events(id: string, limit: number, before?: number): Promise<WatchEvent[]>;
  /** The position of the latest event; 0 before the first. */
  position(): Promise<number>;
  /**
   * Events after a position, in their order: of all brands, those of an owner, or one brand. A reader that has seen a
   * position has seen all before it: later events never get earlier positions.
   */
  eventsAfter(
    position: number,
    limit: number,
    of?: { owner?: string; brand?: string },
  ): Promise<PositionedEvent[]>;
  /** Triage of names. */
  triage(id: string): Promise<Map<string, TriageRecord>>;
  /**
   * Changes the triage of names and adds to the audit trail. Atomic; simultaneous changes come one after the other, so
   * that each sees those before it.
   *
   * @param change Returns the new record of a name, and what the trail says of it.
   */
  changeTriage(
    id: string,
    names: readonly string[],
    change: (name: string, before: TriageRecord | undefined) => TriageChange,
  ): Promise<void>;
  /** Adds to the audit trail. */
  audit(id: string, entry: AuditEntry): Promise<void>;
  /** The newest entries, newest first. */
  trail(id: string, limit: number): Promise<AuditEntry[]>;

  /** Queues names for an immediate study; the brand is due from then on. Resolves with the number of new names. */
  found(id: string, names: readonly FoundName[], options: FoundOptions): Promise<number>;
  /**
   * At most `limit` queued names that are due, oldest first. They stay queued until a `commit` marks them as studied.
   */
  dueFound(id: string, now: number, limit: number): Promise<DueName[]>;

  /**
   * The channels that have due alerts, at most so many of an owner: of each owner the one that has waited longest
   * first, then of each the second, and so on. The clock is that of `claim`.
   */
  dueChannels(now: number, most_of_owner: number, limit: number): Promise<BrandChannel[]>;
  /** Takes due alerts of a channel, in the order in which they became due, and hides them from others for that time. */
  takeAlerts(
    of: Pick<BrandChannel, "brand_id" | "channel">,
    now: number,
    hide_ms: number,
    limit: number,
  ): Promise<OutboxRecord[]>;
  /** Makes due alerts of a channel wait until a time, without an attempt. */
  postponeAlerts(of: Pick<BrandChannel, "brand_id" | "channel">, now: number, until: number): Promise<void>;
  /** Deletes alerts that the channel has accepted. Atomic. */
  removeAlerts(brand_id: string, alerts: readonly OutboxRecord[]): Promise<void>;
  /** Stores the outcome of an attempt that failed. Of alerts given up, the newest 1,000 of a brand stay. Atomic. */
  keepAlerts(brand_id: string, alerts: readonly OutboxRecord[]): Promise<void>;
  /** Makes alerts whose delivery was given up due again; resolves with their number. */
  replayAlerts(id: string, now: number): Promise<number>;

  /** Which of these mailboxes have confirmed that they want alerts of an owner. Mailboxes are in lower case. */
  confirmed(owner: string, mailboxes: readonly string[]): Promise<Set<string>>;
  /** Remembers the SHA-256 of the link that a mailbox was sent, in place of an older one; a confirmed one stays so. */
  askMailbox(owner: string, mailbox: string, hash: string, now: number): Promise<void>;
  /**
   * Confirms the mailbox of a link that was sent after a time; alerts that waited for it are due at once. Resolves with
   * null for an unknown or older link. Idempotent.
   */
  confirmMailbox(
    hash: string,
    asked_after: number,
    now: number,
  ): Promise<{ owner: string; mailbox: string } | null>;
  /** Forgets the mailboxes and visits of an owner. */
  forgetOwner(owner: string): Promise<void>;

  /**
   * Notes that a person of an owner is here, or with null who has a key alone, and resolves with when their visit before
   * this one ended, milliseconds since 1970; null when this is the first one. After so long without a note, another visit
   * begins.
   */
  visit(owner: string, person: string | null, now: number, gap_ms: number): Promise<number | null>;

  /** Deletes runs and events from before a time, alerts given up before it, and found names studied before `studied`. */
  prune(before: number, studied: number): Promise<void>;
  /** Releases the resources of the store. Idempotent. */
  close(): Promise<void>;
}
