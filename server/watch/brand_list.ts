import { parseDomain } from "../../mod.ts";
import { InvalidParameter } from "../checks.ts";

/** The domains of one brand. */
export interface BrandGroup {
  /** Display name; the domain itself when no name is given. */
  name: string;
  /** The registrable domains to watch. */
  domains: string[];
}

/**
 * Reads lines such as `kestrelbank.com` and `Kestrel Bank: kestrelbank.com, kestrelbank.at`. A domain in several lines
 * belongs to the first.
 *
 * @param refang Undoes `hxxps://` and `[.]`.
 * @throws {SquatError} `invalid_domain`; `invalid_parameter` for a name without a domain.
 */
export function readBrands(lines: readonly string[], refang: (text: string) => string): BrandGroup[] {
  const groups = new Map<string, BrandGroup>();
  const seen = new Set<string>();
  for (const line of lines) {
    const [, name, list] = /^([^:/,]*[^:/,\s])\s*:(?!\/\/)(.*)$/.exec(line) ?? [undefined, undefined, line];
    const texts = list!.split(/[\s,]+/).filter((text) => text !== "");
    if (texts.length === 0) {
      throw new InvalidParameter(`Cannot use the brand "${name}": no domain follows the colon`);
    }
    for (const text of texts) {
      const domain = parseDomain(refang(text)).registrable;
      if (seen.has(domain)) continue;
      seen.add(domain);
      const key = name ?? domain;
      const group = groups.get(key) ?? { name: key, domains: [] };
      group.domains.push(domain);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}
