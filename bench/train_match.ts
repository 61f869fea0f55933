/**
 * Learns lib/match/data/model.ts, or measures what would be learnt on brands and names that it has not seen.
 *
 * usage: node bench/train_match.ts SQUATS.tsv TOP.tsv SUBDOMAINS.tsv NAMES.txt.xz [--folds]
 * @module
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { Brand } from "../lib/match/brand.ts";
import { FEATURES, featuresOf } from "../lib/match/features.ts";
import { hostOf } from "../lib/match/host.ts";
import { DIGITS, emptyTables, type Model } from "../lib/match/model.ts";
import { checked } from "../lib/match/check.ts";
import { oddsOf, type Trees } from "../lib/match/trees.ts";
import {
  BESIDE,
  besideSlots,
  suffixOdds,
  symbolOf,
  SYMBOLS,
  type Tables,
  wordHash,
  WORDS,
} from "../lib/match/tables.ts";
import { parseDomain, splitName } from "../lib/domain.ts";
import { grow, type Growth } from "./match_trees.ts";
import { AT_LARGE, type Data, FOLDS, hash, readRows, type Row } from "./match_rows.ts";

const [squatFile = "", topFile = "", subFile = "", nameFile = ""] = process.argv.slice(2);
const option = (flag: string, fallback: number): number => {
  const i = process.argv.indexOf(flag);
  return i < 0 ? fallback : Number(process.argv[i + 1]);
};
const GROWTH: Growth = {
  trees: option("--trees", 150),
  depth: option("--depth", 3),
  rate: option("--rate", 0.22),
  leaf: option("--leaf", 4),
  ridge: 4,
};
const OFF = new Set(process.argv.flatMap((a, i) => a === "--without" ? [process.argv[i + 1]!] : []));

/** Registrable labels of names at large, each once, and some of the hosts below them. */
function atLarge(file: string): { labels: string[]; hosts: string[] } {
  const hosts: string[] = [];
  const text = execFileSync("xz", ["-dc", file], { maxBuffer: 1 << 30 }).toString();
  const labels = new Set<string>();
  let last = "";
  for (const name of text.split("\n")) {
    const { registrable, suffix } = splitName(name);
    if (registrable !== null && name.length > registrable.length && hash(name) % 120 === 0) hosts.push(name);
    if (registrable === null || registrable === last) continue;
    last = registrable;
    const label = registrable.slice(0, registrable.length - suffix.length - 1);
    if (!label.startsWith("xn--")) labels.add(label);
  }
  return { labels: [...labels], hosts };
}

function lettersOf(labels: readonly string[]): Uint8Array {
  const three = new Float64Array(SYMBOLS ** 3);
  const two = new Float64Array(SYMBOLS ** 2);
  const one = new Float64Array(SYMBOLS);
  for (const label of labels) {
    for (const token of label.split("-")) {
      let [a, b] = [0, 0];
      for (let i = 0; i < token.length; i++) {
        const c = symbolOf(token.charCodeAt(i));
        three[(a * SYMBOLS + b) * SYMBOLS + c]!++;
        two[b * SYMBOLS + c]!++;
        one[c]!++;
        [a, b] = [b, c];
      }
    }
  }
  const out = new Uint8Array(SYMBOLS ** 3);
  const total = one.reduce((x, y) => x + y);
  for (let a = 0; a < SYMBOLS; a++) {
    for (let b = 0; b < SYMBOLS; b++) {
      let n3 = 0;
      let n2 = 0;
      for (let c = 0; c < SYMBOLS; c++) {
        n3 += three[(a * SYMBOLS + b) * SYMBOLS + c]!;
        n2 += two[b * SYMBOLS + c]!;
      }
      for (let c = 0; c < SYMBOLS; c++) {
        const p1 = (one[c]! + 1) / (total + SYMBOLS);
        const p2 = (two[b * SYMBOLS + c]! + 20 * p1) / (n2 + 20);
        const p3 = (three[(a * SYMBOLS + b) * SYMBOLS + c]! + 20 * p2) / (n3 + 20);
        out[(a * SYMBOLS + b) * SYMBOLS + c] = Math.min(63, Math.round(-Math.log2(p3) * 4));
      }
    }
  }
  return out;
}

