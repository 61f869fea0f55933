/**
 * Prices of edits and suffixes by the learnt model.
 *
 * An edit's rate is the product of the weights of its traits; a label's rate is the sum of those of the edits that lead
 * to it; a name's rate is its label's times the share of its suffix. Costs are negative logarithms, so lower is likelier.
 * @module
 */
import * as shipped from "../data/model.ts";
import type { PermutationKind } from "../../model.ts";
import type { Edit } from "../kinds/kind.ts";
import { keywordNumber, wordsOfLanguages } from "../kinds/keyword.ts";
import {
  addAt,
  type ByCost,
  type Group,
  placeOfEdit,
  rowsOf,
  type Side,
  stepOfShare,
  STEPS,
  type Trait,
} from "./groups.ts";
import { type Suffix, suffixes, suffixOf } from "./suffixes.ts";
import { PRIVATE_SUFFIX_LINES } from "../data/shapes_and_keys.ts";

/** Costs in nats: under the original's suffix, and under another one. */
export type Nats = Readonly<Record<Side, number>>;

/** Detail of a word from the caller, which the model does not know. */
export const OWN_WORD = "";
/** The caller has a reason to name a word: it is as likely as the likeliest listed ones. */
const OWN_WORD_NATS = 3;
/** The price of a word of the caller's as UserContext. */
const USER_CONTEXT: Nats = { "=": -2, ">": -2 };
/** What a word of a language weighs more beside a name of a country that speaks it. Chosen on the brands of the training. */
const SPOKEN = 3;
/** What it weighs less beside one of a country that does not. */
const FOREIGN = 3;
/** Price of a kind before `bench/train/permute/main.ts` has seen it: that of the rarest trained kinds. */
const UNTRAINED_NATS = 8;
const plus = (a: Nats, b: Nats): Nats => ({ "=": a["="] + b["="], ">": a[">"] + b[">"] });

/** Returns what the languages of a word add to its weight beside a name. */
export function ofLanguage(languages: readonly string[] | undefined, { languages: spoken }: Trait): number {
  if (languages === undefined || spoken === "") return 0;
  return spoken.split(" ").some((each) => languages.includes(each)) ? SPOKEN : -FOREIGN;
}

type WeightsBySide = Readonly<Record<Side, ReadonlyMap<string, number>>>;

/** What a trait weighs on each side. */
const natsOfTrait = (weights: WeightsBySide, trait: string): Nats => ({
  "=": 0 - (weights["="].get(trait) ?? 0),
  ">": 0 - (weights[">"].get(trait) ?? 0),
});

/** Prices the edits of one kind, of originals of the same traits. */
class KindPrices {
  readonly #kind: PermutationKind;
  readonly #tables: PriceTables;
  readonly #trait: Trait;
  readonly #variants: WeightsBySide;
  readonly #letters: WeightsBySide;
  readonly #places: WeightsBySide;
  /** The weights of letters on both sides. */
  readonly #shared: ReadonlyMap<string, number>;
  readonly #unseen: number;
  readonly #rows = new Map<string, Nats>();

