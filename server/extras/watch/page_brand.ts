import { type PageBrand, PROFILE_VERSION } from "../../../lib/match/page/mod.ts";
import { brandDomain } from "../../../lib/domain.ts";
import type { BrandRecord, BrandSettings, OwnPages, WatchStore } from "./store/mod.ts";

/** A watched brand as pages name it: its names, its words, the hosts that are its own, and what its own pages show. */
export function pageBrandOf({ name, domains, owned, words }: BrandSettings, pages?: OwnPages): PageBrand {
  const [first] = domains;
  const profile = pages?.profile?.version === PROFILE_VERSION ? pages.profile : null;
  const union = (...lists: (readonly string[])[]) => [...new Set(lists.flat())];
  return {
    ...profile,
    brand: brandDomain(first!).registrable,
    name,
    aliases: union(domains.map((domain) => brandDomain(domain).domain), words, profile?.aliases ?? []),
    domains: union(domains, owned.map((pattern) => pattern.replace(/^\*\./, "")), profile?.domains ?? []),
  };
}

/**
 * Watched brands as pages name them.
 *
 * @param most Of how many what their own pages show is read. @default of all
 */
export async function pageBrands(
  records: readonly Pick<BrandRecord, "id" | "settings">[],
  store: Pick<WatchStore, "pages">,
  most: number = Infinity,
): Promise<PageBrand[]> {
  const pages = await store.pages(records.slice(0, most).map(({ id }) => id));
  return records.map(({ id, settings }) => pageBrandOf(settings, pages.get(id)));
}
