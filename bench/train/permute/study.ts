/**
 * Pairs of brand and squat, and for each brand every single edit with its traits and what was found of it.
 * @module
 */
import { pairGroupOf, traitsOf } from "./traits.ts";
import { parseDomain } from "../../../lib/domain.ts";
import {
  type Group,
  groupOf,
  type PAIR_GROUPS,
  partOf,
  type Side,
  type Trait,
  traitOf,
} from "../../../lib/permute/rank/groups.ts";
import { apply, type Edit } from "../../../lib/permute/kinds/kind.ts";
import { KINDS } from "../../../lib/permute/kinds/kinds.ts";
import { nameOf } from "../../../lib/permute/name.ts";
import { settingsOf } from "../../../lib/permute/options.ts";
import type { Squat } from "./at_large.ts";

const brands = new Map<string, Squat[]>();

/** Sources that were searched with generators of names. */
const SEARCHED: ReadonlySet<string> = new Set(["shadowwhisperer-typo", "jarelllama", "eth-phishing-detect"]);
/** What a squat counts that only they list, and any other: theirs are what generators make more often than all are. */
const SAY_SEARCHED = 0.65;
const SAY = 1.35;

/** Adds pairs of brand and squat, and brands of which none is known, and returns the brands that are there. */
export function addPairs(
  pairs: Iterable<{ brand: string; squat: string; sources: readonly string[] }>,
  others: Iterable<string> = [],
): string[] {
  for (const { brand, squat, sources } of pairs) {
    try {
      const { domain, tld } = parseDomain(squat);
      if (!brands.has(brand)) brands.set(brand, []);
      const searched = sources.every((source) => SEARCHED.has(source));
      brands.get(brand)!.push({ label: domain, tld, say: searched ? SAY_SEARCHED : SAY });
    } catch {
      // Not a valid name.
    }
  }
  for (const brand of others) if (!brands.has(brand)) brands.set(brand, []);
  return [...brands.keys()].sort();
}

/** Brands at large: what is seen of them says nothing of how often which kind of edit is used, see `traitName`. */
const large = new Set<string>();

/** Adds brands at large, with the names that are near them, and returns them. */
export function addBrands(squats: ReadonlyMap<string, readonly Squat[]>): string[] {
  for (const [brand, of] of squats) {
    brands.set(brand, [...of]);
    large.add(brand);
  }
  return [...squats.keys()];
}

/** One brand: every single edit with the numbers of its traits, and what was found. */
export interface Study {
  atLarge: boolean;
  origin: Trait["origin"];
  own: string;
  /** SLOTS trait numbers an edit. */
  traits: Int32Array;
  /** The edit's label: an index of `hits`, or -1 where nothing was found. */
  label: Int32Array;
  hits: number[];
  /** What the edit is in a pair, and 8 if it keeps the suffix. */
  part: Uint8Array;
  groups: { group: Group; tld: string; say: number }[];
  pairs: { side: Side; found: number; ways: Way[] }[];
}
/** Two edits, by their numbers, that lead to a label. */
interface Way {
  group: PairGroup;
  first: number;
  second: number;
}
/** A group of labels of two edits. */
export type PairGroup = typeof PAIR_GROUPS[number];
const traitNumber = new Map<string, number>();
/**
 * Traits by their number, and which of an edit's traits each is. Brands at large were recognised by their misspellings:
 * traits of theirs that say how much is made of what begin with a mark and are not those of other brands.
 */
export const traitName: string[] = [];
/** See `traitName`. */
export const traitSlot: number[] = [];
const numberOf = (trait: string, slot: number): number => {
  let n = traitNumber.get(trait);
  if (n === undefined) {
    traitNumber.set(trait, n = traitName.push(trait) - 1);
    traitSlot.push(slot);
  }
  return n;
};
/** Traits of an edit; of them, those of its variant. */
export const SLOTS = 7;
const ROWS = 4;
/** The mark of brands at large. */
export const AT_LARGE = "~";
const studies = new Map<string, Study>();

