import type { MinuteCount, Stores } from "../stores/store.ts";
import { HOUR_MS, MINUTE_MS } from "../units/mod.ts";

type KeyCount = MinuteCount & { key_id: string };

/** Counts of one key in one hour, which begins at `hour`. */
export type HourCount = Omit<MinuteCount, "minute"> & { hour: number };

/** The sums of minutes by hour, oldest first; hours without counts are left out. */
export function hoursOf(minutes: readonly MinuteCount[]): HourCount[] {
  const hours = new Map<number, HourCount>();
  for (const { minute, lookup_requests, ct_requests } of minutes) {
    const hour = Math.floor(minute / HOUR_MS) * HOUR_MS;
    const sum = hours.get(hour) ?? { hour, lookup_requests: 0, ct_requests: 0 };
    sum.lookup_requests += lookup_requests;
    sum.ct_requests += ct_requests;
    hours.set(hour, sum);
  }
  return [...hours.values()];
}

/** Counts requests in memory and writes the sums to the store now and then, so that no request waits for the store. */
export type UsageMeter = ReturnType<typeof usageMeter>;

/** `onError` gets the error when a write fails; the counts then wait for the next flush. */
export function usageMeter(stores: Pick<Stores, "usage" | "keys">, onError: (error: unknown) => void) {
  /** By minute and key. */
  let counts = new Map<string, KeyCount>();
  let uses = new Map<string, number>();
  let flushing: Promise<void> = Promise.resolve();
  const countOf = (key_id: string, minute: number): KeyCount => {
    const id = `${minute} ${key_id}`;
    const count = counts.get(id) ?? { key_id, minute, lookup_requests: 0, ct_requests: 0 };
    counts.set(id, count);
    return count;
  };
  const write = async (): Promise<void> => {
    const [counted, used] = [[...counts.values()], uses];
    counts = new Map();
    uses = new Map();
    try {
      if (counted.length > 0) await stores.usage.add(counted);
    } catch (error) {
      for (const { key_id, minute, lookup_requests, ct_requests } of counted) {
        const newer = countOf(key_id, minute);
        newer.lookup_requests += lookup_requests;
        newer.ct_requests += ct_requests;
      }
      onError(error);
    }
    try {
      if (used.size > 0) await stores.keys.touch(used);
    } catch (error) {
      onError(error);
    }
  };
  /** Writes everything counted so far to the store; resolves when the write has succeeded or failed. */
  const flush = (): Promise<void> => flushing = flushing.then(write);
  /** Returns the minutes of a key that have counts; the one in which the window begins counts as a whole. */
  const minutes = async (key_id: string, from: number): Promise<MinuteCount[]> => {
    await flush();
    return await stores.usage.read(key_id, Math.floor(from / MINUTE_MS) * MINUTE_MS);
  };
  return {
    flush,
    minutes,
    /** Records the last use of a key. */
    used: (key_id: string, now: number): void => void uses.set(key_id, now),
    /** Counts one request. */
    count(key_id: string, what: "lookup_requests" | "ct_requests", now: number): void {
      countOf(key_id, Math.floor(now / MINUTE_MS) * MINUTE_MS)[what]++;
    },
    /** Returns the hours of a key from `from` to `to`, those without requests too, oldest first. */
    async read(key_id: string, from: number, to: number): Promise<HourCount[]> {
      const known = new Map(hoursOf(await minutes(key_id, from)).map((each) => [each.hour, each]));
      const hours: HourCount[] = [];
      for (let hour = Math.floor(from / HOUR_MS) * HOUR_MS; hour <= to; hour += HOUR_MS) {
        hours.push(known.get(hour) ?? { hour, lookup_requests: 0, ct_requests: 0 });
      }
      return hours;
    },
  };
}
