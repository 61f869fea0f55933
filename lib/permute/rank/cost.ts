/**
 * What the learnt model says about an edit and about a suffix.
 *
 * A label's rate is the product of the weights of an edit's traits, summed over the edits that lead to it; a
 * name's rate is its label's times the share of its suffix. Costs are logarithms of rates, less being likelier, in
 * whole steps where labels and suffixes meet.
 * @module
 */
import * as shipped from "../data/model.ts";
import type { PermutationKind } from "../../model.ts";
import type { Edit } from "../kinds/kind.ts";
import type { Name } from "../name.ts";
import { suffixes as allSuffixes } from "./suffixes.ts";

type Table = Readonly<Record<string, number>>;
/** The learnt tables; logarithms. */
export interface Model {
  readonly MODEL_WEIGHTS: Table;
  readonly MODEL_SUFFIXES: Readonly<Record<string, Table>>;
  readonly MODEL_HOMES: Readonly<Record<string, Table>>;
  readonly MODEL_PAIRS: Table;
  readonly MODEL_STAY: Table;
}
/** @see MODEL_WEIGHT_LINES */
function weightsOf(lines: string): Map<string, number> {
  const out = new Map<string, number>();
  for (const line of lines.trim().split("\n")) {
    const [head = "", ...cells] = line.split(" ");
    for (const cell of cells) {
      const cut = cell.lastIndexOf("=");
      out.set(head + cell.slice(0, cut), Number(cell.slice(cut + 1)) / 10);
    }
  }
  return out;
}

/** Steps to a factor of e. */
export const STEPS = 8;

/** Groups of labels that share one distribution of suffixes. */
export const GROUPS = [
  "same",
  "typo",
  "glyph",
  "wide",
  "web",
  "faux",
  "one",
  "two",
  "word",
  "word-",
  "typo+typo",
  "word+typo",
  "word+word",
  "web+faux",
] as const;
/** One of them. */
export type Group = typeof GROUPS[number];

/** What of the original the rates depend on. */
export interface Trait {
  /** Where its suffix is at home: com, a country, elsewhere. */
  home: "com" | "country" | "other";
  /** Short, middle, long. */
  size: "s" | "m" | "l";
  /** One word or more. */
  words: "1" | "2";
}

const SOLD: ReadonlySet<string> = new Set(["io", "co", "ai", "me", "tv", "gg", "fm", "so", "to", "cc", "ws"]);

/** Returns what of the original the rates depend on. */
export function traitOf({ tld, chars, words }: Name): Trait {
  const top = tld.slice(tld.lastIndexOf(".") + 1);
  return {
    home: tld === "com" ? "com" : top.length === 2 && !SOLD.has(tld) ? "country" : "other",
    size: chars.length < 6 ? "s" : chars.length < 10 ? "m" : "l",
    words: words.length > 1 ? "2" : "1",
  };
}

const WEB = /^(?:www?\w?|https?|wwww|www\d+)$/;

/** Returns the group of labels that one edit leads to. */
export function groupOf(kind: PermutationKind, edit: Edit, ascii: boolean): Group {
  if (kind === "Tld") return "same";
  if (!ascii) return "wide";
  if (kind === "FauxTld") return "faux";
  if (kind === "Keyword" || kind === "UserContext") {
    const word = edit.detail ?? "";
    if (WEB.test(word)) return "web";
    if (word.length === 1) return "one";
    if (word.length === 2 || /^\d+$/.test(word)) return "two";
    return edit.put.includes("-") ? "word-" : "word";
  }
  return kind === "Homoglyph" || kind === "Mapped" && edit.variant === "sign" ? "glyph" : "typo";
}

/** Whether a look-alike keeps the original's suffix or leaves it: slips of the finger keep it, baits leave it. */
export type Side = "=" | ">";

