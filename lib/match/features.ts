import { align, type Alignment } from "./align.ts";
import type { Brand } from "./brand.ts";
import { type Candidate, HOW } from "./candidates.ts";
import { BORDER, DOT, type Host, HYPHEN, NONE } from "./host.ts";
import { glyphOf } from "./text.ts";
import { besideOdds, bitsOf, commonness, suffixOdds, type Tables } from "./tables.ts";

/** What the trees see of a name and a brand that it may imitate, in this order. */
export const FEATURES = [
  "likeness",
  "edit",
  "second edit",
  "place of the edit",
  "below the registrable name",
  "whole label",
  "border on the left",
  "border on the right",
  "breaks inside",
  "brand's length",
  "brand's share of the label",
  "length beside",
  "brand's bits",
  "brand's bits a letter",
  "label's bits a letter",
  "gain in bits",
  "bits beside a letter",
  "words beside",
  "suffix",
  "suffix and the brand's",
  "hyphens",
  "digits",
  "label's length",
  "labels below",
  "host's length",
  "beyond ASCII",
  "brand's suffix follows",
  "brand is a word",
  "what stands there is a word",
  "digits beside",
  "brand's own hyphens",
  "word beside is common",
  "names with the brand's word",
  "names with the word beside",
  "names with what stands there",
  "registrable label's bits a letter",
  "registrable label's length",
  "registrable label's digits",
  "brand's suffix anywhere",
] as const;

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

const alignment: Alignment = { distance: 0, op: 0, op2: 0, at: 0 };

/** What is known of a brand whatever the name: made once. */
interface BrandFacts {
  tables: Tables;
  bits: number;
  common: number;
  affix: number;
}
const factsOf = new WeakMap<Brand, BrandFacts>();

function brandFacts(brand: Brand, tables: Tables): BrandFacts {
  let facts = factsOf.get(brand);
  if (facts === undefined || facts.tables !== tables) {
    facts = {
      tables,
      bits: bitsOf(brand.plain, tables),
      common: commonness(brand.plain, tables.words),
      affix: commonness(brand.plain, tables.affixes),
    };
    factsOf.set(brand, facts);
  }
  return facts;
}

/** How a candidate was found to be like its brand. */
export interface Found {
  likeness: number;
  /** A number of `OPS`. */
  op: number;
  /** What stands in the name. */
  text: string;
}

/**
 * Fills in the features of a candidate; null when it does not match after all.
 *
 * @param check Whether what one edit of several characters, or a change of words, makes of the brand is there.
 */
export function featuresOf(
  host: Host,
  brand: Brand,
  { how, from, to }: Candidate,
  tables: Tables,
  out: Float64Array,
  check: (brand: Brand, how: number, text: string) => boolean,
  sides?: { before: string; after: string },
): Found | null {
  const { joined, breaks, labelAt, written } = host;
  const text = joined.slice(from, to);
  align(brand.plain, text, alignment);
  let likeness: number;
  // Entries of the index hold only a few bits of the hash, so any of them may match by chance.
  if (alignment.distance === 0) likeness = LIKENESS.same;
  else if (how === HOW.glance && alikeAtAGlance(brand.plain, text)) likeness = LIKENESS.glance;
  else if (how === HOW.glance && alikeAtAGlance(brand.lead, text)) likeness = LIKENESS.lead;
  else if (alignment.distance === 1) likeness = LIKENESS.one;
  else if (how !== HOW.close && how !== HOW.two && how !== HOW.glance && check(brand, how, text)) {
    likeness = how === HOW.edited ? LIKENESS.edited : how === HOW.words ? LIKENESS.words : LIKENESS.letters;
  } else if (alignment.distance === 2 && brand.plain.length >= 7) likeness = LIKENESS.two;
  else return null;
  const { bits, common, affix } = brandFacts(brand, tables);
  const below = from < labelAt ? 1 : 0;
  // The label, or the labels, that the brand stands in.
  let a = from;
  let b = to;
  while (a > 0 && breaks[a] !== DOT && breaks[a] !== BORDER && a !== labelAt) a--;
  while (b < joined.length && breaks[b] !== DOT && b !== labelAt) b++;
  const length = b - a;
  const beside = length - (to - from);
  let inner = 0;
  for (let i = from + 1; i < to; i++) if (breaks[i] !== NONE) inner += breaks[i] === DOT ? 2 : 1;
  let hyphens = 0;
  let digits = 0;
  let digitsBeside = 0;
  for (let i = a; i < b; i++) {
    if (i > a && breaks[i] === HYPHEN) hyphens++;
    const c = joined.charCodeAt(i);
    if (c > 47 && c < 58) {
      digits++;
      if (i < from || i >= to) digitsBeside++;
    }
  }
  let labels = 0;
  for (let i = 1; i <= labelAt; i++) if (breaks[i] === DOT) labels++;
  const before = spell(host, below === 1 ? 0 : a, from);
  const following = spell(host, to, below === 1 ? joined.length : b);
  // What stands in the registrable label of a throw-away name says nothing of the brand beside it.
  const after = below === 1 && to < labelAt ? spell(host, to, labelAt) : following;
  if (sides !== undefined) [sides.before, sides.after] = [before, after];
  const left = from === a ? BORDER : breaks[from]!;
  const right = to === b ? BORDER : breaks[to]!;
  const plainBeside = joined.slice(a, from) + joined.slice(to, b);
  let own = 0;
  for (let i = 0; i < brand.written.length; i++) if (brand.written.charCodeAt(i) === 45) own++;
  let place = 0;
  if (likeness !== LIKENESS.same) {
    place = alignment.at === 0 ? 1 : alignment.at >= brand.plain.length - 1 ? 3 : 2;
  }
  let n = 0;
  out[n++] = likeness;
  out[n++] = alignment.distance < 3 ? alignment.op : 20;
  out[n++] = alignment.distance < 3 ? alignment.op2 : 20;
  out[n++] = place;
  out[n++] = below;
  out[n++] = from === labelAt && to === joined.length ? 1 : 0;
  out[n++] = left;
  out[n++] = right;
  out[n++] = Math.min(4, inner);
  out[n++] = brand.plain.length;
  out[n++] = (to - from) / length;
  out[n++] = beside;
  out[n++] = bits;
  out[n++] = bits / brand.plain.length;
  out[n++] = bitsOf(joined.slice(a, b), tables) / length;
  out[n++] = likeness === LIKENESS.same ? 0 : bits - bitsOf(text, tables);
  out[n++] = beside === 0 ? 0 : bitsOf(plainBeside, tables) / beside;
  out[n++] = before === "" && after === "" ? 0 : besideOdds(before, after, tables);
  out[n++] = suffixOdds(host.tld, tables);
  out[n++] = relation(host.tld, brand.tld);
  out[n++] = Math.min(6, hyphens);
  out[n++] = Math.min(12, digits);
  out[n++] = length;
  out[n++] = Math.min(8, labels);
  out[n++] = written.length;
  out[n++] = Math.min(4, host.nonAscii);
  out[n++] = follows(following, brand.tld, right);
  out[n++] = common;
  out[n++] = likeness === LIKENESS.same ? common : commonness(text, tables.words);
  out[n++] = Math.min(12, digitsBeside);
  out[n++] = own;
  out[n++] = beside === 0 ? 0 : commonness(plainBeside, tables.words);
  // Popular names begin with a popular brand because they are its own. That says nothing of hosts below other names.
  out[n++] = below === 1 ? 0 : affix;
  out[n++] = beside === 0 ? 0 : commonness(plainBeside, tables.affixes);
  out[n++] = below === 1 ? 0 : likeness === LIKENESS.same ? affix : commonness(text, tables.affixes);
  const registrable = joined.length - labelAt;
  out[n++] = registrable === 0 ? 0 : bitsOf(joined.slice(labelAt), tables) / registrable;
  out[n++] = registrable;
  let registrableDigits = 0;
  for (let i = labelAt; i < joined.length; i++) {
    const c = joined.charCodeAt(i);
    if (c > 47 && c < 58) registrableDigits++;
  }
  out[n++] = registrableDigits;
  out[n++] = suffixAnywhere(host, brand.tld);
  return { likeness, op: alignment.distance < 3 ? alignment.op : 0, text };
}