/** Returns what there is to learn from a brand. */
export function study(brand: string): Study {
  const known = studies.get(brand);
  if (known !== undefined) return known;
  const name = nameOf(brand);
  const settings = settingsOf({}, name);
  const trait = traitOf(name);
  const apart = large.has(brand);
  const squats = new Map<string, { tld: string; say: number }[]>();
  for (const { label, tld, say = 1 } of brands.get(brand)!) {
    squats.set(label, [...squats.get(label) ?? [], { tld, say }]);
  }
  const foundOf = (label: string, side: Side): number => {
    let sum = 0;
    for (const { tld, say } of squats.get(label) ?? []) if ((tld === name.tld) === (side === "=")) sum += say;
    return sum;
  };
  const traits: number[] = [];
  const labels: number[] = [];
  const part: number[] = [];
  const hits: number[] = [];
  const hitIndex = new Map<string, number>();
  const group = new Map<string, Group>();
  const all: Record<Side, Numbered[]> = { "=": [], ">": [] };
  const byText = new Map<string, number[]>();
  for (const kind of KINDS) {
    for (const edit of kind.edits(name, settings)) {
      const text = apply(name.label, edit);
      if (text === name.label && kind.kind !== "Tld") continue;
      if (kind.kind !== "Tld") {
        if (!byText.has(text)) byText.set(text, []);
        byText.get(text)!.push(all["="].length);
      }
      for (const side of ["=", ">"] as const) {
        const found = foundOf(text, side);
        if (kind.kind === "Tld" && side === "=") continue;
        let index = -1;
        if (found > 0) {
          index = hitIndex.get(side + text) ?? hits.push(found) - 1;
          hitIndex.set(side + text, index);
        }
        labels.push(index);
        for (const [slot, t] of traitsOf(side, kind.kind, edit, trait, name.chars.length).entries()) {
          traits.push(numberOf(apart && slot < ROWS ? `${AT_LARGE}${t}` : t, slot));
        }
        const p = partOf(kind.kind, edit);
        if (kind.kind !== "Tld") all[side].push({ edit, part: p, n: part.length });
        part.push(p + (side === "=" ? 8 : 0));
      }
      if (!group.has(text)) group.set(text, groupOf(kind.kind, edit, /^[\0-\x7f]*$/.test(text)));
    }
  }
  const groups: Study["groups"] = [];
  const pairs: Study["pairs"] = [];
  for (const [label, stands] of squats) {
    let g = group.get(label);
    if (g === undefined) {
      for (const side of ["=", ">"] as const) {
        const found = foundOf(label, side);
        if (found === 0) continue;
        const ways = waysOf(label, name.label, all[side], byText);
        if (ways.length === 0) continue;
        g = ways[0]!.group;
        pairs.push({ side, found, ways });
      }
    }
    if (g !== undefined) { for (const at of stands) groups.push({ group: g, ...at }); }
  }
  const made: Study = {
    atLarge: apart,
    origin: trait.origin,
    own: name.tld,
    traits: Int32Array.from(traits),
    label: Int32Array.from(labels),
    hits,
    part: Uint8Array.from(part),
    groups,
    pairs,
  };
  studies.set(brand, made);
  return made;
}

interface Numbered {
  edit: Edit;
  part: number;
  n: number;
}

/** All pairs of edits that explain a label. */
function waysOf(
  label: string,
  own: string,
  edits: readonly Numbered[],
  byText: ReadonlyMap<string, number[]>,
): Way[] {
  const out: Way[] = [];
  if (label.length - own.length > 30) return out;
  for (const a of edits) {
    if (a.part === 0) continue;
    const head = own.slice(0, a.edit.at) + a.edit.put;
    if (!label.startsWith(head)) continue;
    const from = a.edit.at + a.edit.drop;
    const rest = own.slice(from);
    const got = label.slice(head.length);
    // What the second edit makes of the rest is what it makes of the whole, less the head.
    for (const k of byText.get(own.slice(0, from) + got) ?? []) {
      const b = edits[k]!;
      if (b.edit.at < from || b.part === 0) continue;
      const at = b.edit.at - from;
      if (rest.slice(0, at) + b.edit.put + rest.slice(at + b.edit.drop) !== got) continue;
      const group = pairGroupOf(a.part, b.part);
      if (group !== undefined) out.push({ group, first: a.n, second: b.n });
    }
  }
  return out;
}

/** Returns what stands beside brands, and beside how many of them. */
export function wordsBeside(train: readonly string[]): Map<string, number> {
  const beside = new Map<string, Set<string>>();
  for (const brand of train) {
    const own = brand.slice(0, brand.indexOf("."));
    for (const { label } of brands.get(brand)!) {
      const at = label.indexOf(own);
      if (at < 0) continue;
      const rest = `${label.slice(0, at)}|${label.slice(at + own.length)}`;
      for (const word of rest.split(/[-|]/)) {
        if (!beside.has(word)) beside.set(word, new Set());
        beside.get(word)!.add(own);
      }
    }
  }
  return new Map([...beside].map(([word, of]) => [word, of.size]));
}
