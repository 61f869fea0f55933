/**
 * The domains of many brands, prepared so that a name that passes by is compared only with those that it resembles.
 * @module
 */
import { BrandIndex, brandsNear } from "../../lib/match/mod.ts";
import { parseDomain, SquatError } from "../../mod.ts";
import type { FoundName } from "../stores/watch.ts";
import { imitationFinder } from "./candidates.ts";

const NO_DOMAINS: readonly string[] = [];

/** The domains under guard, of any number of brands. */
export class WatchedDomains {
  readonly #index = new BrandIndex();
  /** By registrable name. */
  readonly #domains = new Map<string, Set<string>>();
  readonly #registrable = new Map<string, string>();
  /** Made when a name first resembles the domain: it takes milliseconds, and few names do. */
  readonly #finders = new Map<string, (name: string) => FoundName | null>();

  /**
   * Replaces the domains, one in each step; those that stay cost nothing. Not to be called again before it has ended.
   *
   * @throws {SquatError} `invalid_domain`.
   */
  *set(domains: ReadonlySet<string>): Generator<void, void, void> {
    for (const domain of domains) {
      if (this.#registrable.has(domain)) continue;
      yield;
      const parsed = parseDomain(domain);
      const registrable = `${parsed.domain}.${parsed.tld}`;
      this.#index.add(parsed);
      this.#registrable.set(domain, registrable);
      const known = this.#domains.get(registrable);
      if (known === undefined) this.#domains.set(registrable, new Set([domain]));
      else known.add(domain);
    }
    for (const [domain, registrable] of this.#registrable) {
      if (domains.has(domain)) continue;
      this.#registrable.delete(domain);
      this.#finders.delete(domain);
      const left = this.#domains.get(registrable)!;
      left.delete(domain);
      if (left.size > 0) continue;
      this.#domains.delete(registrable);
      this.#index.remove(registrable);
    }
  }

  /** Returns the domains that a name may imitate: all that it does, and some others. */
  near(name: string): readonly string[] {
    try {
      // As `imitation` reads it.
      const registrables = brandsNear(name.replace(/^(\*\.){0,2}(www\.)?/, ""), this.#index);
      if (registrables === null) return [...this.#registrable.keys()];
      // So it is of nearly every name.
      if (registrables.size === 0) return NO_DOMAINS;
      return [...registrables].flatMap((each) => [...this.#domains.get(each) ?? []]);
    } catch (error) {
      if (error instanceof SquatError) return NO_DOMAINS;
      throw error;
    }
  }

  /** Returns how a name imitates a domain; null when it does not. */
  imitation(domain: string, name: string): FoundName | null {
    let find = this.#finders.get(domain);
    if (find === undefined) this.#finders.set(domain, find = imitationFinder(domain));
    return find(name);
  }
}
