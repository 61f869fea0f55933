/** The domains of one brand. */
export interface BrandGroup {
  /** Display name; the first domain when no name is given. */
  name: string;
  /** The registrable domains to watch. */
  domains: string[];
}

/** Brands as people list them: lines of one name are one brand, and a domain in several belongs to the first. */
export class BrandGroups {
  readonly #groups = new Map<string, BrandGroup>();
  readonly #seen = new Set<string>();

  /**
   * Adds the domains of a line, which are one brand.
   *
   * @param name What the line calls them. @default the first domain
   */
  add(domains: readonly string[], name?: string): void {
    const fresh = domains.filter((domain) => !this.#seen.has(domain));
    const key = name ?? fresh[0]!;
    for (const domain of new Set(fresh)) {
      this.#seen.add(domain);
      const group = this.#groups.get(key) ?? { name: key, domains: [] };
      group.domains.push(domain);
      this.#groups.set(key, group);
    }
  }

  /** The brands, in the order of the list. */
  get all(): BrandGroup[] {
    return [...this.#groups.values()];
  }
}
