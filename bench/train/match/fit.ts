/**
 * Logistic regression of few weights, as `train_match.ts` fits its scale and the rule of own names.
 * @module
 */

/** Rounds to a fraction of one. */
export const round = (x: number, parts = 16): number => Math.round(x * parts) / parts;

/** Weighted logistic regression by Newton's method. */
export function logistic(
  x: readonly (readonly number[])[],
  items: readonly { y: number; w: number }[],
  ridge: number,
): number[] {
  const width = x[0]!.length;
  const out = new Array<number>(width).fill(0);
  const loss = (weights: readonly number[]): number => {
    let sum = 0;
    for (const [i, { y, w }] of items.entries()) {
      let z = 0;
      for (let f = 0; f < width; f++) z += weights[f]! * x[i]![f]!;
      sum += w * (Math.max(z, 0) - z * y + Math.log1p(Math.exp(-Math.abs(z))));
    }
    return sum;
  };
  let now = loss(out);
  for (let step = 0; step < 60; step++) {
    const g = new Array<number>(width).fill(0);
    const h = Array.from({ length: width }, () => new Array<number>(width).fill(0));
    for (let f = 0; f < width; f++) {
      g[f] = ridge * out[f]!;
      h[f]![f] = ridge + 1e-9;
    }
    for (const [i, { y, w }] of items.entries()) {
      let z = 0;
      for (let f = 0; f < width; f++) z += out[f]! * x[i]![f]!;
      const p = 1 / (1 + Math.exp(-z));
      for (let f = 0; f < width; f++) {
        g[f]! += w * (p - y) * x[i]![f]!;
        for (let k = 0; k < width; k++) h[f]![k]! += w * p * (1 - p) * x[i]![f]! * x[i]![k]!;
      }
    }
    const d = solve(h, g);
    let size = 1;
    for (; size > 1e-4; size /= 2) {
      const next = out.map((v, f) => v - size * d[f]!);
      const then = loss(next);
      if (then >= now) continue;
      out.splice(0, width, ...next);
      now = then;
      break;
    }
    if (size <= 1e-4) break;
  }
  return out;
}

/** Gauss-Jordan. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const m = matrix.map((row, i) => [...row, right[i]!]);
  const n = m.length;
  for (let c = 0; c < n; c++) {
    const pivot = m[c]![c]!;
    for (let k = c; k <= n; k++) m[c]![k]! /= pivot;
    for (let r = 0; r < n; r++) {
      if (r === c) continue;
      const factor = m[r]![c]!;
      for (let k = c; k <= n; k++) m[r]![k]! -= factor * m[c]![k]!;
    }
  }
  return m.map((row) => row[n]!);
}
