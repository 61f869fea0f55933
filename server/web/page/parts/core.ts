/**
 * Facts about names from the library's large tables.
 * @module
 */
import type { Domain, Imitation } from "../../../../mod.ts";
import { parseDomain } from "../../../../lib/domain.ts";
import { permute } from "../../../../lib/permute/mod.ts";
import { explain } from "../../../../lib/match/explain.ts";
import { brandIndex, untwist } from "../../../../lib/match/untwist.ts";

/** A piece of a name; an empty edited one marks an omission. */
export interface Piece {
  /** The characters. */
  text: string;
  /** Whether they differ from the original. */
  edited: boolean;
}

/** A name with its edits. */
export interface Marks {
  /** Empty when the edits do not fit the text. */
  pieces: Piece[];
  /** The edits in words. */
  text: string;
}

function originOf(text: string): Domain {
  const { registrable, tld, domain } = parseDomain(text);
  return { fqdn: registrable, tld, domain };
}

/** Returns the registrable name of a host, as A-labels. */
export function registrableOf(host: string): string {
  return parseDomain(parseDomain(host).registrable).ascii;
}

/** Returns look-alikes of a name in pieces, the edited ones marked; null for names that cannot be explained. */
export function marked(domain: string, candidates: readonly Domain[]): (Marks | null)[] {
  const origin = originOf(domain);
  return candidates.map((candidate) => {
    try {
      return marksOf(origin, candidate);
    } catch {
      return null;
    }
  });
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

function marksOf(origin: Domain, candidate: Domain): Marks {
  const { steps, text: words } = explain(origin, candidate);
  const text = placed(words);
  const whole = candidate.fqdn;
  const pieces: Piece[] = [];
  const add = (part: string, edited: boolean) => pieces.push({ text: part, edited });
  let done = 0;
  let shift = 0;
  for (const { kind, at, from, to } of [...steps].sort((a, b) => a.at - b.at)) {
    const start = kind === "Tld" ? whole.length - to.length : at + shift;
    if (start < done || whole.slice(start, start + to.length) !== to) return { pieces: [], text };
    add(whole.slice(done, start), false);
    add(to, true);
    done = start + to.length;
    shift += to.length - from.length;
  }
  add(whole.slice(done), false);
  return { pieces: pieces.filter((piece) => piece.edited || piece.text !== ""), text };
}

/** Returns the rank of each look-alike of a name by likelihood, the likeliest first. */
export function ranks(domain: string, most: number): Map<string, number> {
  const places = new Map<string, number>();
  for (const { domain: { fqdn } } of permute(domain, { budget: most })) places.set(fqdn, places.size + 1);
  return places;
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
      const imitations = untwist(fqdn, index).map((each) => ({ ...each, text: placed(each.text) }));
      return { suspect: fqdn, imitations };
    } catch (error) {
      return { suspect, imitations: [], error: (error as Error).message };
    }
  });
  return { found, refused };
}
