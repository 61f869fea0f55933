/**
 * Replays days of runs of one brand, to measure how quiet and how accurate the watch is.
 * @module
 */
import type { StreamMessage } from "../../../../../mod.ts";
import {
  advance,
  type AdvanceOptions,
  emptyState,
  type WatchEvent,
  type WatchState,
} from "../../../../../server/extras/watch/lib/mod.ts";

/** One run. */
export interface WatchDay {
  /** Time of the run, milliseconds since 1970. */
  at: number;
  /** Its lines. */
  lines: StreamMessage[];
  /** Why it failed, when it did. */
  failed?: string;
}

/** Settings of `advance`, and the brand. */
export type ReplaySettings = Partial<Omit<AdvanceOptions, "at" | "owned">> & {
  brand?: string;
  /** The brand's own names and patterns. */
  owned?: readonly string[] | AdvanceOptions["owned"];
};

/** A run that failed before its first line. */
// deno-lint-ignore require-yield
function* broken(why: string): Generator<StreamMessage> {
  throw new Error(why);
}

/** Settings of `advance`; others that a scenario may hold are for other programs. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    "muted",
    "runOk",
  ] satisfies (keyof AdvanceOptions)[],
);

/** Returns every event of the days, in order, and the state after the last. */
export async function run(
  days: readonly WatchDay[],
  settings: ReplaySettings = {},
): Promise<{ events: WatchEvent[]; state: WatchState }> {
  const { brand = "example.com", owned = [] } = settings;
  const options = Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => KNOWN.has(name) && value !== undefined),
  );
  let state = emptyState(brand);
  const events: WatchEvent[] = [];
  for (const { at, lines, failed } of days) {
    const next = await advance(state, failed === undefined ? lines : broken(failed), {
      ...options,
      at,
      owned: Array.isArray(owned) ? { names: owned } : owned as AdvanceOptions["owned"],
    });
    state = next.state;
    events.push(...next.events);
  }
  return { events, state };
}
