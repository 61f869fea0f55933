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
 * The same trees, sorted by the features they test: QuickScorer (C. Lucchese et al., SIGIR 2015). Of each tree a mask
 * says which leaves can still be reached; a value above a threshold rules out the leaves left of it. All thresholds
 * of a feature are read in one pass that ends at the value, where walking down the trees mispredicts a branch at
 * every step.
 */
interface Scorer {
  /** Where the thresholds of each feature begin, in ascending order. */
  readonly from: Uint32Array;
  readonly threshold: Float32Array;
  readonly tree: Uint16Array;
  /** The leaves still reachable above the threshold. */
  readonly mask: Int32Array;
  /** The values of leaves, 32 for each tree. */
  readonly value: Float32Array;
}
const scorers = new WeakMap<Trees, Scorer>();
/** Leaves of a tree at most: one bit each of an integer mask. */
const LEAVES = 32;

function scorerOf(trees: Trees): Scorer {
  let scorer = scorers.get(trees);
  if (scorer !== undefined) return scorer;
  const { roots, feature, threshold, right, value } = trees;
  const nodes: { feature: number; threshold: number; tree: number; mask: number }[] = [];
  const values = new Float32Array(roots.length * LEAVES);
  for (let tree = 0; tree < roots.length; tree++) {
    let leaves = 0;
    const walk = (n: number): void => {
      if (feature[n] === LEAF) {
        if (leaves === LEAVES) throw new RangeError(`Tree ${tree} has more than ${LEAVES} leaves`);
        values[tree * LEAVES + leaves++] = value[n]!;
        return;
      }
      const first = leaves;
      walk(n + 1);
      let left = 0;
      for (let leaf = first; leaf < leaves; leaf++) left |= 1 << leaf;
      nodes.push({ feature: feature[n]!, threshold: threshold[n]!, tree, mask: ~left });
      walk(right[n]!);
    };
    walk(roots[tree]!);
  }
  nodes.sort((a, b) => a.feature - b.feature || a.threshold - b.threshold);
  const from = new Uint32Array(LEAF + 1).fill(nodes.length);
  for (let i = nodes.length - 1; i >= 0; i--) from[nodes[i]!.feature] = i;
  for (let f = LEAF - 1; f >= 0; f--) from[f] = Math.min(from[f]!, from[f + 1]!);
  scorer = {
    from,
    threshold: Float32Array.from(nodes, (n) => n.threshold),
    tree: Uint16Array.from(nodes, (n) => n.tree),
    mask: Int32Array.from(nodes, (n) => n.mask),
    value: values,
  };
  scorers.set(trees, scorer);
  return scorer;
}

/**
 * Returns the leaves of each tree that some of the features leave reachable: for {@link oddsOf} of many feature
 * vectors that share these features.
 */
export function narrowed(trees: Trees, features: Float64Array, fixed: readonly number[]): Int32Array {
  const scorer = scorerOf(trees);
  const possible = new Int32Array(trees.roots.length).fill(-1);
  for (const f of fixed) rule(scorer, f, features[f]!, possible);
  return possible;
}

const scratch = new Int32Array(1 << 16);

/**
 * Returns the log-odds of features.
 *
 * @param left The features still to test, when `possible` is the result of the others.
 */
export function oddsOf(
  trees: Trees,
  features: Float64Array,
  possible?: Int32Array,
  left?: readonly number[],
): number {
  const scorer = scorerOf(trees);
  const count = trees.roots.length;
  if (possible === undefined || left === undefined) {
    scratch.fill(-1, 0, count);
    for (let f = 0; f < features.length; f++) rule(scorer, f, features[f]!, scratch);
  } else {
    scratch.set(possible);
    for (let i = 0; i < left.length; i++) rule(scorer, left[i]!, features[left[i]!]!, scratch);
  }
  const { value } = scorer;
  let sum = trees.base;
  for (let t = 0; t < count; t++) {
    const leaves = scratch[t]!;
    sum += value[t * LEAVES + 31 - Math.clz32(leaves & -leaves)]!;
  }
  return sum;
}

/** Rules out the leaves that a value of a feature does not lead to. */
function rule({ from, threshold, tree, mask }: Scorer, f: number, x: number, possible: Int32Array): void {
  const end = from[f + 1]!;
  for (let i = from[f]!; i < end && x > threshold[i]!; i++) possible[tree[i]!]! &= mask[i]!;
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
