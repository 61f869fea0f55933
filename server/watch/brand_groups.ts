import { brandDomain } from "../../lib/domain.ts";
import { brandFault } from "../names/domain_fault.ts";
import { type ListRow, readListText } from "../names/list_reader.ts";
import type { ListTally } from "../names/list_tally.ts";

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
  /** Domain → the name of its brand. */
  readonly #owners = new Map<string, string>();

  /**
   * Adds a line, whose names are one brand: that of its label, of its first domain, or a new one. Names that cannot be
   * watched, and domains that another brand has already, are counted in `tally`.
   */
  add({ line, names, label }: ListRow, tally: ListTally): void {
    const domains = names.flatMap((name) => {
      const why = brandFault(name);
      if (why === null) return [brandDomain(name).registrable];
      tally.refuse(line, why);
      return [];
    });
    const [first] = domains;
    if (first === undefined) return;
    const name = label ?? this.#owners.get(first) ?? first;
    for (const domain of domains) {
      const owner = this.#owners.get(domain);
      if (owner === name) continue;
      if (owner !== undefined) {
        tally.refuse(line, `"${domain}" belongs to the brand ${owner} above`);
        continue;
      }
      this.#owners.set(domain, name);
      const group = this.#groups.get(name);
      if (group === undefined) this.#groups.set(name, { name, domains: [domain] });
      else group.domains.push(domain);
    }
  }

  /** The brands, in the order of the list. */
  get all(): BrandGroup[] {
    return [...this.#groups.values()];
  }
}

/** The brands in a text that somebody pasted, and in a sentence what of it was left out; empty for nothing. */
export function brandsIn(text: string): { brands: BrandGroup[]; leftOut: string } {
  const { rows, tally } = readListText(text);
  const groups = new BrandGroups();
  for (const row of rows) groups.add(row, tally);
  return { brands: groups.all, leftOut: tally.words("the list") };
}
