/**
 * The domains of many brands, prepared so that a name that passes by is compared only with those that it resembles.
 * @module
 */
import { readDomain } from "../../../../lib/domain.ts";
import { SquatError } from "../../../../lib/errors.ts";
import type { PermutationKind } from "../../../../lib/model.ts";
import { BrandIndex, brandsNear, match, MAX_BRAND_NAMES, VISIT_FROM } from "../../../../lib/match/mod.ts";

/** A name that imitates a domain. */
export interface Imitation {
  /** The domain. */
  domain: string;
  /** FQDN. */
  name: string;
  /** The edit that leads to it. */
  kind: PermutationKind;
}

/**
 * Returns a function that says how a name from a certificate or feed imitates a domain; null when it does not.
 *
 * @param words Other words that the brand is called by.
 */
export function imitationFinder(
  domain: string,
  words: readonly string[] = [],
): (name: string) => Imitation | null {
  const index = new BrandIndex([{ domain, names: words }]);
  return (text) => {
    const name = text.replace(/^\*\./, "");
    // By the name that runs have. What matching reads and no lookup takes, such as .onion, is not studied.
    const fqdn = readDomain(name)?.fqdn;
    if (fqdn === undefined) return null;
    const [found] = match(name.replace(/^www\./, ""), index, { min: VISIT_FROM, limit: 1 });
    return found === undefined ? null : { domain, name: fqdn, kind: found.kind };
  };
}

const NO_DOMAINS: readonly string[] = [];

/** The domains under guard, of any number of brands. */
export class WatchedDomains {
  #index = new BrandIndex();
  /** By the name that the index has. */
  #domains = new Map<string, Set<string>>();
  /** Made when a name first resembles the domain: it takes milliseconds, and few names do. By domain and words. */
  #finders = new Map<string, (name: string) => Imitation | null>();

  /**
   * Replaces the domains, once it has ended.
   *
   * @param domains With the words that each is called by, of whoever watches it.
   * @throws {SquatError} `invalid_domain`.
   */
  *set(domains: ReadonlyMap<string, readonly string[]>): Generator<void, void, void> {
    const index = new BrandIndex(), byName = new Map<string, Set<string>>();
    for (const [domain, words] of domains) {
      for (let at = 0; at === 0 || at < words.length; at += MAX_BRAND_NAMES) {
        yield;
        const name = index.add({ domain, names: words.slice(at, at + MAX_BRAND_NAMES) });
        byName.set(name, (byName.get(name) ?? new Set()).add(domain));
      }
    }
    [this.#index, this.#domains, this.#finders] = [index, byName, new Map()];
  }

  /** Returns the domains that a name may imitate: all that it does, and some others. */
  near(name: string): readonly string[] {
    try {
      // As `imitation` reads it.
      const registrables = brandsNear(name.replace(/^(\*\.){0,2}(www\.)?/, ""), this.#index);
      if (registrables === null) {
        return [...new Set([...this.#domains.values()].flatMap((each) => [...each]))];
      }
      // So it is of nearly every name.
      if (registrables.size === 0) return NO_DOMAINS;
      return [...registrables].flatMap((each) => [...this.#domains.get(each) ?? []]);
    } catch (error) {
      if (error instanceof SquatError) return NO_DOMAINS;
      throw error;
    }
  }

  /**
   * Returns how a name imitates a domain; null when it does not.
   *
   * @param words Other words of the brand whose domain it is, since others may watch it by other words.
   */
  imitation(domain: string, name: string, words: readonly string[] = []): Imitation | null {
    const key = `${domain} ${words}`;
    let find = this.#finders.get(key);
    if (find === undefined) this.#finders.set(key, find = imitationFinder(domain, words));
    return find(name);
  }
}
