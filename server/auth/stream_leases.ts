import { SquatError } from "../../mod.ts";
import { randomText } from "./keys.ts";
import type { LimitStore } from "../stores/store.ts";

/** Seconds after which a place may well be free again. */
const RETRY_SEC = 5;

/** How often an instance has to renew its places. */
export const RENEW_MS = 2_000;
/**
 * How long a place stays taken when nobody renews it: so long after an instance died. A statement of PostgreSQL may
 * take ten seconds; the rest is for clocks that differ.
 */
const LEASE_MS = 15_000;

/** Places for streams: so many at a time in this process, and so many for one key on all instances of the store. */
export class Streams {
  readonly #limits: { capacity: number; streams: number };
  readonly #store: LimitStore;
  readonly #places = new Set<string>();
  /** Streams of each owner in this process. */
  readonly #ofOwner = new Map<string, number>();
  #taken = 0;

  /** `capacity` is for this process, `streams` for one key. */
  constructor(limits: { capacity: number; streams: number }, store: LimitStore) {
    this.#limits = limits;
    this.#store = store;
  }

  /** Places taken. */
  get taken(): number {
    return this.#taken;
  }

  /**
   * Takes a place and resolves with what gives it back; calling that again does nothing.
   *
   * @param id The key.
   * @param owner Whose key it is. However many keys an owner has, some places stay for others.
   * @throws {SquatError} `rate_limited` when the key has all of its own, `over_capacity` when the owner has its share
   * or all places are taken.
   */
  async take(id: string, owner: string, now: number): Promise<() => void> {
    const most = this.#limits.streams;
    const leave = await this.#hold(`streams ${id}`, most, now);
    if (leave === null) {
      throw new SquatError(
        "rate_limited",
        `All ${most} streams of this key or owner are open: wait for one to end`,
        { retryAfterSeconds: RETRY_SEC },
      );
    }
    const own = this.#ofOwner.get(owner) ?? 0;
    const share = this.#share(owner);
    if (own >= share) {
      leave();
      throw new SquatError(
        "over_capacity",
        `All keys of this owner share ${share} places for streams now, which are taken: wait for one to end`,
        { retryAfterSeconds: RETRY_SEC },
      );
    }
    if (this.#taken >= this.#limits.capacity) {
      leave();
      throw new SquatError("over_capacity", "All places for streams are taken: try again later", {
        retryAfterSeconds: RETRY_SEC,
      });
    }
    this.#taken++;
    this.#ofOwner.set(owner, own + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#taken--;
      const left = this.#ofOwner.get(owner)! - 1;
      if (left > 0) this.#ofOwner.set(owner, left);
      else this.#ofOwner.delete(owner);
      leave();
    };
  }

  /**
   * Places that an owner may have now: three quarters while nobody else streams, else an equal share. An owner with more
   * than that keeps them, but gets no new ones until the others have theirs.
   */
  #share(owner: string): number {
    const owners = this.#ofOwner.size + (this.#ofOwner.has(owner) ? 0 : 1);
    const { capacity, streams } = this.#limits;
    const share = owners === 1 ? Math.ceil(capacity * 0.75) : Math.floor(capacity / owners);
    // One key alone always gets what is promised to it.
    return Math.max(share, Math.min(streams, capacity));
  }

  /** Tells the other instances that this one is at something, until what it resolves with is called. */
  async mark(id: string, now: number): Promise<() => void> {
    return (await this.#hold(id, Infinity, now))!;
  }

  /** Whether an instance is at that. */
  async marked(id: string, now: number): Promise<boolean> {
    return await this.#store.held(id, now) > 0;
  }

  /** Keeps the places of this process; to be called every `RENEW_MS`. */
  async renew(now: number): Promise<void> {
    if (this.#places.size > 0) await this.#store.renew([...this.#places], now + LEASE_MS);
  }

  async #hold(id: string, most: number, now: number): Promise<(() => void) | null> {
    const place = randomText(20);
    if (!await this.#store.hold(id, place, Math.min(most, 2 ** 31), now, now + LEASE_MS)) return null;
    this.#places.add(place);
    return () => {
      // A store that cannot be reached frees it when its time is over.
      if (this.#places.delete(place)) this.#store.free(place).catch(() => {});
    };
  }
}
