/**
 * Names from certificate logs or requests, as triggers of runs of the brands that they imitate.
 * @module
 */
import { type EventSource, fitsPattern } from "../../lib/watch/mod.ts";
import { type Steps, ThreadTime } from "../auth/thread_time.ts";
import type { BrandRecord, FoundName, WatchStore } from "../stores/watch.ts";
import { WatchedDomains } from "./watched_domains.ts";
import { STUDIED_MS } from "./watcher.ts";

/** Maximum number of found names of a brand that are studied in a day. */
export const DAY_BUDGET = 1_000;
/** Milliseconds after which brands are read again. */
const FRESH_MS = 30_000;
/** Number of names remembered, so that each is compared once. */
const MOST_REMEMBERED = 100_000;

/** Queues the names that imitate a watched brand. */
export interface NameTrigger {
  /**
   * Queues names for an immediate study by the watcher of the brands. It skips the brand's own names, names that the
   * watch already knows, those offered within a day, and those above the day's budget.
   *
   * @param names Host names in any case; a leading `*.` or `www.` is ignored.
   * @param owner Owner of the brands. @default all owners
   * @param source Where they come from. @default unknown
   * @returns How many were queued.
   */
  offer(names: Iterable<string>, owner?: string, source?: EventSource): Promise<number>;
  /**
   * Queues names of one brand, whatever they look like, for an immediate study, under the same rules and budget.
   *
   * @returns `known`: nothing to study; `held`: the brand had its names of the day, or is being studied.
   */
  found(brand: BrandRecord, name: FoundName): Promise<"queued" | "known" | "held">;
}

/**
 * Returns the trigger of the brands in a store.
 *
 * @param thread Where names are compared. @default that of this trigger alone
 */
export function nameTrigger(
  store: WatchStore,
  now: () => number,
  thread: ThreadTime = new ThreadTime(),
): NameTrigger {
  const watched = new WatchedDomains();
  let brands: BrandRecord[] = [];
  let byDomain = new Map<string, BrandRecord[]>();
  let readAt = -Infinity;
  let refreshing: Promise<void> | null = null;
  let seen = new Set<string>();
  let seenSince = -Infinity;

  const refresh = async (): Promise<void> => {
    const list = (await store.list()).filter(({ settings }) => !settings.paused);
    const known = new Map(brands.map((brand) => [brand.id, brand]));
    const domains = new Map<string, BrandRecord[]>();
    for (const brand of list) {
      if (`${known.get(brand.id)?.settings.domains}` !== `${brand.settings.domains}`) seen.clear();
      for (const domain of new Set(brand.settings.domains)) {
        const others = domains.get(domain);
        if (others === undefined) domains.set(domain, [brand]);
        else others.push(brand);
      }
    }
    await thread.goOn("", watched.set(new Set(domains.keys())));
    [brands, byDomain, readAt] = [list, domains, now()];
  };
  /** Reads the brands if that is due; at most once at a time. */
  const refreshed = async (): Promise<void> => {
    if (now() < readAt + FRESH_MS) return;
    refreshing ??= refresh().finally(() => refreshing = null);
    await refreshing;
  };

  /** Names of a brand that are neither its own nor known. */
  const strangers = async (
    { id, settings }: BrandRecord,
    found: readonly FoundName[],
  ): Promise<FoundName[]> => {
    const triage = await store.triage(id);
    const fresh: FoundName[] = [];
    for (const [domain, names] of Map.groupBy(found, ({ domain }) => domain)) {
      const state = await store.state(id, domain);
      fresh.push(...names.filter(({ name }) => {
        const known = state !== undefined && Object.hasOwn(state.names, name) ? state.names[name] : undefined;
        if (known !== undefined && known.phase !== "gone") return false;
        if (["ours", "ignored"].includes(triage.get(name)?.state ?? "")) return false;
        return !settings.owned.some((pattern) => fitsPattern(pattern, name));
      }));
    }
    return fresh;
  };

  /** The brands that names imitate, with those names. */
  function* compare(
    names: Iterable<string>,
    owner: string | undefined,
  ): Steps<Map<BrandRecord, FoundName[]>> {
    const found = new Map<BrandRecord, FoundName[]>();
    for (const name of names) {
      yield;
      const near = new Set(watched.near(name));
      const resembled = new Set([...near].flatMap((domain) => byDomain.get(domain) ?? []));
      for (const brand of resembled) {
        if (owner !== undefined && brand.owner !== owner) continue;
        for (const domain of brand.settings.domains) {
          if (!near.has(domain)) continue;
          yield;
          const match = watched.imitation(domain, name);
          if (match === null) continue;
          const others = found.get(brand);
          if (others === undefined) found.set(brand, [match]);
          else others.push(match);
          break;
        }
      }
    }
    return found;
  }

  return {
    async found(brand, found) {
      const fresh = await strangers(brand, [found]);
      if (fresh.length === 0) return "known";
      const noted = await store.found(brand.id, fresh, { now: now(), budget: DAY_BUDGET, again_ms: 0 });
      return noted > 0 ? "queued" : "held";
    },
    async offer(names, owner, source) {
      await refreshed();
      if (brands.length === 0) return 0;
      if (seen.size >= MOST_REMEMBERED || now() >= seenSince + STUDIED_MS) {
        seen = new Set();
        seenSince = now();
      }
      const fresh = new Set<string>();
      for (const text of names) {
        const name = text.toLowerCase().replace(/^(\*\.)?(www\.)?/, "");
        const key = owner === undefined ? name : `${owner} ${name}`;
        if (seen.has(key)) continue;
        seen.add(key);
        fresh.add(name);
      }
      const found = await thread.goOn(owner ?? "", compare(fresh, owner));
      let noted = 0;
      for (const [brand, names] of found) {
        const fresh = await strangers(brand, names);
        const known = source === undefined ? fresh : fresh.map((each) => ({ ...each, source }));
        noted += await store.found(brand.id, known, {
          now: now(),
          budget: DAY_BUDGET,
          again_ms: STUDIED_MS,
        });
      }
      return noted;
    },
  };
}
