import { checkArgument } from "../argument.ts";
import { SquatError } from "../errors.ts";
import type { Domain, PermutationKind } from "../model.ts";
import { BrandIndex, type NamedBrand } from "./brand_index.ts";
import { match } from "./mod.ts";

/** A brand that a name may imitate. */
export interface Imitation {
  /** The brand's registrable name. */
  brand: string;
  /** The kind of edit that leads from the brand to the name. */
  kind: PermutationKind;
  /** The edit in words, `l → 1 at 5`: places count from 0, the same in both names up to the edit. */
  text: string;
  /** From 0 to 1: how likely the name imitates the brand, when one of a thousand names imitates any. */
  score: number;
}

/**
 * Returns your brands, prepared once for many names and pages: `untwist`, `match` and `matchPage` take them. Those that
 * cannot be used are left out and named in `refused`.
 *
 * @param list Host names or parsed domains, or with the other words that a brand is called by and its own pages.
 * @throws {SquatError} `invalid_domain` when none of them can be used.
 * @example
 * ```ts
 * import { brands, untwist } from "./untwist.ts";
 * const ours = brands([{ domain: "facebook.com", names: ["Meta", "Messenger"] }, "gov.uk"]);
 * console.assert(untwist("messenger-login.top", ours)[0]?.brand === "facebook.com");
 * ```
 */
export function brands(list: Iterable<Domain | string | NamedBrand>): BrandIndex {
  checkArgument(list, "list", "the brands");
  return new BrandIndex(list);
}

/**
 * Returns the brands a name imitates, the likeliest first: a simpler {@link match}.
 *
 * Finds everything that one edit of `permute` under any suffix leads to, and more. The brand itself is not an
 * imitation.
 *
 * @param candidate The suspect name.
 * @param ours Your brands, or a few of them as a list.
 * @param limit At most this many.
 * @param min Leave out those of a lower score; {@link LIKELY_FROM} is what `match` calls likely.
 * @throws {SquatError} `invalid_domain` for an unusable name.
 * @example
 * ```ts
 * import { untwist } from "./untwist.ts";
 * console.assert(untwist("paypa1-login.top", ["paypal.com", "ebay.com"])[0]?.brand === "paypal.com");
 * ```
 */
export function untwist(
  candidate: Domain | string,
  ours: BrandIndex | Iterable<Domain | string | NamedBrand>,
  limit: number = 10,
  min: number = 0,
): Imitation[] {
  checkArgument(candidate, "domain", "the name of untwist");
  if (!(ours instanceof BrandIndex)) checkArgument(ours, "list", "the brands of untwist");
  const index = ours instanceof BrandIndex ? ours : new BrandIndex(ours);
  return match(candidate, index, { limit, min }).map(({ brand, kind, text, probability }) => ({
    brand,
    kind,
    text,
    score: probability,
  }));
}

/**
 * Returns a function that estimates how likely a name imitates any of these brands, from 0 to 1, if one of a thousand
 * names imitates any. It returns 0 for names without resemblance, for the brands' own names, and for texts that are
 * not names.
 *
 * @param ours The brands' names.
 * @throws {SquatError} `invalid_domain`.
 * @example
 * ```ts
 * import { likenessTo } from "./untwist.ts";
 * const likeness = likenessTo("paypal.com");
 * console.assert(likeness("paypa1-login.top") > likeness("example.org"));
 * ```
 */
export function likenessTo(...ours: readonly (Domain | string)[]): (name: string) => number {
  const index = new BrandIndex(ours);
  return (name) => {
    try {
      return match(name, index, { limit: 1 })[0]?.probability ?? 0;
    } catch (error) {
      if (error instanceof SquatError) return 0;
      throw error;
    }
  };
}
