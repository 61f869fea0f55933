import type { BrandContext } from "../../../../lib/lines/mod.ts";
import type { BrandName, WatchedBrand } from "./types.ts";

/** What the watch of a domain says of its names: whose they are, and how much they matter. Empty where nobody watches it. */
export function watchedContext(
  domain: string,
  brand: WatchedBrand | null | undefined,
  names: readonly BrandName[],
): BrandContext {
  if (brand == null) return {};
  const known = names.filter((each) => each.domain === domain);
  const own = known.filter(({ assessment }) => assessment.ownership === "yours");
  return {
    domains: brand.domains,
    rules: brand.rules,
    severities: Object.fromEntries(
      known.flatMap(({ name, unicode, assessment: { severity } }) =>
        [name, unicode].map((each) => [each, severity])
      ),
    ),
    names: [...brand.owned, ...own.flatMap(({ name, unicode }) => [name, unicode])],
  };
}
