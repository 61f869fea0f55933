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
  /** Feature that a node tests; 255 for a leaf. */
  readonly feature: Uint8Array;
  /** Values up to this go left, which is the next node. */
  readonly threshold: Float32Array;
  readonly right: Uint32Array;
  /** Value of the node: of a leaf its share of the log-odds, of an inner node the mean of the leaves below. */
  readonly value: Float32Array;
}

/** Marks a leaf. */
export const LEAF = 255;

/**
 * The same trees, all of one depth: a node's children are at twice its place. Values and thresholds are ranks among the
 * thresholds of their feature, so that the sign of a difference says where to go: a comparison would be a branch, which
 * the processor mispredicts at every other step.
 */
export interface Scorer {
  readonly base: number;
  /** Where the thresholds of each feature begin, in ascending order. */
  readonly from: Uint32Array;
  readonly threshold: Float64Array;
  /** Of each node the rank of its threshold and, in the lowest eight bits, its feature; {@link INNER} for each tree. */
  readonly node: Int32Array;
  /** The values of leaves, {@link LEAVES} for each tree. */
  readonly value: Float64Array;
}
/** Steps from the root to a leaf: written out below, which takes a third of the time of a loop. */
const DEPTH = 3;
const INNER = (1 << DEPTH) - 1;
const LEAVES = 1 << DEPTH;
/** The rank of no threshold: all values go left. */
const NEVER = 0x7fffff00;

/**
 * Returns trees for {@link oddsOf}.
 *
 * @throws {RangeError} when a tree is deeper than three steps.
 */
export function scorerOf({ base, roots, feature, threshold, right, value }: Trees): Scorer {
  const thresholds = Array.from({ length: LEAF }, () => new Set<number>());
  for (let n = 0; n < feature.length; n++) thresholds[feature[n]!]?.add(threshold[n]!);
  const sorted = thresholds.map((each) => [...each].sort((a, b) => a - b));
  const from = new Uint32Array(LEAF + 1);
  for (let f = 0; f < LEAF; f++) from[f + 1] = from[f]! + sorted[f]!.length;
  const node = new Int32Array(roots.length * INNER).fill(NEVER);
  const values = new Float64Array(roots.length * LEAVES);
  for (let tree = 0; tree < roots.length; tree++) {
    const put = (n: number, at: number): void => {
      const isLeaf = feature[n] === LEAF;
      if (at >= INNER) {
        if (!isLeaf) throw new RangeError(`Tree ${tree} is deeper than ${DEPTH}`);
        values[tree * LEAVES + at - INNER] = value[n]!;
      } else {
        const f = feature[n]!;
        if (!isLeaf) node[tree * INNER + at] = sorted[f]!.indexOf(threshold[n]!) << 8 | f;
        put(isLeaf ? n : n + 1, 2 * at + 1);
        put(isLeaf ? n : right[n]!, 2 * at + 2);
      }
    };
    put(roots[tree]!, 0);
  }
  return { base, from, threshold: Float64Array.from(sorted.flat()), node, value: values };
}

/** Ranks of a name's features, shifted as those of nodes. */
const ranks = new Int32Array(256);

/** Returns the log-odds of features. */
export function oddsOf({ base, from, threshold, node, value }: Scorer, features: Float64Array): number {
  for (let f = 0; f < features.length; f++) {
    const x = features[f]!;
    const first = from[f]!;
    const end = from[f + 1]!;
    let i = first;
    while (i < end && x > threshold[i]!) i++;
    ranks[f] = i - first << 8;
  }
  let sum = base;
  for (let root = 0, leaf = -INNER; root < node.length; root += INNER, leaf += LEAVES) {
    let n = node[root]!;
    let at = 1 + (n - ranks[n & 255]! >>> 31);
    n = node[root + at]!;
    at = 2 * at + 1 + (n - ranks[n & 255]! >>> 31);
    n = node[root + at]!;
    at = 2 * at + 1 + (n - ranks[n & 255]! >>> 31);
    sum += value[leaf + at]!;
  }
  return sum;
}

/**
 * Fills in each feature's share of the log-odds and returns the share of all names; they add up to the log-odds. Each
 * step down a tree counts for the feature that it tests (A. Saabas, 2014).
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
