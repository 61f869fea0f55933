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
