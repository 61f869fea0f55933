import { isGood } from "./keys.ts";
import type { ReportStore } from "../stores/reports.ts";
import type { ShareStore } from "../stores/shares.ts";
import type { SourceStore } from "../stores/sources.ts";
import type { Stores } from "../stores/store.ts";
import type { WatchStore } from "../stores/watch.ts";

/** Where an owner's things are. */
export interface OwnedStores {
  /** Owners, keys, sessions and results. */
  stores: Pick<Stores, "owners" | "keys" | "results" | "people" | "sessions">;
  /** Watched brands. */
  watch: Pick<WatchStore, "list" | "remove" | "forgetOwner">;
  /** Shared links. */
  shares: Pick<ShareStore, "revokeAll" | "list">;
  reports: Pick<ReportStore, "forgetOwner">;
  /** Names from doors. */
  sources: Pick<SourceStore, "forgetOwner">;
}

/**
 * Removes an owner: account, sessions and keys first, then shared links, results, and brands with their feeds, alerts
 * and channels. A call that was cut off can be
 * repeated. Resolves with false when there is nothing of that name.
 *
 * @param now Milliseconds since 1970.
 */
export async function removeOwner(name: string, parts: OwnedStores, now: number): Promise<boolean> {
  const had = await parts.stores.owners.remove(name, now);
  return await removeOwned(name, parts, now) || had;
}

/** Most links and results that are counted one by one. */
const MOST_COUNTED = 10_000;

/** Counts what a removal of an owner ends, by kind; null when there is nothing of that name. */
export async function whatEnds(
  name: string,
  { stores, watch, shares }: OwnedStores,
  now: number,
): Promise<(readonly [kind: string, count: number])[] | null> {
  const { owners, keys, results, people, sessions } = stores;
  const good = (await keys.list(name)).filter((key) => isGood(key, now));
  if (good.length === 0 && await owners.find(name) === null) return null;
  const persons = await people.list(name);
  const ofPersons = await Promise.all(persons.map((person) => sessions.list(person.name)));
  const brands = await watch.list(name);
  const links = await shares.list(name, MOST_COUNTED);
  return [
    ["people", persons.length],
    ["sessions", ofPersons.flat().filter(({ expires_at }) => expires_at > now).length],
    ["invitations", (await people.invitations(name, now)).length],
    ["keys", good.length],
    ["shared links", links.filter((link) => link.revoked_at === null && link.expires_at > now).length],
    ["brands with feed, alerts and canary", brands.length],
    ["channels", brands.flatMap(({ settings }) => settings.channels).length],
    ["results", (await results.list(name, now, MOST_COUNTED)).length],
  ];
}

/** Removes what belongs to an owner, without the account. Resolves with whether there were brands. */
export async function removeOwned(name: string, parts: OwnedStores, now: number): Promise<boolean> {
  const { stores, watch, shares, reports, sources } = parts;
  await shares.revokeAll(name, null, now);
  await stores.results.expire(name);
  const brands = await watch.list(name);
  for (const { id } of brands) await watch.remove(id);
  await watch.forgetOwner(name);
  await reports.forgetOwner(name);
  await sources.forgetOwner(name);
  return brands.length > 0;
}
