/**
 * How scores are made to say what share of them is right.
 * @module
 */
import type { Sample } from "./ridge.ts";

/** Logits are divided by `T`; the last class's logit is then raised by `offset`. */
export interface Calibration {
  T: number;
  offset: number;
}

/** Probabilities after calibration. */
export function calibrated(p: number[], { T, offset }: Calibration): number[] {
  const e = p.map((v, k) => Math.max(v, 1e-12) ** (1 / T) * (k === p.length - 1 ? Math.exp(offset) : 1));
  const total = e.reduce((a, b) => a + b);
  return e.map((v) => v / total);
}

/** Mean of the negative logarithm of the right class's score. */
export const logLoss = (P: number[][], samples: Sample[], c: Calibration): number =>
  P.reduce((sum, p, i) => sum - Math.log(calibrated(p, c)[samples[i]!.y]! + 1e-12), 0) / P.length;

/**
 * Temperature, and with three classes the offset of the rare one: a fit to a few dozen parked pages
 * underestimates how likely they are (King and Zeng, "Logistic Regression in Rare Events Data", 2001).
 */
export function calibrate(P: number[][], samples: Sample[], K: number): Calibration {
  let best = { T: 1, offset: 0 }, least = Infinity;
  const attempt = (T: number, offset: number): void => {
    const loss = logLoss(P, samples, { T, offset }) + 5e-4 * offset * offset;
    if (loss < least) [best, least] = [{ T, offset }, loss];
  };
  for (let round = 0; round < 3; round++) {
    for (let step = 25; step <= 125; step += 2) attempt(step / 50, best.offset);
    if (K === 3) { for (let step = -20; step <= 60; step++) attempt(best.T, step / 20); }
  }
  return best;
}
