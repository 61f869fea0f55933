/**
 * Learns lib/classify/weights.ts: ridge multinomial regression by damped Newton steps from zero, so the same
 * data give the same bits. Grouped 5-fold cross-validation chooses the penalty, the temperature and the offset
 * of the rare class; every figure is of predictions calibrated on the other folds only.
 *
 * Run: node bench/train.ts classify-dev.jsonl.gz [--oof PREFIX] [--seeds N] [--ablate]
 * `--oof` writes out-of-fold predictions; nothing of a page is ever written. `--seeds` repeats the
 * cross-validation under N groupings and shows means and deviations, `--ablate` without each family of
 * features; both write no weights.
 * @module
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { addressSignal } from "../lib/classify/evidence.ts";
import { CAPTURE_FEATURES, captureFeatures, PAGE_FEATURES, pageFeatures } from "../lib/classify/features.ts";
import type { Feature } from "../lib/classify/feature.ts";
import { scanPage } from "../lib/classify/scan.ts";
import { auc, ece, macroF1, recallAt } from "./metrics.ts";
import { reliabilitySvg } from "./reliability.ts";

const args = process.argv.slice(2);
const path = args[0];
if (path === undefined) {
  throw new TypeError("Usage: node bench/train.ts DATA.jsonl.gz [--oof PREFIX] [--seeds N] [--ablate]");
}
const oofPrefix = args.includes("--oof") ? args[args.indexOf("--oof") + 1] : undefined;
const raw = readFileSync(path);
const rows = gunzipSync(raw).toString().split("\n").filter(Boolean).map((l) => JSON.parse(l));
// What speaks of parking is cheap for the parked side, everything else is not: otherwise three dozen pages teach
// it that a short page without links is parked, which holds for most of the young pages of a look-alike too.
const SAYS_PARKED =
  /(?:sale|domain|parking|construction|hosting)$|^(?:parked|sale|domain) words|speaks of parking|^parking script|^password field$|^long text$|^hardly any text$|seen$/;
const PARKED_PENALTY = 0.05, OTHERWISE_PENALTY = 0.3;
const CLASSES = ["legitimate", "phishing", "parked"];
interface Sample {
  id: string;
  x: Float64Array;
  y: number;
  group: string;
  weight: number;
}

/** Newton steps on the penalised log-likelihood; class 0 is the reference. */
function fit(
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
  const cheap = use.map((j) => SAYS_PARKED.test(features[j]!.name) ? PARKED_PENALTY : OTHERWISE_PENALTY);
  const ridge = (q: number): number => penalty[use[q % d]!]! * (q >= d ? cheap[q - d]! : 1);
  let w = new Float64Array(D);
  const probabilities = (v: Float64Array, x: Float64Array): number[] => {
    const z = [0];
    for (let k = 0; k < K - 1; k++) {
      let sum = 0;
      for (let j = 0; j < d; j++) sum += v[k * d + j]! * x[j]!;
      z.push(sum);
    }
    const top = Math.max(...z), e = z.map((q) => Math.exp(q - top)), total = e.reduce((a, b) => a + b);
    return e.map((q) => q / total);
  };
  const loss = (v: Float64Array): number => {
    let sum = 0;
    for (let i = 0; i < X.length; i++) {
      sum -= samples[i]!.weight * Math.log(probabilities(v, X[i]!)[samples[i]!.y]! + 1e-300);
    }
    for (let q = 0; q < D; q++) sum += 0.5 * ridge(q) * v[q]! * v[q]!;
    return sum;
  };
  let current = loss(w);
  for (let step = 0; step < 12; step++) {
    const g = new Float64Array(D), H = new Float64Array(D * D);
    for (let i = 0; i < X.length; i++) {
      const x = X[i]!, s = samples[i]!, p = probabilities(w, x);
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
      g[q]! += ridge(q) * w[q]!;
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

function predict(w: Float64Array, x: Float64Array, K: number, T: number): number[] {
  const z = [0], n = x.length;
  for (let k = 0; k < K - 1; k++) {
    let sum = 0;
    for (let j = 0; j < n; j++) sum += w[k * n + j]! * x[j]!;
    z.push(sum / T);
  }
  const top = Math.max(...z), e = z.map((q) => Math.exp(q - top)), total = e.reduce((a, b) => a + b);
  return e.map((q) => q / total);
}

const FOLDS = 5;
const foldOf = (group: string, salt: number) =>
  createHash("sha256").update(`${salt}:${group}`).digest()[0]! % FOLDS;

/** Feature scales: the ridge acts on features of equal spread, shrunk towards each other for the rare ones. */
function penalties(samples: Sample[], features: readonly Feature[], lambda: number): Float64Array {
  const out = new Float64Array(features.length);
  features.forEach((f, j) => {
    let sum = 0, square = 0;
    for (const s of samples) {
      sum += s.x[j]!;
      square += s.x[j]! ** 2;
    }
    const mean = sum / samples.length, variance = Math.max(square / samples.length - mean * mean, 0);
    out[j] = f.family === "bias" || / seen$/.test(f.name)
      ? 1e-3
      : lambda * Math.sqrt(variance * 0.1 + 0.0025) * 4;
  });
  return out;
}

interface Result {
  oof: number[][];
  calibration: Calibration;
  w: Float64Array;
}

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
      if (foldOf(s.group, salt) === f) oof[i] = predict(w, s.x, K, 1);
    });
  }
  return oof;
}

