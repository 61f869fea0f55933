/**
 * Learns the order of permute() from pairs of brand and squat, or measures it on brands it has not learnt from.
 *
 * usage: node bench/learn_permute.ts PAIRS.tsv > lib/permute/data/model.ts
 *        node bench/learn_permute.ts PAIRS.tsv --folds 5 [--every 1] [--budget 25000] > candidates.jsonl
 *
 * For each sort of edit: squats found per candidate. For each change and word: how much more than its sort. For
 * each group of labels: the share of each suffix. For two edits: squats found over what independence expects.
 * The table holds rates of our own words, letters and suffixes; no name of the data enters it.
 * @module
 */
import { readFileSync } from "node:fs";
import * as model from "../lib/permute/data/model.ts";
import { parseDomain } from "../lib/domain.ts";
import { type Group, groupOf, rowOf } from "../lib/permute/cost.ts";
import { apply, type Edit } from "../lib/permute/kind.ts";
import { KINDS } from "../lib/permute/kinds.ts";
import { permute } from "../lib/permute/mod.ts";
import { nameOf } from "../lib/permute/name.ts";
import { settingsOf } from "../lib/permute/options.ts";

type Table = Record<string, number>;
interface Model {
  MODEL_SORTS: Table;
  MODEL_DETAILS: Table;
  MODEL_WORDS: Table;
  MODEL_SUFFIXES: Record<string, Table>;
  MODEL_PAIRS: Table;
  MODEL_STAY: Table;
}
interface Squat {
  label: string;
  tld: string;
}

const brands = new Map<string, Squat[]>();
for (const line of readFileSync(process.argv[2]!, "utf8").trim().split("\n").slice(1)) {
  const [brand = "", squat = ""] = line.split("\t");
  try {
    const { domain, tld } = parseDomain(squat);
    if (!brands.has(brand)) brands.set(brand, []);
    brands.get(brand)!.push({ label: domain, tld });
  } catch {
    // A name that is none.
  }
}

const add = (table: Map<string, number>, key: string, by: number): void => {
  table.set(key, (table.get(key) ?? 0) + by);
};
const round = (x: number): number => Math.round(x * 100) / 100;

interface Study {
  home: "com" | "other";
  own: string;
  rows: Map<string, { count: number; hits: number; kind: string; details: [string, number][] }>;
  groups: { group: Group; tld: string }[];
  pairs: Group[];
}
/** How many squats' worth a word's own factor counts against what is seen of it in one place. */
const PLACED = 2;
const studies = new Map<string, Study>();

function study(brand: string): Study {
  const known = studies.get(brand);
  if (known !== undefined) return known;
  const name = nameOf(brand);
  const settings = settingsOf({}, name);
  const squats = new Map<string, string[]>();
  for (const { label, tld } of brands.get(brand)!) squats.set(label, [...squats.get(label) ?? [], tld]);
  const rows: Study["rows"] = new Map();
  const group = new Map<string, Group>();
  const typos = new Set<string>();
  const typoEdits: Edit[] = [];
  const words = new Set<string>();
  for (const kind of KINDS) {
    for (const edit of kind.edits(name, settings)) {
      const text = apply(name.label, edit);
      if (text === name.label && kind.kind !== "Tld") continue;
      const hits = (squats.get(text) ?? []).filter((t) => text !== name.label || t !== name.tld).length;
      const key = rowOf(kind.kind, edit.sort, name.chars.length);
      let row = rows.get(key);
      if (row === undefined) rows.set(key, row = { count: 0, hits: 0, kind: kind.kind, details: [] });
      row.count++;
      row.hits += hits;
      if (edit.detail !== undefined) row.details.push([edit.detail, hits]);
      if (!group.has(text)) group.set(text, groupOf(kind.kind, edit.sort, /^[\0-\x7f]*$/.test(text)));
      if (kind.kind === "Keyword" || kind.kind === "FauxTld") {
        words.add(edit.detail ?? edit.put.replace("-", ""));
      } else if (kind.kind !== "Tld" && kind.kind !== "Subdomain") {
        typos.add(text);
        typoEdits.push(edit);
      }
    }
  }
  words.delete("");
  const groups: Study["groups"] = [];
  const pairs: Group[] = [];
  for (const [label, tlds] of squats) {
    let g = group.get(label);
    if (g === undefined) {
      g = paired(label, name.label, words, typos, typoEdits);
      if (g !== undefined) pairs.push(g);
    }
    if (g !== undefined) { for (const tld of tlds) groups.push({ group: g, tld }); }
  }
  const made: Study = { home: name.tld === "com" ? "com" : "other", own: name.tld, rows, groups, pairs };
  studies.set(brand, made);
  return made;
}

