import { borrowedIn } from "./host.ts";
import { align, type Alignment } from "./align.ts";
import { type Brand, editsOf, wordsOf } from "./brand.ts";
import { type Candidate, HOW } from "./candidates.ts";
import { type Places, suffixFacts, type TextFacts, textFacts } from "./place.ts";
import { glyphOf } from "./text.ts";
import type { ModelTables } from "./model.ts";

/** Degrees of likeness, from the closest. */
export const LIKENESS = {
  same: 0,
  glance: 1,
  one: 2,
  edited: 3,
  two: 4,
  words: 5,
  letters: 6,
  lead: 7,
} as const;

/** Shortest label of a brand that counts as two edits away. */
const TWO_FROM = 7;
const alignment: Alignment = { distance: 0, op: 0, op2: 0, at: 0 };

/** The features of a brand that do not depend on the name, computed once. */
interface BrandFacts extends TextFacts {
  tables: ModelTables;
  hyphens: number;
}
const factsOf = new WeakMap<Brand, BrandFacts>();

function brandFacts(brand: Brand, tables: ModelTables): BrandFacts {
  let facts = factsOf.get(brand);
  if (facts === undefined || facts.tables !== tables) {
    facts = { tables, ...textFacts(brand.plain, tables), hyphens: brand.written.split("-").length - 1 };
    factsOf.set(brand, facts);
  }
  return facts;
}

/** How a candidate was found to be like its brand. */
export interface Found {
  likeness: number;
  /** A number in `EDITS`. */
  op: number;
  /** The text in the name. */
  text: string;
}

/**
 * Fills in the features of a candidate; null when it does not match after all.
 */
export function featuresOf(
  places: Places,
  brand: Brand,
  { how, from, to }: Candidate,
  out: Float64Array,
): Found | null {
  const { host, tables } = places;
  const { joined, labelAt } = host;
  const text = joined.slice(from, to);
  // Two edits of a short brand are chance.
  const isShort = brand.plain.length < TWO_FROM;
  align(brand.plain, text, alignment, isShort && how === HOW.close ? 1 : 2);
  let likeness: number;
  // Entries are hashes, so any of them may match by chance.
  if (alignment.distance === 0) likeness = LIKENESS.same;
  else if (how === HOW.glance && alikeAtAGlance(brand.plain, text)) likeness = LIKENESS.glance;
  else if (how === HOW.glance && alikeAtAGlance(brand.lead, text)) likeness = LIKENESS.lead;
  else if (alignment.distance === 1) likeness = LIKENESS.one;
  else if (how !== HOW.close && how !== HOW.two && how !== HOW.glance && checked(brand, how, text)) {
    likeness = how === HOW.edited ? LIKENESS.edited : how === HOW.words ? LIKENESS.words : LIKENESS.letters;
  } else if (alignment.distance === 2 && !isShort) likeness = LIKENESS.two;
  else return null;
  const own = brandFacts(brand, tables);
  const { facts } = places;
  const place = places.at(from, to);
  const { below, length, beside } = place;
  const suffix = suffixFacts(host, place, brand.tld);
  // What stands there is the brand itself, in most cases.
  const is = likeness === LIKENESS.same ? own : textFacts(text, tables);
  let spot = 0;
  if (likeness !== LIKENESS.same) {
    spot = alignment.at === 0 ? 1 : alignment.at >= brand.plain.length - 1 ? 3 : 2;
  }
  let n = 0;
  out[n++] = likeness;
  out[n++] = alignment.distance < 3 ? alignment.op : 20;
  out[n++] = alignment.distance < 3 ? alignment.op2 : 20;
  out[n++] = spot;
  out[n++] = below;
  out[n++] = from === labelAt && to === joined.length ? 1 : 0;
  out[n++] = place.left;
  out[n++] = place.right;
  out[n++] = Math.min(4, place.inner);
  out[n++] = brand.plain.length;
  out[n++] = (to - from) / length;
  out[n++] = beside;
  out[n++] = own.bits;
  out[n++] = own.bits / brand.plain.length;
  out[n++] = place.bitsALetter;
  out[n++] = own.bits - is.bits;
  out[n++] = place.besideBitsALetter;
  out[n++] = place.besideOdds;
  out[n++] = facts.suffix;
  out[n++] = suffix.relation;
  out[n++] = Math.min(6, place.hyphens);
  out[n++] = Math.min(12, place.digits);
  out[n++] = length;
  out[n++] = Math.min(8, facts.labels);
  out[n++] = host.written.length;
  out[n++] = Math.min(4, host.nonAscii);
  out[n++] = suffix.follows;
  out[n++] = own.word;
  out[n++] = is.word;
  out[n++] = Math.min(12, place.digitsBeside);
  out[n++] = own.hyphens;
  out[n++] = place.besideWord;
  out[n++] = suffix.own;
  out[n++] = place.besideAffix;
  out[n++] = place.borrowed;
  out[n++] = facts.registrableBitsALetter;
  out[n++] = facts.registrable;
  out[n++] = facts.registrableDigits;
  out[n++] = suffix.anywhere;
  out[n++] = place.roundWord;
  // What makes other words is no misspelling: paystation.
  out[n++] = likeness === LIKENESS.same ? 0 : borrowedIn(host.exact, host.breaks, from, to) / (to - from);
  return { likeness, op: alignment.distance < 3 ? alignment.op : 0, text };
}

function alikeAtAGlance(brand: string, text: string): boolean {
  if (brand.length !== text.length) return false;
  for (let i = 0; i < brand.length; i++) {
    if (glyphOf(brand.charCodeAt(i)) !== glyphOf(text.charCodeAt(i))) return false;
  }
  return true;
}

interface Made {
  edited?: Set<string>;
  words?: Set<string>;
  letters?: string;
}
/** Caches the texts of the few brands that are checked often: those of one brand take tens of kilobytes. */
const made = new Map<Brand, Made>();
/** Maximum number of cached brands: bounds the cache to tens of megabytes. */
const MAX_MADE = 1000;

/** Whether one edit of several characters, a change of words, or another order of letters makes a text of a brand. */
function checked(brand: Brand, how: number, text: string): boolean {
  let known = made.get(brand);
  if (known === undefined) {
    if (made.size === MAX_MADE) made.clear();
    made.set(brand, known = {});
  }
  if (how === HOW.edited) return (known.edited ??= new Set(editsOf(brand).keys())).has(text);
  if (how === HOW.words) return (known.words ??= wordsOf(brand)).has(text);
  return (known.letters ??= sorted(brand.plain)) === sorted(text);
}

function sorted(text: string): string {
  return [...text].sort().join("");
}
