/**
 * Learns lib/match/data/model.ts, or measures what would be learnt on brands and names that it has not seen.
 *
 * usage: node bench/train/match/main.ts SQUATS.tsv TOP.tsv SUBDOMAINS.tsv NAMES.txt.xz READ.txt [--folds | --ablate]
 * @module
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { parseDomain } from "../../../lib/domain.ts";
import type { FEATURES } from "../../../lib/match/data/features.ts";
import { type ModelTables, oddsOf, suffixOdds } from "../../../lib/match/model.ts";
import { logistic, round } from "./fit.ts";
import { type Choices, CHOSEN, type Language, learn, weighed } from "./learn.ts";
import { print } from "./print.ts";
import { answers, calibrate, recalls, report, type Scored, writeScores } from "./report.ts";
import { AT_LARGE, type Data, FOLDS, hash, rowsOf, unrelatedNames } from "./rows.ts";
import { atLarge, lettersOf, wordsOf } from "./tables.ts";

const [squatFile = "", topFile = "", subFile = "", nameFile = "", readFile = ""] = process.argv.slice(2);
const option = (flag: string, fallback: number): number => {
  const i = process.argv.indexOf(flag);
  return i < 0 ? fallback : Number(process.argv[i + 1]);
};
const OFF = new Set(process.argv.flatMap((a, i) => a === "--without" ? [process.argv[i + 1]!] : []));
const CHOICES: Choices = {
  growth: {
    ...CHOSEN.growth,
    trees: option("--trees", CHOSEN.growth.trees),
    depth: option("--depth", CHOSEN.growth.depth),
    rate: option("--rate", CHOSEN.growth.rate),
    leaf: option("--leaf", CHOSEN.growth.leaf),
  },
  beside: {
    rate: option("--beside-rate", CHOSEN.beside.rate),
    ridge: option("--beside-ridge", CHOSEN.beside.ridge),
  },
  negative: option("--negative", CHOSEN.negative),
};

const rowsIn = (file: string): string[][] =>
  readFileSync(file, "utf8").split("\n").slice(1).filter(Boolean).map((line) => line.split("\t"));
const { labels, hosts: hostsAtLarge } = atLarge(nameFile);
console.error(labels.length, "labels at large");
const language: Language = { letters: lettersOf(labels), words: wordsOf(labels) };
const popular = rowsIn(topFile).map(([name]) => name!);
const data = rowsOf(
  {
    squats: rowsIn(squatFile).map(([brand, name]) => [brand!, name!]),
    popular,
    subdomains: rowsIn(subFile).map(([host, brand]) => [brand!, host!]),
    read: readFileSync(readFile, "utf8").split("\n").filter(Boolean),
    unrelated: unrelatedNames(),
  },
  hostsAtLarge,
  option("--sets", 2),
  option("--at-large", AT_LARGE),
);
console.error(data.rows.length, "rows");

/** With one half of the names a figure takes half the time; enough to compare features. */
const HALVES = option("--halves", 2);
for (const list of [data.squats, data.subs, data.top, data.large, data.made, data.unrelated]) {
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
        language,
        CHOICES,
        OFF,
      );
      for (const row of data.rows) {
        if (row.kind === "pseudo" || row.fold !== fold || row.half !== half) continue;
        const f = weighed(row, model.tables, OFF);
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
    "share of borrowed words beside",
    "digits beside",
  ],
  "words of popular names": [
    "brand is a word",
    "what stands there is a word",
    "word round it is common",
  ],
  "suffixes": [
    "suffix",
    "suffix and the brand's",
    "brand's suffix follows",
    "brand's suffix anywhere",
    "own domain stands left",
  ],
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
  const { tables, trees } = learn(data.rows.filter((r) => r.kind !== "large"), language, CHOICES, OFF);
  print({ tables, trees, scale, own: ownOf(data, tables) }, process.argv.slice(2, 7));
}

/** Learns when the same label under another suffix is the brand's own: popular names against listed squats. */
function ownOf({ brands }: Data, tables: ModelTables): number[] {
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
  for (const name of popular) if (!listed.has(name)) add(name, 1);
  const count = items.length;
  for (const { name } of data.squats) add(name, 0);
  console.error(`own names: ${count} popular, ${items.length - count} listed`);
  return logistic(items.map(({ x }) => x), items, 1).map((v) => round(v, 1000));
}
