/**
 * Names from certificate logs or requests, as triggers of runs of the brands that they imitate.
 * @module
 */
import { MAX_BRAND_NAMES } from "../../../lib/match/mod.ts";
import { type EventSource, fitsPattern } from "./lib/mod.ts";
import { type Steps, ThreadTime } from "../../fair/thread_time.ts";
import type { BrandRecord, FoundName, WatchStore } from "./store/mod.ts";
import { WatchedDomains } from "./lib/watched.ts";
import { STUDIED_MS } from "./watcher.ts";

/** Maximum number of found names of a brand that are studied in a day. */
export const DAY_BUDGET = 1_000;
/** Milliseconds after which brands are read again. */
const FRESH_MS = 30_000;
/** Number of names remembered, so that each is compared once. */
const MAX_REMEMBERED = 100_000;

/** Queues the names that imitate a brand of the store, for an immediate study by the watcher. */
export class NameTrigger {
  readonly #store: WatchStore;
  readonly #now: () => number;
  readonly #thread: ThreadTime;
  readonly #watched = new WatchedDomains();
  #brands: readonly BrandRecord[] = [];
  #byDomain = new Map<string, BrandRecord[]>();
  /** The brands that the index was made of. */
  #guarded = "";
  #readAt = -Infinity;
  #refreshing: Promise<void> | null = null;
  #seen = new Set<string>();
  #seenSince = -Infinity;

  /**
   * @param thread Where names are compared. @default that of this trigger alone
   */
  constructor(store: WatchStore, now: () => number, thread: ThreadTime = new ThreadTime()) {
    this.#store = store;
    this.#now = now;
    this.#thread = thread;
  }

  /**
   * Queues names of one brand, whatever they look like, under the same rules and budget as `offer`.
   *
   * @returns `known`: nothing to study; `held`: the brand had its names of the day, or is being studied.
   */
  async found(brand: BrandRecord, found: FoundName): Promise<"queued" | "known" | "held"> {
    const fresh = await this.#strangers(brand, [found]);
    if (fresh.length === 0) return "known";
    const limits = { now: this.#now(), budget: DAY_BUDGET, again_ms: 0 };
    return await this.#store.found(brand.id, fresh, limits) > 0 ? "queued" : "held";
  }

  /**
   * Queues names. It skips the brand's own names, names that the watch already knows, those offered within a day, and those
   * above the day's budget.
   *
   * @param names Host names in any case; a leading `*.` or `www.` is ignored.
   * @param owner Owner of the brands. @default all owners
   * @param source Where they come from. @default unknown
   * @returns How many were queued.
   */
  async offer(names: Iterable<string>, owner?: string, source?: EventSource): Promise<number> {
    await this.#refreshed();
    if (this.#brands.length === 0) return 0;
    const found = await this.#thread.goOn(owner ?? "", this.#compare(this.#unseen(names, owner), owner));
    let noted = 0;
    for (const [brand, matches] of Map.groupBy(found, ({ brand }) => brand)) {
      const fresh = await this.#strangers(brand, matches.map(({ match }) => match));
      const known = source === undefined ? fresh : fresh.map((each) => ({ ...each, source }));
      const limits = { now: this.#now(), budget: DAY_BUDGET, again_ms: STUDIED_MS };
      noted += await this.#store.found(brand.id, known, limits);
    }
    return noted;
  }

  /** Reads the brands if that is due; at most once at a time. */
  async #refreshed(): Promise<void> {
    if (this.#now() < this.#readAt + FRESH_MS) return;
    this.#refreshing ??= this.#refresh().finally(() => this.#refreshing = null);
    await this.#refreshing;
  }

  async #refresh(): Promise<void> {
    const list = (await this.#store.list()).filter(({ settings }) => !settings.paused);
    const domains = list.flatMap((brand) =>
      [...new Set(brand.settings.domains)].map((domain) => ({ domain, brand }))
    );
    const byDomain = Map.groupBy(domains, ({ domain }) => domain);
    const wordsOf = new Map(
      [...byDomain].map(([domain, all]) => [
        domain,
        [...new Set(all.flatMap(({ brand: { settings: { words } } }) => words.slice(0, MAX_BRAND_NAMES)))],
      ]),
    );
    const guarded = JSON.stringify(list.map(({ id, settings: { domains, words } }) => [id, domains, words]));
    if (guarded !== this.#guarded) {
      this.#seen.clear();
      await this.#thread.goOn("", this.#watched.set(wordsOf));
      this.#guarded = guarded;
    }
    this.#byDomain = new Map([...byDomain].map(([domain, all]) => [domain, all.map(({ brand }) => brand)]));
    [this.#brands, this.#readAt] = [list, this.#now()];
  }

  /** Names that were not offered within a day. */
  #unseen(names: Iterable<string>, owner: string | undefined): Set<string> {
    if (this.#seen.size >= MAX_REMEMBERED || this.#now() >= this.#seenSince + STUDIED_MS) {
      this.#seen = new Set();
      this.#seenSince = this.#now();
    }
    const fresh = new Set<string>();
    for (const text of names) {
      const name = text.toLowerCase().replace(/^(\*\.)?(www\.)?/, "");
      const key = owner === undefined ? name : `${owner} ${name}`;
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      fresh.add(name);
    }
    return fresh;
  }

  /** Names of a brand that are neither its own nor known. */
  async #strangers({ id, settings }: BrandRecord, found: readonly FoundName[]): Promise<FoundName[]> {
    const triage = await this.#store.triage(id);
    const fresh: FoundName[] = [];
    for (const [domain, names] of Map.groupBy(found, ({ domain }) => domain)) {
      const state = await this.#store.state(id, domain);
      fresh.push(...names.filter(({ name }) => {
        const known = state !== undefined && Object.hasOwn(state.names, name) ? state.names[name] : undefined;
        if (known !== undefined && known.phase !== "gone") return false;
        if (["ours", "ignored"].includes(triage.get(name)?.state ?? "")) return false;
        return !settings.owned.some((pattern) => fitsPattern(pattern, name));
      }));
    }
    return fresh;
  }

  /** The brands that names imitate, with each name. */
  *#compare(
    names: Iterable<string>,
    owner: string | undefined,
  ): Steps<{ brand: BrandRecord; match: FoundName }[]> {
    const found: { brand: BrandRecord; match: FoundName }[] = [];
    for (const name of names) {
      yield;
      const near = new Set(this.#watched.near(name));
      if (near.size === 0) continue;
      const resembled = new Set([...near].flatMap((domain) => this.#byDomain.get(domain) ?? []));
      for (const brand of resembled) {
        if (owner !== undefined && brand.owner !== owner) continue;
        for (const domain of brand.settings.domains) {
          if (!near.has(domain)) continue;
          yield;
          const match = this.#watched.imitation(domain, name, brand.settings.words);
          if (match === null) continue;
          found.push({ brand, match });
          break;
        }
      }
    }
    return found;
  }
}
