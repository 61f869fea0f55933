/**
 * The watched brands as names from doors meet them. Owners are kept apart: what one says of a brand decides nothing for
 * another.
 * @module
 */
import { PageIndex } from "../../../lib/match/page/mod.ts";
import { fitsPattern } from "../watch/lib/mod.ts";
import { pageBrands } from "../watch/own_pages.ts";
import type { BrandRecord, WatchStore } from "../watch/store/mod.ts";

/** Milliseconds after which brands are read again. */
const BRANDS_FRESH_MS = 10_000;

/** The brands of one owner. */
export interface OwnerBrands {
  /** By the registrable name that a match says. */
  readonly byName: ReadonlyMap<string, BrandRecord>;
  /** For comparing pages. */
  readonly index: PageIndex;
  /** Whether a host is the owner's own, or shows anybody's pages without harm. */
  readonly isQuiet: (host: string) => boolean;
}

/** The watched brands of all owners. */
export type BrandsOfOwners = ReturnType<typeof brandsOfOwners>;

/** Reads watched brands, at most every few seconds. */
export function brandsOfOwners(store: Pick<WatchStore, "list" | "pages">, now: () => number) {
  let owners = new Map<string, OwnerBrands & { readonly text: string }>();
  /** Owners of brands, also of paused ones. */
  let all: string[] = [];
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;

  const prepared = async (records: readonly BrandRecord[]): Promise<OwnerBrands> => {
    const brands = await pageBrands(records, store);
    return {
      byName: new Map(brands.map(({ brand }, i) => [brand, records[i]!] as const).reverse()),
      index: new PageIndex(brands),
      isQuiet: quietHosts(records.flatMap(({ settings }) => [...settings.domains, ...settings.owned])),
    };
  };
  const read = async (): Promise<void> => {
    const listed = await store.list();
    const brands = listed.filter(({ settings }) => !settings.paused);
    const next: typeof owners = new Map();
    for (const [owner, records] of Map.groupBy(brands, ({ owner }) => owner)) {
      // Made anew only where something changed: with thousands of brands it takes a while.
      const text = JSON.stringify(
        records.map((
          { id, pages_at, settings: { name, domains, owned, words } },
        ) => [id, pages_at, name, domains, owned, words]),
      );
      const known = owners.get(owner);
      next.set(owner, known?.text === text ? known : { text, ...await prepared(records) });
    }
    all = listed.map(({ owner }) => owner);
    owners = next;
    // That nothing is watched is not remembered: the first brand counts at once.
    readAt = brands.length === 0 ? -Infinity : now();
  };
  /** The brands that names of an owner are compared with: its own, or with an empty owner those of all. */
  const of = async (owner: string): Promise<OwnerBrands[]> => {
    if (now() >= readAt + BRANDS_FRESH_MS) await (reading ??= read().finally(() => reading = null));
    if (owner === "") return [...owners.values()];
    const own = owners.get(owner);
    return own === undefined ? [] : [own];
  };
  return {
    of,
    /** Has brands read anew: what follows depends on those of now. */
    forget: (): void => void (readAt = -Infinity),
    /** Whether nobody else than these owners watches brands here. */
    async isAlone(given: readonly string[]): Promise<boolean> {
      await of("");
      return all.every((owner) => given.includes(owner));
    },
  };
}

/** Hosts that show copies of anybody's pages, or send visitors to them: archives, caches, translators, searches. */
const SERVICES =
  /(?:^|\.)(?:archive\.(?:org|today|ph|is|li|md|fo|vn)|webcache\.googleusercontent\.com|cc\.bingj\.com|translatoruser\.net|microsofttranslator\.com|translate\.google\.com|google\.(?:com?\.)?[a-z]{2,3}|bing\.com|duckduckgo\.com|ecosia\.org|search\.brave\.com|qwant\.com|startpage\.com|search\.yahoo\.com|baidu\.com|yandex\.(?:com|ru)|urlscan\.io|browserling\.com)$/;

/** `a.example-one.com` as Google's translator writes it: `a-example--one-com.translate.goog`. */
const translated = (host: string): string =>
  `${host.replaceAll("-", "--").replaceAll(".", "-")}.translate.goog`;

/**
 * Returns whether a host is known to send visitors or to show copies without harm: the brand's own, and services that show
 * anybody's pages.
 *
 * @param own Domains of the brands, with all names below them, and patterns of names.
 */
export function quietHosts(own: readonly string[]): (host: string) => boolean {
  const domains = new Set(own.map((each) => each.replace(/^\*\./, "")).filter((each) => !each.includes("*")));
  const patterns = own.filter((each) => each.replace(/^\*\./, "").includes("*"));
  const copies = new Set([...domains].flatMap((each) => [translated(each), translated(`www.${each}`)]));
  return (host) => {
    if (copies.has(host) || SERVICES.test(host)) return true;
    for (let at = 0; at >= 0; at = host.indexOf(".", at) + 1 || -1) {
      if (domains.has(host.slice(at))) return true;
    }
    return patterns.some((pattern) => fitsPattern(pattern, host));
  };
}
