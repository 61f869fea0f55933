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
import { parseDomain } from "../lib/domain.ts";
import { type Group, groupOf, GROUPS, type Model, PAIR_GROUPS, pairGroupOf, partOf, type Side, type Trait, traitOf, traitsOf, useModel } from "../lib/permute/cost.ts";
import { apply, type Edit } from "../lib/permute/kind.ts";
import { seenWords } from "../lib/permute/keyword.ts";
import { KINDS } from "../lib/permute/kinds.ts";
import { permute } from "../lib/permute/mod.ts";
import { nameOf } from "../lib/permute/name.ts";
import { settingsOf } from "../lib/permute/options.ts";
import { suffixes } from "../lib/permute/suffixes.ts";

type Table = Record<string, number>;
interface Squat {
  label: string;
  tld: string;
}

const option = (flag: string, fallback: number): number => {
  const i = process.argv.indexOf(flag);
  return i < 0 ? fallback : Number(process.argv[i + 1]);
};

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
const tenth = (x: number): number => Math.round(x * 10) / 10;

/** Many squats of one brand on one label or suffix are one campaign: each more counts less. */
const P: Record<string, number> = { suffix: 0.7, brand: 1, sweeps: 4, lean: 60, home: 8, p0: 0.3, p1: 4, p2: 6, p3: 6, p4: 0.5, p5: 2, p6: 2, slope: 5, half: 0.25, gate: 2 };
/** How many squats' worth of belief in "no different" a cell of each table has. */

/** One brand: every single edit with the numbers of its traits, and what was found. */
interface Study {
  home: Trait["home"];
  own: string;
  /** SLOTS trait numbers an edit. */
  traits: Int32Array;
  /** The edit's label: an index of `hits`, or -1 where nothing was found. */
  label: Int32Array;
  hits: number[];
  /** Edits that pairs are made of: 1 typo, 2 word. */
  part: Uint8Array;
  groups: { group: Group; tld: string }[];
  pairs: { side: Side; found: number; ways: Way[] }[];
}
/** Two edits, by their numbers, that lead to a label. */
interface Way {
  group: PairGroup;
  first: number;
  second: number;
}
type PairGroup = typeof PAIR_GROUPS[number];
const traitNumber = new Map<string, number>();
const traitName: string[] = [];
const traitSlot: number[] = [];
const numberOf = (trait: string, slot: number): number => {
  let n = traitNumber.get(trait);
  if (n === undefined) {
    traitNumber.set(trait, n = traitName.push(trait) - 1);
    traitSlot.push(slot);
  }
  return n;
};
const SLOTS = 7;
const studies = new Map<string, Study>();

function study(brand: string): Study {
  const known = studies.get(brand);
  if (known !== undefined) return known;
  const name = nameOf(brand);
  const settings = settingsOf({}, name);
  const trait = traitOf(name);
  const squats = new Map<string, string[]>();
  for (const { label, tld } of brands.get(brand)!) squats.set(label, [...squats.get(label) ?? [], tld]);
  const traits: number[] = [];
  const labels: number[] = [];
  const part: number[] = [];
  const hits: number[] = [];
  const hitIndex = new Map<string, number>();
  const group = new Map<string, Group>();
  const all: Record<Side, Numbered[]> = { "=": [], ">": [] };
  const byText = new Map<string, number[]>();
  for (const kind of KINDS) {
    for (const edit of kind.edits(name, settings)) {
      const text = apply(name.label, edit);
      if (text === name.label && kind.kind !== "Tld") continue;
      if (kind.kind !== "Tld") {
        if (!byText.has(text)) byText.set(text, []);
        byText.get(text)!.push(all["="].length);
      }
      for (const side of ["=", ">"] as const) {
        const found = (squats.get(text) ?? []).filter((t) => (t === name.tld) === (side === "=")).length;
        if (kind.kind === "Tld" && side === "=") continue;
        let index = -1;
        if (found > 0) {
          index = hitIndex.get(side + text) ?? hits.push(found) - 1;
          hitIndex.set(side + text, index);
        }
        labels.push(index);
        for (const [slot, t] of traitsOf(side, kind.kind, edit, trait, name.chars.length).entries()) {
          traits.push(numberOf(t, slot));
        }
        const p = partOf(kind.kind, edit);
        if (kind.kind !== "Tld") all[side].push({ edit, part: p, n: part.length });
        part.push(p + (side === "=" ? 8 : 0));
      }
      if (!group.has(text)) group.set(text, groupOf(kind.kind, edit, /^[\0-\x7f]*$/.test(text)));
    }
  }
  const groups: Study["groups"] = [];
  const pairs: Study["pairs"] = [];
  for (const [label, tlds] of squats) {
    let g = group.get(label);
    if (g === undefined) {
      for (const side of ["=", ">"] as const) {
        const found = tlds.filter((t) => (t === name.tld) === (side === "=")).length;
        if (found === 0) continue;
        const ways = waysOf(label, name.label, all[side], byText);
        if (ways.length === 0) continue;
        g = ways[0]!.group;
        pairs.push({ side, found, ways });
      }
    }
    if (g !== undefined) { for (const tld of tlds) groups.push({ group: g, tld }); }
  }
  const made: Study = {
    home: trait.home,
    own: name.tld,
    traits: Int32Array.from(traits),
    label: Int32Array.from(labels),
    hits,
    part: Uint8Array.from(part),
    groups,
    pairs,
  };
  studies.set(brand, made);
  return made;
}

