/**
 * What is known of a feed, and what is wrong with it: it must not die silently.
 * @module
 */
import { HOUR_MS } from "../../units/mod.ts";
import { minuteOf } from "../../units/rfc3339.ts";

/** What is stored of a feed. Times are milliseconds since 1970. */
export interface FeedState {
  /** For people. */
  feed: string;
  /** When it was listed. */
  since: number;
  /** When it was last asked; 0 for never. */
  asked_at: number;
  /** When it last brought a list with other content; null for never. */
  new_at: number | null;
  /** Why the last attempt failed; empty when it did not. */
  failure: string;
  /** Names of its last lists, the newest last, at most 7. */
  names: number[];
  /** ETag of the last list; empty for none. */
  etag: string;
  /** Last-Modified of the last list; empty for none. */
  modified: string;
  /** SHA-256 of the last list. */
  sha256: string;
  /** What of the last list was not read, in a sentence; empty or absent for nothing. */
  left_out?: string;
  /** Where a pull of what a community shares goes on; empty or absent for what comes as a whole. */
  cursor?: string;
  /** Hours after which a list should have been renewed. */
  hours: number;
}

/** How late a renewal may be. */
const FEED_GRACE_MS = 2 * HOUR_MS;
const MAX_LISTS = 7;

/** What one attempt brought. */
export type FeedOutcome =
  | { kind: "failed"; failure: string }
  | { kind: "same" }
  | { kind: "new"; names: number; left_out: string; etag: string; modified: string; sha256: string };

/** The state before the first attempt. */
export function newFeed(feed: string, hours: number, now: number): FeedState {
  return {
    ...{ feed, hours, since: now, asked_at: 0, new_at: null, failure: "", names: [] },
    ...{ etag: "", modified: "", sha256: "" },
  };
}

/** The state after an attempt. */
export function afterAttempt(state: FeedState, outcome: FeedOutcome, now: number): FeedState {
  const next = {
    ...state,
    asked_at: now,
    failure: outcome.kind === "failed" ? outcome.failure.slice(0, 500) : "",
  };
  if (outcome.kind !== "new") return next;
  const { names, left_out, etag, modified, sha256 } = outcome;
  return {
    ...next,
    etag,
    modified,
    sha256,
    left_out: left_out.slice(0, 500),
    new_at: now,
    names: [...state.names, names].slice(-MAX_LISTS),
  };
}

/** How often a feed is asked, milliseconds: each quarter of its period, and each six hours at least. */
export const waitOf = (hours: number): number => Math.min(6, hours / 4) * HOUR_MS;

/** Whether somebody asks for a feed as often as it should be. */
export const isAsked = ({ asked_at, since }: FeedState, hours: number, now: number): boolean =>
  now < (asked_at || since) + 2 * waitOf(hours);

/** What is wrong with a feed, in words; empty when nothing is. */
export function feedProblem(state: FeedState, now: number): string {
  const { failure, names, new_at, since, hours, asked_at, cursor = "" } = state;
  if (failure !== "") return failure;
  const patience = hours * HOUR_MS + FEED_GRACE_MS;
  const asked = asked_at || since;
  if (now - asked > patience) return `nobody has asked it since ${minuteOf(asked)}`;
  if (now - (new_at ?? since) > patience) {
    return new_at === null
      ? `it has brought nothing since ${minuteOf(since)}`
      : cursor === ""
      ? `it brings the list of ${minuteOf(new_at)} again`
      : `it has brought nothing new since ${minuteOf(new_at)}`;
  }
  // What is new since the last time may be little.
  if (cursor !== "") return "";
  const last = names.at(-1) ?? 0;
  if (new_at !== null && last === 0) return "its list has no names";
  const before = names.slice(0, -1).toSorted((a, b) => a - b);
  const usual = before[Math.floor(before.length / 2)];
  if (usual !== undefined && last < usual / 2) return `its list has ${last} names, where ${usual} are usual`;
  return "";
}
