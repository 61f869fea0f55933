/**
 * What match() learns from: names with the brands that they may imitate, and whether they do.
 * @module
 */
import { readFileSync } from "node:fs";
import { type ParsedDomain, parseDomain } from "../../../lib/domain.ts";
import { BrandIndex } from "../../../lib/match/brand_index.ts";
import type { Candidate } from "../../../lib/match/candidates.ts";
import { closest } from "../../../lib/match/closest.ts";
import { FEATURES } from "../../../lib/match/data/features.ts";
import { featuresOf } from "../../../lib/match/features.ts";
import { type ModelTables, SYMBOLS } from "../../../lib/match/model.ts";
import { hostOf } from "../../../lib/match/host.ts";
import { Places } from "../../../lib/match/place.ts";
import { holder } from "./holder.ts";
import { madeNames } from "./made.ts";

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
  kind: "squat" | "sub" | "top" | "pseudo" | "large" | "made" | "unrelated";
}

/** A name and the brand that it imitates. */
export type Squat = readonly [brand: string, name: string];

/** What is learnt from. */
export interface Lists {
  squats: readonly Squat[];
  /** Names that imitate nobody, save those that hold a brand's label: these are left out. */
  popular: readonly string[];
  /** Hosts with the brand left of the registrable name. */
  subdomains: readonly Squat[];
  /** Popular names that hold a label and were read by hand as nobody's own: these are kept. */
  read?: readonly string[];
  /** Names of unrelated firms that hold a label: {@link unrelatedNames}. */
  unrelated: readonly string[];
}

/** The names and brands, and what they make. */
export interface Data {
  rows: Row[];
  brands: string[];
  squats: { brand: string; name: string; n: number }[];
  subs: { brand: string; name: string; n: number }[];
  top: { name: string; n: number }[];
  /** Names made of brands, and of firms that have nothing to do with any. */
  made: { brand: string; name: string; n: number }[];
  unrelated: { name: string; n: number }[];
  /** Hosts at large, against the brands: measured, never learnt from, since many are squats themselves. */
  large: { name: string; n: number }[];
}

export const FOLDS = 5;
/** What a host at large weighs beside a popular name: many stand on block lists for imitating somebody. */
export const AT_LARGE = 0.003;

/** Names made of each brand. */
const MADE = 25;
/** What one of them weighs beside a listed squat. */
const MADE_WEIGHT = 0.5;
/** What a name of {@link unrelatedNames} weighs beside a popular name. */
const UNRELATED_WEIGHT = 2;
/** Brands up to this length are few in the lists, and imitated in ways of their own. */
const SHORT = 4;
/** Names made of a popular name that stands in for a longer brand. */
const MADE_LONG = 4;
/** Brands of fewer squats weigh less than the others, which weigh alike. */
const ALIKE_FROM = 5;

/** Returns the names of `data/unrelated.txt`. */
export function unrelatedNames(): string[] {
  const text = readFileSync(new URL("data/unrelated.txt", import.meta.url), "utf8");
  return text.split("\n").filter((line) => !line.startsWith("#")).flatMap((line) => line.split(" ")).filter(
    Boolean,
  );
}

/** Empty tables. */
export const NOTHING: ModelTables = {
  letters: new Uint8Array(SYMBOLS ** 3),
  suffixes: new Map(),
  beside: new Int8Array(1 << 14),
  words: new Uint16Array(1 << 13),
  affixes: new Uint16Array(1 << 14),
};
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

const labelOf = (name: string): string => parseDomain(name).domain;
const familyOf = (brand: string): string => labelOf(brand).replaceAll("-", "").slice(0, 5);

/** How the rows of a name count. */
interface Use {
  kind: Row["kind"];
  weight: number;
  /** Which brands the name imitates. @default none */
  right?: (brand: string) => boolean;
  /** What brands that it does not imitate weigh beside those that it does. @default 1 */
  wrong?: number;
  /** Whether only brands left of the registrable name count. @default false */
  onlyBelow?: boolean;
}

/** Collects rows. */
class Rows {
  readonly all: Row[] = [];
  /** The brands' labels. */
  readonly labels: ReadonlySet<string>;
  #count = 0;

  constructor(brands: readonly string[]) {
    this.labels = new Set(brands.map(labelOf));
  }

  /** Adds the rows of a name, one for each brand that it resembles; returns its number. */
  add(name: string, index: BrandIndex, { kind, weight, right, wrong = 1, onlyBelow = false }: Use): number {
    const n = this.#count++;
    const p = parsed(name);
    if (p === null) return n;
    const half = hash(name) & 1;
    const host = hostOf(p);
    const places = new Places(host, NOTHING);
    for (const parts of closest(host, index, Infinity, true)) {
      const brandOf = index.at(parts[0]!.number);
      const candidate = parts.find((part) => featuresOf(places, brandOf, part, scratch) !== null);
      if (candidate === undefined || onlyBelow && candidate.from >= host.labelAt) continue;
      const brand = index.at(candidate.number);
      if (right === undefined && (this.labels.has(p.domain) || brand.label === p.domain)) continue;
      const y = right?.(brand.name) === true ? 1 : 0;
      // A phishing host may name another brand besides: it is not said that it does not imitate that one.
      if (kind === "sub" && y === 0) continue;
      const fold = hash(familyOf(brand.name)) % FOLDS;
      const counted = y === 1 ? weight : weight * wrong;
      this.all.push({ name: n, parsed: p, index, candidate, y, weight: counted, fold, half, kind });
    }
    return n;
  }
}

