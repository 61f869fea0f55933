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

/** Weights in a Map: a text that was just made is slow to find in an object of thousands. */
interface Used extends Omit<Model, "MODEL_WEIGHTS"> {
  weights: ReadonlyMap<string, number>;
}
let used: Used | undefined;
function model(): Used {
  return used ??= { ...shipped, weights: weightsOf(shipped.MODEL_WEIGHT_LINES) };
}
let kept = new Map<string, unknown>();
const stepsBeside = new Map<string, SuffixSteps>();

/** Prices by other tables from here on: for measuring a model on names that it has not learnt from. */
export function useModel(other: Model): void {
  used = { ...other, weights: new Map(Object.entries(other.MODEL_WEIGHTS)) };
  kept = new Map();
  stepsBeside.clear();
}

/** Lists kept: suffixes by group and home and by country, words by traits; there are no more. */
const KEPT = 500;

/** Returns what is kept under a key, made by the model in use when it is missing. */
export function keep<T>(key: string, make: () => T): T {
  let value = kept.get(key) as T | undefined;
  if (value === undefined) {
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, value = make());
  }
  return value;
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
  return kind === "Homoglyph" || kind === "Mapped" && edit.sort === "sign" ? "glyph" : "typo";
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
  const out = rowsOf(side, kind, edit.sort, trait);
  const detail = detailOf(kind, edit);
  if (kind === "Keyword") out.push(detail, `${edit.sort}:${edit.detail ?? ""}`);
  else out.push(detail, `${side}${kind}@${placeOf(edit, length)}`);
  out.push(side + detail);
  return out;
}

function rowsOf(side: Side, kind: PermutationKind, sort: string, { home, size, words }: Trait): string[] {
  const row = `${side}${kind}/${sort}`;
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

/** Prices edits on one side, of originals of the same traits; keeps what it has looked up. */
class Prices {
  readonly #side: Side;
  readonly #trait: Trait;
  readonly #kinds = new Map<string, Kept>();

  constructor(side: Side, trait: Trait) {
    this.#side = side;
    this.#trait = trait;
  }

  /** Returns the logarithm of the rate of an edit in a label of that many characters, reversed: less is likelier. */
  nats(kind: PermutationKind, edit: Edit, length: number): number {
    if (kind === "UserContext") return -2;
    const rows = this.rows(kind, edit.sort);
    if (kind === "Keyword") {
      return rows + (edit.detail === OWN_WORD ? -OWN_WORD_NATS : wordNats(this.#side, edit));
    }
    const kept = this.#of(kind);
    const { detail = "" } = edit;
    let more = kept.details.get(detail);
    if (more === undefined) {
      const d = detailOf(kind, edit);
      // Foreign letters must not fill the memory.
      if (kept.details.size > DETAILS) kept.details.clear();
      kept.details.set(detail, more = sumOf([d, this.#side + d]));
    }
    const place = placeOf(edit, length);
    return rows + more + (kept.places[place + 3] ??= sumOf([`${this.#side}${kind}@${place}`]));
  }

  /** Returns what of it comes of the sort of the edit. */
  rows(kind: PermutationKind, sort: string): number {
    const { rows } = this.#of(kind);
    let nats = rows.get(sort);
    if (nats === undefined) rows.set(sort, nats = sumOf(rowsOf(this.#side, kind, sort, this.#trait)));
    return nats;
  }

  #of(kind: PermutationKind): Kept {
    let kept = this.#kinds.get(kind);
    if (kept === undefined) this.#kinds.set(kind, kept = { rows: new Map(), details: new Map(), places: [] });
    return kept;
  }
}

/** Returns what of the price of a word beside a name comes of the word; the same for all names. */
export function wordNats(side: Side, edit: Edit): number {
  const detail = detailOf("Keyword", edit);
  return sumOf([detail, side + detail, `${edit.sort}:${edit.detail ?? ""}`]);
}

function sumOf(traits: string[]): number {
  const { weights } = model();
  let nats = 0;
  // Words that were hardly ever found share one cell; a word that nobody has listed is not one of them.
  for (const t of traits) {
    nats -= weights.get(t) ?? (WORD.test(t) ? weights.get(t.slice(0, t.indexOf(":") + 1) + "*") : 0) ?? 0;
  }
  return nats;
}
const WORD = /^(?:[=>]?w|(?:after|before)-?):./;

/** Details kept of one kind. */
const DETAILS = 20_000;

/** Returns the prices of one side and traits. */
export function pricesOf(side: Side, trait: Trait): Prices {
  return keep(`${side} ${trait.home} ${trait.size} ${trait.words}`, () => new Prices(side, trait));
}

/** Sums of one kind, as far as they were asked. */
interface Kept {
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

/** Returns what a pair costs in nats: `level` and `slope` times the sum of both. */
export function pairCost(side: Side, group: Group): { level: number; slope: number } {
  return {
    level: model().MODEL_PAIRS[side + group] ?? 2,
    slope: Math.max(0.5, model().MODEL_PAIRS[`${side}${group}^`] ?? 1),
  };
}

/** Suffixes by cost. */
export type SuffixSteps = readonly (readonly string[] | undefined)[];

/** Returns the suffixes other than the own one by what they cost in a group of labels. */
export function suffixSteps(
  group: Group,
  own: string,
  home: Trait["home"],
  suffixes: readonly string[],
): SuffixSteps {
  const { cost, steps } = keep(`suffixes ${group} at ${home}`, () => {
    const cost = suffixCost(group, home);
    return { cost, steps: stepsOf(allSuffixes(), cost) };
  });
  if (suffixes !== allSuffixes()) return withoutOwn(own, stepsOf(suffixes, cost), cost);
  const key = `${group} beside ${own}`;
  let found = stepsBeside.get(key);
  if (found === undefined) {
    if (stepsBeside.size >= OWN_SUFFIXES * GROUPS.length) stepsBeside.clear();
    stepsBeside.set(key, found = withoutOwn(own, [...steps], cost));
  }
  return found;
}

/** Own suffixes asked lately whose lists are kept. They come from outside: what is kept for all must not go for them. */
const OWN_SUFFIXES = 20;

/** Takes the own suffix out and those of its country nearer. The lists of `steps` stay as they are: others share them. */
function withoutOwn(
  own: string,
  steps: (readonly string[] | undefined)[],
  cost: (suffix: string) => number,
): SuffixSteps {
  const country = countryOf(own);
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
function countryOf(own: string): ReadonlySet<string> {
  const top = own.slice(own.lastIndexOf(".") + 1);
  if (own.length < 3 || top.length !== 2) return NO_COUNTRY;
  const below = `.${top}`;
  return keep(
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

/** Returns what tells the logarithm of the share of a suffix, reversed. */
function suffixCost(group: Group, home: Trait["home"]): (suffix: string) => number {
  const [table, all, factor] = [
    model().MODEL_SUFFIXES[group],
    model().MODEL_SUFFIXES["all"],
    model().MODEL_HOMES[home],
  ].map((each) => new Map(Object.entries(each ?? {}))) as [
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
  ];
  const toCom = model().MODEL_STAY[`${group}|${home}|com`] ?? 2;
  const leave = model().MODEL_STAY[`${group}|${home}`] ?? 0;
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
