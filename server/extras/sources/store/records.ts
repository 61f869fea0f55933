/**
 * What is stored of names from doors.
 * @module
 */
import type { VisitOutcome } from "../../../client.ts";

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
  door: string;
  /** Names with a visit to come. */
  waiting: number;
  /** Those of them whose visit is due. */
  due: number;
  /** When the one that has been due for longest was due, milliseconds since 1970; null when none is. */
  due_since: number | null;
}
