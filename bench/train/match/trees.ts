/**
 * Grows boosted trees for logistic loss by histograms (J. Friedman, 2001; second-order steps as in XGBoost, 2016).
 * Deterministic: no sampling, ties go to the first feature and the lowest threshold.
 * @module
 */
import { DEPTH, INNER, PLACES, type Trees } from "../../../lib/match/model.ts";

/** Trees as they grow, side by side in arrays; a node's left child is the next node. */
interface GrownTrees {
  /** Log-odds before any tree. */
  readonly base: number;
  /** Where each tree begins. */
  readonly roots: Uint32Array;
  /** Feature that a node tests; {@link LEAF} for a leaf. */
  readonly feature: Uint8Array;
  /** Values up to this go left. */
  readonly threshold: Float32Array;
  readonly right: Uint32Array;
  /** Value of the node: of a leaf its share of the log-odds, of an inner node the mean of the leaves below. */
  readonly value: Float32Array;
}

/** Marks a leaf. */
const LEAF = 255;
/** The rank of no threshold: all values go left. */
const NEVER = 0x7fffff00;

/**
 * Returns grown trees as they are read.
 *
 * @throws {RangeError} when a tree is deeper than three steps.
 */
function packed({ base, roots, feature, threshold, right, value }: GrownTrees): Trees {
  const thresholds = Array.from({ length: LEAF }, () => new Set<number>());
  for (let n = 0; n < feature.length; n++) thresholds[feature[n]!]?.add(threshold[n]!);
  const sorted = thresholds.map((each) => [...each].sort((a, b) => a - b));
  const from = new Uint16Array(LEAF + 1);
  for (let f = 0; f < LEAF; f++) from[f + 1] = from[f]! + sorted[f]!.length;
  const node = new Int32Array(roots.length * INNER).fill(NEVER);
  const values = new Float64Array(roots.length * PLACES);
  for (let tree = 0; tree < roots.length; tree++) {
    const put = (n: number, at: number): void => {
      const isLeaf = feature[n] === LEAF;
      values[tree * PLACES + at] = value[n]!;
      if (at >= INNER) {
        if (!isLeaf) throw new RangeError(`Tree ${tree} is deeper than ${DEPTH}`);
        return;
      }
      const f = feature[n]!;
      if (!isLeaf) node[tree * INNER + at] = sorted[f]!.indexOf(threshold[n]!) << 8 | f;
      put(isLeaf ? n : n + 1, 2 * at + 1);
      put(isLeaf ? n : right[n]!, 2 * at + 2);
    };
    put(roots[tree]!, 0);
  }
  return { base, from, threshold: Float64Array.from(sorted.flat()), node, value: values };
}

/** How trees are grown. */
export interface Growth {
  trees: number;
  depth: number;
  rate: number;
  /** Least sum of second derivatives in a leaf. */
  leaf: number;
  /** L2 penalty of leaf values. */
  ridge: number;
}

const BINS = 64;

