import type { Dns, Io, Pace } from "../io.ts";

/** Questions for names of all lookups on one DNS client; the client itself paces what it sends. */
const QUESTIONS = 2_048;
/** Fewest that a lookup has, however many there are. */
const LEAST_QUESTIONS = 32;

/** Lookups that ask, by DNS client. */
const askingOf = new WeakMap<Dns, Set<Pace>>();
/** The last slice of all lookups on one DNS client: the next one is in another round of the event loop. */
const lastSliceOf = new WeakMap<Dns, Promise<void>>();

/**
 * The pace of lookups that have no other one: those on one DNS client take turns at their slices, one in a round of the
 * event loop, and share its questions evenly. A question that waits takes some kilobytes, so that their number is bounded.
 */
export function evenPace({ dns, sleep }: Pick<Io, "dns" | "sleep">): Pace {
  const asking = askingOf.get(dns) ?? new Set();
  askingOf.set(dns, asking);
  const pace: Pace = {
    slice() {
      const last = lastSliceOf.get(dns) ?? Promise.resolve();
      // A pause that fails is none; the work goes on.
      const slice = last.then(() => sleep(0)).catch(() => {});
      lastSliceOf.set(dns, slice);
      return slice;
    },
    study: () => Promise.resolve(),
    answered: () => {},
    get questions() {
      return Math.max(LEAST_QUESTIONS, Math.floor(QUESTIONS / Math.max(1, asking.size)));
    },
    join: () => void asking.add(pace),
    leave: () => void asking.delete(pace),
  };
  return pace;
}

/**
 * Resolves when the lookup may work on for some milliseconds; at once without a network.
 *
 * @throws The signal's reason, when it aborts.
 */
export async function nextSlice(
  { pace, io, signal }: { pace?: Pace | undefined; io?: Io | undefined; signal?: AbortSignal | undefined },
): Promise<void> {
  if (pace !== undefined) await pace.slice();
  else if (io !== undefined) await evenPace(io).slice();
  signal?.throwIfAborted();
}

/** At four queries a second to one registry, 64 names under study get their answers within this time. */
const PATIENT_MS = 20_000;
/** Shortest wait: enough to use a registry's rate limit fully. */
const HASTY_MS = 5_000;
/** Share of the remaining time; a margin, since names differ. */
const SHARE_OF_TIME = 0.8;

/** How far a lookup is. */
export interface LookupProgress {
  /** Names in all. */
  total: number;
  /** Names that are finished. */
  completed: number;
  /** Names that exist, under study or finished. */
  studied: number;
  /** Those of them whose study has ended. */
  ended: number;
  /** Names under study at a time. */
  atOnce: number;
  /** Milliseconds that it has taken, and that it may take. */
  elapsedMs: number;
  deadlineMs: number;
}

/** Milliseconds that a name may wait for the rate limit of a registry, so that the lookup ends in time. */
export function patienceMs(
  { total, completed, studied, ended, atOnce, elapsedMs, deadlineMs }: LookupProgress,
): number {
  const leftMs = Math.max(0, deadlineMs - elapsedMs) * SHARE_OF_TIME;
  // The names so far show how long one takes.
  if (ended < atOnce) return Math.min(PATIENT_MS, leftMs);
  const underStudy = studied - ended;
  const resolved = completed + underStudy;
  const more = Math.max(0, total - resolved) * studied / resolved;
  const needMs = (underStudy + more) * elapsedMs / ended;
  return Math.min(needMs <= leftMs ? PATIENT_MS : HASTY_MS, leftMs);
}
