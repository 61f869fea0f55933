import { SquatError } from "../../../lib/errors.ts";
import { BrandIndex, match } from "../../../lib/match/mod.ts";

/**
 * Returns a predicate: whether a name of a certificate, `*.` included, imitates any of the brands.
 *
 * @param min The least probability of an imitation.
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