interface Numbered {
  edit: Edit;
  part: number;
  n: number;
}

/** All pairs of edits that explain a label. */
function waysOf(label: string, own: string, edits: readonly Numbered[], byText: ReadonlyMap<string, number[]>): Way[] {
  const out: Way[] = [];
  if (label.length - own.length > 30) return out;
  for (const a of edits) {
    if (a.part === 0) continue;
    const head = own.slice(0, a.edit.at) + a.edit.put;
    if (!label.startsWith(head)) continue;
    const from = a.edit.at + a.edit.drop;
    const rest = own.slice(from);
    const got = label.slice(head.length);
    // What the second edit makes of the rest is what it makes of the whole, less the head.
    for (const k of byText.get(own.slice(0, from) + got) ?? []) {
      const b = edits[k]!;
      if (b.edit.at < from || b.part === 0) continue;
      const at = b.edit.at - from;
      if (rest.slice(0, at) + b.edit.put + rest.slice(at + b.edit.drop) !== got) continue;
      const group = pairGroupOf(a.part, b.part);
      if (group !== undefined) out.push({ group, first: a.n, second: b.n });
    }
  }
  return out;
}

/**
 * Fits the weights: a label's rate in a brand is the brand's level times the sum over its edits of the product of
 * their traits' weights. Each sweep sets every cell of one table to found over expected, drawn towards one.
 */
function weigh(train: readonly string[]): { weight: Float64Array; level: Float64Array; found: Float64Array } {
  const all = train.map(study);
  const everFound = new Float64Array(traitName.length);
  const weight = new Float64Array(traitName.length).fill(1);
  const level = new Float64Array(all.length);
  const rates = all.map((s) => new Float64Array(s.label.length).fill(1));
  for (let sweep = 0; sweep < P.sweeps!; sweep++) {
    for (let slot = -1; slot < SLOTS; slot++) {
      const expected = new Float64Array(slot < 0 ? 0 : traitName.length);
      const got = new Float64Array(slot < 0 ? 0 : traitName.length);
      for (const [b, s] of all.entries()) {
        const rate = rates[b]!;
        const total = new Float64Array(s.hits.length);
        for (let i = 0; i < rate.length; i++) if (s.label[i]! >= 0) total[s.label[i]!]! += rate[i]!;
        if (slot < 0) {
          let sum = 0;
          for (let i = 0; i < rate.length; i++) sum += rate[i]!;
          const found = s.hits.reduce((x, y) => x + y, 0);
          level[b] = (found + 1) ** P.brand! / sum;
          continue;
        }
        for (let i = 0; i < rate.length; i++) {
          const t = s.traits[i * SLOTS + slot]!;
          expected[t]! += rate[i]! * level[b]!;
          const l = s.label[i]!;
          if (l >= 0) got[t]! += s.hits[l]! * rate[i]! / total[l]!;
        }
      }
      if (slot < 0) continue;
      const change = new Float64Array(traitName.length).fill(1);
      const prior = P[`p${slot}`]!;
      for (let t = 0; t < traitName.length; t++) {
        if (traitSlot[t] !== slot || expected[t] === 0) continue;
        const w = (got[t]! + prior) / (expected[t]! / weight[t]! + prior);
        change[t] = w / weight[t]!;
        everFound[t] = got[t]!;
        weight[t] = w;
      }
      for (const [b, s] of all.entries()) {
        const rate = rates[b]!;
        for (let i = 0; i < rate.length; i++) rate[i]! *= change[s.traits[i * SLOTS + slot]!]!;
      }
    }
  }
  // Levels are of no use to the order within a brand; their mean is one.
  const mean = level.reduce((x, y) => x + y, 0) / level.length;
  return { weight, level: level.map((x) => x / mean), found: everFound };
}