function wordsOf(labels: readonly string[]): Uint16Array {
  const counts = new Map<string, number>();
  for (const label of labels) {
    if (!label.includes("-")) continue;
    for (const token of new Set(label.split("-"))) {
      if (token.length > 2 && token.length < 14 && !/\d/.test(token)) {
        counts.set(token, (counts.get(token) ?? 0) + 1);
      }
    }
  }
  return listed(counts, 1, 5000, WORDS);
}

function suffixesOf(rows: readonly Row[]): Map<string, number> {
  const [bad, good] = [new Map<string, number>(), new Map<string, number>()];
  const seen = new Set<number>();
  let [b, g] = [0, 0];
  for (const { name, parsed: { tld }, y, kind } of rows) {
    if (seen.has(name) || kind === "pseudo" || y === 0 && kind !== "top") continue;
    seen.add(name);
    const map = y === 1 ? bad : good;
    y === 1 ? b++ : g++;
    map.set(tld, (map.get(tld) ?? 0) + 1);
  }
  const classOf = (tld: string): string => tld.includes(".") ? "*2" : tld.length === 2 ? "*c" : "*g";
  const out = new Map<string, number>();
  for (const c of ["*c", "*2", "*g"]) {
    let [x, z] = [0, 0];
    for (const [tld, n] of bad) if (classOf(tld) === c && n < 8) x += n;
    for (const [tld, n] of good) if (classOf(tld) === c && n < 8) z += n;
    out.set(c, round(Math.log((x + 3) / (b + 20)) - Math.log((z + 3) / (g + 20))));
  }
  for (const tld of new Set([...bad.keys(), ...good.keys()])) {
    const [x, z] = [bad.get(tld) ?? 0, good.get(tld) ?? 0];
    if (x + z < 8) continue;
    const prior = Math.exp(out.get(classOf(tld))!);
    out.set(tld, round(Math.log((x + 6 * prior) / (b + 20)) - Math.log((z + 6) / (g + 20))));
  }
  return out;
}
/** Beginnings and ends of popular names that several of them share. */
function affixesOf(rows: readonly Row[]): Uint16Array {
  const names = new Set(
    rows.filter((r) => r.kind === "top" || r.kind === "pseudo").map((r) => r.parsed.domain),
  );
  return listed(affixCounts([...names]), 3, (1 << 14) * 0.7, 1 << 14);
}

function affixCounts(labels: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) {
    const found = new Set<string>();
    for (const token of label.split("-")) {
      for (let n = 3; n <= Math.min(14, token.length); n++) {
        found.add(token.slice(0, n));
        found.add(token.slice(-n));
      }
    }
    for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function listed(counts: Map<string, number>, least: number, most: number, size: number): Uint16Array {
  const list = [...counts].filter(([, n]) => n >= least).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most);
  const out = new Uint16Array(size);
  for (const [word, count] of list) {
    const h = wordHash(word);
    for (let i = h & size - 1, n = 0; n < 8; n++, i = i + 1 & size - 1) {
      if (out[i] !== 0) continue;
      out[i] = (h >>> 20) << 4 | Math.max(1, Math.min(15, Math.round(2 * Math.log2(count))));
      break;
    }
  }
  return out;
}
const round = (x: number, parts = 16): number => Math.round(x * parts) / parts;

