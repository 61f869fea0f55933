import { type Candidate, candidatesOf, HOW } from "./candidates.ts";
import type { BrandIndex } from "./brand_index.ts";
import { type Host, hostOf, readName } from "./host.ts";
import type { Domain } from "../model.ts";
import { readings } from "../permute/kinds/homoglyph.ts";

/** The candidates of one brand. */
interface Group {
  /** The most alike first. */
  readonly parts: Candidate[];
  best: number;
}

/**
 * Returns the parts of a host that may be brands of an index, those of one brand together; the most alike first.
 *
 * @param most At most this many brands: of more, the least alike are left out.
 * @param chance Those of {@link candidatesOf} too that look alike by chance.
 */
export function closest(
  host: Host,
  index: BrandIndex,
  most: number = Infinity,
  chance: boolean = false,
): Candidate[][] {
  const all = candidatesOf(host, index, undefined, chance);
  if (all.length < 2) return all.length === 0 ? [] : [all];
  const groups = new Map<number, Group>();
  for (const candidate of all) {
    const value = worth(host, index, candidate);
    const group = groups.get(candidate.number);
    if (group === undefined) groups.set(candidate.number, { parts: [candidate], best: value });
    else if (value > group.best) {
      group.parts.unshift(candidate);
      group.best = value;
    } else group.parts.push(candidate);
  }
  const found = [...groups.values()];
  // Of those that are worth as much as the last one, the first that were found.
  if (found.length > most) found.sort((a, b) => b.best - a.best).length = most;
  return found.map(({ parts }) => parts);
}

/** A first estimate of how much of a brand a candidate shows: the same letters first, then borders. */
function worth(host: Host, index: BrandIndex, { number, how, from, to }: Candidate): number {
  const { joined, labelAt } = host;
  const { plain } = index.at(number);
  let value = 5;
  if (how === HOW.glance) {
    if (to - from !== plain.length) value = 12;
    else value = joined.startsWith(plain, from) ? 40 : 30;
    if (from < labelAt && to > labelAt) value -= 6;
  } else if (how === HOW.close) value = 20 - Math.min(20, Math.abs(plain.length - to + from));
  else if (how === HOW.edited) value = 15;
  else if (how === HOW.two) value = 4;
  if (from === labelAt) value += to === joined.length ? 11 : 3;
  else value += BORDERS[host.breaks[from]!]!;
  value += to === joined.length ? 3 : BORDERS[host.breaks[to]!]!;
  return from >= labelAt ? value + 1 : value;
}

/** What a border of each sort is worth: none, a hyphen, a dot, an end. */
const BORDERS = [0, 2, 3, 3];

/** Maximum number of readings of a name with non-ASCII letters. */
const READINGS = 32;
const NON_ASCII = /[^\0-\x7f]/;

/** Returns how a registrable label may be read: undefined for as it stands, and by the ASCII letters it looks like. */
export function readingsOf({ domain }: Domain): (string | undefined)[] {
  return NON_ASCII.test(domain) ? [undefined, ...readings(domain).slice(0, READINGS)] : [undefined];
}

/** Maximum number of parts of a name that may be brands. */
const MOST = 4096;

/**
 * Returns the registrable names of all brands that `match` could find for a name with any index that has them, and of
 * some others; null when they are too many to list.
 *
 * @throws {SquatError} `invalid_domain` for an unusable name.
 * @example
 * ```ts
 * import { BrandIndex, brandsNear } from "./mod.ts";
 * const index = new BrandIndex(["paypal.com", "ebay.com"]);
 * console.assert(brandsNear("paypa1-login.top", index)?.has("paypal.com"));
 * ```
 */
export function brandsNear(name: string, index: BrandIndex): Set<string> | null {
  const out = new Set<string>();
  const parsed = readName(name);
  for (const reading of readingsOf(parsed)) {
    const candidates = candidatesOf(hostOf(parsed, reading), index, MOST);
    if (candidates.length === MOST) return null;
    for (const { number } of candidates) out.add(index.at(number).name);
  }
  return out;
}