function learn(train: readonly string[]): Model {
  for (const brand of names) study(brand);
  const { weight, level, found } = weigh(train);
  const out = { MODEL_WEIGHTS: {} as Table, MODEL_SUFFIXES: {} as Record<string, Table>, MODEL_HOMES: {} as Record<string, Table>, MODEL_PAIRS: {} as Table, MODEL_STAY: {} as Table };
  // The mean rate goes into the rows, so that rates are of the order of one at best.
  let scale = 0;
  for (const brand of train) for (const h of study(brand).hits) scale += h;
  let expectedAll = 0;
  for (const [b, brand] of train.entries()) {
    const s = study(brand);
    for (let i = 0; i < s.label.length; i++) {
      let r = 1;
      for (let k = 0; k < SLOTS; k++) r *= weight[s.traits[i * SLOTS + k]!]!;
      expectedAll += r * level[b]!;
    }
  }
  const unit = scale / expectedAll;
  if (process.argv.includes("--score")) console.error("unit", unit);
  // Words and their places that were never found all weigh about the same: one cell, `*`, stands for them.
  const never = new Map<string, number[]>();
  for (const [t, name] of traitName.entries()) {
    const w = Math.log(weight[t]! * (traitSlot[t] === 0 ? unit : 1));
    const star = /^(?:[=>]?w|(?:after|before)-?):/.exec(name)?.[0];
    if (star !== undefined && found[t] === 0) {
      const list = never.get(star);
      if (list === undefined) never.set(star, [w]);
      else list.push(w);
    } else if (traitSlot[t] === 0 || star !== undefined || Math.abs(w) > 0.1) out.MODEL_WEIGHTS[name] = tenth(w);
  }
  for (const [star, list] of never) {
    out.MODEL_WEIGHTS[`${star}*`] = tenth(list.reduce((x, y) => x + y, 0) / list.length);
  }
  const perBrand = new Map<string, Map<string, number>>();
  const stay = new Map<string, number>();
  const brandsSeen = new Map<string, number>();
  for (const brand of train) {
    const s = study(brand);
    const counts = new Map<string, number>();
    for (const { group, tld } of s.groups) add(counts, `${group} ${tld}`, 1);
    for (const [key, n] of counts) {
      const [group, tld] = key.split(" ") as [Group, string];
      const w = n ** P.suffix!;
      if (tld === s.own) continue;
      add(stay, `${group}|${s.home}`, n);
      add(stay, `all|${s.home}`, n);
      if (tld === "com") {
        add(stay, `${group}|${s.home}|com`, n);
        add(stay, `all|${s.home}|com`, n);
      } else {
        for (const g of [group, "all", `all|${s.home}`]) {
          if (!perBrand.has(g)) perBrand.set(g, new Map());
          add(perBrand.get(g)!, tld, w);
          add(brandsSeen, `${g} ${tld}`, 1);
        }
      }
    }
  }
  Object.assign(out.MODEL_PAIRS, fitPairs(train, weight, level, unit));
  const all = perBrand.get("all")!;
  const total = [...all.values()].reduce((x, y) => x + y, 0);
  const share = (tld: string): number => ((all.get(tld) ?? 0) + 0.0) / total;
  out.MODEL_SUFFIXES["all"] = {};
  for (const [tld, n] of [...all].sort((x, y) => x[0] < y[0] ? -1 : 1)) {
    if (n < 2 && tld.includes(".")) continue;
    out.MODEL_SUFFIXES["all"][tld] = round(-Math.log(share(tld)));
  }
  // Suffixes that one brand alone was seen under tell how much is left for those never seen (Good and Turing).
  const unseen = (g: string, table: ReadonlyMap<string, number>, cls: string): number => {
    const n = [...table.values()].reduce((x, y) => x + y, 0);
    const seen = [...table.keys()].filter((t) => classOf(t) === cls);
    const once = seen.filter((t) => brandsSeen.get(`${g} ${t}`) === 1).length;
    const left = suffixes().filter((t) => classOf(t) === cls).length - seen.length;
    return round(-Math.log(Math.min((once + 0.5) / n / (left + 10), 0.5 / (n + P.lean!))));
  };
  for (const [g, table] of [...perBrand].sort((x, y) => x[0] < y[0] ? -1 : 1)) {
    if (g.startsWith("all")) continue;
    const n = [...table.values()].reduce((x, y) => x + y, 0);
    const row: Table = { "*": round(-Math.log(P.lean! / (n + P.lean!))) };
    for (const cls of ["*g", "*c", "*2"]) {
      const own = unseen("same", perBrand.get("same")!, cls);
      row[cls] = g === "same" ? own : round(row["*"]! + unseen("all", all, cls));
    }
    for (const [tld, found] of [...table].sort((x, y) => x[0] < y[0] ? -1 : 1)) {
      if (out.MODEL_SUFFIXES["all"][tld] === undefined) continue;
      const p = (found + P.lean! * share(tld)) / (n + P.lean!);
      row[tld] = round(Math.min(-Math.log(p), row[classOf(tld)]!));
    }
    out.MODEL_SUFFIXES[g] = row;
  }
  for (const home of ["com", "country", "other"]) {
    const table = perBrand.get(`all|${home}`) ?? new Map<string, number>();
    const n = [...table.values()].reduce((x, y) => x + y, 0);
    const row: Table = {};
    for (const tld of all.keys()) {
      const f = Math.log(((table.get(tld) ?? 0) + P.home!) / (n * share(tld) + P.home!));
      if (Math.abs(f) > 0.15) row[tld] = round(f);
    }
    out.MODEL_HOMES[home] = row;
    for (const g of GROUPS) {
      if (home === "com") continue;
      const p = ((stay.get(`all|${home}|com`) ?? 0) + 1) / ((stay.get(`all|${home}`) ?? 0) + 3);
      const com = ((stay.get(`${g}|${home}|com`) ?? 0) + 10 * p) / ((stay.get(`${g}|${home}`) ?? 0) + 10);
      out.MODEL_STAY[`${g}|${home}`] = round(-Math.log(1 - com));
      out.MODEL_STAY[`${g}|${home}|com`] = round(-Math.log(com));
    }
  }
  return out;
}
/** Bins of a nat, for the costs of pairs. */
const BINS = 4;
/** For each side and group of pairs: cost = level + slope × the sum of both costs, by Poisson regression. */
function fitPairs(train: readonly string[], weight: Float64Array, level: Float64Array, unit: number): Table {
  const out: Table = {};
  const nats = (s: Study, i: number): number => {
    let r = unit;
    for (let k = 0; k < SLOTS; k++) r *= weight[s.traits[i * SLOTS + k]!]!;
    return -Math.log(r);
  };
  const LOW = 20;
  for (const side of ["=", ">"] as const) {
    const count = new Map<PairGroup, Float64Array>(PAIR_GROUPS.map((g) => [g, new Float64Array(60 * BINS)]));
    const hits = new Map<PairGroup, Float64Array>(PAIR_GROUPS.map((g) => [g, new Float64Array(60 * BINS)]));
    for (const [b, brand] of train.entries()) {
      const s = study(brand);
      const parts = [1, 2, 3, 4].map(() => new Float64Array(30 * BINS));
      for (let i = 0; i < s.part.length; i++) {
        const p = s.part[i]!;
        if ((p & 8) === 0 === (side === "=") || (p & 7) === 0) continue;
        const bin = Math.round((nats(s, i) + LOW / 2) * BINS);
        parts[(p & 7) - 1]![Math.max(0, Math.min(bin, 30 * BINS - 1))]!++;
      }
      for (let p = 1; p <= 4; p++) {
        for (let q = 1; q <= 4; q++) {
          const group = pairGroupOf(p, q);
          if (group === undefined || p > q) continue;
          const into = count.get(group)!;
          // Pairs of typos mostly come in two ways to the same label, and a pair has no order.
          const half = p !== q ? 1 : p === 1 ? P.half! : 0.5;
          for (let x = 0; x < 30 * BINS; x++) {
            const n = parts[p - 1]![x]! * level[b]! * half;
            if (n === 0) continue;
            for (let y = 0; y < 30 * BINS; y++) into[x + y]! += n * parts[q - 1]![y]!;
          }
        }
      }
      for (const pair of s.pairs) {
        if (pair.side !== side) continue;
        let best: PairGroup = pair.ways[0]!.group;
        let least = Infinity;
        for (const w of pair.ways) {
          const sum = nats(s, w.first) + nats(s, w.second);
          if (sum < least) [best, least] = [w.group, sum];
        }
        hits.get(best)![Math.max(0, Math.min(60 * BINS - 1, Math.round((least + LOW) * BINS)))]! += pair.found;
      }
    }
    for (const g of PAIR_GROUPS) {
      const n = count.get(g)!;
      const h = hits.get(g)!;
      let [a, slope] = [0, 1];
      for (let turn = 0; turn < 40; turn++) {
        // Newton's step on the likelihood, with a little belief in a slope of one.
        let [ga, gs, haa, has, hss] = [0, P.slope! * (slope - 1), 1e-6, 0, P.slope!];
        for (let i = 0; i < n.length; i++) {
          const x = i / BINS - LOW;
          const m = n[i]! * Math.exp(-a - slope * x);
          ga += h[i]! - m;
          gs += (h[i]! - m) * x;
          haa += m;
          has += m * x;
          hss += m * x * x;
        }
        const det = haa * hss - has * has;
        if (!(Math.abs(det) > 1e-12)) break;
        const da = -(ga * hss - gs * has) / det;
        const ds = -(gs * haa - ga * has) / det;
        a += Math.max(-1, Math.min(1, da));
        slope += Math.max(-0.1, Math.min(0.1, ds));
      }
      out[`${side}${g}`] = round(a);
      out[`${side}${g}^`] = round(slope);
      if (process.argv.includes("--score")) console.error(side, g, round(a), round(slope), h.reduce((x, y) => x + y, 0));
    }
  }
  return out;
}

