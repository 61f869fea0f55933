/**
 * What the word beside a name adds to the logarithm of a rate: a column of tenths for each head of keys, in the order
 * of the built-in words. Listed words that were hardly ever found share one weight, `*`, as do words that are not
 * listed.
 * @module
 */
import { keywordNumber, keywords } from "../kinds/keyword.ts";
import type { Side } from "./groups.ts";
import type { Nats, Weights } from "./weights.ts";

/** The ways to add a word to a name, as variants of Keyword; words in other variants have no weight of their own. */
const WAYS = ["after", "after-", "before", "before-"] as const;
/** The heads of the columns: a word's weight, what each side adds, and the weight in each way. */
export const WORD_HEADS = ["w:", "=w:", ">w:", "after:", "after-:", "before:", "before-:"] as const;

/** Tenths by head, in the order of the built-in words. */
export type WordColumns = Readonly<Record<typeof WORD_HEADS[number], ArrayLike<number>>>;

/** Returns the columns of a table of weights. */
export function columnsOf(weights: Weights): WordColumns {
  const columns = WORD_HEADS.map((head) => {
    const of = weights.of(head);
    const shared = of.get("*") ?? 0;
    return [head, keywords().map((word) => Math.round(10 * (of.get(word) ?? shared)))];
  });
  return Object.fromEntries(columns);
}

/** The weights of words, by word and by column. */
export class WordWeights {
  /** On each side, in tenths: a word's weight and what the side adds. */
  readonly beside: Readonly<Record<Side, Int16Array>>;
  /** The weight of each word in each way, in tenths. */
  readonly ways: readonly { variant: string; tenths: Int16Array }[];
  readonly #weights: Weights;

  constructor(weights: Weights, columns: WordColumns) {
    this.#weights = weights;
    const any = columns["w:"];
    const sum = (column: ArrayLike<number>): Int16Array => Int16Array.from(column, (t, n) => t + any[n]!);
    this.beside = { "=": sum(columns["=w:"]), ">": sum(columns[">w:"]) };
    this.ways = WAYS.map((variant) => ({ variant, tenths: Int16Array.from(columns[`${variant}:`]) }));
  }

  /** Returns the part of an edit's price that depends on its word; an edit without a word has "". */
  nats(variant: string, word: string): Nats {
    const n = keywordNumber(word);
    const way = this.ways.find((each) => each.variant === variant);
    const single = n !== undefined && way !== undefined
      ? way.tenths[n]!
      : this.#tenths(`${variant}:`, word, way);
    return {
      "=": 0 - (this.#beside("=", word, n) + single) / 10,
      ">": 0 - (this.#beside(">", word, n) + single) / 10,
    };
  }

  #beside(side: Side, word: string, n: number | undefined): number {
    if (n !== undefined) return this.beside[side][n]!;
    return this.#tenths("w:", word, true) + this.#tenths(`${side}w:`, word, true);
  }

  /** Returns the weight of a word that is not listed, or not in this way. */
  #tenths(head: string, word: string, shares: unknown): number {
    const weights = this.#weights.of(head);
    const shared = shares !== undefined && word !== "" ? weights.get("*") : undefined;
    return 10 * (weights.get(word) ?? shared ?? 0);
  }
}
