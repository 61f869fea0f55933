import { SquatError, type SquatErrorCode } from "../../lib/errors.ts";
import { Held } from "../fair/held.ts";
import { randomText } from "./keys.ts";
import type { LimitStore } from "../stores/memory_limits.ts";

/** Seconds after which a client may try again. */
const RETRY_SEC = 5;

/** Milliseconds between renewals of the leases of this process. */
export const LEASE_RENEW_MS = 2_000;
/**
 * How long a lease lasts unless it is renewed, milliseconds: the leases of an instance that died end after it. Longer
 * than the statement timeout of a shared database, 10 s.
 */
const STREAM_LEASE_MS = 15_000;

/** Limits open streams: in this process, of one owner in it, and of one key on all instances. */
export class Streams {
  readonly #limits: { capacity: number; streams: number };
  readonly #store: LimitStore;
  readonly #leases = new Set<string>();
  /** Streams of each owner in this process. */
  readonly #open = new Held();

  /** `capacity` is for this process, `streams` for one key. */
  constructor(limits: { capacity: number; streams: number }, store: LimitStore) {
    this.#limits = limits;
    this.#store = store;
  }

  /** Streams that are open. */
  get taken(): number {
    return this.#open.all;
  }

  /**
   * Takes a lease for a stream. Resolves with a function that returns it; further calls do nothing.
   *
   * @param id The key.
   * @param owner The owner of the key. However many keys an owner has, some streams are left for other owners.
   * @throws {SquatError} `rate_limited` when the key has all its streams open, `over_capacity` when the owner has its
   * share or the capacity is used.
   */
  async take(id: string, owner: string): Promise<() => void> {
    const most = this.#limits.streams;
    const end = await this.lease(`streams ${id}`, most);
    const refusal = (code: SquatErrorCode, message: string): SquatError => {
      end?.();
      return new SquatError(code, message, { retryAfterSeconds: RETRY_SEC });
    };
    if (end === null) {
      throw refusal("rate_limited", `All ${most} streams of this key or owner are open: wait for one to end`);
    }
    const share = this.#share(owner);
    if (this.#open.of(owner) >= share) {
      const sentence =
        `All keys of this owner share ${share} streams now, which are open: wait for one to end`;
      throw refusal("over_capacity", sentence);
    }
    if (this.#open.all >= this.#limits.capacity) {
      throw refusal("over_capacity", "All streams of this server are in use: try again later");
    }
    const leave = this.enter(owner);
    return () => {
      leave();
      end();
    };
  }

  /**
   * Counts work that the service does for an owner by itself, such as the run of a watched brand: it takes one of the
   * owner's places, and is never refused, so that no number of requests keeps it from running. Its own limits are those
   * of who starts it. Returns a function that ends it; further calls do nothing.
   */
  enter(owner: string): () => void {
    return this.#open.take(owner);
  }

  /**
   * Returns how many streams an owner may have now: three quarters while no other owner streams, else an equal share.
   * Streams above it continue, but the owner gets no new ones.
   */
  #share(owner: string): number {
    const owners = this.#open.size + (this.#open.of(owner) > 0 ? 0 : 1);
    const { capacity, streams } = this.#limits;
    const share = owners === 1 ? Math.ceil(capacity * 0.75) : Math.floor(capacity / owners);
    // One key alone always gets all of its streams.
    return Math.max(share, Math.min(streams, capacity));
  }

  /** Sets a flag that all instances see. Resolves with a function that removes it. */
  async mark(id: string): Promise<() => void> {
    return (await this.lease(id, Infinity))!;
  }

  /** Those of the flags that any instance has set. */
  async marked(ids: readonly string[]): Promise<Set<string>> {
    return ids.length === 0 ? new Set() : await this.#store.held(ids);
  }

  /** Whether any instance has set that flag. */
  async isMarked(id: string): Promise<boolean> {
    return (await this.marked([id])).has(id);
  }

  /** Renews the leases of this process; call it every `RENEW_MS`. */
  async renew(): Promise<void> {
    if (this.#leases.size > 0) await this.#store.renew([...this.#leases], STREAM_LEASE_MS);
  }

  /**
   * Takes one of `most` leases of `id` on all instances. Resolves with a function that returns it; null when all are
   * taken.
   */
  async lease(id: string, most: number): Promise<(() => void) | null> {
    const lease = randomText(20);
    if (!await this.#store.hold(id, lease, Math.min(most, 2 ** 31), STREAM_LEASE_MS)) return null;
    this.#leases.add(lease);
    return () => {
      // If the store cannot be reached, the lease ends by itself.
      if (this.#leases.delete(lease)) this.#store.free(lease).catch(() => {});
    };
  }
}
