import { expect, test } from "vitest";
import { FEATURES } from "../../../lib/match/data/features.ts";
import { LEAF, oddsOf, reasonsOf, scorerOf, shippedModel, type Trees } from "../../../lib/match/model.ts";

/** The log-odds as the definition has them: step by step down each tree. */
function walked({ base, roots, feature, threshold, right, value }: Trees, x: Float64Array): number {
  let sum = base;
  for (const root of roots) {
    let n = root;
    while (feature[n] !== LEAF) n = x[feature[n]!]! <= threshold[n]! ? n + 1 : right[n]!;
    sum += value[n]!;
  }
  return sum;
}

test("log-odds are those of a walk down each tree, below, on and above every threshold", () => {
  const { trees, scorer } = shippedModel();
  const x = new Float64Array(FEATURES.length);
  const parts = new Float64Array(FEATURES.length);
  let state = 88172645;
  const random = (below: number): number => (state = Math.imul(state, 1664525) + 1013904223 >>> 0) % below;
  for (let n = 0; n < 3000; n++) {
    for (let f = 0; f < x.length; f++) {
      const node = random(trees.feature.length);
      x[f] = trees.feature[node] === f ? trees.threshold[node]! + random(3) - 1 : random(40) / 2 - 4;
    }
    // Every threshold of every feature is met, in turn.
    const node = n % trees.feature.length;
    const f = trees.feature[node]!;
    if (f !== LEAF) x[f] = trees.threshold[node]!;
    const odds = oddsOf(scorer, x);
    expect(odds).toBe(walked(trees, x));
    expect(reasonsOf(trees, x, parts) + parts.reduce((a, b) => a + b)).toBeCloseTo(odds, 4);
  }
});

test("a tree of one leaf, and one that is deeper than three steps", () => {
  const leaf = {
    base: 1,
    roots: Uint32Array.of(0),
    feature: Uint8Array.of(LEAF),
    threshold: new Float32Array(1),
    right: new Uint32Array(1),
    value: Float32Array.of(2),
  };
  expect(oddsOf(scorerOf(leaf), Float64Array.of(5))).toBe(3);
  // Four nodes in a row, each with a leaf on its right.
  const deep = {
    base: 0,
    roots: Uint32Array.of(0),
    feature: Uint8Array.of(0, 0, 0, 0, LEAF, LEAF, LEAF, LEAF, LEAF),
    threshold: new Float32Array(9),
    right: Uint32Array.of(8, 7, 6, 5, 0, 0, 0, 0, 0),
    value: new Float32Array(9),
  };
  expect(() => scorerOf(deep)).toThrow("Tree 0 is deeper than 3");
});
