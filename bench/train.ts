/**
 * Learns lib/classify/weights.ts: ridge multinomial regression by damped Newton steps from zero, so the same
 * data give the same bits. Grouped 5-fold cross-validation chooses the penalty and the temperature.
 *
 * Run: node bench/train.ts classify-dev.jsonl.gz [--oof PREFIX] [--ablate]
 * `--oof` writes out-of-fold predictions; nothing of a page is ever written.
 * @module
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { addressSignal } from "../lib/classify/evidence.ts";
import {
  CAPTURE_FEATURES,
  captureFeatures,
  type Feature,
  PAGE_FEATURES,
  pageFeatures,
} from "../lib/classify/features.ts";
import { scanPage } from "../lib/classify/scan.ts";
import { auc, ece, macroF1, recallAt } from "./metrics.ts";
import { reliabilitySvg } from "./reliability.ts";

const args = process.argv.slice(2);
const path = args[0];
if (path === undefined) {
  throw new TypeError("Usage: node bench/train.ts DATA.jsonl.gz [--oof PREFIX] [--ablate]");
}
const oofPrefix = args.includes("--oof") ? args[args.indexOf("--oof") + 1] : undefined;
const raw = readFileSync(path);
const rows = gunzipSync(raw).toString().split("\n").filter(Boolean).map((l) => JSON.parse(l));
const PARKED_PENALTY = 0.05;
const CLASSES = ["legitimate", "phishing", "parked"];
interface Sample {
  id: string;
  x: Float64Array;
  y: number;
  group: string;
  weight: number;
}

/** Newton steps on the penalised log-likelihood; class 0 is the reference. */
function fit(samples: Sample[], K: number, penalty: Float64Array, keep: Uint8Array): Float64Array {
  const use = [...keep.keys()].filter((j) => keep[j]);
  const d = use.length, D = d * (K - 1);
  const X = samples.map((s) => Float64Array.from(use, (j) => s.x[j]!));
  // Parked pages are few, so the same penalty would shrink their side several times as much.
  const ridge = (q: number): number => penalty[use[q % d]!]! * (q >= d ? PARKED_PENALTY : 1);
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
  T: number;
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
    const w = fit(train, K, penalties(train, features, lambda), keep);
    samples.forEach((s, i) => {
      if (foldOf(s.group, salt) === f) oof[i] = predict(w, s.x, K, 1);
    });
  }
  return oof;
}

const heat = (p: number[], T: number): number[] => {
  const e = p.map((v) => Math.max(v, 1e-12) ** (1 / T)), total = e.reduce((a, b) => a + b);
  return e.map((v) => v / total);
};
const logLoss = (P: number[][], samples: Sample[], T: number): number =>
  P.reduce((sum, p, i) => sum - Math.log(heat(p, T)[samples[i]!.y]! + 1e-12), 0) / P.length;
function temperature(P: number[][], samples: Sample[]): number {
  let best = 1;
  for (let T = 0.5; T <= 2.5; T += 0.02) if (logLoss(P, samples, T) < logLoss(P, samples, best)) best = T;
  return Math.round(best * 100) / 100;
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
  let best = { lambda: 0, loss: Infinity, oof: [] as number[][] };
  for (const lambda of grid) {
    const oof = crossValidate(samples, features, K, lambda, keep);
    const loss = logLoss(oof, samples, temperature(oof, samples));
    console.log(`${name}  lambda ${lambda}  loss ${loss.toFixed(4)}  ${show(figures(oof, samples, K))}`);
    if (loss < best.loss) best = { lambda, loss, oof };
  }
  const T = temperature(best.oof, samples);
  const oof = best.oof.map((p) => heat(p, T));
  console.log(`${name}  chosen ${best.lambda}, temperature ${T}  ${show(figures(oof, samples, K))}`);
  const w = fit(samples, K, penalties(samples, features, best.lambda), keep).map((v) => v / T);
  return { oof, T, w };
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
const GRID = args.includes("--grid") ? [.1, .3, .6, 1] : [.3, 1];
const full = model("page", pages, PAGE_FEATURES, 3, ALL, GRID);
const anonymous = model("page, no self-reference", pages, PAGE_FEATURES, 3, NO_SELF, GRID);
const capture = model("capture", captures, WITH_ADDRESS, 2, new Uint8Array(WITH_ADDRESS.length).fill(1), [
  .5,
  1,
  2,
]);
const addressKeep = Uint8Array.from(
  WITH_ADDRESS,
  (f) => ADDRESS.some((a) => a.name === f.name) || f.name === "capture seen" ? 1 : 0,
);
const address = model("address", captures, WITH_ADDRESS, 2, addressKeep, [.5]);
console.log(`trained in ${((performance.now() - started) / 1000).toFixed(1)} s`);

if (args.includes("--ablate")) {
  for (const family of [...new Set(PAGE_FEATURES.map((f) => f.family))].filter((f) => f !== "bias")) {
    const keep = Uint8Array.from(PAGE_FEATURES, (f) => f.family === family ? 0 : 1);
    const oof = crossValidate(pages, PAGE_FEATURES, 3, 1, keep);
    const T = temperature(oof, pages);
    console.log(
      `without ${family} (${keep.filter((v) => !v).length})  ${
        show(figures(oof.map((p) => heat(p, T)), pages, 3))
      }`,
    );
  }
  process.exit(0);
}
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
// page     ${show(figures(full.oof, pages, 3))}  temperature ${full.T}
// no self  ${show(figures(anonymous.oof, pages, 3))}  temperature ${anonymous.T}
// capture  ${show(figures(capture.oof, captures, 2))}  temperature ${capture.T}
// address  ${show(figures(address.oof, captures, 2))}  temperature ${address.T}

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