/** What stands beside the brands of rows: logistic regression over its pieces. */
function besideOf(rows: readonly Row[]): Int8Array {
  const items: { slots: Uint16Array; y: number; w: number }[] = [];
  for (const row of rows) {
    const host = hostOf(row.parsed);
    const sides = sidesOf(row, host);
    if (sides === null) continue;
    const slots: number[] = [];
    besideSlots(sides[0], sides[1], (slot) => slots.push(slot));
    if (slots.length > 0) items.push({ slots: Uint16Array.from(slots), y: row.y, w: row.weight });
  }
  const weights = new Float64Array(BESIDE);
  const squares = new Float64Array(BESIDE).fill(1e-3);
  let [pos, neg] = [0, 0];
  for (const { y, w } of items) y === 1 ? pos += w : neg += w;
  const bias = 0;
  const balance = neg / pos;
  const order = Uint32Array.from(items.keys()).sort((a, b) => hash(`o${a}`) - hash(`o${b}`));
  const RATE = option("--beside-rate", 0.05);
  const RIDGE = option("--beside-ridge", 1e-3);
  for (let epoch = 0; epoch < 4; epoch++) {
    for (const i of order) {
      const { slots, y, w } = items[i]!;
      let sum = bias;
      for (const s of slots) sum += weights[s]!;
      const p = 1 / (1 + Math.exp(-sum));
      const e = (p - y) * w * (y === 1 ? Math.sqrt(balance) : 1 / Math.sqrt(balance));
      for (const s of slots) {
        const d = e + RIDGE * weights[s]!;
        squares[s]! += d * d;
        weights[s]! -= RATE * d / Math.sqrt(squares[s]!);
      }
    }
  }
  return Int8Array.from(weights, (v) => Math.max(-127, Math.min(127, Math.round(v * 16))));
}

const scratch = new Float64Array(FEATURES.length);
function sidesOf(row: Row, host = hostOf(row.parsed)): [string, string] | null {
  const sides: { before: string; after: string } = { before: "", after: "" };
  const found = featuresOf(
    host,
    row.index.at(row.candidate.number),
    row.candidate,
    NOTHING,
    scratch,
    checked,
    sides,
  );
  return found === null || sides.before === "" && sides.after === "" ? null : [sides.before, sides.after];
}
const NOTHING: Tables = emptyTables();

const { labels, hosts: hostsAtLarge } = atLarge(nameFile);
console.error(labels.length, "labels at large");
const letters = lettersOf(labels);
const words = wordsOf(labels);
const data = readRows(
  squatFile,
  topFile,
  subFile,
  hostsAtLarge,
  option("--sets", 2),
  option("--at-large", AT_LARGE),
);
console.error(data.rows.length, "rows");

function tablesOf(rows: readonly Row[], all: readonly Row[] = rows): Tables {
  return { letters, words, suffixes: suffixesOf(rows), beside: besideOf(rows), affixes: affixesOf(all) };
}

function features(row: Row, tables: Tables): Float64Array | null {
  const out = new Float64Array(FEATURES.length);
  const found = featuresOf(
    hostOf(row.parsed),
    row.index.at(row.candidate.number),
    row.candidate,
    tables,
    out,
    checked,
  );
  if (found === null) return null;
  for (const [f, name] of FEATURES.entries()) if (OFF.has(name)) out[f] = 0;
  return out;
}

/** Trees over tables; what the trees see of a row was learnt without its brand. */
function learn(rows: readonly Row[]): { tables: Tables; trees: Trees } {
  const PARTS = 4;
  const x: Float64Array[] = [];
  const used: Row[] = [];
  const all = tablesOf(rows);
  for (let part = 0; part < PARTS; part++) {
    const inside = (row: Row): boolean =>
      hash(`${row.kind === "pseudo" ? "" : "b"}${row.index.at(row.candidate.number).plain.slice(0, 5)}`) %
          PARTS === part;
    const nameInside = (row: Row): boolean =>
      row.y === 0 && hash(`n${row.parsed.registrable}`) % PARTS === part;
    const outside = rows.filter((row) => !inside(row) && !nameInside(row));
    const tables = { ...all, beside: besideOf(outside), affixes: affixesOf(outside) };
    for (const row of rows) {
      if (row.y === 0 ? !nameInside(row) : !inside(row)) continue;
      const f = features(row, tables);
      if (f === null) continue;
      x.push(f);
      used.push(row);
    }
  }
  const trees = grow(
    x,
    Uint8Array.from(used, (r) => r.y),
    Float64Array.from(used, (r) => r.weight * (r.y === 0 ? NEGATIVE : 1)),
    GROWTH,
  );
  return { tables: all, trees };
}
/** What a name that imitates nobody weighs: what lets little through matters. */
const NEGATIVE = option("--negative", 30);

