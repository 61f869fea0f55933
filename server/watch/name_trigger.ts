/**
 * Names that pass by, from certificate logs or requests, as a trigger of looks at the brands that they imitate.
 * @module
 */
import { fitsPattern } from "../../lib/watch/mod.ts";
import type { BrandRecord, FoundName, WatchStore } from "../stores/watch.ts";
import { imitationFinder } from "./candidates.ts";
import { STUDIED_MS } from "./watcher.ts";

/** Found names of a brand that are studied a day. */
export const DAY_BUDGET = 1_000;
/** Brands are read again after that. */
const FRESH_MS = 30_000;
/** Names that are remembered so that they are compared once. */
const MOST_REMEMBERED = 100_000;

/** Names times domains that are compared before other requests get the thread: some 10 ms. */
const SLICE_PAIRS = 2_000;

/** Takes names and notes those that imitate a watched brand. */
export interface NameTrigger {
  /**
   * Notes names to be studied at once by whoever watches the brands. Left out are the brand's own names, names whose
   * watch knows them already, those that were offered within a day, and what is above the day's budget.
   *
   * @param names Host names in any case; `*.` and `www.` in front do not count.
   * @param owner Whose brands; without it, everybody's.
   * @returns How many were noted.
   */
  offer(names: Iterable<string>, owner?: string): Promise<number>;
}

interface Guarded {
  brand: BrandRecord;
  find: (name: string) => FoundName | null;
}

/** Returns the trigger of the brands in a store. */
export function nameTrigger(store: WatchStore, now: () => number): NameTrigger {
  let guarded: Guarded[] = [];
  let readAt = -Infinity;
  let seen = new Set<string>();
  let seenSince = -Infinity;

  const refresh = async (): Promise<void> => {
    if (now() < readAt + FRESH_MS) return;
    const known = new Map(guarded.map((each) => [each.brand.id, each]));
    const brands = (await store.list()).filter(({ settings }) => !settings.paused);
    readAt = now();
    guarded = brands.map((brand) => {
      const before = known.get(brand.id);
      const isSame = before !== undefined &&
        `${before.brand.settings.domains}` === `${brand.settings.domains}`;
      if (!isSame) seen.clear();
      return { brand, find: isSame ? before.find : imitationFinder(brand.settings.domains) };
    });
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

  return {
    async offer(names, owner) {
      await refresh();
      if (guarded.length === 0) return 0;
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
      let noted = 0;
      let pairs = 0;
      for (const { brand, find } of guarded) {
        if (owner !== undefined && brand.owner !== owner) continue;
        const found: FoundName[] = [];
        for (const name of fresh) {
          pairs += brand.settings.domains.length;
          if (pairs >= SLICE_PAIRS) {
            pairs = 0;
            await new Promise<void>((resume) => setImmediate(resume));
          }
          const match = find(name);
          if (match !== null) found.push(match);
        }
        if (found.length === 0) continue;
        noted += await store.found(brand.id, await strangers(brand, found), {
          now: now(),
          budget: DAY_BUDGET,
          again_ms: STUDIED_MS,
        });
      }
      return noted;
    },
  };
}