/** Logits are divided by `T`; the last class's logit is then raised by `offset`. */
interface Calibration {
  T: number;
  offset: number;
}

function calibrated(p: number[], { T, offset }: Calibration): number[] {
  const e = p.map((v, k) => Math.max(v, 1e-12) ** (1 / T) * (k === p.length - 1 ? Math.exp(offset) : 1));
  const total = e.reduce((a, b) => a + b);
  return e.map((v) => v / total);
}
const logLoss = (P: number[][], samples: Sample[], c: Calibration): number =>
  P.reduce((sum, p, i) => sum - Math.log(calibrated(p, c)[samples[i]!.y]! + 1e-12), 0) / P.length;

/**
 * Temperature, and with three classes the offset of the rare one: a fit to a few dozen parked pages
 * underestimates how likely they are (King and Zeng, "Logistic Regression in Rare Events Data", 2001).
 */
function calibrate(P: number[][], samples: Sample[], K: number): Calibration {
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

/** Each fold calibrated on the others. */
function calibratedAcross(P: number[][], samples: Sample[], K: number, salt = 1): number[][] {
  const out: number[][] = new Array(P.length);
  for (let f = 0; f < FOLDS; f++) {
    const others = samples.flatMap((s, i) => foldOf(s.group, salt) === f ? [] : [i]);
    const c = calibrate(others.map((i) => P[i]!), others.map((i) => samples[i]!), K);
    samples.forEach((s, i) => {
      if (foldOf(s.group, salt) === f) out[i] = calibrated(P[i]!, c);
    });
  }
  return out;
}

function figures(P: number[][], samples: Sample[], K: number): Record<string, number> {
  const y = samples.map((s) => s.y);
  if (K === 2) {
    const p = P.map((v) => v[1]!), t = y.map((v) => v === 1);
    const tp = p.filter((v, i) => v >= .5 && t[i]).length, called = p.filter((v) => v >= .5).length;
    return {
      f1: 2 * tp / (called + t.filter(Boolean).length),
      auc: auc(p, t),
      ece: ece(p, t),
      brier: p.reduce((s, v, i) => s + (v - +t[i]!) ** 2, 0) / p.length,
    };
  }
  return {
    macroF1: macroF1(P, y),
    aucPhishing: auc(P.map((p) => p[1]!), y.map((v) => v === 1)),
    aucParked: auc(P.map((p) => p[2]!), y.map((v) => v === 2)),
    recallAt1: recallAt(P.map((p) => p[1]!), y.map((v) => v === 1), .01),
    ece: ece(P.map((p) => Math.max(...p)), P.map((p, i) => p.indexOf(Math.max(...p)) === y[i])),
    brier: P.reduce((s, p, i) => s + p.reduce((q, v, k) => q + (v - +(k === y[i])) ** 2, 0), 0) / P.length,
  };
}
const show = (f: Record<string, number>) =>
  Object.entries(f).map(([k, v]) => `${k} ${v.toFixed(4)}`).join("  ");

function model(
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
    `${name}  chosen ${best.lambda}, temperature ${calibration.T}, offset ${calibration.offset}  ${
      show(figures(oof, samples, K))
    }`,
  );
  const w = fit(samples, features, K, penalties(samples, features, best.lambda), keep).map((v) =>
    v / calibration.T
  );
  w[(K - 2) * n]! += calibration.offset; // The first feature is 1 for every page.
  return { oof, calibration, w };
}

