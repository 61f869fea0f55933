/**
 * The parts of the library that bring large tables along: loaded after the first paint.
 * @module
 */
import type { Domain, Imitation } from "../../../mod.ts";
import { parseDomain } from "../../../lib/domain.ts";
import { explain } from "../../../lib/permute/explain.ts";
import { brandIndex, untwist } from "../../../lib/permute/untwist.ts";

/** A piece of a name; edited ones were changed, and an empty edited one stands where something was left out. */
export interface Piece {
  /** The characters. */
  text: string;
  /** Whether they differ from the original. */
  edited: boolean;
}

/** The registrable name of a text. */
export function originOf(text: string): Domain {
  const { registrable, tld, domain } = parseDomain(text);
  return { fqdn: registrable, tld, domain };
}

/** Returns a look-alike in pieces, the edited ones marked, and the edits in words; null when they do not fit. */
export function marked(origin: Domain, candidate: Domain): { pieces: Piece[]; text: string } | null {
  const { steps, text } = explain(origin, candidate);
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

/** What a suspect imitates, or why that cannot be told. */
export interface Suspicion {
  /** The suspect in Unicode, or the text as given. */
  suspect: string;
  /** The brands it imitates. */
  imitations: readonly Imitation[];
  /** Why the text is of no use. */
  error?: string;
}

/** Returns for each suspect whom it imitates, and which brands cannot be used. */
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
      return { suspect: fqdn, imitations: untwist(fqdn, index) };
    } catch (error) {
      return { suspect, imitations: [], error: (error as Error).message };
    }
  });
  return { found, refused };
}
