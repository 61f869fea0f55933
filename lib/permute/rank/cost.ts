/**
 * Costs of edits and suffixes by the trained model: negative logarithms of rates, in steps where labels meet suffixes. A
 * label's rate is the sum, over its edits, of the product of the weights of an edit's traits.
 * @module
 */
import * as shipped from "../data/model.ts";
import type { PermutationKind } from "../../model.ts";
import type { Edit } from "../kinds/kind.ts";
import type { Name } from "../name.ts";
import { suffixes as allSuffixes } from "./suffixes.ts";

type Table = Readonly<Record<string, number>>;
/** The trained tables, as logarithms. */
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

/** The traits of the original that rates depend on. */
export interface Trait {
  /** Class of its suffix: com, a country's, another. */
  home: "com" | "country" | "other";
  /** Short, middle, long. */
  size: "s" | "m" | "l";
  /** One word or more. */
  words: "1" | "2";
}

const SOLD: ReadonlySet<string> = new Set(["io", "co", "ai", "me", "tv", "gg", "fm", "so", "to", "cc", "ws"]);

/** Returns the traits of the original that rates depend on. */
export function traitOf({ tld, chars, words }: Name): Trait {
  const top = tld.slice(tld.lastIndexOf(".") + 1);
  return {
    home: tld === "com" ? "com" : top.length === 2 && !SOLD.has(tld) ? "country" : "other",
    size: chars.length < 6 ? "s" : chars.length < 10 ? "m" : "l",
    words: words.length > 1 ? "2" : "1",
  };
}

/** Words of the web, which stand before names. */
export const WEB: RegExp = /^(?:www?\w?|https?|wwww|www\d+)$/;

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

/** Whether a look-alike keeps the original's suffix or changes it: typing errors keep it, phishing names change it. */
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

/** Position of an edit: 0, 1, 2 from the beginning, -1, -2, -3 from the end, 3 between. */
function placeOf(edit: Edit, length: number): number {
  if (edit.at < 3) return edit.at;
  const end = length - edit.at - edit.drop;
  return end < 3 ? -1 - end : 3;
}

/** Detail of a word from the caller, which the model does not know. */
export const OWN_WORD = "";
/** The caller has a reason to name a word: it is as likely as the likeliest listed ones. */
const OWN_WORD_NATS = 3;

/** Prices edits for originals with the same traits, with the suffix either kept or changed; caches sums. */
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

  /** Returns the negative logarithm of an edit's rate in a label of that many characters: less is likelier. */
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
      // Bounds the cache: input may have any letters.
      if (sums.details.size > DETAILS) sums.details.clear();
      sums.details.set(detail, more = this.#pricing.sumOf([d, this.#side + d]));
    }
    const place = placeOf(edit, length);
    return sums.base + rows + more +
      (sums.places[place + 3] ??= this.#pricing.sumOf([`${this.#side}${kind}@${place}`]));
  }

  /** Returns the share of an edit's price that comes from its kind and variant. */
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
    if (sums === undefined) {
      const base = this.#pricing.isTrained(kind) ? 0 : UNTRAINED_NATS;
      this.#kinds.set(kind, sums = { base, rows: new Map(), details: new Map(), places: [] });
    }
    return sums;
  }
}
export type { Prices };

/** Traits of words; unlisted ones share `*`. */
const WORD = /^(?:[=>]?w|(?:after|before)-?):./;

/** Price of a kind before `bench/learn_permute.ts` has seen it: that of the rarest trained kinds. */
const UNTRAINED_NATS = 8;
/** Maximum number of cached details of one kind. */
const DETAILS = 20_000;

/** Cached sums of one kind. */
interface KindSums {
  base: number;
  rows: Map<string, number>;
  details: Map<string, number>;
  places: number[];
}

/** Suffixes by cost. */
export type SuffixSteps = readonly (readonly string[] | undefined)[];

/** Prices by one set of tables. It caches lookups, so use one instance for all names. */
export class Pricing {
  readonly #model: Omit<Model, "MODEL_WEIGHTS">;
  /** A Map: new strings are slow keys of an object with thousands of members. */
  readonly #weights: ReadonlyMap<string, number>;
  #cache = new Map<string, unknown>();
  readonly #stepsBeside = new Map<string, SuffixSteps>();

  constructor(model: Omit<Model, "MODEL_WEIGHTS">, weights: ReadonlyMap<string, number>) {
    this.#model = model;
    this.#weights = weights;
  }

  /** Returns the value of a key, computing it on the first call. */
  cached<T>(key: string, make: () => T): T {
    let value = this.#cache.get(key) as T | undefined;
    if (value === undefined) {
      if (this.#cache.size >= CACHED) this.#cache.clear();
      this.#cache.set(key, value = make());
    }
    return value;
  }

  /** Returns the prices for originals with these traits, with the suffix kept or changed. */
  of(side: Side, trait: Trait): Prices {
    const key = `${side} ${trait.home} ${trait.size} ${trait.words}`;
    return this.cached(key, () => new Prices(this, side, trait));
  }

  /** Returns the share of a price that comes from a word beside a name; the same for all names. */
  wordNats(side: Side, edit: Edit): number {
    const detail = detailOf("Keyword", edit);
    return this.sumOf([detail, side + detail, `${edit.variant}:${edit.detail ?? ""}`]);
  }

  /** Whether the model has weights of a kind. */
  isTrained(kind: PermutationKind): boolean {
    for (const key of this.#weights.keys()) if (key.startsWith(`${kind}/`, 1)) return true;
    return false;
  }

  /** Returns the sum of the costs of traits. */
  sumOf(traits: readonly string[]): number {
    let nats = 0;
    // Rare listed words share one cell; unlisted words do not use it.
    for (const t of traits) {
      nats -= this.#weights.get(t) ??
        (WORD.test(t) ? this.#weights.get(t.slice(0, t.indexOf(":") + 1) + "*") : 0) ?? 0;
    }
    return nats;
  }

  /** Returns the cost of a pair in nats: `level` and `slope` times the sum of both. */
  pairCost(side: Side, group: Group): { level: number; slope: number } {
    return {
      level: this.#model.MODEL_PAIRS[side + group] ?? 2,
      slope: Math.max(0.5, this.#model.MODEL_PAIRS[`${side}${group}^`] ?? 1),
    };
  }

  /** Returns the suffixes except the original's, by cost in a group of labels. */
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

/** Returns the prices of other tables: to measure a model on names outside its training set. */
export function pricesBy(model: Model): Pricing {
  return new Pricing(model, new Map(Object.entries(model.MODEL_WEIGHTS)));
}

/** Maximum number of cached lists: suffixes by group and class and by country, words by traits. All of them fit. */
const CACHED = 500;

/** Maximum number of original suffixes with cached lists: they come from input and must not evict shared lists. */
const OWN_SUFFIXES = 20;

/** Removes the original's suffix and lowers the cost of those of its country; copies the shared lists it changes. */
function withoutOwn(
  own: string,
  country: ReadonlySet<string>,
  steps: (readonly string[] | undefined)[],
  cost: (suffix: string) => number,
): SuffixSteps {
  const nearer: string[] = [];
  // One pass over each list: a country may have thousands of suffixes.
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

/** Discount for suffixes of the same country, above and below the original's. */
const SAME_COUNTRY = 2;
const NO_COUNTRY: ReadonlySet<string> = new Set();

/** Returns the suffixes of a second-level suffix's country. */
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
