/**
 * The learnt weights of traits. A trait's key is a head, up to its first `/`, `:` or `@`, and a tail.
 * @module
 */
import { keywordNumber } from "../kinds/keyword.ts";

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
export function wordWeight(columns: WordColumns, weights: Weights, head: string, word: string): number {
  const column = (columns as Record<string, readonly number[] | undefined>)[head];
  const n = keywordNumber(word);
  if (column !== undefined && n !== undefined) return column[n]! / 10;
  const of = weights.of(head);
  return of.get(word) ?? (column !== undefined && word !== "" ? of.get("*") : undefined) ?? 0;
}
