/**
 * Squats of other brands in host names at large: more to learn from, of none of the brands that are measured.
 *
 * A name is taken for a brand when misspellings of it abound: a word of a language stands in as many names, but is
 * seldom misspelt in them.
 * @module
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseDomain } from "../../../lib/domain.ts";
import { keywords } from "../../../lib/permute/kinds/keyword.ts";

/** A label, the suffix it stands under, and its weight, 1 by default. */
export interface Squat {
  label: string;
  tld: string;
  say?: number;
}

/** Lengths of what may be a brand: shorter ones stand in longer words. */
const SHORTEST = 6;
const LONGEST = 16;
/** Suffixes it stands under, names that hold it, names that are one edit from it, and the latter's part of the former. */
const SUFFIXES = 3;
const HOLDING = 8;
const VARIANTS = 6;
const PART = 0.05;

/**
 * Returns the registrable names of a file of host names, one a line (`.xz` is unpacked), as label → suffixes, less
 * those that hold one of the brands' labels or are within one edit of one.
 */
export function namesAtLarge(file: string, brands: readonly string[]): Map<string, string[]> {
  const own = labelsOf(brands).filter((b) => b.length > 3);
  const holds = new RegExp(own.join("|"));
  const near = new Set(own.filter((b) => b.length > 5).flatMap(lessOne));
  const seen = new Set<string>();
  const out = new Map<string, string[]>();
  const text = file.endsWith(".xz")
    ? execFileSync("xz", ["-dc", file], { encoding: "utf8", maxBuffer: 2 ** 30 })
    : readFileSync(file, "utf8");
  for (const host of text.split("\n")) {
    if (host === "" || holds.test(host)) continue;
    let label: string;
    let tld: string;
    try {
      ({ domain: label, tld } = parseDomain(host));
    } catch {
      continue;
    }
    const name = `${label}.${tld}`;
    if (seen.has(name)) continue;
    seen.add(name);
    if (!/^[a-z0-9-]+$/.test(label) || /^(?:-|xn--)|-$/.test(label)) continue;
    const suffixes = out.get(label);
    if (suffixes !== undefined) suffixes.push(tld);
    else if (
      !label.split("-").some((t) => t.length > 5 && t.length < 25 && lessOne(t).some((x) => near.has(x)))
    ) {
      out.set(label, [tld]);
    }
  }
  return out;
}

const labelsOf = (brands: readonly string[]): string[] => [
  ...new Set(brands.map((b) => b.slice(0, b.indexOf(".")))),
];

/** Returns brands at large, none of them like the given ones, with the names that hold them or are near them. */
export function squatsAtLarge(
  names: ReadonlyMap<string, readonly string[]>,
  brands: readonly string[],
): Map<string, Squat[]> {
  const listed = new Set(keywords());
  const holding = new Map<string, number>();
  for (const [label, suffixes] of names) {
    const fits = label.length >= SHORTEST && label.length <= LONGEST && suffixes.length >= SUFFIXES;
    if (fits && /^[a-z0-9]*[a-z][a-z0-9]*$/.test(label) && !listed.has(label)) holding.set(label, 0);
  }
  for (const label of names.keys()) {
    for (const part of partsOf(label, holding)) if (part !== label) holding.set(part, holding.get(part)! + 1);
  }
  const variants = new Map<string, Set<string>>();
  const near = new Map<string, string[]>();
  for (const [label, n] of holding) {
    if (n < HOLDING) continue;
    variants.set(label, new Set());
    for (const x of new Set(lessOne(label))) near.set(x, [...near.get(x) ?? [], label]);
  }
  for (const label of names.keys()) {
    if (label.length < SHORTEST - 1 || label.length > LONGEST + 1 || label.includes("-")) continue;
    for (const x of lessOne(label)) {
      for (const brand of near.get(x) ?? []) {
        if (label !== brand && label !== `${brand}s` && isOneEdit(label, brand)) {
          variants.get(brand)!.add(label);
        }
      }
    }
  }
  const own = labelsOf(brands);
  const taken = new Set(own.filter((b) => b.length > 4).flatMap(lessTwo));
  const chosen = new Set<string>();
  const around = new Set<string>();
  const ranked = [...variants].filter(([b, v]) => v.size >= VARIANTS && v.size >= PART * holding.get(b)!)
    .sort(([a, v], [b, w]) => w.size - v.size || (a < b ? -1 : 1));
  for (const [brand] of ranked) {
    const overlaps = (other: string): boolean =>
      other.length > 3 && (brand.includes(other) || other.includes(brand));
    if (own.some(overlaps) || lessTwo(brand).some((x) => taken.has(x))) continue;
    const reach = lessOne(brand);
    if (reach.some((x) => around.has(x)) || [...chosen].some(overlaps)) continue;
    chosen.add(brand);
    for (const x of reach) around.add(x);
  }
  return collect(names, chosen);
}

function collect(
  names: ReadonlyMap<string, readonly string[]>,
  chosen: ReadonlySet<string>,
): Map<string, Squat[]> {
  const out = new Map<string, Squat[]>([...chosen].map((b) => [`${b}.com`, []]));
  const near = new Map<string, string[]>();
  for (const brand of chosen) {
    for (const x of new Set(brand.length < 8 ? lessOne(brand) : lessTwo(brand))) {
      near.set(x, [...near.get(x) ?? [], brand]);
    }
  }
  for (const [label, suffixes] of names) {
    const of = partsOf(label, chosen);
    if (of.size === 0 && label.length < LONGEST + 3) {
      for (const x of lessOne(label)) for (const brand of near.get(x) ?? []) of.add(brand);
    }
    for (const brand of of) for (const tld of suffixes) out.get(`${brand}.com`)!.push({ label, tld });
  }
  return out;
}

/** Which of some texts stand in a label. */
function partsOf(label: string, texts: { has(text: string): boolean }): Set<string> {
  const out = new Set<string>();
  for (let at = 0; at + SHORTEST <= label.length; at++) {
    for (let end = at + SHORTEST; end <= Math.min(label.length, at + LONGEST); end++) {
      const part = label.slice(at, end);
      if (texts.has(part)) out.add(part);
    }
  }
  return out;
}

/** Whether one character put in, left out, replaced, or swapped with the next makes one of the other. */
function isOneEdit(a: string, b: string): boolean {
  if (a.length > b.length) return isOneEdit(b, a);
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  if (a.length < b.length) return a.slice(i) === b.slice(i + 1);
  return a.slice(i + 1) === b.slice(i + 1) ||
    a.slice(i + 2) === b.slice(i + 2) && a[i] === b[i + 1] && a[i + 1] === b[i];
}

/** The text, and the text less any one letter. */
function lessOne(text: string): string[] {
  return [text, ...Array.from(text, (_, i) => text.slice(0, i) + text.slice(i + 1))];
}

/** The text, and the text less any one or two letters. */
const lessTwo = (text: string): string[] => lessOne(text).flatMap(lessOne);
