import { SquatError } from "../../../lib/errors.ts";
import { BrandIndex, match } from "../../../lib/match/mod.ts";

/**
 * Returns what tells whether a name of a certificate, `*.` included, imitates any of the brands.
 *
 * @param min Names that are less likely to imitate one do not count.
 * @throws {SquatError} `invalid_domain` for an unusable brand.
 */
export function imitates(brands: readonly string[], { min }: { min: number }): (name: string) => boolean {
  const index = new BrandIndex(brands);
  return (name) => {
    try {
      return match(name.replace(/^\*\./, ""), index, { min, limit: 1 }).length > 0;
    } catch (error) {
      if (error instanceof SquatError) return false;
      throw error;
    }
  };
}
