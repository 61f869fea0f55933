/**
 * Ridge multinomial regression by damped Newton steps from a fixed start, so that the same data give the same bits.
 * @module
 */
import type { Feature } from "../../../lib/classify/features.ts";

// What speaks of parking is cheap for the parked side, everything else is not: otherwise three dozen pages teach
// it that a short page without links is parked, which holds for most of the young pages of a look-alike too.
const SAYS_PARKED =
  /(?:sale|domain|parking|construction|hosting)$|^(?:parked|sale|domain) words|speaks of parking|parking service$|^parking script|^password field$|^title is the host$|^long text$|^hardly any text$|seen$/;
const PARKED_PENALTY = 0.05, OTHERWISE_PENALTY = 0.3;
/** What parked pages are known to show, in nats, whether or not the data has such a page. */
const BELIEFS: ReadonlyMap<string, number> = new Map([
  ["parking script", 4],
  ["loads from a parking service", 3],
  ["refers to a parking service", 1.5],
  ["nothing speaks of parking", -6],
]);

/** One row to learn from. */
export interface Sample {
  /** Its name in the data. */
  id: string;
  /** Its features. */
  x: Float64Array;
  /** Its class, from 0. */
  y: number;
  /** What must not stand on both sides of a fold. */
  group: string;
  /** Where it was published. */
  source: string;
  /** Its kind within the class: `ppc`, `login-form` and so on. */
  kind: string;
  /** How much it counts in learning: pages that were made by hand less than 1, and they are no part of the figures. */
  weight: number;
  /** How much of it is about parking, 0 to 1. */
  speaks: number;
}

/**
 * Weights of the classes 1 to `K - 1` against class 0, one after the other, by Newton steps on the penalised
 * log-likelihood. A feature that `keep` leaves out has weight 0.
 */
export function fit(
  samples: Sample[],
  features: readonly Feature[],
  K: number,
  penalty: Float64Array,
  keep: Uint8Array,
): Float64Array {
  const use = [...keep.keys()].filter((j) => keep[j]);
  const d = use.length, D = d * (K - 1);
  const X = samples.map((s) => Float64Array.from(use, (j) => s.x[j]!));
  // Parked pages are few, so the same penalty would shrink their side several times as much.
  const cheap = use.map((j) => {
    const { name } = features[j]!;
    return SAYS_PARKED.test(name) ? PARKED_PENALTY : OTHERWISE_PENALTY;
  });
  const ridge = (q: number): number => penalty[use[q % d]!]! * (q >= d ? cheap[q - d]! : 1);
  // What the rare pages of the data need not show: weights are shrunk towards these.
  const belief = new Float64Array(D);
  if (K === 3) use.forEach((j, q) => belief[d + q] = BELIEFS.get(features[j]!.name) ?? 0);
  let w = belief.slice();
  const loss = (v: Float64Array): number => {
    let sum = 0;
    for (let i = 0; i < X.length; i++) {
      sum -= samples[i]!.weight * Math.log(predict(v, X[i]!, K)[samples[i]!.y]! + 1e-300);
    }
    for (let q = 0; q < D; q++) sum += 0.5 * ridge(q) * (v[q]! - belief[q]!) ** 2;
    return sum;
  };
  let current = loss(w);
  for (let step = 0; step < 12; step++) {
    const g = new Float64Array(D), H = new Float64Array(D * D);
    for (let i = 0; i < X.length; i++) {
      const x = X[i]!, s = samples[i]!, p = predict(w, x, K);
      for (let k = 0; k < K - 1; k++) {
        const e = s.weight * (p[k + 1]! - (s.y === k + 1 ? 1 : 0));
        for (let j = 0; j < d; j++) g[k * d + j]! += e * x[j]!;
        for (let m = 0; m <= k; m++) {
          const c = s.weight * p[k + 1]! * ((k === m ? 1 : 0) - p[m + 1]!);
          if (Math.abs(c) < 1e-9) continue;
          for (let j = 0; j < d; j++) {
            const t = c * x[j]!;
            if (t === 0) continue;
            const base = (k * d + j) * D + m * d, last = k === m ? j : d - 1;
            for (let q = 0; q <= last; q++) H[base + q]! += t * x[q]!;
          }
        }
      }
    }
    for (let q = 0; q < D; q++) {
      g[q]! += ridge(q) * (w[q]! - belief[q]!);
      H[q * D + q]! += ridge(q) + 1e-9;
    }
    const delta = solve(H, g, D);
    let scale = 1, next = w, value = Infinity;
    for (; scale > 1e-3; scale /= 2) {
      next = w.map((v, q) => v - scale * delta[q]!);
      value = loss(next);
      if (value <= current) break;
    }
    if (!(value < current - 1e-6)) break;
    w = next;
    current = value;
  }
  const n = keep.length, out = new Float64Array(n * (K - 1));
  for (let k = 0; k < K - 1; k++) use.forEach((j, q) => out[k * n + j] = w[k * d + q]!);
  return out;
}

/** Cholesky solution of H x = g; only the lower half of H is read. */
function solve(H: Float64Array, g: Float64Array, D: number): Float64Array {
  for (let i = 0; i < D; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = H[i * D + j]!;
      const a = i * D, b = j * D;
      for (let k = 0; k < j; k++) sum -= H[a + k]! * H[b + k]!;
      H[i * D + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / H[b + j]!;
    }
  }
  const x = g.slice();
  for (let i = 0; i < D; i++) {
    for (let k = 0; k < i; k++) x[i]! -= H[i * D + k]! * x[k]!;
    x[i]! /= H[i * D + i]!;
  }
  for (let i = D - 1; i >= 0; i--) {
    for (let k = i + 1; k < D; k++) x[i]! -= H[k * D + i]! * x[k]!;
    x[i]! /= H[i * D + i]!;
  }
  return x;
}

/** The classes' probabilities under weights of {@link fit}. */
export function predict(w: Float64Array, x: Float64Array, K: number): number[] {
  const z = [0], n = x.length;
  for (let k = 0; k < K - 1; k++) {
    let sum = 0;
    for (let j = 0; j < n; j++) sum += w[k * n + j]! * x[j]!;
    z.push(sum);
  }
  const top = Math.max(...z), e = z.map((q) => Math.exp(q - top)), total = e.reduce((a, b) => a + b);
  return e.map((q) => q / total);
}

/** Feature scales: the ridge acts on features of equal spread, shrunk towards each other for the rare ones. */
export function penalties(samples: Sample[], features: readonly Feature[], lambda: number): Float64Array {
  const out = new Float64Array(features.length);
  const count = samples.reduce((all, { weight }) => all + weight, 0);
  features.forEach((f, j) => {
    let sum = 0, square = 0;
    for (const { x, weight } of samples) {
      sum += weight * x[j]!;
      square += weight * x[j]! ** 2;
    }
    const mean = sum / count, variance = Math.max(square / count - mean * mean, 0);
    out[j] = f.family === "bias" || / seen$/.test(f.name)
      ? 1e-3
      : lambda * Math.sqrt(variance * 0.1 + 0.0025) * 4;
  });
  return out;
}
