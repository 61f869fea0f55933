/**
 * Grouped 5-fold cross-validation: what shares a kit, template, brand or domain is in one fold.
 * @module
 */
import { createHash } from "node:crypto";
import type { Feature } from "../lib/classify/feature.ts";
import { calibrate, calibrated, type Calibration, logLoss } from "./calibration.ts";
import { figures, show } from "./metrics.ts";
import { fit, penalties, predict, type Sample } from "./ridge.ts";

/** The feature that is 1 for a page which says nothing of parking, else 0. */
export const SILENT = "nothing speaks of parking";
/** Number of folds. */
export const FOLDS = 5;
const foldOf = (group: string, salt: number) =>
  createHash("sha256").update(`${salt}:${group}`).digest()[0]! % FOLDS;

/** Each row under the weights of the other folds. */
function crossValidate(
  samples: Sample[],
  features: readonly Feature[],
  K: number,
  lambda: number,
  keep: Uint8Array,
  salt = 1,
): number[][] {
  const oof: number[][] = new Array(samples.length);
  for (let f = 0; f < FOLDS; f++) {
    const train = samples.filter((s) => foldOf(s.group, salt) !== f);
    const w = fit(train, features, K, penalties(train, features, lambda), keep);
    samples.forEach((s, i) => {
      if (foldOf(s.group, salt) === f) oof[i] = predict(w, s.x, K);
    });
  }
  return oof;
}

/** Each fold calibrated on the others. */
function calibratedAcross(P: number[][], samples: Sample[], K: number, salt = 1): number[][] {
  const out: number[][] = new Array(P.length);
  for (let f = 0; f < FOLDS; f++) {
    const others = samples.flatMap((s, i) => foldOf(s.group, salt) === f ? [] : [i]);
    const c = calibrate(others.map((i) => P[i]!), others.map((i) => samples[i]!), K);
    samples.forEach((s, i) => {
      if (foldOf(s.group, salt) === f) out[i] = calibrated(P[i]!, c, s.speaks);
    });
  }
  return out;
}

/** The model of all rows, and its figures on held-out rows. */
export interface Result {
  /** Calibrated scores of the rows, each under weights of the other folds. */
  oof: number[][];
  /** Of all rows. */
  calibration: Calibration;
  /** Weights, calibrated. */
  w: Float64Array;
}

/** Cross-validates, shows the figures, then learns from all rows. */
export function model(
  name: string,
  samples: Sample[],
  features: readonly Feature[],
  K: number,
  keep: Uint8Array,
  grid: number[],
): Result {
  let best = { lambda: 0, loss: Infinity, raw: [] as number[][] };
  for (const lambda of grid) {
    const raw = crossValidate(samples, features, K, lambda, keep);
    const loss = logLoss(raw, samples, calibrate(raw, samples, K));
    console.log(`${name}  lambda ${lambda}  loss ${loss.toFixed(4)}`);
    if (loss < best.loss) best = { lambda, loss, raw };
  }
  const calibration = calibrate(best.raw, samples, K), n = features.length;
  const oof = calibratedAcross(best.raw, samples, K);
  console.log(
    `${name}  chosen ${best.lambda}, temperature ${calibration.T}, offset ${
      calibration.offset.toFixed(2)
    }, raise ${calibration.raise.toFixed(2)}  ${show(figures(oof, samples.map((s) => s.y), K))}`,
  );
  const w = fit(samples, features, K, penalties(samples, features, best.lambda), keep).map((v) =>
    v / calibration.T
  );
  w[(K - 2) * n]! += calibration.offset + calibration.raise; // The first feature is 1 for every page.
  const silent = features.findIndex((f) => f.name === SILENT);
  if (silent >= 0) w[(K - 2) * n + silent]! -= calibration.raise;
  return { oof, calibration, w };
}

/** Mean and standard deviation of each figure over `count` groupings, shown. */
export function seeds(
  name: string,
  count: number,
  samples: Sample[],
  features: readonly Feature[],
  K: number,
  keep: Uint8Array,
  lambda: number,
): void {
  const all: Record<string, number>[] = [];
  for (let salt = 1; salt <= count; salt++) {
    const raw = crossValidate(samples, features, K, lambda, keep, salt);
    all.push(figures(calibratedAcross(raw, samples, K, salt), samples.map((s) => s.y), K));
  }
  const text = Object.keys(all[0]!).map((key) => {
    const v = all.map((f) => f[key]!), mean = v.reduce((a, b) => a + b) / count;
    const deviation = Math.sqrt(v.reduce((a, b) => a + (b - mean) ** 2, 0) / Math.max(1, count - 1));
    return `${key} ${mean.toFixed(4)} (${deviation.toFixed(4)})`;
  });
  console.log(`${name}  ${count} groupings  ${text.join("  ")}`);
}
