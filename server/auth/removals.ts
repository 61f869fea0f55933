import type { Departed } from "../wire/started_by.ts";
import type { Stores } from "../stores/store.ts";

/** Milliseconds between questions to the store: what a removed owner has running ends within a second. */
export const POLL_MS = 500;

/** Notices that owners and people were removed, and keys revoked or expired, also by another process on the same store. */
export class Removals {
  readonly #owners: Pick<Stores["owners"], "removals">;
  readonly #now: () => number;
  readonly #end: (ending: Departed) => Promise<void>;
  /** The last removal that was seen; null before the first question. */
  #seen: number | null = null;
  #polling: Promise<void> | undefined;

  /** `end` ends all that an owner, one person of it, a key, or expired keys have running in this process, and deletes what an owner stored meanwhile. */
  constructor(
    owners: Pick<Stores["owners"], "removals">,
    end: (ending: Departed) => Promise<void>,
    now: () => number,
  ) {
    this.#now = now;
    this.#owners = owners;
    this.#end = end;
  }

  /** Ends what owners have running who were removed since the last call; the first call only remembers the state. */
  poll(): Promise<void> {
    return this.#polling ??= this.#poll().finally(() => this.#polling = undefined);
  }

  async #poll(): Promise<void> {
    // Needs no store: also while that is unreachable.
    await this.#end({ expired: this.#now() });
    const { last, names, people, keys } = await this.#owners.removals(this.#seen ?? Number.MAX_SAFE_INTEGER);
    for (const owner of new Set(names)) await this.#end({ owner });
    for (const person of people) await this.#end(person);
    for (const key of keys) await this.#end({ key });
    this.#seen = Math.max(last, this.#seen ?? 0);
  }
}