/** Which two edits explain a label, if any do. */
function paired(
  label: string,
  own: string,
  words: Set<string>,
  typos: Set<string>,
  edits: Edit[],
): Group | undefined {
  const isWord = (t: string): boolean => words.has(t);
  const trim = (t: string): string => t.replace(/^-|-$/g, "");
  const at = label.indexOf(own);
  if (at >= 0) {
    const [pre, post] = [trim(label.slice(0, at)), trim(label.slice(at + own.length))];
    if (isWord(pre) && isWord(post)) return "word+word";
    for (const side of [pre, post]) {
      if (side === "" || pre !== "" && post !== "") continue;
      for (let i = 1; i < side.length; i++) {
        if (isWord(side.slice(0, i)) && isWord(side.slice(i).replace(/^-/, ""))) return "word+word";
      }
    }
  }
  for (let i = 1; i < label.length - 2; i++) {
    if (isWord(trim(label.slice(0, i))) && typos.has(label.slice(i).replace(/^-/, ""))) return "word+typo";
    if (isWord(trim(label.slice(i))) && typos.has(label.slice(0, i).replace(/-$/, ""))) return "word+typo";
  }
  if (Math.abs(label.length - own.length) > 4) return undefined;
  for (const a of edits) {
    const head = own.slice(0, a.at) + a.put;
    if (!label.startsWith(head)) continue;
    const rest = own.slice(a.at + a.drop);
    const got = label.slice(head.length);
    for (const b of edits) {
      if (b.at < a.at + a.drop) continue;
      const k = b.at - a.at - a.drop;
      if (rest.slice(0, k) + b.put + rest.slice(k + b.drop) === got) return "typo+typo";
    }
  }
  return undefined;
}

function learn(train: readonly string[]): Model {
  const count = new Map<string, number>();
  const hits = new Map<string, number>();
  for (const brand of train) {
    for (const [key, row] of study(brand).rows) {
      const coarse = key.slice(0, key.lastIndexOf("/"));
      for (const k of [key, coarse]) {
        add(count, k, row.count);
        add(hits, k, row.hits);
      }
    }
  }
  const out: Model = {
    MODEL_SORTS: {},
    MODEL_DETAILS: {},
    MODEL_WORDS: {},
    MODEL_SUFFIXES: {},
    MODEL_PAIRS: {},
    MODEL_STAY: {},
  };
  const rate = (key: string): number => {
    const coarse = key.split("/").slice(0, 2).join("/");
    const base = (hits.get(coarse)! + 0.05) / (count.get(coarse)! + 20);
    if (key === coarse) return base;
    return (hits.get(key)! + 4 * 1) / (count.get(key)! + 4 / base);
  };
  for (const key of [...count.keys()].sort()) out.MODEL_SORTS[key] = round(-Math.log(rate(key)));
  const expected = new Map<string, number>();
  const got = new Map<string, number>();
  const placedExpected = new Map<string, number>();
  const placedGot = new Map<string, number>();
  let typoMass = 0, wordMass = 0, typoTypo = 0, wordTypo = 0, wordWord = 0;
  for (const brand of train) {
    let typo = 0, word = 0;
    for (const [key, row] of study(brand).rows) {
      const r = rate(key);
      const isWord = row.kind === "Keyword" || row.kind === "FauxTld";
      if (isWord) word += r * row.count;
      else if (row.kind !== "Tld" && row.kind !== "Subdomain") typo += r * row.count;
      for (const [detail, n] of row.details) {
        const k = `${row.kind}:${detail}`;
        add(expected, k, r);
        if (n > 0) add(got, k, n);
        if (row.kind !== "Keyword") continue;
        const placed = `${key.split("/")[1]!}:${detail}`;
        add(placedExpected, placed, r);
        if (n > 0) add(placedGot, placed, n);
      }
    }
    typoMass += typo;
    wordMass += word;
    typoTypo += typo * typo / 2;
    wordTypo += word * typo;
    wordWord += word * word / 2;
    void typoMass, wordMass;
  }
  for (const key of [...expected.keys()].sort()) {
    const [kind, detail] = [key.slice(0, key.indexOf(":")), key.slice(key.indexOf(":") + 1)];
    const a = kind === "Keyword" ? 0.6 : 2;
    const factor = round(
      Math.log(((got.get(key) ?? 0) + a * (kind === "Keyword" ? 0.5 : 1)) / (expected.get(key)! + a)),
    );
    if (kind === "Keyword") out.MODEL_WORDS[detail] = factor;
    else if (Math.abs(factor) > 0.15) out.MODEL_DETAILS[key] = factor;
  }
  for (const [placed, hits] of placedExpected) {
    // The word's own factor is expected; only what its place adds is kept.
    const word = Math.exp(out.MODEL_WORDS[placed.slice(placed.indexOf(":") + 1)]!);
    const factor = round(Math.log(((placedGot.get(placed) ?? 0) + PLACED) / (hits * word + PLACED)));
    if (Math.abs(factor) > 0.3) out.MODEL_DETAILS[`Keyword/${placed}`] = factor;
  }
  const pairHits = new Map<string, number>();
  const share = new Map<string, Map<string, number>>();
  const all = new Map<string, number>();
  const stay = new Map<string, number>();
  for (const brand of train) {
    const s = study(brand);
    for (const g of s.pairs) add(pairHits, g, 1);
    for (const { group, tld } of s.groups) {
      const g = group === "glyph" ? "typo" : group;
      add(stay, `${g}|${s.home}`, 1);
      if (tld === s.own) add(stay, `${g}|${s.home}|own`, 1);
      else if (tld === "com") add(stay, `${g}|${s.home}|com`, 1);
      else {
        if (!share.has(g)) share.set(g, new Map());
        add(share.get(g)!, tld, 1);
        add(all, tld, 1);
      }
    }
  }
  const masses: Table = { "typo+typo": typoTypo, "word+typo": wordTypo, "word+word": wordWord };
  for (const [g, mass] of Object.entries(masses)) {
    out.MODEL_PAIRS[g] = round(Math.log(mass / ((pairHits.get(g) ?? 0) + 1)));
  }
  const total = [...all.values()].reduce((x, y) => x + y, 0);
  for (const [g, table] of [...share].sort((x, y) => x[0] < y[0] ? -1 : 1)) {
    const n = [...table.values()].reduce((x, y) => x + y, 0);
    const row: Table = {};
    for (const tld of [...all.keys()].sort()) {
      if (all.get(tld)! < 2 && tld.includes(".")) continue;
      const p = ((table.get(tld) ?? 0) + 60 * all.get(tld)! / total) / (n + 60);
      row[tld] = round(-Math.log(p));
    }
    out.MODEL_SUFFIXES[g] = row;
    for (const home of ["com", "other"]) {
      const seen = (stay.get(`${g}|${home}`) ?? 0) + 3;
      const own = (stay.get(`${g}|${home}|own`) ?? 0) + 1;
      const com = home === "com" ? 0 : (stay.get(`${g}|${home}|com`) ?? 0) + 1;
      out.MODEL_STAY[`${g}|${home}`] = round(-Math.log(own / seen));
      out.MODEL_STAY[`${g}|${home}|leave`] = round(-Math.log(Math.max(1, seen - own - com) / seen));
      if (home === "other") out.MODEL_STAY[`${g}|other|com`] = round(-Math.log(com / seen));
    }
  }
  return out;
}

