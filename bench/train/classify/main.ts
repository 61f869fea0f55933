/**
 * Learns lib/classify/data/weights.ts: ridge multinomial regression by damped Newton steps from a fixed start, so the same
 * data give the same bits. Grouped 5-fold cross-validation chooses the penalty, the temperature and the offset
 * of the rare class; every figure is of predictions calibrated on the other folds only.
 *
 * Run: node bench/train/classify/main.ts classify-dev.jsonl.gz [--oof PREFIX] [--seeds N] [--ablate] [--leave-out]
 * `--oof` writes out-of-fold predictions and no weights; nothing of a page is ever written. `--seeds` repeats the
 * cross-validation under N groupings and shows means and deviations, `--ablate` without each family of
 * features, `--leave-out` with one source or one kind of page left out at a time; these write no weights.
 * @module
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { gunzipSync } from "node:zlib";
import { addressSignal } from "../../../lib/classify/evidence.ts";
import { CAPTURE_FEATURES, captureFeatures } from "../../../lib/classify/features.ts";
import { PAGE_FEATURES, pageFeatures } from "../../../lib/classify/features.ts";
import type { Feature } from "../../../lib/classify/features.ts";
import { scanPage } from "../../../lib/classify/scan.ts";
import {
  byLegitimateSource,
  byParkedKind,
  bySource,
  FOLDS,
  leaveOut,
  model,
  realOf,
  type Result,
  seeds,
  SILENT,
} from "./cross_validation.ts";
import { madePages } from "./made/mod.ts";
import { figures, show } from "./metrics.ts";
import { reliabilitySvg } from "./reliability.ts";
import type { Sample } from "./ridge.ts";
import { Page } from "../../../lib/page/page.ts";

const args = process.argv.slice(2);
const path = args[0];
if (path === undefined) {
  throw new TypeError(
    "Usage: node bench/train/classify/main.ts DATA.jsonl.gz [--oof PREFIX] [--seeds N] [--ablate] [--leave-out]",
  );
}
const oofPrefix = args.includes("--oof") ? args[args.indexOf("--oof") + 1] : undefined;
const raw = readFileSync(path);
const rows = gunzipSync(raw).toString().split("\n").filter(Boolean).map((l) => JSON.parse(l));
const CLASSES = ["legitimate", "phishing", "parked"];
const started = performance.now();
const SILENT_AT = PAGE_FEATURES.findIndex((f) => f.name === SILENT);
const pages: Sample[] = [], captures: Sample[] = [];
for (const r of rows) {
  const from = { group: r.group, source: String(r.source), kind: String(r.subkind), weight: 1 };
  if (r.track === "html") {
    const x = pageFeatures(scanPage(new Page(r.html)), r.url);
    pages.push({ id: r.id, x, y: CLASSES.indexOf(r.label), speaks: 1 - x[SILENT_AT]!, ...from });
  } else {
    const signal = addressSignal([...r.a, ...r.aaaa]);
    const x = new Float64Array([...captureFeatures(r.features), ...signal]);
    captures.push({ id: r.id, x, y: r.label === "parked" ? 1 : 0, speaks: 0, ...from });
  }
}
/**
 * How much a page that was made by hand counts beside one of the data: more teaches how they were made. Sign-in pages of
 * software are its public templates.
 */
const MADE_WEIGHT = 0.008, SOFTWARE_WEIGHT = 0.05;
const real = pages.length;
for (const { id, url, html, y, kind, group } of madePages()) {
  const x = pageFeatures(scanPage(new Page(html)), url);
  const weight = group.endsWith("today honest sign-in") ? SOFTWARE_WEIGHT : MADE_WEIGHT;
  pages.push({ id, x, y, speaks: 1 - x[SILENT_AT]!, group, source: "made", kind, weight });
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
if (args.includes("--leave-out")) {
  const splits = [["source of phishing and parked pages", bySource], ["kind of parked page", byParkedKind], [
    "source of legitimate pages",
    byLegitimateSource,
  ]] as const;
  for (const [name, split] of splits) {
    leaveOut(`page, one ${name} left out`, pages, PAGE_FEATURES, 3, ALL, 1, split);
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
      [...pages.slice(0, real).map((s, i) => line(s, P[i]!)), ...captures.map((s, i) => line(s, C[i]!))].join(
        "\n",
      ) + "\n",
    );
  write("full", full.oof, capture.oof);
  write("anonymous", anonymous.oof, address.oof);
  process.exit(0);
}
/** The figures of a model of pages in one line. */
function heading({ oof, calibration: { T, offset, raise } }: Result): string {
  const [P, judged] = realOf(oof, pages);
  const found = show(figures(P, labels(judged), 3));
  return `${found}  temperature ${T} offset ${offset.toFixed(2)} raise ${raise.toFixed(2)}`;
}
const labels = (samples: Sample[]): number[] => samples.map((s) => s.y);
const version = createHash("sha256").update(raw).digest("hex").slice(0, 16);
const n = PAGE_FEATURES.length;
const table = (names: readonly Feature[], columns: Float64Array[]) =>
  names.map((f, j) => `  [${JSON.stringify(f.name)}, ${columns.map((c) => +c[j]!.toFixed(4)).join(", ")}],`)
    .join("\n");
writeFileSync(
  new URL("../../../lib/classify/data/weights.ts", import.meta.url),
  `// deno-fmt-ignore-file
// Generated by: node bench/train/classify/main.ts classify-dev.jsonl.gz
// Data sha256 ${version}, ${real} pages and ${captures.length} captures, ${
    pages.length - real
  } pages made by hand; trained 2026-11-29. Grouped ${FOLDS}-fold cross-validation:
// page     ${heading(full)}
// no self  ${heading(anonymous)}
// capture  ${show(figures(capture.oof, labels(captures), 2))}  temperature ${capture.calibration.T}
// address  ${show(figures(address.oof, labels(captures), 2))}  temperature ${address.calibration.T}

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
  new URL("../../../lib/classify/reliability.svg", import.meta.url),
  reliabilitySvg(full.oof.slice(0, real), labels(pages.slice(0, real))),
);
