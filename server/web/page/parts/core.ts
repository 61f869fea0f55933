/**
 * Facts about names from the library's large tables.
 * @module
 */
import type { Domain } from "../../../../mod.ts";
import { brandDomain, parseDomain } from "../../../../lib/domain.ts";
import { LIKELY_FROM } from "../../../../lib/match/mod.ts";
import { brands as brandIndex, type Imitation, untwist } from "../../../../lib/match/untwist.ts";

export { brandsIn } from "../../../names/brand_groups.ts";

function originOf(text: string): Domain {
  const { registrable, tld, domain } = brandDomain(text);
  return { fqdn: registrable, tld, domain };
}

/** Returns the registrable name of a host, as A-labels and in Unicode. */
export function registrableOf(host: string): { ascii: string; unicode: string } {
  const { registrable } = parseDomain(host);
  return { ascii: parseDomain(registrable).ascii, unicode: registrable };
}

/** Edits in words; positions are counted from 1. */
function placed(text: string): string {
  return text.replace(/ at (\d+)/g, (_, at) => ` (${ordinal(Number(at) + 1)} character)`);
}

/** Returns `1st`, `2nd`, `3rd`, `4th` … */
function ordinal(n: number): string {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? "th" : ["th", "st", "nd", "rd"][n % 10] ?? "th";
  return `${n}${ending}`;
}

/** What a suspect imitates, or why it cannot be determined. */
export interface Suspicion {
  /** The suspect in Unicode, or the text as given. */
  suspect: string;
  /** The brands it imitates. */
  imitations: readonly Imitation[];
  /** Why the text cannot be used. */
  error?: string;
}

/** Returns the brands that each suspect imitates, and the brands that cannot be used. */
export function suspicions(suspects: readonly string[], brands: readonly string[]): {
  found: Suspicion[];
  refused: string[];
} {
  const good: Domain[] = [];
  const refused: string[] = [];
  for (const brand of brands) {
    try {
      good.push(originOf(brand));
    } catch (error) {
      refused.push((error as Error).message);
    }
  }
  const index = brandIndex(good);
  const found = suspects.map((suspect): Suspicion => {
    try {
      const { fqdn } = parseDomain(suspect);
      const imitations = untwist(fqdn, index, 10, LIKELY_FROM).map((each) => ({
        ...each,
        text: placed(each.text),
      }));
      return { suspect: fqdn, imitations };
    } catch (error) {
      return { suspect, imitations: [], error: (error as Error).message };
    }
  });
  return { found, refused };
}
