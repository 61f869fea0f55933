/**
 * Boosted trees: a sum of small decision trees is the log-odds.
 * @module
 */

/** Trees side by side in arrays; a node without a right child is a leaf. */
export interface Trees {
  /** Log-odds before any tree. */
  readonly base: number;
  /** Where each tree begins. */
  readonly roots: Uint32Array;
  /** Feature that a node asks; 255 for a leaf. */
  readonly feature: Uint8Array;
  /** Values up to this go left, which is the next node. */
  readonly threshold: Float32Array;
  readonly right: Uint32Array;
  /** What the node adds: of a leaf its share of the log-odds, of others the mean of what is below. */
  readonly value: Float32Array;
}

/** Marks a leaf. */
export const LEAF = 255;

/** Returns the log-odds of features. */
export function oddsOf(trees: Trees, features: Float64Array): number {
  const { roots, feature, threshold, right, value } = trees;
  let sum = trees.base;
  for (let t = 0; t < roots.length; t++) {
    let n = roots[t]!;
    let f = feature[n]!;
    while (f !== LEAF) {
      n = features[f]! <= threshold[n]! ? n + 1 : right[n]!;
      f = feature[n]!;
    }
    sum += value[n]!;
  }
  return sum;
}

/**
 * Fills in what each feature adds to the log-odds, and returns what all names have in common; both add up to it.
 * Each step down a tree counts for the feature that it asks (A. Saabas, 2014).
 */
export function reasonsOf(trees: Trees, features: Float64Array, out: Float64Array): number {
  const { roots, feature, threshold, right, value } = trees;
  out.fill(0);
  let sum = trees.base;
  for (let t = 0; t < roots.length; t++) {
    let n = roots[t]!;
    sum += value[n]!;
    while (feature[n] !== LEAF) {
      const f = feature[n]!;
      const next = features[f]! <= threshold[n]! ? n + 1 : right[n]!;
      out[f]! += value[next]! - value[n]!;
      n = next;
    }
  }
  return sum;
}