function alikeAtAGlance(brand: string, text: string): boolean {
  if (brand.length !== text.length) return false;
  for (let i = 0; i < brand.length; i++) {
    if (glyphOf(brand.charCodeAt(i)) !== glyphOf(text.charCodeAt(i))) return false;
  }
  return true;
}

/** Returns a part of a host with its hyphens and dots, those at its ends included. */
function spell({ joined, breaks }: Host, from: number, to: number): string {
  let out = "";
  for (let i = from; i < to; i++) {
    if (i > 0 && breaks[i] === HYPHEN) out += "-";
    else if (i > 0 && breaks[i] === DOT) out += ".";
    out += joined[i];
  }
  if (to > from && breaks[to] === HYPHEN) out += "-";
  else if (to > from && breaks[to] === DOT) out += ".";
  return out;
}

/** How the suffix of a name and of a brand go together. */
function relation(tld: string, own: string): number {
  if (tld === own) return 0;
  const top = tld.slice(tld.lastIndexOf(".") + 1);
  const ownTop = own.slice(own.lastIndexOf(".") + 1);
  if (top === ownTop) return 1;
  if (tld === "com") return 2;
  if (tld === "net" || tld === "org") return 3;
  return top.length === 2 ? own === "com" ? 4 : 5 : own === "com" ? 6 : 7;
}

/** Whether a part between dots or hyphens left of the suffix is a label of the brand's suffix (2), or com (1). */
function suffixAnywhere({ joined, breaks }: Host, tld: string): number {
  let best = 0;
  let start = 0;
  for (let i = 1; i <= joined.length; i++) {
    if (breaks[i] === NONE) continue;
    const length = i - start;
    if (length > 1 && length < 5) {
      const part = joined.slice(start, i);
      if (`.${tld}.`.includes(`.${part}.`) || part === tld.replace(".", "")) return 2;
      if (part === "com") best = 1;
    }
    start = i;
  }
  return best;
}

/** Whether the brand's suffix, or com, follows the brand inside the name: `paypal.com.evil.top`, `paypal-com.top`. */
function follows(after: string, tld: string, right: number): number {
  if (after === "" || right === NONE && after.length < 2) return 0;
  const bare = after.replace(/^[-.]/, "");
  const [first = "", second = ""] = bare.split(/[-.]/);
  const [own = "", ownTop = ""] = tld.split(".");
  if (first === own && (ownTop === "" || second === ownTop)) return 3;
  if (first === "com" || ownTop !== "" && (first === ownTop || first === own + ownTop)) return 2;
  return bare.startsWith(own) || bare.startsWith("com") ? 1 : 0;
}
