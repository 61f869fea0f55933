import type { Seen, Severity } from "../../../../lib/assess/mod.ts";
import type { PermutationKind } from "../../../../lib/model.ts";
import type { SignalState } from "./step.ts";

/**
 * Where a name is in its life cycle. `dormant`: one run denied it, and a second has not confirmed that yet. `gone`:
 * two runs far enough apart denied it. `changed` and `returned` are the type of the last event; both exist, like
 * `active`.
 */
export type NamePhase = "new" | "active" | "changed" | "dormant" | "gone" | "returned";

/** What the watch knows about one look-alike. Times are milliseconds since 1970. */
export interface WatchedName {
  /** Where it is in its life cycle. */
  phase: NamePhase;
  /** The edit that leads to it. */
  kind: PermutationKind;
  /** When a run first found it. */
  firstSeenAt: number;
  /** When a run last found it. */
  lastSeenAt: number;
  /** Time of the run that first denied it; absent while it exists. */
  deniedAt?: number;
  /** Why it counts as the brand's own; absent when it does not. */
  owned?: string;
  /** Why it may be the brand's own, which only its people can say; absent when nothing says so. */
  claim?: string;
  /** What was last seen of it, and when; absent until a run of this version. */
  seen?: Seen & {
    /** Milliseconds since 1970. */
    at: number;
    /** What registries call the registrar and the networks, by signal; absent in states of older versions. */
    titles?: Record<string, string>;
  };
  /** How often it came back after it was gone; absent for never. */
  returns?: number;
  /** Severity of its last event; absent for none. */
  severity?: Severity;
  /** How many events it has had; part of their ids. */
  events: number;
  /** The stable signals, by name of the signal. */
  signals: Record<string, SignalState>;
}

/** The last run of a brand, and when the last good one was. Times are milliseconds since 1970. */
export interface WatchRuns {
  /** Runs so far, failed ones too. */
  count: number;
  /** When the last run was; null before the first. */
  lastAt: number | null;
  /** When the last complete run was; null before the first. Names found before that are the baseline. */
  lastCompleteAt: number | null;
}

/**
 * Everything that a watch stores about one brand: plain JSON, one entry a name. Its size is bounded by the number of
 * names: about half a KiB each, at most {@link MAX_NAME_BYTES}.
 */
export interface WatchState {
  /** Version of this shape. */
  version: 1;
  /** The watched domain. */
  brand: string;
  /** The runs so far. */
  runs: WatchRuns;
  /** The look-alikes by FQDN. */
  names: Record<string, WatchedName>;
  /** Names for which no run had a usable answer, so that it is unknown whether they are new. */
  unanswered: string[];
  /** Addresses that a filter on the network path seems to substitute for true ones, and since when, in milliseconds. */
  filters: Record<string, number>;
}

/** Maximum number of names in a state; a run with more is reported as incomplete. */
export const MAX_NAMES = 100_000;

/** Maximum bytes of one name in a state, as JSON: every signal with the longest values, and all rotating ones. */
export const MAX_NAME_BYTES = 16_384;

/** A name that is gone is dropped after this time without a sign of it. */
export const FORGET_AFTER_MS: number = 365 * 86_400_000;

/**
 * The state before the first run.
 *
 * @param brand The watched domain, such as `kestrelbank.com`.
 * @example
 * ```ts
 * import { emptyState } from "./mod.ts";
 * console.assert(emptyState("kestrelbank.com").runs.lastAt === null);
 * ```
 */
export function emptyState(brand: string): WatchState {
  return {
    version: 1,
    brand,
    runs: { count: 0, lastAt: null, lastCompleteAt: null },
    names: {},
    unanswered: [],
    filters: {},
  };
}

/**
 * The names that the next run must include beside the candidates: only then does a missing line mean that a name does
 * not exist.
 *
 * @param state A state of {@link emptyState} or `advance`.
 */
export function namesToAsk(state: WatchState): string[] {
  return [...new Set([...Object.keys(state.names), ...state.unanswered])];
}

/**
 * Checks a state that was read from a file or a database.
 *
 * @throws {RangeError} When it is not a state, or one of a newer version.
 */
export function readState(value: unknown): WatchState {
  const state = value as WatchState;
  if (typeof state !== "object" || state === null || typeof state.brand !== "string") {
    throw new RangeError("Not the state of a watch: it has no brand");
  }
  if (state.version !== 1) {
    throw new RangeError(
      `Cannot read version ${JSON.stringify(state.version)} of a watch's state: this version reads 1`,
    );
  }
  if (
    typeof state.names !== "object" || state.names === null || !Array.isArray(state.unanswered) ||
    typeof state.runs?.count !== "number" ||
    typeof state.filters !== "object" || state.filters === null
  ) {
    throw new RangeError(
      `Not the state of a watch of ${state.brand}: names, runs, unanswered or filters is missing`,
    );
  }
  return state;
}