interface Scored {
  row: Row;
  odds: number;
}

/** With one half of the names a figure takes half the time; enough to compare features. */
const HALVES = option("--halves", 2);
for (const list of [data.squats, data.subs, data.top, data.large]) {
  const used = list.filter(({ name }) => (hash(name) & 1) < HALVES);
  list.splice(0, list.length, ...used as never[]);
}

/** The best answer for each name, of models that have seen neither the brand nor the name. */
const best = new Map<number, Scored>();
for (let fold = 0; fold < FOLDS; fold++) {
  for (let half = 0; half < HALVES; half++) {
    const model = learn(
      data.rows.filter((r) =>
        r.kind !== "large" && (r.kind === "pseudo" || r.fold !== fold) && r.half !== half
      ),
    );
    for (const row of data.rows) {
      if (row.kind === "pseudo" || row.fold !== fold || row.half !== half) continue;
      const f = features(row, model.tables);
      if (f === null) continue;
      const odds = oddsOf(model.trees, f);
      const known = best.get(row.name);
      if (known === undefined || odds > known.odds) best.set(row.name, { row, odds });
    }
  }
}
const scale = calibrate(answers(data));
writeScores(data);
report(data);
if (!process.argv.includes("--folds")) {
  const { tables, trees } = learn(data.rows.filter((r) => r.kind !== "large"));
  print({ tables, trees, scale, own: ownOf(data, tables) });
}

/** The best answer of one name, with what it weighs where one of a thousand names is a squat. */
interface Item {
  x: number;
  y: number;
  w: number;
  /** Brands of one family, and names that imitate nobody, are in one group. */
  group: number;
}

function answers({ squats, subs, top }: Data): Item[] {
  const items: Item[] = [];
  const positive = squats.length + subs.length;
  for (const { n } of [...squats, ...subs]) {
    const b = best.get(n);
    if (b?.row.y === 1) items.push({ x: b.odds, y: 1, w: 1, group: b.row.fold });
  }
  for (const { n, name } of top) {
    const b = best.get(n);
    if (b === undefined) continue;
    items.push({ x: b.odds, y: 0, w: 999 * positive / top.length, group: hash(`c${name}`) % FOLDS });
  }
  return items;
}

/** Fits a factor and a constant that make log-odds those of one squat in a thousand names. */
function calibrate(items: readonly Item[]): [number, number] {
  const [constant, factor] = logistic(items.map(({ x }) => [1, x]), items, 1e-6);
  return [round(factor!, 1000), round(constant!, 1000)];
}

/** Expected calibration error over ten bins; each group's probabilities are those that the other groups fit. */
function calibrationError(items: readonly Item[]): void {
  const bins = Array.from({ length: 10 }, () => [0, 0, 0]);
  let total = 0;
  for (let group = 0; group < FOLDS; group++) {
    const [factor, constant] = calibrate(items.filter((i) => i.group !== group));
    for (const { x, y, w } of items.filter((i) => i.group === group)) {
      const p = 1 / (1 + Math.exp(-(factor * x + constant)));
      const bin = bins[Math.min(9, Math.floor(p * 10))]!;
      bin[0]! += p * w;
      bin[1]! += y * w;
      bin[2]! += w;
      total += w;
    }
  }
  const error = bins.reduce((sum, [p, y]) => sum + Math.abs(p! - y!), 0);
  console.error("ECE, scores of groups that were not fitted", (error / total).toFixed(4));
  const above = bins.slice(1);
  const share = above.reduce((sum, [, , w]) => sum + w!, 0);
  console.error(
    "  of names at .1 and above",
    (above.reduce((sum, [p, y]) => sum + Math.abs(p! - y!), 0) / share).toFixed(4),
  );
  for (const [i, [p, y, w]] of bins.entries()) {
    console.error(
      i / 10,
      "predicted",
      (p! / w!).toFixed(3),
      "is",
      (y! / w!).toFixed(3),
      "names",
      w!.toFixed(0),
    );
  }
}