/** Returns trees fitted to rows of features. */
export function grow(rows: readonly Float64Array[], y: Uint8Array, w: Float64Array, growth: Growth): Trees {
  const count = rows.length;
  const width = rows[0]!.length;
  const cuts: number[][] = [];
  const bins: Uint8Array[] = [];
  for (let f = 0; f < width; f++) {
    const values = Float64Array.from(rows, (row) => row[f]!).sort();
    const distinct: number[] = [];
    for (const v of values) if (distinct.length === 0 || v > distinct[distinct.length - 1]!) distinct.push(v);
    let cut: number[];
    if (distinct.length <= BINS) cut = distinct.slice(0, -1).map((v, i) => (v + distinct[i + 1]!) / 2);
    else {
      cut = [];
      for (let b = 1; b < BINS; b++) {
        const v = values[Math.floor(b * count / BINS)]!;
        if (cut.length === 0 || v > cut[cut.length - 1]!) cut.push(v);
      }
    }
    cut = cut.map(Math.fround);
    cuts.push(cut);
    const bin = new Uint8Array(count);
    for (let i = 0; i < count; i++) {
      const v = rows[i]![f]!;
      let lo = 0;
      let hi = cut.length;
      while (lo < hi) {
        const mid = lo + hi >> 1;
        if (v <= cut[mid]!) hi = mid;
        else lo = mid + 1;
      }
      bin[i] = lo;
    }
    bins.push(bin);
  }
  let [pos, all] = [0, 0];
  for (let i = 0; i < count; i++) {
    all += w[i]!;
    if (y[i]) pos += w[i]!;
  }
  const base = Math.log(pos / (all - pos));
  const odds = new Float64Array(count).fill(base);
  const g = new Float64Array(count);
  const h = new Float64Array(count);
  const out = {
    roots: [] as number[],
    feature: [] as number[],
    threshold: [] as number[],
    right: [] as number[],
    value: [] as number[],
  };
  const order = new Uint32Array(count);
  const spare = new Uint32Array(count);
  const G = new Float64Array(BINS);
  const H = new Float64Array(BINS);

  const node = (from: number, to: number, depth: number): { at: number; weight: number } => {
    let [sg, sh] = [0, 0];
    for (let k = from; k < to; k++) {
      sg += g[order[k]!]!;
      sh += h[order[k]!]!;
    }
    const at = out.feature.push(LEAF) - 1;
    out.threshold.push(0);
    out.right.push(0);
    out.value.push(0);
    let best = 1e-6;
    let [bf, bc] = [-1, -1];
    if (depth > 0 && sh >= 2 * growth.leaf) {
      const parent = sg * sg / (sh + growth.ridge);
      for (let f = 0; f < width; f++) {
        const bin = bins[f]!;
        const cut = cuts[f]!;
        if (cut.length === 0) continue;
        G.fill(0);
        H.fill(0);
        for (let k = from; k < to; k++) {
          const i = order[k]!;
          const b = bin[i]!;
          G[b]! += g[i]!;
          H[b]! += h[i]!;
        }
        let [lg, lh] = [0, 0];
        for (let c = 0; c < cut.length; c++) {
          lg += G[c]!;
          lh += H[c]!;
          if (lh < growth.leaf) continue;
          if (sh - lh < growth.leaf) break;
          const gain = lg * lg / (lh + growth.ridge) + (sg - lg) ** 2 / (sh - lh + growth.ridge) - parent;
          if (gain > best) [best, bf, bc] = [gain, f, c];
        }
      }
    }
    if (bf < 0) {
      const value = Math.fround(-growth.rate * sg / (sh + growth.ridge));
      out.value[at] = value;
      for (let k = from; k < to; k++) odds[order[k]!]! += value;
      return { at, weight: sh };
    }
    const bin = bins[bf]!;
    let [l, s] = [from, 0];
    for (let k = from; k < to; k++) {
      const i = order[k]!;
      if (bin[i]! <= bc) order[l++] = i;
      else spare[s++] = i;
    }
    order.set(spare.subarray(0, s), l);
    out.feature[at] = bf;
    out.threshold[at] = cuts[bf]![bc]!;
    const left = node(from, l, depth - 1);
    const right = node(l, to, depth - 1);
    out.right[at] = right.at;
    out.value[at] = Math.fround(
      (out.value[left.at]! * left.weight + out.value[right.at]! * right.weight) /
        (left.weight + right.weight),
    );
    return { at, weight: sh };
  };

  for (let t = 0; t < growth.trees; t++) {
    for (let i = 0; i < count; i++) {
      const p = 1 / (1 + Math.exp(-odds[i]!));
      g[i] = w[i]! * (p - y[i]!);
      h[i] = w[i]! * p * (1 - p);
      order[i] = i;
    }
    out.roots.push(node(0, count, growth.depth).at);
  }
  return packed({
    base,
    roots: Uint32Array.from(out.roots),
    feature: Uint8Array.from(out.feature),
    threshold: Float32Array.from(out.threshold),
    right: Uint32Array.from(out.right),
    value: Float32Array.from(out.value),
  });
}
