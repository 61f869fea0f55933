import { type Candidate, candidatesOf, HOW } from "./candidates.ts";
import type { BrandIndex } from "./brand_index.ts";
import { BORDER, DOT, type Host, NONE } from "./host.ts";

/** Returns for each brand of an index the part of a host that is most like it. */
export function closest(host: Host, index: BrandIndex): Candidate[] {
  const all = candidatesOf(host, index);
  if (all.length < 2) return all;
  const best = new Map<number, Candidate>();
  for (const candidate of all) {
    const known = best.get(candidate.number);
    if (known === undefined || worth(host, index, candidate) > worth(host, index, known)) {
      best.set(candidate.number, candidate);
    }
  }
  return [...best.values()];
}

/**
 * Returns all parts of a host that may be one brand in any way, the most alike first: for when the closest was found by
 * chance, which hides what else is at its place.
 */
export function partsLike(host: Host, index: BrandIndex, number: number): Candidate[] {
  return candidatesOf(host, index).filter((each) => each.number === number)
    .flatMap((each) => Object.values(HOW).map((how) => ({ ...each, how })))
    .sort((a, b) => worth(host, index, b) - worth(host, index, a));
}

/** How much of a brand a candidate shows, before anything is weighed: the same letters first, then borders. */
function worth(host: Host, index: BrandIndex, { number, how, from, to }: Candidate): number {
  const { plain } = index.at(number);
  const { joined, breaks, labelAt } = host;
  const same = how === HOW.glance && joined.startsWith(plain, from);
  const close = same
    ? 40
    : how === HOW.glance
    ? 30
    : how === HOW.close
    ? 20 - Math.abs(plain.length - to + from)
    : how === HOW.edited
    ? 15
    : 5;
  const left = from === labelAt || breaks[from] === DOT || breaks[from] === BORDER
    ? 3
    : breaks[from] === NONE
    ? 0
    : 2;
  const right = to === joined.length || breaks[to] === DOT || breaks[to] === BORDER
    ? 3
    : breaks[to] === NONE
    ? 0
    : 2;
  const inside = how === HOW.glance && from < labelAt && to > labelAt ? -6 : 0;
  return close + left + right + inside + (from >= labelAt ? 1 : 0) +
    (from === labelAt && to === joined.length ? 8 : 0);
}
