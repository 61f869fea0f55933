import type { HourCount, Stores } from "../stores/store.ts";
import { HOUR_MS } from "../units/mod.ts";

type KeyCount = HourCount & { key_id: string };

/** Counts requests in memory and writes the sums to the store now and then, so that no request waits for the store. */
export class UsageMeter {
  readonly #stores: Stores;
  readonly #onError: (error: unknown) => void;
  /** By hour and key. */
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
    this.#of(key_id, Math.floor(now / HOUR_MS) * HOUR_MS)[what]++;
  }

  #of(key_id: string, hour: number): KeyCount {
    const id = `${hour} ${key_id}`;
    const count = this.#counts.get(id) ?? { key_id, hour, lookup_requests: 0, ct_requests: 0 };
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
      for (const { key_id, hour, lookup_requests, ct_requests } of counts) {
        const newer = this.#of(key_id, hour);
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

  /** Returns the hours of a key from `from` to `to`, those without requests too, oldest first. */
  async read(key_id: string, from: number, to: number): Promise<HourCount[]> {
    await this.flush();
    const first = Math.floor(from / HOUR_MS) * HOUR_MS;
    const known = new Map((await this.#stores.usage.read(key_id, first)).map((each) => [each.hour, each]));
    const hours: HourCount[] = [];
    for (let hour = first; hour <= to; hour += HOUR_MS) {
      hours.push(known.get(hour) ?? { hour, lookup_requests: 0, ct_requests: 0 });
    }
    return hours;
  }
}
