/**
 * Prices of edits and suffixes by the learnt model.
 *
 * A label's rate is the product of the weights of an edit's traits, summed over the edits that lead to it; a name's
 * rate is its label's times the share of its suffix. Costs are negative logarithms of rates, so lower is likelier, in
 * whole steps where labels and suffixes are combined.
 * @module
 */
import * as shipped from "../data/model.ts";
import type { PermutationKind } from "../../model.ts";
import type { Edit } from "../kinds/kind.ts";
import { type Group, placeOf, rowsOf, type Side, type Trait } from "./groups.ts";
import { type SuffixColumns, suffixColumnsOf, type SuffixTables } from "./suffix_columns.ts";
import { SuffixCosts, type SuffixesBeside } from "./suffix_costs.ts";
import { type Nats, Weights } from "./weights.ts";
import { columnsOf, type WordColumns, WordWeights } from "./word_weights.ts";

/** The trained tables, as logarithms. */
export interface Model extends SuffixTables {
  readonly MODEL_WEIGHTS: Readonly<Record<string, number>>;
  readonly MODEL_PAIRS: Readonly<Record<string, number>>;
}

/** Detail of a word from the caller, which the model does not know. */
export const OWN_WORD = "";
/** The caller has a reason to name a word: it is as likely as the likeliest listed ones. */
const OWN_WORD_NATS = 3;
/** The price of a word of the caller's as UserContext. */
const USER_CONTEXT_NATS = -2;

/** Price of a kind before `bench/learn_permute.ts` has seen it: that of the rarest trained kinds. */
const UNTRAINED_NATS = 8;
/** Maximum number of cached details of one kind: input may have any letters. */
const DETAILS = 20_000;

/** Costs of the edits of one kind that do not depend on the original, each sum computed once. */
class KindSums {
  readonly #weights: Weights;
  readonly #kind: PermutationKind;
  readonly #base: number;
  /** The weights of letters: on both sides, and what each side adds. */
  readonly #letters: Readonly<Record<"any" | "stay" | "leave", ReadonlyMap<string, number>>>;
  readonly #details = new Map<string, Nats>();
  readonly #places: Nats[] = [];

  constructor(weights: Weights, kind: PermutationKind) {
    this.#weights = weights;
    this.#kind = kind;
    this.#letters = {
      any: weights.of(`${kind}:`),
      stay: weights.of(`=${kind}:`),
      leave: weights.of(`>${kind}:`),
    };
    this.#base = weights.of(`=${kind}/`).size + weights.of(`>${kind}/`).size > 0 ? 0 : UNTRAINED_NATS;
  }

  /** Returns the cost of a variant in originals of the same traits. */
  rows(variant: string, trait: Trait): Nats {
    const rows = rowsOf(variant, trait);
    const of = (side: Side): number => {
      const weights = this.#weights.of(`${side}${this.#kind}/`);
      let nats = 0;
      for (const row of rows) nats -= weights.get(row) ?? 0;
      return nats;
    };
    return { "=": of("="), ">": of(">") };
  }

  /** Returns the cost of the letters of an edit. */
  detail(detail: string): Nats {
    const known = this.#details.get(detail);
    if (known !== undefined) return known;
    const { any, stay, leave } = this.#letters;
    const both = this.#base - (any.get(detail) ?? 0);
    if (this.#details.size > DETAILS) this.#details.clear();
    const made = { "=": both - (stay.get(detail) ?? 0), ">": both - (leave.get(detail) ?? 0) };
    this.#details.set(detail, made);
    return made;
  }

  /** Returns the cost of a position in the label; see `placeOf`. */
  place(place: number): Nats {
    return this.#places[place + 3] ??= { "=": this.#placed("=", place), ">": this.#placed(">", place) };
  }

  #placed(side: Side, place: number): number {
    return 0 - (this.#weights.of(`${side}${this.#kind}@`).get(String(place)) ?? 0);
  }
}

/** Prices the edits of one kind, of originals of the same traits. */
export class KindPrices {
  readonly #kind: PermutationKind;
  readonly #pricing: Pricing;
  readonly #sums: KindSums;
  readonly #trait: Trait;
  readonly #rows = new Map<string, Nats>();

  constructor(pricing: Pricing, kind: PermutationKind, sums: KindSums, trait: Trait) {
    this.#pricing = pricing;
    this.#kind = kind;
    this.#sums = sums;
    this.#trait = trait;
  }