/** Mean and standard deviation of each figure over groupings. */
function seeds(
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
    all.push(figures(calibratedAcross(raw, samples, K, salt), samples, K));
  }
  const text = Object.keys(all[0]!).map((key) => {
    const v = all.map((f) => f[key]!), mean = v.reduce((a, b) => a + b) / count;
    const deviation = Math.sqrt(v.reduce((a, b) => a + (b - mean) ** 2, 0) / Math.max(1, count - 1));
    return `${key} ${mean.toFixed(4)} (${deviation.toFixed(4)})`;
  });
  console.log(`${name}  ${count} groupings  ${text.join("  ")}`);
}

const started = performance.now();
const pages: Sample[] = [], captures: Sample[] = [];
for (const r of rows) {
  if (r.track === "html") {
    pages.push({
      id: r.id,
      x: pageFeatures(scanPage(r.html), r.url),
      y: CLASSES.indexOf(r.label),
      group: r.group,
      weight: 1,
    });
  } else {
    const signal = addressSignal([...r.a, ...r.aaaa]);
    const x = new Float64Array([...captureFeatures(r.features), ...signal]);
    captures.push({ id: r.id, x, y: r.label === "parked" ? 1 : 0, group: r.group, weight: 1 });
  }
}
const ADDRESS: Feature[] = ["has an address", "address of a parking service", "address shared by live sites"]
  .map((name) => ({ name, family: "bias" as const }));
const WITH_ADDRESS = [...CAPTURE_FEATURES, ...ADDRESS].map((f) =>
  ADDRESS.includes(f) ? { ...f, family: "capture" as const } : f
);
const ALL = new Uint8Array(PAGE_FEATURES.length).fill(1);
const NO_SELF = Uint8Array.from(PAGE_FEATURES, (f) => f.family === "self" ? 0 : 1);
console.log(
  `features of ${rows.length} rows in ${
    (performance.now() - started).toFixed(0)
  } ms; ${PAGE_FEATURES.length} page, ${WITH_ADDRESS.length} capture`,
);
const EVERY_CAPTURE = new Uint8Array(WITH_ADDRESS.length).fill(1);
if (args.includes("--seeds")) {
  const count = Number(args[args.indexOf("--seeds") + 1]);
  if (!(count > 0)) throw new TypeError("Give a number of groupings: --seeds N");
  seeds("page", count, pages, PAGE_FEATURES, 3, ALL, 1);
  seeds("page, no self-reference", count, pages, PAGE_FEATURES, 3, NO_SELF, 1);
  seeds("capture", count, captures, WITH_ADDRESS, 2, EVERY_CAPTURE, 1);
  process.exit(0);
}
if (args.includes("--ablate")) {
  for (const family of [...new Set(PAGE_FEATURES.map((f) => f.family))]) {
    const keep = Uint8Array.from(PAGE_FEATURES, (f) => f.family === family && family !== "bias" ? 0 : 1);
    const left = family === "bias" ? "nothing" : `${family} (${keep.filter((v) => !v).length})`;
    seeds(`without ${left}`, 2, pages, PAGE_FEATURES, 3, keep, 1);
  }
  process.exit(0);
}
const GRID = [1];
const full = model("page", pages, PAGE_FEATURES, 3, ALL, GRID);
const anonymous = model("page, no self-reference", pages, PAGE_FEATURES, 3, NO_SELF, GRID);
const capture = model("capture", captures, WITH_ADDRESS, 2, EVERY_CAPTURE, GRID);
const addressKeep = Uint8Array.from(
  WITH_ADDRESS,
  (f) => ADDRESS.some((a) => a.name === f.name) || f.name === "capture seen" ? 1 : 0,
);
const address = model("address", captures, WITH_ADDRESS, 2, addressKeep, [.5]);
console.log(`trained in ${((performance.now() - started) / 1000).toFixed(1)} s`);

