import { type Candidate, candidatesOf, HOW } from "./candidates.ts";
import type { BrandIndex } from "./brand_index.ts";
import { BORDER, DOT, type Host, NONE } from "./host.ts";

/**
 * Returns the parts of a host that may be brands of an index, those of one brand together; the most alike first.
 *
 * @param most At most this many brands: of more, the least alike are left out.
 */
export function closest(host: Host, index: BrandIndex, most: number = Infinity): Candidate[][] {
  const all = candidatesOf(host, index);
  if (all.length < 2) return all.length === 0 ? [] : [all];
  const groups = new Map<number, { parts: Candidate[]; best: number }>();
  for (const candidate of all) {
    const value = worth(host, index, candidate);
    const group = groups.get(candidate.number);
    if (group === undefined) groups.set(candidate.number, { parts: [candidate], best: value });
    else if (value > group.best) {
      group.parts.unshift(candidate);
      group.best = value;
    } else group.parts.push(candidate);
  }
  const out = [...groups.values()];
  if (out.length > most) out.sort((a, b) => b.best - a.best).length = most;
  return out.map(({ parts }) => parts);
}

/** How much of a brand a candidate shows, before anything is weighed: the same letters first, then borders. */
function worth(host: Host, index: BrandIndex, { number, how, from, to }: Candidate): number {
  const { plain } = index.at(number);
  const { joined, breaks, labelAt } = host;
  const same = how === HOW.glance && joined.startsWith(plain, from);
  const close = same
    ? 40
    : how === HOW.glance
    ? to - from === plain.length ? 30 : 12
    : how === HOW.close
    ? 20 - Math.abs(plain.length - to + from)
    : how === HOW.edited
    ? 15
    : how === HOW.two
    ? 4
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
