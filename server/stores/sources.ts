/**
 * Stored names from doors. The comments are the contract; `test/server/stores/sources_suite.ts` checks it on every store.
 * @module
 */
import type { VisitOutcome } from "../client.ts";

/** What a visit of a name saw. `imitates` ends its visits: the watch of the brand knows it from then on. */
export const OUTCOMES: readonly VisitOutcome[] = [
  "no_dns",
  "no_page",
  "failed",
  "other",
  "parked",
  "unconnected",
  "imitates",
];

/** A name that a door brings. */
export interface NewSourceName {
  /** Host, A-labels, lower case. */
  name: string;
  /** Why the door brings it, in words. */
  reason: string;
  /** The page to visit beside the front page; null for none. */
  page: string | null;
  /** 0 to 9; higher ones are visited first. */
  rank: number;
}

/** A name that is due for a visit. */
export interface SourceName extends NewSourceName {
  /** Whose brands it is compared with; empty for those of all owners. */
  owner: string;
  /** The door that brought it. */
  door: string;
  /** When, milliseconds since 1970. */
  added_at: number;
  /** Visits so far. */
  visits: number;
}

/** What a visit said, and when the next one is. */
export interface SourceVisit extends Pick<SourceName, "owner" | "name" | "door"> {
  /** What it saw. */
  outcome: VisitOutcome;
  /** The next visit, milliseconds since 1970; null when there is none. */
  next_at: number | null;
}

/** What became of names that a door brought. */
export interface AddedNames {
  /** Names that are visited: new ones, and known ones for which this door is a better reason. */
  queued: number;
  /** Names that were there already. */
  seen: number;
  /** Names that were left out, as the door had its number of the day. */
  over_budget: number;
  /** Names of low rank that were left out, as the door had the number that they share. */
  unlikely: number;
}

/** A number of a door and day. */
export interface SourceCount {
  /** Owner of the names; empty for all. */
  owner: string;
  /** The door. */
  door: string;
  /** Days since 1970, UTC. */
  day: number;
  /** What is counted. */
  what: string;
  /** How many. */
  count: number;
  /** When it last grew, milliseconds since 1970. */
  at: number;
}

/** Names of a door that wait. */
export interface WaitingNames {
  /** Owner of the names; empty for all. */
  owner: string;
  /** The door. */
  door: string;
  /** Names with a visit to come. */
  waiting: number;
  /** Those of them whose visit is due. */
  due: number;
  /** When the one that has been due for longest was due, milliseconds since 1970; null when none is. */
  due_since: number | null;
}

/** Names from doors. Every change is seen by the next read, also from another process on the same store. */
export interface SourceStore {
  /**
   * Adds names, due at once, and counts what became of them; of too many for the day those of higher rank are taken.
   * Atomic; all processes share the budget.
   *
   * @param budget Names that the door may queue in a day (UTC).
   * @param spare Names up to that rank are queued only while the door has queued fewer today. @default none
   */
  add(
    of: { owner: string; door: string },
    names: readonly NewSourceName[],
    options: { now: number; budget: number; spare?: { upTo: number; budget: number } },
  ): Promise<AddedNames>;
  /** Adds to the numbers of a door. */
  count(
    of: { owner: string; door: string },
    counts: Readonly<Record<string, number>>,
    now: number,
  ): Promise<void>;
  /**
   * Takes due names, and hides them from others for that time: those of higher rank first, of each at most half of what
   * is left, so that no rank waits for another, and of each rank as many of every owner. May take fewer than are due, but
   * not none.
   *
   * @param except Owners and ranks of which nothing is taken. @default none
   */
  claim(
    now: number,
    hide_ms: number,
    limit: number,
    except?: readonly Pick<SourceName, "owner" | "rank">[],
  ): Promise<SourceName[]>;
  /** Stores what visits said, and counts it. */
  settle(visits: readonly SourceVisit[], now: number): Promise<void>;
  /** The numbers since a day, of all owners or of these. */
  counts(since_day: number, owners?: readonly string[]): Promise<SourceCount[]>;
  /** What waits, by owner and door. */
  waiting(now: number, owners?: readonly string[]): Promise<WaitingNames[]>;
  /** What is stored of feeds, by their keys. */
  feeds(): Promise<Map<string, string>>;
  /** Stores what is known of a feed; null forgets it. */
  setFeed(key: string, state: string | null): Promise<void>;
  /** A stored value; null when there is none. */
  value(key: string): Promise<string | null>;
  /** Stores a value. */
  setValue(key: string, value: string): Promise<void>;
  /** Stores a value unless there is one; resolves with the one that is stored then, the same for all processes. */
  firstValue(key: string, value: string): Promise<string>;
  /**
   * Takes a task for one process until a time; it may take its own again. Atomic.
   *
   * @param until When others may take it, milliseconds since 1970; at or before `now`, it is given back.
   * @returns Whether it is this process's; false while another one has it.
   */
  lease(task: string, holder: string, now: number, until: number): Promise<boolean>;
  /** Forgets names that have had their last visit before a time, and numbers of days before it. */
  prune(before: number): Promise<void>;
  /** Forgets the names and numbers of an owner. */
  forgetOwner(owner: string): Promise<void>;
  /** Releases the resources of the store. Idempotent. */
  close(): Promise<void>;
}
