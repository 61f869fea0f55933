import type { Departed } from "../wire/started_by.ts";
import type { Stores } from "../stores/store.ts";
import type { OwnedStores } from "../stores/owned.ts";

/** Milliseconds between questions to the store: what a removed owner has running ends within a second. */
export const POLL_MS = 500;

/** Notices that owners and people were removed, and keys revoked or expired, also by another process on the same store. */
export type Removals = ReturnType<typeof noticeRemovals>;

/**
 * @param end Ends all that an owner, one person of it, a key, or expired keys have running in this process, and deletes what
 * an owner stored meanwhile.
 */
export function noticeRemovals(
  owners: Pick<Stores["owners"], "removals">,
  end: (ending: Departed) => Promise<void>,
  now: () => number,
) {
  /** The last removal that was seen; null before the first question. */
  let seen: number | null = null;
  let polling: Promise<void> | undefined;
  const poll = async (): Promise<void> => {
    // Needs no store: also while that is unreachable.
    await end({ expired: now() });
    const { last, names, people, keys } = await owners.removals(seen ?? Number.MAX_SAFE_INTEGER);
    for (const owner of new Set(names)) await end({ owner });
    for (const person of people) await end(person);
    for (const key of keys) await end({ key });
    seen = Math.max(last, seen ?? 0);
  };
  return {
    /** Ends what owners have running who were removed since the last call; the first call only remembers the state. */
    poll: (): Promise<void> => polling ??= poll().finally(() => polling = undefined),
  };
}

/** Where an owner's things are: account, results, and everything else. */
export interface StoresOfOwners {
  stores: Pick<Stores, "owners" | "results">;
  owned: OwnedStores;
}

/**
 * Removes an owner: account, sessions and keys first, then results, and what the other stores have. A call that was cut
 * off can be repeated. Resolves with false when there is nothing of that name.
 *
 * @param now Milliseconds since 1970.
 */
export async function removeOwner(name: string, parts: StoresOfOwners, now: number): Promise<boolean> {
  const had = await parts.stores.owners.remove(name, now);
  return await removeOwned(name, parts, now) || had;
}

/** Removes what belongs to an owner, without the account. Resolves with whether there were brands. */
export async function removeOwned(name: string, parts: StoresOfOwners, now: number): Promise<boolean> {
  const had = await parts.owned.removed({ what: "owner", owner: name }, now);
  await parts.stores.results.expire(name);
  return had;
}