/** The traits of an edit that have weights in the model; each is one cell of one table. */
export function traitsOf(
  side: Side,
  kind: PermutationKind,
  edit: Edit,
  trait: Trait,
  length: number,
): string[] {
  const out = rowsOf(side, kind, edit.variant, trait);
  const detail = detailOf(kind, edit);
  if (kind === "Keyword") out.push(detail, `${edit.variant}:${edit.detail ?? ""}`);
  else out.push(detail, `${side}${kind}@${placeOf(edit, length)}`);
  out.push(side + detail);
  return out;
}

function rowsOf(side: Side, kind: PermutationKind, variant: string, { home, size, words }: Trait): string[] {
  const row = `${side}${kind}/${variant}`;
  return [row, `${row}/${size}`, `${row}|${home}`, `${row}*${words}`];
}

function detailOf(kind: PermutationKind, edit: Edit): string {
  return `${kind === "Keyword" ? "w" : kind}:${edit.detail ?? ""}`;
}

/** Where an edit stands: 0, 1, 2 from the beginning, -1, -2, -3 from the end, 3 between. */
function placeOf(edit: Edit, length: number): number {
  if (edit.at < 3) return edit.at;
  const end = length - edit.at - edit.drop;
  return end < 3 ? -1 - end : 3;
}

/** Stands for a word of the caller's: nothing was learnt about it. */
export const OWN_WORD = "";
/** A caller's word is taken to be as likely as the likeliest listed ones: who names it has a reason. */
const OWN_WORD_NATS = 3;

/** Prices edits on one side, of originals of the same traits; caches the sums it has made. */
class Prices {
  readonly #pricing: Pricing;
  readonly #side: Side;
  readonly #trait: Trait;
  readonly #kinds = new Map<string, KindSums>();

  constructor(pricing: Pricing, side: Side, trait: Trait) {
    this.#pricing = pricing;
    this.#side = side;
    this.#trait = trait;
  }