/** Sorts of suffixes: generic, of a country, below another. */
const classOf = (tld: string): "*g" | "*c" | "*2" => tld.includes(".") ? "*2" : tld.length < 3 ? "*c" : "*g";

/** Returns what stands beside brands, and beside how many of them. */
function wordsBeside(train: readonly string[]): Map<string, number> {
  const beside = new Map<string, Set<string>>();
  for (const brand of train) {
    const own = brand.slice(0, brand.indexOf("."));
    for (const { label } of brands.get(brand)!) {
      const at = label.indexOf(own);
      if (at < 0) continue;
      const rest = `${label.slice(0, at)}|${label.slice(at + own.length)}`;
      for (const word of rest.split(/[-|]/)) {
        if (!beside.has(word)) beside.set(word, new Set());
        beside.get(word)!.add(own);
      }
    }
  }
  return new Map([...beside].map(([word, of]) => [word, of.size]));
}

function print(made: Model): void {
  console.log(`// Written by bench/learn_permute.ts. Do not edit.
// Learnt 2026-11-21 from pairs of brands and names that were squatted; numbers are natural logarithms of rates.
`);
  const docs: Record<string, string> = {
    MODEL_WEIGHTS: "What a trait of an edit adds to the logarithm of its rate.",
    MODEL_SUFFIXES: "Cost of a suffix for a group of labels that leaves its own; `*` for those not listed, on top of `all`.",
    MODEL_HOMES: "What an original at home elsewhere adds to the logarithm of a suffix's share.",
    MODEL_PAIRS: "Cost of putting two edits together, beyond both.",
    MODEL_STAY: "Cost of keeping the own suffix, of leaving it, and of going to com.",
  };
  console.log(`/**
 * ${docs["MODEL_WEIGHTS"]} In tenths; a line holds the beginning
 * of its keys, then their ends with their values.
 */
export const MODEL_WEIGHT_LINES: string = \`
${linesOf(made.MODEL_WEIGHTS).join("\n")}
\`;`);
  for (const [key, table] of Object.entries(made)) {
    if (key === "MODEL_WEIGHTS") continue;
    const type = key === "MODEL_SUFFIXES" || key === "MODEL_HOMES"
      ? "Readonly<Record<string, Readonly<Record<string, number>>>>"
      : "Readonly<Record<string, number>>";
    console.log(
      `/** ${docs[key]} */\nexport const ${key}: ${type} = ${
        JSON.stringify(table).replace(/((?:[^,]*,){12})/g, "$1\n")
      };`,
    );
  }
}