/** Weighted logistic regression by Newton's method. */
function logistic(
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

/** Learns when the same label under another suffix is the brand's own: popular names against listed squats. */
function ownOf({ brands }: Data, tables: Tables): number[] {
  const labelled = new Map(brands.map((b) => [parseDomain(b).domain, b]));
  const listed = new Set(data.squats.map((s) => s.name));
  const own = new Set(brands);
  const items: { x: number[]; y: number; w: number }[] = [];
  const add = (name: string, y: number): void => {
    let parsed;
    try {
      parsed = parseDomain(name);
    } catch {
      return;
    }
    if (!labelled.has(parsed.domain) || own.has(name)) return;
    const top = parsed.tld.slice(parsed.tld.lastIndexOf(".") + 1);
    items.push({
      x: [1, suffixOdds(parsed.tld, tables), top.length === 2 ? 1 : 0, parsed.domain.length],
      y,
      w: 1,
    });
  };
  for (const line of readFileSync(topFile, "utf8").split("\n").slice(1)) {
    const [name = ""] = line.split("\t");
    if (name !== "" && !listed.has(name)) add(name, 1);
  }
  const popular = items.length;
  for (const { name } of data.squats) add(name, 0);
  console.error(`own names: ${popular} popular, ${items.length - popular} listed`);
  return logistic(items.map(({ x }) => x), items, 1).map((v) => round(v, 1000));
}

function print({ tables, trees, scale, own }: Model): void {
  const base64 = (array: { buffer: ArrayBufferLike; byteLength: number; byteOffset: number }): string =>
    JSON.stringify(
      Buffer.from(array.buffer as ArrayBuffer, array.byteOffset, array.byteLength).toString("base64"),
    );
  const suffixes = [...tables.suffixes].sort(([a], [b]) => a < b ? -1 : 1).map(([s, v]) => `${s}=${v * 16}`)
    .join(" ");
  console.log(`// Written by bench/train_match.ts. Do not edit.
// Learnt 2026-11-22 from listed squats of brands, phishing hosts, popular names and host names at large.

/** Quarters of a bit that a letter costs after two others. */
export const LETTERS: string = ${JSON.stringify(Array.from(tables.letters, (v) => DIGITS[v]).join(""))};
/** Sixteenths of a nat that a suffix speaks for a squat. */
export const SUFFIXES: string = ${JSON.stringify(suffixes)};
/** Sixteenths of a nat that a piece beside a brand speaks for a squat, by hash. */
export const BESIDE: string = ${base64(tables.beside)};
/** Hashes of words of hyphenated names, with how common they are. */
export const WORDS: string = ${base64(tables.words)};
/** Hashes of beginnings and ends of popular names, with how common they are. */
export const AFFIXES: string = ${base64(tables.affixes)};
/** Log-odds before any tree. */
export const BASE: number = ${trees.base};
/** The trees: where each begins; what a node asks, up to where, where it goes on, what it adds. */
export const ROOTS: string = ${base64(trees.roots)};
/** See {@link ROOTS}. */
export const FEATURE: string = ${base64(trees.feature)};
/** See {@link ROOTS}. */
export const THRESHOLD: string = ${base64(trees.threshold)};
/** See {@link ROOTS}. */
export const RIGHT: string = ${base64(trees.right)};
/** See {@link ROOTS}. */
export const VALUE: string = ${base64(trees.value)};
/** What makes log-odds those of one name in a thousand. */
export const SCALE: readonly [number, number] = [${scale.join(", ")}];
/** Log-odds that the brand holds the name of its own label. */
export const OWN: readonly number[] = [${own.join(", ")}];`);
}

function report({ squats, subs, top, large }: Data): void {
  const scores = top.map(({ n }) => best.get(n)?.odds ?? -Infinity).sort((a, b) => b - a);
  const recall = (list: { n: number }[], th: number): number =>
    list.filter(({ n }) => {
      const b = best.get(n);
      return b !== undefined && b.row.y === 1 && b.odds > th;
    }).length / list.length;
  for (const rate of [1e-2, 1e-3, 3e-4]) {
    const th = scores[Math.floor(rate * scores.length)]!;
    console.error(
      rate,
      "threshold",
      th.toFixed(2),
      "squats",
      recall(squats, th).toFixed(4),
      "subdomains",
      recall(subs, th).toFixed(4),
      "hosts at large",
      (large.filter(({ n }) => (best.get(n)?.odds ?? -Infinity) > th).length / large.length).toFixed(5),
    );
  }
  calibrationError(answers(data));
  const list = top.map(({ name, n }) => ({ name, b: best.get(n) })).filter((x) => x.b !== undefined).sort((
    a,
    b,
  ) => b.b!.odds - a.b!.odds);
  if (process.argv.includes("--list")) {
    const show = (b: Scored): string => {
      const brand: Brand = b.row.index.at(b.row.candidate.number);
      return `${b.row.parsed.fqdn} ~ ${brand.name} ${b.odds.toFixed(2)} how ${b.row.candidate.how}`;
    };
    console.error(list.slice(0, 60).map(({ b }) => show(b!)).join("\n"));
    const th = scores[Math.floor(1e-2 * scores.length)]!;
    const missed = squats.filter(({ n }) => !(best.get(n)?.row.y === 1 && best.get(n)!.odds > th));
    const th2 = scores[Math.floor(1e-3 * scores.length)]!;
    const by = new Map<string, number[]>();
    const shown = new Map<string, number>();
    for (const s of subs) {
      const c = by.get(s.brand) ?? [0, 0];
      by.set(s.brand, c);
      c[0]!++;
      const b = best.get(s.n);
      if (b !== undefined && b.row.y === 1 && b.odds > th2) c[1]!++;
      else if (!shown.has(s.brand) || shown.get(s.brand)! < 4) {
        shown.set(s.brand, (shown.get(s.brand) ?? 0) + 1);
        console.error(s.brand, s.name, b === undefined ? "-" : show(b));
      }
    }
    console.error([...by].map(([b, c]) => `${b} ${c.join(" ")}`).join(", "));
    console.error(
      missed.filter((_, i) => i % 40 === 0).map((s) =>
        `${s.brand} ${s.name} ${best.has(s.n) ? show(best.get(s.n)!) : "-"}`
      ).join("\n"),
    );
  }
}

/** Leaves the scores in a file, for a closer look. */
function writeScores({ squats, subs, top, large }: Data): void {
  const file = process.env["SCORES"];
  if (file === undefined) return;
  const line = (kind: string, name: string, n: number, brand: string): string => {
    const b = best.get(n);
    return [
      kind,
      name,
      brand,
      b === undefined ? "" : b.row.index.at(b.row.candidate.number).name,
      b?.row.y ?? "",
      b?.odds ?? "",
      b?.row.candidate.how ?? "",
    ].join("\t");
  };
  writeFileSync(
    file,
    [
      ...squats.map((s) => line("squat", s.name, s.n, s.brand)),
      ...subs.map((s) => line("sub", s.name, s.n, s.brand)),
      ...top.map((t) => line("top", t.name, t.n, "")),
      ...large.map((t) => line("large", t.name, t.n, "")),
    ].join("\n"),
  );
}
