/**
 * The brands that the host and the page of an analysis are compared with.
 * @module
 */
import { BrandIndex, match } from "../../../lib/match/mod.ts";
import { listedReason } from "../../../lib/watch/mod.ts";
import type { BrandRecord } from "../../stores/watch.ts";

/** The share of all names that imitate a brand: a name below it is less likely to than any. */
const LEAST_PROBABILITY = 0.001;

/**
 * The watched domain that a host most likely imitates; undefined when it imitates none, or belongs to the brand.
 *
 * @param brands Those that the caller watches: the page of the brand is visited for the comparison.
 */
export function watchedBrandOf(host: string, brands: readonly BrandRecord[]): string | undefined {
  const isOwn = brands.some(({ settings: { domains, owned: names } }) =>
    listedReason(host, { domains, names }) !== null
  );
  if (isOwn || brands.length === 0) return undefined;
  const index = new BrandIndex(brands.flatMap(({ settings }) => settings.domains));
  return match(host, index, { limit: 1, min: LEAST_PROBABILITY })[0]?.brand;
}
