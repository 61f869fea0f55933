import { expect, test } from "vitest";
import { grow } from "../../../bench/train/match/trees.ts";
import { FEATURES } from "../../../lib/match/data/features.ts";
import { INNER, oddsOf, PLACES, shippedModel, type Trees } from "../../../lib/match/model.ts";

/** What a node asks: a feature, and up to where a value goes left. */
function asked({ from, threshold, node }: Trees, at: number): { feature: number; most: number } {
  const feature = node[at]! & 255, place = from[feature]! + (node[at]! >> 8);
  return { feature, most: place < from[feature + 1]! ? threshold[place]! : Infinity };
}

/** The log-odds as the definition has them: step by step down each tree. */
function walked(trees: Trees, x: Float64Array): number {
  let sum = trees.base;
  for (let tree = 0; tree < trees.node.length / INNER; tree++) {
    let at = 0;
    while (at < INNER) {
      const { feature, most } = asked(trees, tree * INNER + at);
      at = 2 * at + (x[feature]! <= most ? 1 : 2);
    }
    sum += trees.value[tree * PLACES + at]!;
  }
  return sum;
}

test("log-odds are those of a walk down each tree, below, on and above every threshold", () => {
  const { trees } = shippedModel();
  const x = new Float64Array(FEATURES.length);
  let state = 88172645;
  const random = (below: number): number => (state = Math.imul(state, 1664525) + 1013904223 >>> 0) % below;
  for (let n = 0; n < 3000; n++) {
    for (let f = 0; f < x.length; f++) {
      const { feature, most } = asked(trees, random(trees.node.length));
      x[f] = feature === f && most < Infinity ? most + random(3) - 1 : random(40) / 2 - 4;
    }
    // Every threshold of every feature is met, in turn.
    const { feature, most } = asked(trees, n % trees.node.length);
    if (most < Infinity) x[feature] = most;
    expect(oddsOf(trees, x)).toBe(walked(trees, x));
  }
});

test("trees of one leaf, trees that part rows, and trees that are deeper than three steps", () => {
  const rows = Array.from({ length: 64 }, (_, i) => Float64Array.of(i));
  const weights = new Float64Array(64).fill(1);
  const grown = (isSquat: (i: number) => boolean, depth: number) =>
    grow(rows, Uint8Array.from(rows, (_, i) => Number(isSquat(i))), weights, {
      trees: 1,
      depth,
      rate: 1,
      leaf: 0.1,
      ridge: 1,
    });
  const leaf = grown((i) => i % 2 === 0, 0);
  expect(oddsOf(leaf, Float64Array.of(5))).toBe(leaf.base + leaf.value[0]!);
  const halves = grown((i) => i < 32, 3);
  expect(oddsOf(halves, Float64Array.of(31))).toBeGreaterThan(0);
  expect(oddsOf(halves, Float64Array.of(32))).toBeLessThan(0);
  expect(() => grown((i) => i * 7919 % 64 < 32, 4)).toThrow("Tree 0 is deeper than 3");
});
