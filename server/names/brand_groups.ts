import { brandDomain, parseDomain } from "../../lib/domain.ts";
import { asciiAlike } from "../../lib/permute/explain.ts";
import { channelAddress } from "./names.ts";
import { brandFault } from "./domain_fault.ts";
import { type ListRow, readListText } from "./list_reader.ts";
import type { ListTally } from "./list_tally.ts";

/** The domains of one brand. */
export interface BrandGroup {
  /** Display name; the first domain when no name is given. */
  name: string;
  /** The registrable domains to watch. */
  domains: string[];
  /** Where its alerts go, as URLs of channels; absent where the list has no word of it. */
  channels?: string[];
}

/** What becomes of a line of a list: the brand that it belongs to, or why something of it is left out. */
export interface LineFate {
  line: number;
  /** What is in it: its domains, or the entry that is left out. */
  text: string;
  /** Name of the brand; absent for what is left out. */
  brand?: string;
  /** Why it is left out. */
  why?: string;
}

/** Brands as people list them: lines of one name are one brand, and a domain in several belongs to the first. */
export class BrandGroups {
  readonly #groups = new Map<string, BrandGroup>();
  /** Domain → the name of its brand. */
  readonly #owners = new Map<string, string>();

  /**
   * Adds a line, whose names are one brand: that of its label, of its first domain, or a new one. Names that cannot be
   * watched, and domains that another brand has already, are counted in `tally`. Returns the brand, and which domains of
   * the line it has.
   */
  add({ line, names, label, channel }: ListRow, tally: ListTally): BrandGroup | null {
    const domains = names.flatMap((name) => {
      const why = brandFault(name);
      if (why === null) return [brandDomain(name).registrable];
      tally.refuse(line, why);
      return [];
    });
    const [first] = domains;
    if (first === undefined) return null;
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
    const group = this.#groups.get(name);
    if (group === undefined) return null;
    if (channel !== undefined) {
      group.channels = [...new Set([...group.channels ?? [], channelAddress(channel)])];
    }
    return { name, domains: domains.filter((domain) => this.#owners.get(domain) === name) };
  }

  /** The brands, in the order of the list. */
  get all(): BrandGroup[] {
    return [...this.#groups.values()];
  }
}

/** A list of brands that somebody pasted. */
export interface BrandList {
  brands: BrandGroup[];
  /** What of it was left out, in a sentence; empty for nothing. */
  leftOut: string;
  /** What becomes of each line, in their order. */
  fates: LineFate[];
  /** Domains with letters of another script that look like a name in ASCII, and that name. */
  meant: { domain: string; instead: string }[];
}

/** The brands in a text that somebody pasted. */
export function brandsIn(text: string): BrandList {
  const fates: LineFate[] = [];
  const { rows, tally } = readListText(
    text,
    "names",
    (line, entry, why) => fates.push({ line, text: entry, why }),
  );
  const groups = new BrandGroups();
  for (const row of rows) {
    const group = groups.add(row, tally);
    if (group !== null && group.domains.length > 0) {
      fates.push({ line: row.line, text: group.domains.join(", "), brand: group.name });
    }
  }
  const meant = groups.all.flatMap(({ domains }) => domains).flatMap((domain) => {
    const instead = asciiAlike(parseDomain(domain).fqdn);
    return instead === null ? [] : [{ domain, instead }];
  });
  fates.sort((a, b) => a.line - b.line);
  return { brands: groups.all, leftOut: tally.words("the list"), fates, meant };
}
