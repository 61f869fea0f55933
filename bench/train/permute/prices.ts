/**
 * Prices by tables that are not shipped: to measure a model on brands that it has not learnt from.
 * @module
 */
import { keywords } from "../../../lib/permute/kinds/keyword.ts";
import {
  Pricing,
  type SuffixColumns,
  Weights,
  WORD_HEADS,
  type WordColumns,
} from "../../../lib/permute/rank/cost.ts";
import { isSuffix, suffixes } from "../../../lib/permute/rank/suffixes.ts";

type Table = Readonly<Record<string, number>>;

/** The learnt tables of suffixes; logarithms. */
export interface SuffixTables {
  readonly MODEL_SUFFIXES: Readonly<Record<string, Table>>;
  readonly MODEL_ORIGINS: Readonly<Record<string, Table>>;
  readonly MODEL_CHANGE: Table;
}

/** Trained tables, as logarithms. */
export interface Model extends SuffixTables {
  readonly MODEL_WEIGHTS: Readonly<Record<string, number>>;
  readonly MODEL_PAIRS: Readonly<Record<string, number>>;
}

/** Returns the prices of trained tables. */
export function pricesBy(model: Model): Pricing {
  const weights = weightsOf(model.MODEL_WEIGHTS);
  return new Pricing({
    pairs: model.MODEL_PAIRS,
    weights,
    words: columnsOf(weights),
    suffixes: suffixColumnsOf(model),
  });
}

/** Returns the weights of a table of whole keys. */
export function weightsOf(table: Table): Weights {
  const heads = new Map<string, Map<string, number>>();
  for (const [key, weight] of Object.entries(table)) {
    const cut = key.search(/[:/@]/) + 1;
    const head = key.slice(0, cut);
    if (!heads.has(head)) heads.set(head, new Map());
    heads.get(head)!.set(key.slice(cut), weight);
  }
  return new Weights(heads);
}

/** Returns the columns of a table of weights: words that were hardly ever found share one weight, `*`. */
export function columnsOf(weights: Weights): WordColumns {
  const column = (head: string): number[] => {
    const of = weights.of(head);
    return keywords().map((word) => Math.round(10 * (of.get(word) ?? of.get("*") ?? 0)));
  };
  return Object.fromEntries(WORD_HEADS.map((head) => [head, column(head)])) as unknown as WordColumns;
}

/** Returns the columns of learnt tables. */
export function suffixColumnsOf(
  { MODEL_SUFFIXES, MODEL_ORIGINS, MODEL_CHANGE }: SuffixTables,
): SuffixColumns {
  const named = new Set(["com"]);
  for (const table of [...Object.values(MODEL_SUFFIXES), ...Object.values(MODEL_ORIGINS)]) {
    for (const suffix of Object.keys(table)) if (isSuffix(suffix)) named.add(suffix);
  }
  const names = suffixes().filter((suffix) => named.has(suffix));
  const hundredths = (nats: number): number => Math.round(100 * nats);
  const column = (table: Table): number[] =>
    names.flatMap((name, place) => table[name] === undefined ? [] : [place, hundredths(table[name])]);
  const classes = (table: Table): Table =>
    Object.fromEntries(
      Object.entries(table).filter(([key]) => key.startsWith("*")).map((
        [key, nats],
      ) => [key, hundredths(nats)]),
    );
  const map = <T>(tables: Readonly<Record<string, Table>>, of: (table: Table) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(tables).map(([key, table]) => [key, of(table)]));
  return {
    names,
    shares: map(MODEL_SUFFIXES, column),
    classes: map(MODEL_SUFFIXES, classes),
    origins: map(MODEL_ORIGINS, column),
    change: MODEL_CHANGE,
  };
}
