/**
 * How the words that stand beside names are used in host names at large: what to expect of a word that the brands
 * learnt from hardly show.
 * @module
 */
import { keywords } from "../../../lib/permute/kinds/keyword.ts";

/** In how many labels a word is the first, the last or an inner token between hyphens, or any, or begins or ends one. */
interface Tokens {
  first: Map<string, number>;
  last: Map<string, number>;
  inner: Map<string, number>;
  whole: Map<string, number>;
  begins: Map<string, number>;
  ends: Map<string, number>;
}

const LONGEST = 16;

/** Counts the built-in words in labels. */
export function countTokens(labels: Iterable<string>): Tokens {
  const out: Tokens = {
    first: new Map(),
    last: new Map(),
    inner: new Map(),
    whole: new Map(),
    begins: new Map(),
    ends: new Map(),
  };
  const words = new Set(keywords());
  const add = (table: Map<string, number>, word: string): void => {
    if (words.has(word)) table.set(word, (table.get(word) ?? 0) + 1);
  };
  for (const label of labels) {
    const tokens = label.split("-");
    for (const [i, token] of tokens.entries()) {
      add(out.whole, token);
      if (tokens.length > 1) add(i === 0 ? out.first : i === tokens.length - 1 ? out.last : out.inner, token);
      for (let n = 1; n < Math.min(LONGEST, token.length - 2); n++) {
        add(out.begins, token.slice(0, n));
        add(out.ends, token.slice(-n));
      }
    }
  }
  return out;
}

/** The ways to put a word beside a name, as the model's traits name them. */
export const WAYS = ["after", "after-", "before", "before-"] as const;

/** Returns what a word's rate beside a name may depend on; the same for all four ways, seen from the word's side. */
export function featuresOf(tokens: Tokens): (way: string, word: string) => number[] {
  const log = (table: Map<string, number>, word: string): number => Math.log1p(table.get(word) ?? 0);
  return (way, word) => {
    const after = way.startsWith("after");
    return [
      ...WAYS.map((w) => w === way ? 1 : 0),
      word.length === 1 ? 1 : 0,
      word.length === 2 ? 1 : 0,
      /^\d+$/.test(word) ? 1 : 0,
      /\d/.test(word) ? 1 : 0,
      Math.min(word.length, 12) / 4,
      log(after ? tokens.last : tokens.first, word),
      log(after ? tokens.first : tokens.last, word),
      log(tokens.inner, word),
      log(tokens.whole, word),
      log(after ? tokens.ends : tokens.begins, word),
      log(after ? tokens.begins : tokens.ends, word),
    ];
  };
}

/**
 * Poisson regression: the weights of features under which `found` is likeliest where each cell expects `exposure`
 * times e to the sum of its weighted features. Newton's steps, a little ridge.
 */
export function regress(
  features: readonly number[][],
  found: readonly number[],
  exposure: readonly number[],
): Float64Array {
  const n = features[0]!.length;
  const weights = new Float64Array(n);
  for (let turn = 0; turn < 30; turn++) {
    const slope = Float64Array.from(weights, (w) => -RIDGE * w);
    const curve = Array.from({ length: n }, (_, i) => {
      return Float64Array.from({ length: n }, (_, j) => i === j ? RIDGE : 0);
    });
    for (const [cell, x] of features.entries()) {
      const rate = exposure[cell]! * Math.exp(dot(x, weights));
      for (let i = 0; i < n; i++) {
        if (x[i] === 0) continue;
        slope[i]! += (found[cell]! - rate) * x[i]!;
        for (let j = 0; j < n; j++) curve[i]![j]! += rate * x[i]! * x[j]!;
      }
    }
    const step = solve(curve, slope);
    // A step that is too long would overflow; the likelihood has one top, so a shorter one leads there too.
    const shorten = Math.min(1, 1 / Math.max(...step.map(Math.abs)));
    for (let i = 0; i < n; i++) weights[i]! += shorten * step[i]!;
  }
  return weights;
}
const RIDGE = 3;

/** Sum of products. */
export function dot(x: readonly number[], weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i]! * weights[i]!;
  return sum;
}

/** Gauss and Jordan, for a matrix with a ridge. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  for (const [i, row] of matrix.entries()) {
    const pivot = row[i]!;
    for (const [k, other] of matrix.entries()) {
      if (k === i) continue;
      const f = other[i]! / pivot;
      for (let j = i; j < row.length; j++) other[j]! -= f * row[j]!;
      right[k]! -= f * right[i]!;
    }
  }
  return right.map((r, i) => r / matrix[i]![i]!);
}
