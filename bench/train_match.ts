/**
 * Learns lib/match/data/model.ts, or measures what would be learnt on brands and names that it has not seen.
 *
 * usage: node bench/train_match.ts SQUATS.tsv TOP.tsv SUBDOMAINS.tsv NAMES.txt.xz [--folds | --ablate]
 * @module
 */
import { readFileSync } from "node:fs";
import { FEATURES, featuresOf } from "../lib/match/features.ts";
import { hostOf } from "../lib/match/host.ts";
import { Places } from "../lib/match/place.ts";
import { checked } from "../lib/match/check.ts";
import { oddsOf, type Trees } from "../lib/match/trees.ts";
import { suffixOdds, type Tables } from "../lib/match/tables.ts";
import { parseDomain } from "../lib/domain.ts";
import { logistic, round } from "./match_fit.ts";
import { print } from "./match_print.ts";
import { answers, calibrate, recalls, report, type Scored, writeScores } from "./match_report.ts";
import { affixesOf, atLarge, besideOf, lettersOf, suffixesOf, wordsOf } from "./match_tables.ts";
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
const BESIDE_FIT = { rate: option("--beside-rate", 0.05), ridge: option("--beside-ridge", 1e-3) };
const OFF = new Set(process.argv.flatMap((a, i) => a === "--without" ? [process.argv[i + 1]!] : []));

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
  return {
    letters,
    words,
    suffixes: suffixesOf(rows),
    beside: besideOf(rows, BESIDE_FIT),
    affixes: affixesOf(all),
  };
}

function features(row: Row, tables: Tables): Float64Array | null {
  const out = new Float64Array(FEATURES.length);
  const found = featuresOf(
    new Places(hostOf(row.parsed), tables),
    row.index.at(row.candidate.number),
    row.candidate,
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
    const tables = { ...all, beside: besideOf(outside, BESIDE_FIT), affixes: affixesOf(outside) };
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

/** With one half of the names a figure takes half the time; enough to compare features. */
const HALVES = option("--halves", 2);
for (const list of [data.squats, data.subs, data.top, data.large]) {
  const used = list.filter(({ name }) => (hash(name) & 1) < HALVES);
  list.splice(0, list.length, ...used as never[]);
}

/** The best answer for each name, of models that have seen neither the brand nor the name. */
function crossValidate(): Map<number, Scored> {
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
  return best;
}

/** Features that say much the same, left out together. */
const GROUPS: Record<string, readonly (typeof FEATURES[number])[]> = {
  nothing: [],
  "how like, which edit and where": ["likeness", "edit", "second edit", "place of the edit"],
  "borders, breaks and share of the label": [
    "whole label",
    "border on the left",
    "border on the right",
    "breaks inside",
    "brand's share of the label",
    "length beside",
  ],
  "rarity of the brand and of the name": [
    "brand's bits",
    "brand's bits a letter",
    "label's bits a letter",
    "gain in bits",
    "bits beside a letter",
    "registrable label's bits a letter",
  ],
  "what stands beside": [
    "words beside",
    "word beside is common",
    "names with the word beside",
    "digits beside",
  ],
  "words of popular names": [
    "brand is a word",
    "what stands there is a word",
    "names with the brand's word",
    "names with what stands there",
  ],
  "suffixes": ["suffix", "suffix and the brand's", "brand's suffix follows", "brand's suffix anywhere"],
  "lengths, hyphens, digits, labels": [
    "brand's length",
    "hyphens",
    "digits",
    "label's length",
    "labels below",
    "host's length",
    "brand's own hyphens",
    "registrable label's length",
    "registrable label's digits",
  ],
};

if (process.argv.includes("--ablate")) {
  for (const [group, left] of Object.entries(GROUPS)) {
    for (const name of left) OFF.add(name);
    const { squats, subdomains } = recalls(data, crossValidate());
    const row = (list: number[]): string => list.map((share) => share.toFixed(3)).join(", ");
    console.log(`| ${group} | ${row(squats)} | ${row(subdomains)} |`);
    OFF.clear();
  }
  process.exit();
}
const best = crossValidate();
const scale = calibrate(answers(data, best));
writeScores(data, best);
report(data, best);
if (!process.argv.includes("--folds")) {
  const { tables, trees } = learn(data.rows.filter((r) => r.kind !== "large"));
  print({ tables, trees, scale, own: ownOf(data, tables) });
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
