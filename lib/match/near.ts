/**
 * Which brands of an index are worth comparing a name with: a first step for those who compare by their own means.
 * @module
 */
import type { Domain } from "../model.ts";
import { readings } from "../permute/kinds/homoglyph.ts";
import type { BrandIndex } from "./brand_index.ts";
import { candidatesOf } from "./candidates.ts";
import { hostOf } from "./host.ts";
import { readName } from "./read_name.ts";

/** Maximum number of readings of a name with non-ASCII letters. */
const READINGS = 32;
const NON_ASCII = /[^\0-\x7f]/;

/** Returns how a registrable label may be read: undefined for as it stands, and by the ASCII letters it looks like. */
export function readingsOf({ domain }: Domain): (string | undefined)[] {
  return NON_ASCII.test(domain) ? [undefined, ...readings(domain).slice(0, READINGS)] : [undefined];
}

/** Maximum number of parts of a name that may be brands. */
const MOST = 4096;

/**
 * Returns the registrable names of all brands that `match` could find for a name with any index that has them, and of
 * some others; null when they are too many to list.
 *
 * @throws {SquatError} `invalid_domain` for an unusable name.
 * @example
 * ```ts
 * import { BrandIndex, brandsNear } from "./mod.ts";
 * const index = new BrandIndex(["paypal.com", "ebay.com"]);
 * console.assert(brandsNear("paypa1-login.top", index)?.has("paypal.com"));
 * ```
 */
export function brandsNear(name: string, index: BrandIndex): Set<string> | null {
  const out = new Set<string>();
  const parsed = readName(name);
  if (parsed === null) return out;
  for (const reading of readingsOf(parsed)) {
    const candidates = candidatesOf(hostOf(parsed, reading), index, MOST);
    if (candidates.length === MOST) return null;
    for (const { number } of candidates) out.add(index.at(number).name);
  }
  return out;
}