/** Makes the rows of listed names; `sets` lists of popular names stand in for brands. */
export function rowsOf(
  lists: Lists,
  atLarge: readonly string[],
  sets: number = 2,
  atLargeWeight: number = AT_LARGE,
): Data {
  const brands = [...new Set([...lists.squats, ...lists.subdomains].map(([brand]) => brand))];
  const rows = new Rows(brands);
  const index = new BrandIndex(brands);
  const weightOf = alike(lists.squats.map(([brand]) => familyOf(brand)));
  const squats = lists.squats.map(([brand, name]) => {
    const right = (b: string): boolean => b === brand || labelOf(b) === labelOf(brand);
    const use: Use = { kind: "squat", right, weight: weightOf(familyOf(brand)), wrong: 0.3 };
    return { brand, name, n: rows.add(name, index, use) };
  });
  const subs = lists.subdomains.map(([brand, name]) => {
    const right = (b: string): boolean => labelOf(b).slice(0, 4) === labelOf(brand).slice(0, 4);
    return { brand, name, n: rows.add(name, index, { kind: "sub", right, weight: 1, wrong: 0.05 }) };
  });
  const made = brands.flatMap((brand) => {
    const { domain, tld } = parseDomain(brand);
    const use: Use = { kind: "made", right: (b) => labelOf(b) === domain, weight: MADE_WEIGHT, wrong: 0 };
    return madeNames(domain, tld, MADE).map((name) => ({ brand, name, n: rows.add(name, index, use) }));
  });
  const { names, top: kept } = popularNames(lists, brands, rows.labels);
  const top = kept.map((name) => ({ name, n: rows.add(name, index, { kind: "top", weight: 1 }) }));
  const unrelated = lists.unrelated.map((name) => {
    return { name, n: rows.add(name, index, { kind: "unrelated", weight: UNRELATED_WEIGHT }) };
  });
  const large = atLarge.filter((name) => !rows.labels.has(parsed(name)?.domain ?? "")).map((name) => {
    return { name, n: rows.add(name, index, { kind: "large", weight: 0, onlyBelow: true }) };
  });
  const largeWeight = atLargeWeight * kept.length / atLarge.length;
  for (let set = 0; set < sets; set++) {
    const pseudo = names.filter((t) => hash(`${set} ${t}`) % 28 === 0);
    addPseudo(rows, pseudo, { top: kept, atLarge, largeWeight: largeWeight / sets, share: 1 / sets });
  }
  return { rows: rows.all, brands, squats, subs, top, large, made, unrelated };
}

/** Popular names that may stand in for brands, and of these the ones that imitate nobody. */
function popularNames(
  { squats, popular, read }: Lists,
  brands: readonly string[],
  labels: ReadonlySet<string>,
): { names: string[]; top: string[] } {
  const known = new Set([...brands, ...squats.map(([, name]) => name)]);
  const names = popular.filter((name) => !known.has(name) && !labels.has(labelOf(name)));
  const holds = holder(brands);
  const kept = new Set(read);
  return { names, top: names.filter((name) => kept.has(name) || !holds(name)) };
}

/** Adds rows with popular names in place of brands: more brands than are listed, whose labels are as different. */
function addPseudo(
  rows: Rows,
  pseudo: readonly string[],
  { top, atLarge, largeWeight, share }: {
    top: readonly string[];
    atLarge: readonly string[];
    largeWeight: number;
    /** What a name weighs beside a listed one. */
    share: number;
  },
): void {
  const index = new BrandIndex(pseudo);
  const holds = holder(pseudo);
  for (const name of top) if (!holds(name)) rows.add(name, index, { kind: "pseudo", weight: 2 * share });
  for (const brand of pseudo) {
    const { domain, tld } = parseDomain(brand);
    const isShort = domain.length <= SHORT;
    const weight = (isShort ? 4 : 2) * MADE_WEIGHT * share;
    for (const name of madeNames(domain, tld, isShort ? MADE : MADE_LONG)) {
      rows.add(name, index, { kind: "pseudo", right: (b) => b === brand, weight, wrong: 0 });
    }
  }
  // Hosts at large, for what stands left of the registrable name; few of the popular names are imitated there.
  const labels = new Set(pseudo.map(labelOf));
  for (const name of atLarge) {
    if (!labels.has(parsed(name)?.domain ?? "")) {
      rows.add(name, index, { kind: "pseudo", weight: largeWeight, onlyBelow: true });
    }
  }
}

/** Weights that make families of brands count alike, and the mean of all one; by the family of each squat. */
function alike(families: readonly string[]): (family: string) => number {
  const counts = new Map<string, number>();
  for (const family of families) counts.set(family, (counts.get(family) ?? 0) + 1);
  const raw = (family: string): number => 1 / Math.max(ALIKE_FROM, counts.get(family)!);
  const mean = families.reduce((sum, family) => sum + raw(family), 0) / families.length;
  return (family) => raw(family) / mean;
}
