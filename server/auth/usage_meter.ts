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
export class UsageMeter {
  readonly #stores: Stores;
  readonly #onError: (error: unknown) => void;
  /** By minute and key. */
  #counts = new Map<string, KeyCount>();
  #uses = new Map<string, number>();
  #flushing: Promise<void> = Promise.resolve();

  /** `onError` gets the error when a write fails; the counts then wait for the next flush. */
  constructor(stores: Stores, onError: (error: unknown) => void) {
    this.#stores = stores;
    this.#onError = onError;
  }

  /** Records the last use of a key. */
  used(key_id: string, now: number): void {
    this.#uses.set(key_id, now);
  }

  /** Counts one request. */
  count(key_id: string, what: "lookup_requests" | "ct_requests", now: number): void {
    this.#of(key_id, Math.floor(now / MINUTE_MS) * MINUTE_MS)[what]++;
  }

  #of(key_id: string, minute: number): KeyCount {
    const id = `${minute} ${key_id}`;
    const count = this.#counts.get(id) ?? { key_id, minute, lookup_requests: 0, ct_requests: 0 };
    this.#counts.set(id, count);
    return count;
  }

  /** Writes everything counted so far to the store; resolves when the write has succeeded or failed. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#flush());
    return this.#flushing;
  }

  async #flush(): Promise<void> {
    const counts = [...this.#counts.values()];
    const uses = this.#uses;
    this.#counts = new Map();
    this.#uses = new Map();
    try {
      if (counts.length > 0) await this.#stores.usage.add(counts);
    } catch (error) {
      for (const { key_id, minute, lookup_requests, ct_requests } of counts) {
        const newer = this.#of(key_id, minute);
        newer.lookup_requests += lookup_requests;
        newer.ct_requests += ct_requests;
      }
      this.#onError(error);
    }
    try {
      if (uses.size > 0) await this.#stores.keys.touch(uses);
    } catch (error) {
      this.#onError(error);
    }
  }

  /** Returns the minutes of a key that have counts; the one in which the window begins counts as a whole. */
  async minutes(key_id: string, from: number): Promise<MinuteCount[]> {
    await this.flush();
    return await this.#stores.usage.read(key_id, Math.floor(from / MINUTE_MS) * MINUTE_MS);
  }

  /** Returns the hours of a key from `from` to `to`, those without requests too, oldest first. */
  async read(key_id: string, from: number, to: number): Promise<HourCount[]> {
    const known = new Map(hoursOf(await this.minutes(key_id, from)).map((each) => [each.hour, each]));
    const hours: HourCount[] = [];
    for (let hour = Math.floor(from / HOUR_MS) * HOUR_MS; hour <= to; hour += HOUR_MS) {
      hours.push(known.get(hour) ?? { hour, lookup_requests: 0, ct_requests: 0 });
    }
    return hours;
  }
}
