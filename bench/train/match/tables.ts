/**
 * The tables of `match()`, counted over names: letters, words, suffixes, affixes, what stands beside a brand.
 * @module
 */
import { execFileSync } from "node:child_process";
import { splitName } from "../../../lib/domain.ts";
import { FEATURES } from "../../../lib/match/data/features.ts";
import { featuresOf } from "../../../lib/match/features.ts";
import { hostOf } from "../../../lib/match/host.ts";
import { Places } from "../../../lib/match/place.ts";
import { BESIDE, besideSlots, symbolOf, SYMBOLS, wordHash, WORDS } from "../../../lib/match/model.ts";
import { round } from "./fit.ts";
import { hash, NOTHING, type Row } from "./rows.ts";

/** Registrable labels of names at large, each once, and some of the hosts below them. */
export function atLarge(file: string): { labels: string[]; hosts: string[] } {
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

/** Bits of each letter after two others, in quarters: an interpolated trigram model. */
export function lettersOf(labels: readonly string[]): Uint8Array {
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

/** Words of hyphenated labels, by how common they are. */
export function wordsOf(labels: readonly string[]): Uint16Array {
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

/** How much each suffix speaks for a squat, in nats; `*2`, `*c` and `*g` stand for rare ones. */
export function suffixesOf(rows: readonly Row[]): Map<string, number> {
  const [bad, good] = [new Map<string, number>(), new Map<string, number>()];
  const seen = new Set<number>();
  let [b, g] = [0, 0];
  for (const { name, parsed: { tld }, y, kind } of rows) {
    if (seen.has(name) || kind === "pseudo" || kind === "made" || y === 0 && kind !== "top") continue;
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
export function affixesOf(rows: readonly Row[]): Uint16Array {
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

/** A hash table of the most common words. */
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
/** What stands beside the brands of rows: logistic regression over its pieces (AdaGrad). */
export function besideOf(rows: readonly Row[], { rate, ridge }: { rate: number; ridge: number }): Int8Array {
  const items: { slots: Uint16Array; y: number; w: number }[] = [];
  for (const row of rows) {
    const sides = sidesOf(row);
    if (sides === null) continue;
    const slots: number[] = [];
    besideSlots(sides[0], sides[1], (slot) => slots.push(slot));
    if (slots.length > 0) items.push({ slots: Uint16Array.from(slots), y: row.y, w: row.weight });
  }
  const weights = new Float64Array(BESIDE);
  const squares = new Float64Array(BESIDE).fill(1e-3);
  let [pos, neg] = [0, 0];
  for (const { y, w } of items) y === 1 ? pos += w : neg += w;
  const balance = neg / pos;
  const order = Uint32Array.from(items.keys()).sort((a, b) => hash(`o${a}`) - hash(`o${b}`));
  for (let epoch = 0; epoch < 4; epoch++) {
    for (const i of order) {
      const { slots, y, w } = items[i]!;
      let sum = 0;
      for (const s of slots) sum += weights[s]!;
      const p = 1 / (1 + Math.exp(-sum));
      const e = (p - y) * w * (y === 1 ? Math.sqrt(balance) : 1 / Math.sqrt(balance));
      for (const s of slots) {
        const d = e + ridge * weights[s]!;
        squares[s]! += d * d;
        weights[s]! -= rate * d / Math.sqrt(squares[s]!);
      }
    }
  }
  return Int8Array.from(weights, (v) => Math.max(-127, Math.min(127, Math.round(v * 16))));
}

const scratch = new Float64Array(FEATURES.length);

function sidesOf(row: Row): [string, string] | null {
  const places = new Places(hostOf(row.parsed), NOTHING);
  const { candidate, index } = row;
  if (featuresOf(places, index.at(candidate.number), candidate, scratch) === null) return null;
  const { before, after } = places.at(candidate.from, candidate.to);
  return before === "" && after === "" ? null : [before, after];
}
