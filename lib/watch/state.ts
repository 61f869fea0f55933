import type { PermutationKind } from "../model.ts";
import type { SignalState } from "./step.ts";

/**
 * Where a name is in its life. `dormant`: one look denied it, and a second has not confirmed that yet. `gone`: two
 * looks far enough apart denied it. `changed` and `returned` say what the last event was; both are alive as `active`.
 */
export type NamePhase = "new" | "active" | "changed" | "dormant" | "gone" | "returned";

/** What the watch knows of one look-alike. Times are milliseconds since 1970. */
export interface WatchedName {
  /** Where it is in its life. */
  phase: NamePhase;
  /** The edit that leads to it. */
  kind: PermutationKind;
  /** When a look first found it. */
  firstSeenAt: number;
  /** When a look last found it. */
  lastSeenAt: number;
  /** When the look was that first denied it; absent while it is alive. */
  deniedAt?: number;
  /** Why it counts as the brand's own; absent when it does not. */
  owned?: string;
  /** How often it came back after it was gone; absent for never. */
  returns?: number;
  /** How many events it has had; part of their ids. */
  events: number;
  /** The stable signals, by name of the signal. */
  signals: Record<string, SignalState>;
}

/** The last look at a brand, and when the last good one was. Times are milliseconds since 1970. */
export interface WatchRuns {
  /** Looks so far, failed ones too. */
  count: number;
  /** When the last look was; null before the first. */
  lastAt: number | null;
  /** When the last complete look was; null before the first. Names found before that are the baseline. */
  lastCompleteAt: number | null;
}

/**
 * Everything a watch remembers of one brand: plain JSON, one entry a name. Its size is bounded by the number of
 * names: about half a KiB each, at most {@link MAX_NAME_BYTES}.
 */
export interface WatchState {
  /** Version of this shape. */
  version: 1;
  /** The domain under guard. */
  brand: string;
  /** The looks so far. */
  runs: WatchRuns;
  /** The look-alikes by FQDN. */
  names: Record<string, WatchedName>;
  /** Names that no look has had a usable answer for, so whether they are new cannot be said. */
  unanswered: string[];
  /** Addresses that a filter on the way seems to put in place of true ones, and since when, in milliseconds. */
  filters: Record<string, number>;
}

/** Most names of a state; what comes beyond is reported as a run that is incomplete. */
export const MAX_NAMES = 100_000;

/** Most bytes of one name in a state, as JSON: every signal with the longest values, and all that take turns. */
export const MAX_NAME_BYTES = 16_384;

/** A name that is gone is forgotten after this time without a sign of it. */
export const FORGET_AFTER_MS: number = 365 * 86_400_000;

/**
 * The state before the first look.
 *
 * @param brand The domain under guard, such as `kestrelbank.com`.
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
 * The names that the next look has to ask for beside the candidates: only then does its silence about one of them
 * say that it does not exist.
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