function print(made: Model): void {
  console.log(`// Written by bench/learn_permute.ts. Do not edit.
// Learnt 2026-11-21 from pairs of brands and names that were squatted; numbers are natural logarithms of rates.
`);
  const docs: Record<string, string> = {
    MODEL_SORTS: "Cost of a sort of edit, and of it in short, middle and long names.",
    MODEL_DETAILS: "What one change adds to the logarithm of its sort's rate.",
    MODEL_WORDS: "What one word adds to the logarithm of its place's rate.",
    MODEL_SUFFIXES: "Cost of a suffix for a group of labels that leaves its own.",
    MODEL_PAIRS: "Cost of putting two edits together, beyond both.",
    MODEL_STAY: "Cost of keeping the own suffix, of leaving it, and of going to com.",
  };
  for (const [key, table] of Object.entries(made)) {
    const type = key === "MODEL_SUFFIXES"
      ? "Readonly<Record<string, Readonly<Record<string, number>>>>"
      : "Readonly<Record<string, number>>";
    console.log(
      `/** ${docs[key]} */\nexport const ${key}: ${type} = ${
        JSON.stringify(table).replace(/((?:[^,]*,){12})/g, "$1\n")
      };`,
    );
  }
}

const option = (flag: string, fallback: number): number => {
  const i = process.argv.indexOf(flag);
  return i < 0 ? fallback : Number(process.argv[i + 1]);
};
const names = [...brands.keys()].sort();
const folds = option("--folds", 0);
if (folds === 0) print(learn(names));
else {
  // Families share a label, so that no brand is learnt from under another suffix.
  const foldOf = (brand: string): number => {
    let h = 7;
    for (const c of brand.slice(0, brand.indexOf("."))) h = (h * 31 + c.codePointAt(0)!) >>> 0;
    return h % folds;
  };
  const every = option("--every", 1);
  for (let fold = 0; fold < folds; fold++) {
    const made = learn(names.filter((b) => foldOf(b) !== fold));
    for (const [key, table] of Object.entries(made)) {
      const live = (model as unknown as Record<string, Table>)[key]!;
      for (const k of Object.keys(live)) delete live[k];
      Object.assign(live, table);
    }
    for (const [i, brand] of names.filter((b) => foldOf(b) === fold).entries()) {
      if (i % every !== 0) continue;
      const candidates: string[] = [];
      for (const p of permute(brand, { limit: option("--budget", 25000) })) candidates.push(p.domain.fqdn);
      console.log(JSON.stringify({ brand, candidates }));
    }
  }
}