  /** Returns the logarithm of the rate of an edit in a label of that many characters, reversed: less is likelier. */
  nats(kind: PermutationKind, edit: Edit, length: number): number {
    if (kind === "UserContext") return -2;
    const rows = this.rows(kind, edit.variant);
    if (kind === "Keyword") {
      return rows + (edit.detail === OWN_WORD ? -OWN_WORD_NATS : this.#pricing.wordNats(this.#side, edit));
    }
    const sums = this.#of(kind);
    const { detail = "" } = edit;
    let more = sums.details.get(detail);
    if (more === undefined) {
      const d = detailOf(kind, edit);
      // Foreign letters must not fill the memory.
      if (sums.details.size > DETAILS) sums.details.clear();
      sums.details.set(detail, more = this.#pricing.sumOf([d, this.#side + d]));
    }
    const place = placeOf(edit, length);
    return rows + more +
      (sums.places[place + 3] ??= this.#pricing.sumOf([`${this.#side}${kind}@${place}`]));
  }

  /** Returns the part of an edit's price that its kind and variant make. */
  rows(kind: PermutationKind, variant: string): number {
    const { rows } = this.#of(kind);
    let nats = rows.get(variant);
    if (nats === undefined) {
      rows.set(variant, nats = this.#pricing.sumOf(rowsOf(this.#side, kind, variant, this.#trait)));
    }
    return nats;
  }

  #of(kind: PermutationKind): KindSums {
    let sums = this.#kinds.get(kind);
    if (sums === undefined) this.#kinds.set(kind, sums = { rows: new Map(), details: new Map(), places: [] });
    return sums;
  }
}
export type { Prices };

/** Words have these traits; what is not listed shares `*`. */
const WORD = /^(?:[=>]?w|(?:after|before)-?):./;

/** Most details of one kind in the cache. */
const DETAILS = 20_000;

/** Sums of one kind made so far. */
interface KindSums {
  rows: Map<string, number>;
  details: Map<string, number>;
  places: number[];
}

/** Groups of labels of two edits. */
export const PAIR_GROUPS = ["typo+typo", "word+typo", "word+word", "web+faux"] as const;

/** Returns what an edit is in a pair: 1 a typo, 2 a word, 3 a word of the web, 4 a suffix; 0 when it goes in none. */
export function partOf(kind: PermutationKind, edit: Edit): number {
  if (kind === "Tld" || kind === "Subdomain") return 0;
  if (kind === "FauxTld") return 4;
  if (kind !== "Keyword" && kind !== "UserContext") return 1;
  return WEB.test(edit.detail ?? "") ? 3 : 2;
}

/** Returns the group of a pair of edits, or undefined when such a pair is not made. */
export function pairGroupOf(a: number, b: number): typeof PAIR_GROUPS[number] | undefined {
  const [low, high] = a < b ? [a, b] : [b, a];
  if (low === 1) return high === 1 ? "typo+typo" : high === 2 ? "word+typo" : undefined;
  if (low === 2) return high === 2 ? "word+word" : undefined;
  return low === 3 && high === 4 ? "web+faux" : undefined;
}

/** Suffixes by cost. */
export type SuffixSteps = readonly (readonly string[] | undefined)[];

/** Prices by one set of tables. Holds what it has looked up, so make one and use it for every name. */
export class Pricing {
  readonly #model: Omit<Model, "MODEL_WEIGHTS">;
  /** A Map: a text that was just made is slow to find in an object of thousands. */
  readonly #weights: ReadonlyMap<string, number>;
  #cache = new Map<string, unknown>();
  readonly #stepsBeside = new Map<string, SuffixSteps>();

  constructor(model: Omit<Model, "MODEL_WEIGHTS">, weights: ReadonlyMap<string, number>) {
    this.#model = model;
    this.#weights = weights;
  }

  /** Returns what is stored under a key, made now when it is missing. */
  cached<T>(key: string, make: () => T): T {
    let value = this.#cache.get(key) as T | undefined;
    if (value === undefined) {
      if (this.#cache.size >= CACHED) this.#cache.clear();
      this.#cache.set(key, value = make());
    }
    return value;
  }

  /** Returns the prices of one side and traits. */
  of(side: Side, trait: Trait): Prices {
    const key = `${side} ${trait.home} ${trait.size} ${trait.words}`;
    return this.cached(key, () => new Prices(this, side, trait));
  }

  /** Returns the part of a price that a word beside a name makes; the same for all names. */
  wordNats(side: Side, edit: Edit): number {
    const detail = detailOf("Keyword", edit);
    return this.sumOf([detail, side + detail, `${edit.variant}:${edit.detail ?? ""}`]);
  }

  /** Returns what traits cost together. */
  sumOf(traits: readonly string[]): number {
    let nats = 0;
    // Words that were hardly ever found share one cell; a word that nobody has listed is not one of them.
    for (const t of traits) {
      nats -= this.#weights.get(t) ??
        (WORD.test(t) ? this.#weights.get(t.slice(0, t.indexOf(":") + 1) + "*") : 0) ?? 0;
    }
    return nats;
  }

  /** Returns what a pair costs in nats: `level` and `slope` times the sum of both. */
  pairCost(side: Side, group: Group): { level: number; slope: number } {
    return {
      level: this.#model.MODEL_PAIRS[side + group] ?? 2,
      slope: Math.max(0.5, this.#model.MODEL_PAIRS[`${side}${group}^`] ?? 1),
    };
  }

  /** Returns the suffixes other than the own one by what they cost in a group of labels. */
  suffixSteps(group: Group, own: string, home: Trait["home"], suffixes: readonly string[]): SuffixSteps {
    const { cost, steps } = this.cached(`suffixes ${group} at ${home}`, () => {
      const cost = suffixCost(this.#model, group, home);
      return { cost, steps: stepsOf(allSuffixes(), cost) };
    });
    const country = countryOf(own, this);
    if (suffixes !== allSuffixes()) return withoutOwn(own, country, stepsOf(suffixes, cost), cost);
    const key = `${group} beside ${own}`;
    let found = this.#stepsBeside.get(key);
    if (found === undefined) {
      if (this.#stepsBeside.size >= OWN_SUFFIXES * GROUPS.length) this.#stepsBeside.clear();
      this.#stepsBeside.set(key, found = withoutOwn(own, country, [...steps], cost));
    }
    return found;
  }
}

let shippedPricing: Pricing | undefined;

/** Returns the prices of the shipped tables. */
export function shippedPrices(): Pricing {
  return shippedPricing ??= new Pricing(shipped, weightsOf(shipped.MODEL_WEIGHT_LINES));
}

/** Returns the prices of other tables: for measuring a model on names that it has not learnt from. */
export function pricesBy(model: Model): Pricing {
  return new Pricing(model, new Map(Object.entries(model.MODEL_WEIGHTS)));
}

/** Most lists in the cache: suffixes by group and home and by country, words by traits; there are no more. */
const CACHED = 500;

/** Most own suffixes whose lists are cached. They come from outside and must not evict what all names share. */
const OWN_SUFFIXES = 20;

/** Takes the own suffix out and those of its country nearer. The lists of `steps` stay as they are: others share them. */
function withoutOwn(
  own: string,
  country: ReadonlySet<string>,
  steps: (readonly string[] | undefined)[],
  cost: (suffix: string) => number,
): SuffixSteps {
  const nearer: string[] = [];
  // Once for each list, however many of it leave: a country may have thousands.
  for (const at of new Set([own, ...country].map((suffix) => stepOf(cost(suffix))))) {
    const rest: string[] = [];
    for (const suffix of steps[at] ?? []) {
      if (suffix === own) continue;
      (country.has(suffix) ? nearer : rest).push(suffix);
    }
    steps[at] = rest.length === 0 ? undefined : rest;
  }
  const moved: (string[] | undefined)[] = [];
  for (const suffix of nearer) (moved[stepOf(cost(suffix) - SAME_COUNTRY)] ??= []).push(suffix);
  for (const [at, list] of moved.entries()) if (list !== undefined) steps[at] = [...steps[at] ?? [], ...list];
  return steps;
}

/** What is off for suffixes of the same country, above and below the own one. */
const SAME_COUNTRY = 2;
const NO_COUNTRY: ReadonlySet<string> = new Set();

/** Returns the suffixes of the country of one that is longer than the country's. */
function countryOf(own: string, pricing: Pricing): ReadonlySet<string> {
  const top = own.slice(own.lastIndexOf(".") + 1);
  if (own.length < 3 || top.length !== 2) return NO_COUNTRY;
  const below = `.${top}`;
  return pricing.cached(
    `suffixes of ${top}`,
    () => new Set(allSuffixes().filter((each) => each === top || each.endsWith(below))),
  );
}

const stepOf = (nats: number): number => Math.max(0, Math.round(nats * STEPS));

function stepsOf(
  suffixes: readonly string[],
  cost: (suffix: string) => number,
): (readonly string[] | undefined)[] {
  const steps: string[][] = [];
  for (const suffix of suffixes) (steps[stepOf(cost(suffix))] ??= []).push(suffix);
  return steps;
}

/** Returns a function that gives the negative logarithm of the share of a suffix. */
function suffixCost(
  model: Omit<Model, "MODEL_WEIGHTS">,
  group: Group,
  home: Trait["home"],
): (suffix: string) => number {
  const [table, all, factor] = [
    model.MODEL_SUFFIXES[group],
    model.MODEL_SUFFIXES["all"],
    model.MODEL_HOMES[home],
  ].map((each) => new Map(Object.entries(each ?? {}))) as [
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
  ];
  const toCom = model.MODEL_STAY[`${group}|${home}|com`] ?? 2;
  const leave = model.MODEL_STAY[`${group}|${home}`] ?? 0;
  const most = table.get("*") ?? 0;
  const [country, long, other] = ["*c", "*2", "*g"].map((key) => table.get(key) ?? 20) as [
    number,
    number,
    number,
  ];
  return (suffix) => {
    if (suffix === "com") return toCom;
    const left = suffix.includes(".") ? long : suffix.length < 3 ? country : other;
    return leave - (factor.get(suffix) ?? 0) +
      (table.get(suffix) ?? Math.min(most + (all.get(suffix) ?? 20), left));
  };
}
