import type { Dns, Io, Pace } from "../io.ts";

/** Questions for names of all lookups on one DNS client; the client itself paces what it sends. */
const QUESTIONS = 2_048;
/** Fewest that a lookup has, however many there are. */
const LEAST_QUESTIONS = 32;

/** Lookups that ask, by DNS client. */
const askingOf = new WeakMap<Dns, Set<Pace>>();

/**
 * The pace of lookups that have no other one: each pauses between its slices, and those on one DNS client share its
 * questions evenly. A question that waits takes some kilobytes, so that their number is bounded.
 */
export function evenPace({ dns, sleep }: Pick<Io, "dns" | "sleep">): Pace {
  const asking = askingOf.get(dns) ?? new Set();
  askingOf.set(dns, asking);
  const pace: Pace = {
    // A pause that fails is none; the work goes on.
    slice: () => sleep(0).catch(() => {}),
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
