/**
 * What match() learns from: names with the brands that they may imitate, and whether they do.
 * @module
 */
import { type ParsedDomain, parseDomain } from "../../../lib/domain.ts";
import { BrandIndex } from "../../../lib/match/brand_index.ts";
import type { Candidate } from "../../../lib/match/candidates.ts";
import { closest } from "../../../lib/match/closest.ts";
import { checked } from "../../../lib/match/check.ts";
import { FEATURES, featuresOf } from "../../../lib/match/features.ts";
import { emptyTables } from "../../../lib/match/model.ts";
import { hostOf } from "../../../lib/match/host.ts";
import { Places } from "../../../lib/match/place.ts";

/** A name and a brand. */
export interface Row {
  /** Number of the name. */
  name: number;
  parsed: ParsedDomain;
  index: BrandIndex;
  candidate: Candidate;
  y: 0 | 1;
  weight: number;
  /** The brand's fold and the name's half: rows are scored by what was learnt without either. */
  fold: number;
  half: number;
  kind: "squat" | "sub" | "top" | "pseudo" | "large";
}

/** A name and the brand that it imitates. */
export type Squat = readonly [brand: string, name: string];

/** The names and brands, and what they make. */
export interface Data {
  rows: Row[];
  brands: string[];
  squats: { brand: string; name: string; n: number }[];
  subs: { brand: string; name: string; n: number }[];
  top: { name: string; n: number }[];
  /** Hosts at large, against the brands: measured, never learnt from, since many are squats themselves. */
  large: { name: string; n: number }[];
}

export const FOLDS = 5;
/** What a host at large weighs beside a popular name: many stand on block lists for imitating somebody. */
export const AT_LARGE = 0.003;

const NOTHING = emptyTables();
const scratch = new Float64Array(FEATURES.length);

/** FNV-1a with a last mixing. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ h >>> 16, 0x85ebca6b);
  h = Math.imul(h ^ h >>> 13, 0xc2b2ae35);
  return (h ^ h >>> 16) >>> 0;
}

function parsed(name: string): ParsedDomain | null {
  try {
    return parseDomain(name);
  } catch {
    return null;
  }
}

/** Makes the rows of listed names; `sets` lists of popular names stand in for brands. */
export function rowsOf(
  lists: { squats: readonly Squat[]; popular: readonly string[]; subdomains: readonly Squat[] },
  atLarge: readonly string[],
  sets: number = 2,
  atLargeWeight: number = AT_LARGE,
): Data {
  const label = (b: string): string => parseDomain(b).domain;
  const brands = [...new Set([...lists.squats, ...lists.subdomains].map(([brand]) => brand))];
  const own = new Set(brands);
  const labels = new Set(brands.map(label));
  const listed = new Set(lists.squats.map(([, name]) => name));
  const rows: Row[] = [];
  let n = 0;
  const index = new BrandIndex(brands);
  const family = (b: string): string => label(b).replaceAll("-", "").slice(0, 5);
  const add = (
    p: ParsedDomain,
    name: number,
    index: BrandIndex,
    right: ((b: string) => boolean) | null,
    base: Omit<Row, "name" | "parsed" | "index" | "candidate" | "y" | "weight" | "fold">,
    weight: number,
    wrong: number,
    onlyBelow = false,
  ): void => {
    const host = hostOf(p);
    const places = new Places(host, NOTHING);
    for (const parts of closest(host, index, Infinity, true)) {
      const brandOf = index.at(parts[0]!.number);
      const candidate = parts.find((part) => featuresOf(places, brandOf, part, scratch, checked) !== null);
      if (candidate === undefined) continue;
      if (onlyBelow && candidate.from >= host.labelAt) continue;
      const brand = index.at(candidate.number);
      if (right === null && (labels.has(p.domain) || brand.label === p.domain)) continue;
      const y = right !== null && right(brand.name) ? 1 : 0;
      // A phishing host may name another brand besides: it is not said that it does not imitate that one.
      if (base.kind === "sub" && y === 0) continue;
      rows.push({
        ...base,
        name,
        parsed: p,
        index,
        candidate,
        y,
        weight: y === 1 || right === null ? weight : weight * wrong,
        fold: hash(family(brand.name)) % FOLDS,
      });
    }
  };
  const squats = lists.squats.map(([brand, name]) => ({ brand, name, n: n++ }));
  for (const s of squats) {
    const p = parsed(s.name);
    if (p !== null) {
      add(
        p,
        s.n,
        index,
        (b) => b === s.brand || label(b) === label(s.brand),
        { kind: "squat", half: hash(s.name) & 1 },
        1,
        0.3,
      );
    }
  }
  const subs = lists.subdomains.map(([brand, name]) => ({ brand, name, n: n++ }));
  for (const s of subs) {
    const p = parsed(s.name);
    if (p !== null) {
      add(
        p,
        s.n,
        index,
        (b) => label(b).slice(0, 4) === label(s.brand).slice(0, 4),
        { kind: "sub", half: hash(s.name) & 1 },
        1,
        0.05,
      );
    }
  }
  const names = lists.popular.filter((t) => !own.has(t) && !listed.has(t) && !labels.has(label(t)));
  const top = names.map((name) => ({ name, n: n++ }));
  for (const t of top) {
    add(parseDomain(t.name), t.n, index, null, { kind: "top", half: hash(t.name) & 1 }, 1, 1);
  }
  const large: Data["large"] = [];
  for (const name of atLarge) {
    const p = parsed(name);
    if (p === null || labels.has(p.domain)) continue;
    large.push({ name, n });
    add(p, n++, index, null, { kind: "large", half: hash(name) & 1 }, 0, 1, true);
  }
  for (let set = 0; set < sets; set++) {
    const pseudo = names.filter((t) => hash(`${set} ${t}`) % 28 === 0);
    const other = new BrandIndex(pseudo);
    for (const t of top) {
      add(parseDomain(t.name), t.n, other, null, { kind: "pseudo", half: hash(t.name) & 1 }, 2 / sets, 1);
    }
    // Hosts at large, for what stands left of the registrable name; few of the popular names are imitated there.
    const pseudoLabels = new Set(pseudo.map(label));
    for (const name of atLarge) {
      const p = parsed(name);
      if (p === null || pseudoLabels.has(p.domain)) continue;
      add(
        p,
        n++,
        other,
        null,
        { kind: "pseudo", half: hash(name) & 1 },
        atLargeWeight * top.length / atLarge.length / sets,
        1,
        true,
      );
    }
  }
  return { rows, brands, squats, subs, top, large };
}
