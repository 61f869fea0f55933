import { parseDomain, SquatError } from "../../mod.ts";
import { Held } from "../auth/held.ts";
import { WatchedDomains } from "../watch/watched_domains.ts";

/** Most different brands at a time: one that names resemble takes some 300 KiB. */
const MOST_PATTERNS = 500;

/** Brands that clients follow, each prepared once however many clients follow it. */
export class Patterns {
  readonly #watched = new WatchedDomains();
  /** How many follow each. */
  readonly #followers = new Held();

  /**
   * Adds a client's brands. Returns the function that takes them away again.
   *
   * @throws {SquatError} `invalid_domain`; `over_capacity` when there are too many different brands.
   */
  follow(brands: readonly string[]): () => void {
    for (const brand of brands) parseDomain(brand);
    const fresh = brands.filter((brand) => this.#followers.of(brand) === 0).length;
    if (this.#followers.size + fresh > MOST_PATTERNS) {
      throw new SquatError(
        "over_capacity",
        `All clients together follow ${MOST_PATTERNS} brands already: try again later`,
      );
    }
    const ends = brands.map((brand) => this.#followers.take(brand));
    this.#apply();
    return () => {
      for (const end of ends) end();
      this.#apply();
    };
  }

  /** How many different brands are followed. */
  get size(): number {
    return this.#followers.size;
  }

  /** Returns the brands that some of the names imitate. */
  imitated(names: readonly string[]): Set<string> {
    const found = new Set<string>();
    if (this.#followers.size === 0) return found;
    for (const name of names) {
      for (const brand of this.#watched.near(name)) {
        if (!found.has(brand) && this.#watched.imitation(brand, name) !== null) found.add(brand);
      }
    }
    return found;
  }

  #apply(): void {
    const steps = this.#watched.set(new Set(this.#followers.holders()));
    while (steps.next().done !== true);
  }
}