  /** Returns the part of an edit's price that depends on its kind and variant. */
  rows(variant: string): Nats {
    let nats = this.#rows.get(variant);
    if (nats === undefined) this.#rows.set(variant, nats = this.#sums.rows(variant, this.#trait));
    return nats;
  }

  /** Returns the negative logarithms of the rates of an edit in a label of that many characters: lower is likelier. */
  nats(edit: Edit, length: number): Nats {
    if (this.#kind === "UserContext") return { "=": USER_CONTEXT_NATS, ">": USER_CONTEXT_NATS };
    const rows = this.rows(edit.variant);
    const { detail = "" } = edit;
    if (this.#kind === "Keyword") {
      if (edit.detail === OWN_WORD) return { "=": rows["="] - OWN_WORD_NATS, ">": rows[">"] - OWN_WORD_NATS };
      const word = this.#pricing.words().nats(edit.variant, detail);
      return { "=": rows["="] + word["="], ">": rows[">"] + word[">"] };
    }
    const letters = this.#sums.detail(detail);
    const place = this.#sums.place(placeOf(edit, length));
    return {
      "=": rows["="] + letters["="] + place["="],
      ">": rows[">"] + letters[">"] + place[">"],
    };
  }
}

/** Prices by one set of tables. It caches lookups, so use one instance for all names. */
export class Pricing {
  readonly #pairs: Model["MODEL_PAIRS"];
  readonly #weights: Weights;
  readonly #columns: () => WordColumns;
  #words: WordWeights | undefined;
  readonly #suffixes: SuffixCosts;
  readonly #sums = new Map<PermutationKind, KindSums>();
  readonly #cache = new Map<string, unknown>();

  /**
   * @param pairs The costs of putting two edits together.
   * @param columns Returns the weights of the built-in words.
   * @param suffixes Returns the costs of suffixes. Both are read when they are first needed.
   */
  constructor(
    pairs: Model["MODEL_PAIRS"],
    weights: Weights,
    columns: () => WordColumns,
    suffixes: () => SuffixColumns,
  ) {
    this.#pairs = pairs;
    this.#weights = weights;
    this.#columns = columns;
    this.#suffixes = new SuffixCosts(suffixes);
  }

  /** Returns the value under a key, computed when it is missing. The keys are of traits and kinds: they are few. */
  cached<T>(key: string, make: () => T): T {
    let value = this.#cache.get(key) as T | undefined;
    if (value === undefined) this.#cache.set(key, value = make());
    return value;
  }

  /** Returns the prices of the edits of a kind, of originals of the same traits. */
  of(kind: PermutationKind, trait: Trait): KindPrices {
    return this.cached(`${kind} ${trait.home} ${trait.size} ${trait.words}`, () => {
      let sums = this.#sums.get(kind);
      if (sums === undefined) this.#sums.set(kind, sums = new KindSums(this.#weights, kind));
      return new KindPrices(this, kind, sums, trait);
    });
  }

  /** Returns the weights of the words beside names. */
  words(): WordWeights {
    return this.#words ??= new WordWeights(this.#weights, this.#columns());
  }

  /** Returns the cost of a pair in nats: `level` and `slope` times the sum of both. */
  pairCost(side: Side, group: Group): { level: number; slope: number } {
    return {
      level: this.#pairs[side + group] ?? 2,
      slope: Math.max(0.5, this.#pairs[`${side}${group}^`] ?? 1),
    };
  }

  /** Returns the suffixes except the original's, by cost, for each group of labels; of all, or of the given ones. */
  suffixSteps(own: string, home: Trait["home"], tlds: readonly string[] | null): SuffixesBeside {
    return this.#suffixes.steps(own, home, tlds);
  }
}

let shippedPricing: Pricing | undefined;

/** Returns the prices of the shipped tables. */
export function shippedPrices(): Pricing {
  return shippedPricing ??= new Pricing(
    shipped.MODEL_PAIRS,
    Weights.ofLines(shipped.MODEL_WEIGHT_LINES),
    () => JSON.parse(shipped.MODEL_WORD_COLUMNS),
    () => JSON.parse(shipped.MODEL_SUFFIX_COLUMNS),
  );
}

/** Returns the prices of other tables: to measure a model on names outside its training set. */
export function pricesBy(model: Model): Pricing {
  const weights = Weights.ofTable(model.MODEL_WEIGHTS);
  return new Pricing(model.MODEL_PAIRS, weights, () => columnsOf(weights), () => suffixColumnsOf(model));
}
