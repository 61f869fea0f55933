/**
 * Cross-validation: by group in five folds (what shares a kit, template, brand or domain is in one fold), or with one
 * source or one kind of page left out at a time.
 * @module
 */
import { createHash } from "node:crypto";
import type { Feature } from "../../../lib/classify/features.ts";
import { calibrate, calibrated, type Calibration, logLoss } from "./calibration.ts";
import { figures, show } from "./metrics.ts";
import { fit, penalties, predict, type Sample } from "./ridge.ts";

/** The feature that is 1 for a page which says nothing of parking, 0 for one that is about it. */
export const SILENT = "nothing speaks of parking";
/** Number of folds. */
export const FOLDS = 5;

/** Whether a row is one of the pages that were made by hand. */
const isMade = ({ weight }: Sample): boolean => weight < 1;

/** The fold of a row. */
export type Split = (sample: Sample) => string;
/** Five folds by group; another `salt` gives other folds. */
export const byGroup = (salt: number): Split => ({ group }) =>
  String(createHash("sha256").update(`${salt}:${group}`).digest()[0]! % FOLDS);
/** Phishing and parked pages with their own source left out, others by group. */
export const bySource: Split = (s) => s.y === 0 ? byGroup(1)(s) : s.source;
/** Legitimate pages with their own source left out, others by group. */
export const byLegitimateSource: Split = (s) => s.y === 0 ? s.source : byGroup(1)(s);
/** Parked pages with their own kind left out (no pay-per-click page in training, say), others by group. */
export const byParkedKind: Split = (s) => s.y === 2 ? s.kind : byGroup(1)(s);

/** Each row under weights of the other folds, without rows of its group. */
function crossValidate(
  samples: Sample[],
  features: readonly Feature[],
  K: number,
  lambda: number,
  keep: Uint8Array,
  split: Split,
): number[][] {
  const oof: number[][] = new Array(samples.length), folds = samples.map(split);
  for (const fold of new Set(folds)) {
    const groups = new Set(samples.filter((_, i) => folds[i] === fold).map((s) => s.group));
    const train = samples.filter((s, i) => folds[i] !== fold && !groups.has(s.group));
    const w = fit(train, features, K, penalties(train, features, lambda), keep);
    samples.forEach((s, i) => {
      if (folds[i] === fold) oof[i] = predict(w, s.x, K);
    });
  }
  return oof;
}

/** Each fold calibrated on the others. */
function calibratedAcross(P: number[][], samples: Sample[], K: number, split: Split): number[][] {
  const out: number[][] = new Array(P.length), folds = samples.map(split);
  for (const fold of new Set(folds)) {
    const others = samples.flatMap((s, i) => folds[i] === fold || isMade(s) ? [] : [i]);
    const c = calibrate(others.map((i) => P[i]!), others.map((i) => samples[i]!), K);
    samples.forEach((s, i) => {
      if (folds[i] === fold) out[i] = calibrated(P[i]!, c, s.speaks);
    });
  }
  return out;
}

/** Predictions and samples without the pages that were made for training. */
export function realOf(P: number[][], samples: Sample[]): [P: number[][], samples: Sample[]] {
  return [P.filter((_, i) => !isMade(samples[i]!)), samples.filter((sample) => !isMade(sample))];
}

/** Shows how the pages that were made for training are called, each under weights of the other folds. */
function madeFound(P: number[][], samples: Sample[]): void {
  const kinds = new Map<string, number[]>();
  for (const [i, sample] of samples.entries()) {
    if (!isMade(sample)) continue;
    const { kind, y } = sample;
    const counts = kinds.get(kind) ?? [0, 0, 0];
    counts[P[i]![y]! >= 0.5 ? 0 : Math.max(...P[i]!) < 0.5 ? 1 : 2]!++;
    kinds.set(kind, counts);
  }
  for (const [kind, counts] of kinds) {
    console.log(`  made, ${kind}: right, unclear, wrong ${counts.join(", ")}`);
  }
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
    const raw = crossValidate(samples, features, K, lambda, keep, byGroup(1));
    const [P, judged] = realOf(raw, samples);
    const loss = logLoss(P, judged, calibrate(P, judged, K));
    console.log(`${name}  lambda ${lambda}  loss ${loss.toFixed(4)}`);
    if (loss < best.loss) best = { lambda, loss, raw };
  }
  const calibration = calibrate(...realOf(best.raw, samples), K), n = features.length;
  const oof = calibratedAcross(best.raw, samples, K, byGroup(1)), [P, judged] = realOf(oof, samples);
  console.log(
    `${name}  chosen ${best.lambda}, temperature ${calibration.T}, offset ${
      calibration.offset.toFixed(2)
    }, raise ${calibration.raise.toFixed(2)}  ${show(figures(P, judged.map((s) => s.y), K))}`,
  );
  madeFound(oof, samples);
  const w = fit(samples, features, K, penalties(samples, features, best.lambda), keep).map((v) =>
    v / calibration.T
  );
  const silent = features.findIndex((f) => f.name === SILENT), up = calibration.offset + calibration.raise;
  if (silent >= 0) { // The first feature is 1 for every page.
    w[(K - 2) * n]! += up;
    w[(K - 2) * n + silent]! -= up;
  }
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
    const raw = crossValidate(samples, features, K, lambda, keep, byGroup(salt));
    const [P, judged] = realOf(calibratedAcross(raw, samples, K, byGroup(salt)), samples);
    all.push(figures(P, judged.map((s) => s.y), K));
  }
  const text = Object.keys(all[0]!).map((key) => {
    const v = all.map((f) => f[key]!), mean = v.reduce((a, b) => a + b) / count;
    const deviation = Math.sqrt(v.reduce((a, b) => a + (b - mean) ** 2, 0) / Math.max(1, count - 1));
    return `${key} ${mean.toFixed(4)} (${deviation.toFixed(4)})`;
  });
  console.log(`${name}  ${count} groupings  ${text.join("  ")}`);
}

/** Figures with one fold of `split` left out at a time, and the recall of each kind of page. */
export function leaveOut(
  name: string,
  samples: Sample[],
  features: readonly Feature[],
  K: number,
  keep: Uint8Array,
  lambda: number,
  split: Split,
): number[][] {
  const raw = crossValidate(samples, features, K, lambda, keep, split);
  const [P, judged] = realOf(calibratedAcross(raw, samples, K, split), samples), y = judged.map((s) => s.y);
  console.log(`${name}  ${show(figures(P, y, K))}`);
  const called = P.map((p) => p.indexOf(Math.max(...p)));
  const kinds = [...new Set(judged.map((s) => s.kind))].map((kind) => {
    const rows = judged.flatMap((s, i) => s.kind === kind ? [i] : []);
    return `${kind} ${rows.filter((i) => called[i] === y[i]).length}/${rows.length}`;
  });
  console.log(`  found: ${kinds.join(", ")}`);
  return P;
}