if (oofPrefix !== undefined) {
  const line = (s: Sample, p: number[]) =>
    JSON.stringify({
      id: s.id,
      legitimate: p.length === 3 ? p[0] : p[0]!,
      phishing: p.length === 3 ? p[1] : 0,
      parked: p.at(-1),
      reasons: ["cross-validated"],
    });
  const write = (name: string, P: number[][], C: number[][]) =>
    writeFileSync(
      `${oofPrefix}-${name}.jsonl`,
      [...pages.map((s, i) => line(s, P[i]!)), ...captures.map((s, i) => line(s, C[i]!))].join("\n") + "\n",
    );
  write("full", full.oof, capture.oof);
  write("anonymous", anonymous.oof, address.oof);
}
const version = createHash("sha256").update(raw).digest("hex").slice(0, 16);
const n = PAGE_FEATURES.length;
const table = (names: readonly Feature[], columns: Float64Array[]) =>
  names.map((f, j) => `  [${JSON.stringify(f.name)}, ${columns.map((c) => +c[j]!.toFixed(4)).join(", ")}],`)
    .join("\n");
writeFileSync(
  new URL("../lib/classify/weights.ts", import.meta.url),
  `// deno-fmt-ignore-file
// Generated by: node bench/train.ts classify-dev.jsonl.gz
// Data sha256 ${version}, ${pages.length} pages and ${captures.length} captures; trained 2026-11-21. Grouped ${FOLDS}-fold cross-validation:
// page     ${
    show(figures(full.oof, pages, 3))
  }  temperature ${full.calibration.T} offset ${full.calibration.offset}
// no self  ${
    show(figures(anonymous.oof, pages, 3))
  }  temperature ${anonymous.calibration.T} offset ${anonymous.calibration.offset}
// capture  ${show(figures(capture.oof, captures, 2))}  temperature ${capture.calibration.T}
// address  ${show(figures(address.oof, captures, 2))}  temperature ${address.calibration.T}

/** Feature; phishing and parked against legitimate when the page's host is known; the same when it is not. */
export const PAGE_WEIGHTS: readonly (readonly [name: string, phishing: number, parked: number, phishingUnnamed: number, parkedUnnamed: number])[] = [
${table(PAGE_FEATURES, [full.w.slice(0, n), full.w.slice(n), anonymous.w.slice(0, n), anonymous.w.slice(n)])}
];

/** Feature; parked against not parked with a capture's figures; the same with addresses alone. */
export const CAPTURE_WEIGHTS: readonly (readonly [name: string, parked: number, parkedByAddress: number])[] = [
${table(WITH_ADDRESS, [capture.w, address.w])}
];
`,
);
writeFileSync(
  new URL("../lib/classify/reliability.svg", import.meta.url),
  reliabilitySvg(full.oof, pages.map((s) => s.y)),
);