  constructor(kind: PermutationKind, tables: PriceTables, trait: Trait) {
    this.#kind = kind;
    this.#tables = tables;
    this.#trait = trait;
    const { weights } = tables;
    const bySide = (mark: string): WeightsBySide => ({
      "=": weights.of(`=${kind}${mark}`),
      ">": weights.of(`>${kind}${mark}`),
    });
    [this.#variants, this.#letters, this.#places] = [bySide("/"), bySide(":"), bySide("@")];
    this.#shared = weights.of(`${kind}:`);
    this.#unseen = this.#variants["="].size + this.#variants[">"].size > 0 ? 0 : UNTRAINED_NATS;
  }

  /** Returns the negative logarithms of the rates of an edit in a label of that many characters: lower is likelier. */
  nats(edit: Edit, length: number): Nats {
    if (this.#kind === "UserContext") return USER_CONTEXT;
    const row = this.row(edit.variant);
    const detail = edit.detail ?? "";
    if (this.#kind === "Keyword") {
      if (edit.detail === OWN_WORD) return { "=": row["="] - OWN_WORD_NATS, ">": row[">"] - OWN_WORD_NATS };
      return plus(row, this.#word(edit.variant, detail));
    }
    const both = this.#unseen - (this.#shared.get(detail) ?? 0);
    const letters = plus({ "=": both, ">": both }, natsOfTrait(this.#letters, detail));
    return plus(plus(row, letters), natsOfTrait(this.#places, String(placeOfEdit(edit, length))));
  }

  /** Returns the part of a price that depends on the variant of an edit. */
  row(variant: string): Nats {
    let found = this.#rows.get(variant);
    if (found === undefined) {
      found = rowsOf(variant, this.#trait).map((row) => natsOfTrait(this.#variants, row)).reduce(plus);
      this.#rows.set(variant, found);
    }
    return found;
  }

  #word(variant: string, word: string): Nats {
    const { weights, words } = this.#tables;
    const weight = (head: string): number => wordWeight(words, weights, head, word);
    const both = weight("w:") + weight(`${variant}:`) + ofLanguage(wordsOfLanguages().get(word), this.#trait);
    return { "=": 0 - (both + weight("=w:")), ">": 0 - (both + weight(">w:")) };
  }
}

/** A model as it is read. */
export interface PriceTables {
  /** What two edits together cost, by side and group. */
  readonly pairs: Readonly<Record<string, number>>;
  readonly weights: Weights;
  readonly words: WordColumns;
  readonly suffixes: SuffixColumns;
}

/** Prices by one set of tables. It caches what it reads, so use one instance for all names. */
export class Pricing {
  readonly #tables: PriceTables;
  readonly #suffixes: SuffixCosts;
  readonly #cache = new Map<string, unknown>();

  constructor(tables: PriceTables) {
    this.#tables = tables;
    this.#suffixes = new SuffixCosts(tables.suffixes);
  }

  /** Returns the value under a key, computed when it is missing. The keys are of traits and kinds: they are few. */
  cached<T>(key: string, make: () => T): T {
    let value = this.#cache.get(key) as T | undefined;
    if (value === undefined) this.#cache.set(key, value = make());
    return value;
  }

  /** Returns the prices of the edits of a kind, of originals of the same traits. */
  of(kind: PermutationKind, trait: Trait): KindPrices {
    const languages = kind === "Keyword" ? trait.languages : "";
    return this.cached(
      `${kind} ${trait.origin} ${trait.size} ${trait.words} ${languages}`,
      () => new KindPrices(kind, this.#tables, trait),
    );
  }

  /** The weights of the built-in words. */
  get words(): WordColumns {
    return this.#tables.words;
  }

  /** Returns the cost of a pair in nats: `level` and `slope` times the sum of both. */
  pairCost(side: Side, group: Group): { level: number; slope: number } {
    const { pairs } = this.#tables;
    return { level: pairs[side + group] ?? 2, slope: Math.max(0.5, pairs[`${side}${group}^`] ?? 1) };
  }

  /** Returns the suffixes except the original's by cost in a group of labels; of all, or of the given ones. */
  suffixes(group: Group, own: string, origin: Trait["origin"], tlds: readonly string[] | null): SuffixesAt[] {
    return this.#suffixes.of(group, own, origin, tlds);
  }
}

let shippedPricing: Pricing | undefined;

/** Returns the prices of the shipped tables. */
export function shippedPrices(): Pricing {
  return shippedPricing ??= new Pricing({
    pairs: shipped.MODEL_PAIRS,
    weights: Weights.ofLines(shipped.MODEL_WEIGHT_LINES),
    words: JSON.parse(shipped.MODEL_WORD_COLUMNS),
    suffixes: JSON.parse(shipped.MODEL_SUFFIX_COLUMNS),
  });
}

const NO_WEIGHTS: ReadonlyMap<string, number> = new Map();

/** Weights by head and tail of their keys; logarithms. The weights of a head are decoded on first use. */
export class Weights {
  readonly #heads: Map<string, string[] | ReadonlyMap<string, number>>;

  /** @param heads By head: its lines that are not decoded yet, or the weights by tail. */
  constructor(heads: Map<string, string[] | ReadonlyMap<string, number>>) {
    this.#heads = heads;
  }

  /** Reads lines of a head and its cells, `tail=weight`, in tenths. */
  static ofLines(lines: string): Weights {
    return new Weights(Map.groupBy(lines.trim().split("\n"), (line) => line.slice(0, line.indexOf(" "))));
  }

  /** Returns the weights of the traits that start with a head, by the rest of their keys. */
  of(head: string): ReadonlyMap<string, number> {
    const found = this.#heads.get(head) ?? NO_WEIGHTS;
    if (!Array.isArray(found)) return found;
    const weights = new Map<string, number>();
    for (const line of found) {
      for (const cell of line.split(" ").slice(1)) {
        const cut = cell.lastIndexOf("=");
        weights.set(cell.slice(0, cut), Number(cell.slice(cut + 1)) / 10);
      }
    }
    this.#heads.set(head, weights);
    return weights;
  }
}

/** Heads of words: a word's own weight, what each side adds, and the weight in each way to add it to a name. */
export const WORD_HEADS = ["w:", "=w:", ">w:", "after:", "after-:", "before:", "before-:"] as const;

/** Weights of the built-in words by head, in their order; tenths. */
export type WordColumns = Readonly<Record<typeof WORD_HEADS[number], readonly number[]>>;

/** Returns the weight of a word under a head; one that is not listed has the shared weight. */
function wordWeight(columns: WordColumns, weights: Weights, head: string, word: string): number {
  const column = (columns as Record<string, readonly number[] | undefined>)[head];
  const n = keywordNumber(word);
  if (column !== undefined && n !== undefined) return column[n]! / 10;
  const of = weights.of(head);
  return of.get(word) ?? (column !== undefined && word !== "" ? of.get("*") : undefined) ?? 0;
}

type Costs = Readonly<Record<string, number>>;

/** The learnt costs of suffixes as columns, in hundredths: a place among the named suffixes, its value, the next place and so on. */
export interface SuffixColumns {
  /** The named suffixes, in the order of the list of all. */
  readonly names: readonly string[];
  /** By group: the costs of named suffixes, and those of classes, by their names. */
  readonly shares: Readonly<Record<string, readonly number[]>>;
  readonly classes: Readonly<Record<string, Costs>>;
  /** By class of the original's suffix: what it adds to the logarithm of a share. */
  readonly origins: Readonly<Record<string, readonly number[]>>;
  /** What it costs to change the suffix at all, and to com; in nats. */
  readonly change: Costs;
}

/** The suffixes of one cost. */
export interface SuffixesAt {
  readonly cost: number;
  readonly suffixes: () => readonly Suffix[];
}

/** Discount for suffixes of the same country, above and below the own one, in steps. */
const SAME_COUNTRY = 2 * STEPS;
/** Most cached lists. Own suffixes come from outside. */
const MAX_LISTS = 1_400;
/** Cost of a suffix that no table names, unless its class costs less; in hundredths. */
const UNNAMED = 2000;
/** Cost of com where no table has one, in nats. */
const COM = 2;

/** What is in {@link PRIVATE_SUFFIX_LINES}. */
const PRIVATE_SUFFIXES: readonly (readonly [suffix: Suffix, nats: number])[] = PRIVATE_SUFFIX_LINES.flatMap((
  line,
) => line.split(", ")).map((cell) => {
  const [suffix, nats] = cell.split(" ");
  return [suffixOf(suffix!), Number(nats)];
});
/** The suffix that those are measured by. */
const MEASURE = "pro";

/** The classes of suffixes, as the tables call them: two letters, several labels, any other. */
const CLASSES = ["*c", "*2", "*g"] as const;
const suffixClassOf = (suffix: string): number => suffix.includes(".") ? 1 : suffix.length < 3 ? 0 : 2;

/** Costs of suffixes by one model's columns. */
class SuffixCosts {
  readonly #columns: SuffixColumns;
  readonly #named: readonly Suffix[];
  readonly #made = new Map<string, SuffixesAt[]>();
  readonly #unnamed = new Map<string, Suffix[][]>();

  constructor(columns: SuffixColumns) {
    this.#columns = columns;
    this.#named = columns.names.map(suffixOf);
  }

  /**
   * Returns the suffixes other than the own one by their cost in a group, the lowest first; lists of one cost in their
   * order.
   *
   * @param tlds Only these suffixes; null for all.
   */
  of(group: Group, own: string, origin: Trait["origin"], tlds: readonly string[] | null): SuffixesAt[] {
    const key = `${group} ${own} ${origin}`;
    const known = tlds === null ? this.#made.get(key) : undefined;
    if (known !== undefined) return known;
    const { named, classes } = this.#steps(group, origin);
    const measure = named[this.#columns.names.indexOf(MEASURE)] ?? classes[2]!;
    const ofPrivate = PRIVATE_SUFFIXES.map(([, nats]) => measure + Math.round(STEPS * nats));
    if (tlds !== null) {
      return byCost(own, tlds.map(suffixOf), (i) => {
        const isThis = ([{ text }]: typeof PRIVATE_SUFFIXES[number]) => text === tlds[i];
        return named[this.#columns.names.indexOf(tlds[i]!)] ??
          ofPrivate[PRIVATE_SUFFIXES.findIndex(isThis)] ??
          classes[suffixClassOf(tlds[i]!)]!;
      });
    }
    const all = [...this.#named, ...PRIVATE_SUFFIXES.map(([suffix]) => suffix)];
    const steps = [...named, ...ofPrivate];
    const out = byCost(own, all, (place) => steps[place]!);
    // Nine of ten suffixes: they are read when the first name reaches their cost.
    for (const [n, cost] of [...classes, ...classes.map(inCountry)].entries()) {
      out.push({ cost, suffixes: () => this.#unnamedBeside(own)[n]! });
    }
    out.sort((a, b) => a.cost - b.cost);
    if (this.#made.size >= MAX_LISTS) { for (const made of [this.#made, this.#unnamed]) made.clear(); }
    this.#made.set(key, out);
    return out;
  }

  /** Returns the suffixes that the model does not name, without the own one: by class, then those of its country by class. */
  #unnamedBeside(own: string): Suffix[][] {
    let lists = this.#unnamed.get(own);
    if (lists === undefined) {
      this.#unnamed.set(own, lists = Array.from({ length: 2 * CLASSES.length }, () => []));
      const named = new Set(this.#columns.names);
      const country = countryOf(own);
      for (const text of suffixes()) {
        if (text === own || named.has(text)) continue;
        const suffix = suffixOf(text);
        lists[suffixClassOf(text) + (isInCountry(country, suffix) ? CLASSES.length : 0)]!.push(suffix);
      }
    }
    return lists;
  }

  /** Returns the values of a column by place. */
  #values(column: readonly number[] = []): (number | undefined)[] {
    const values = new Array<number | undefined>(this.#named.length).fill(undefined);
    for (let i = 0; i < column.length; i += 2) values[column[i]!] = column[i + 1]!;
    return values;
  }

  /** Returns what suffixes cost in a group of labels: the named ones by place, the others by class. */
  #steps(group: Group, origin: Trait["origin"]): { named: number[]; classes: number[] } {
    const { names, shares, classes, origins, change } = this.#columns;
    const changed = Math.round(100 * (change[`${group}|${origin}`] ?? 0));
    const most = classes[group]?.["*"] ?? 0;
    const ofClass = CLASSES.map((name) => classes[group]?.[name] ?? UNNAMED);
    const [share, anywhere, factor] = [shares[group], shares["all"], origins[origin]].map((column) =>
      this.#values(column)
    );
    const named = names.map((suffix, place) => {
      if (suffix === "com") return stepOfShare(change[`${group}|${origin}|com`] ?? COM);
      const nats = share![place] ??
        Math.min(most + (anywhere![place] ?? UNNAMED), ofClass[suffixClassOf(suffix)]!);
      return stepOfShare((changed - (factor![place] ?? 0) + nats) / 100);
    });
    const others = ofClass.map((each) => stepOfShare((changed + Math.min(most + UNNAMED, each)) / 100));
    return { named, classes: others };
  }
}

/** What a suffix of the own one's country costs, given what it costs elsewhere. */
const inCountry = (step: number): number => Math.max(0, step - SAME_COUNTRY);

/** Returns suffixes by cost, without the own one. */
function byCost(own: string, list: readonly Suffix[], stepOf: (place: number) => number): SuffixesAt[] {
  const country = countryOf(own);
  const lists: ByCost<Suffix> = [];
  for (let place = 0; place < list.length; place++) {
    const suffix = list[place]!;
    if (suffix.text === own) continue;
    const step = stepOf(place);
    addAt(lists, isInCountry(country, suffix) ? inCountry(step) : step, suffix);
  }
  return lists.flatMap((suffixes, cost) =>
    suffixes === undefined ? [] : [{ cost, suffixes: () => suffixes }]
  );
}

/** Returns a country's suffix, with its dot, of a longer one; else null. */
const countryOf = (own: string): string | null => /\...$/u.exec(own)?.[0] ?? null;

const isInCountry = (country: string | null, { dotted }: Suffix): boolean =>
  country !== null && dotted.endsWith(country);
