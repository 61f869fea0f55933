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
import { wordsOfLanguages } from "../kinds/keyword.ts";
import { type Group, placeOfEdit, rowsOf, type Side, type Trait } from "./groups.ts";
import { type SuffixColumns, SuffixCosts, type SuffixesAt } from "./suffix_costs.ts";
import { Weights, type WordColumns, wordWeight } from "./weights.ts";

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