function linesOf(weights: Table): string[] {
  const lines = new Map<string, string>();
  for (const key of Object.keys(weights).sort()) {
    const cut = /^[^:/@]*[:/@]/.exec(key)![0];
    lines.set(cut, `${lines.get(cut) ?? cut} ${key.slice(cut.length)}=${Math.round(weights[key]! * 10)}`);
  }
  return [...lines.values()].flatMap((line) => line.match(/.{1,110}(?: |$)/g)!.map((part, i) => {
    return i === 0 ? part.trim() : `${line.slice(0, line.indexOf(" "))} ${part.trim()}`;
  }));
}

const tally = [0, 0, 0];
const byGroup = new Map<string, number[]>();
function score(brand: string): void {
  const want = new Set(brands.get(brand)!.map((s) => `${s.label}.${s.tld}`));
  const own = nameOf(brand);
  let rank = 0;
  for (const p of permute(brand, { limit: 25000 })) {
    rank++;
    if (!want.has(p.domain.fqdn)) continue;
    const t = p.domain.tld === own.tld ? "own" : "tld";
    const k = p.domain.domain === own.label ? "same" : p.kind === "Keyword" || p.kind === "FauxTld" ? `word-${t}` : `typo-${t}`;
    if (!byGroup.has(k)) byGroup.set(k, [0, 0, 0]);
    for (const [i, cut] of [1000, 5000, 25000].entries()) {
      if (rank <= cut) {
        tally[i]!++;
        byGroup.get(k)![i]!++;
      }
    }
  }
}
const names: string[] = [...brands.keys()].sort();
const folds = option("--folds", 0);
if (folds === 0) print(learn(names));
else {
  // Families share a label, so that no brand is learnt from under another suffix.
  const foldOf = (brand: string): number => {
    let h = 7;
    for (const c of brand.slice(0, brand.indexOf("."))) h = (h * 31 + c.codePointAt(0)!) >>> 0;
    return h % folds;
  };
  const base = { ...P };
  const configs = (process.argv[process.argv.indexOf("--configs") + 1] ?? "").split(";");
  for (const config of process.argv.includes("--configs") ? configs : [""]) {
    Object.assign(P, base);
    for (const c of config.split(",")) if (c !== "") P[c.split("=")[0]!] = Number(c.split("=")[1]);
    tally.fill(0);
    byGroup.clear();
  const t0 = process.cpuUsage().user;
  for (let fold = 0; fold < folds; fold++) {
    console.error(fold, (process.cpuUsage().user - t0) / 1e6);
    const train = names.filter((b) => foldOf(b) !== fold);
    const made = learn(train);
    console.error(" learnt", (process.cpuUsage().user - t0) / 1e6);
    // A word that is listed because it was seen counts only if the brands learnt from show it too.
    const shown = wordsBeside(train);
    for (const word of seenWords()) {
      if ((shown.get(word) ?? 0) < P.gate!) (made.MODEL_WEIGHTS as Table)[`w:${word}`] = -20;
    }
    useModel(made);
    for (const brand of names.filter((b) => foldOf(b) === fold)) {
      if (process.argv.includes("--score")) {
        score(brand);
        continue;
      }
      const candidates: string[] = [];
      for (const p of permute(brand, { limit: option("--budget", 25000) })) candidates.push(p.domain.fqdn);
      console.log(JSON.stringify({ brand, candidates }));
    }
  }
  if (process.argv.includes("--score")) {
    console.log(tally.map((x) => (100 * x / 17661).toFixed(2)).join(" "), config);
    console.log([...byGroup].map(([g, t]) => `${g} ${t.join("/")}`).join("  "));
  }
  }
}
