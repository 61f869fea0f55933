/**
 * Fits the tables of lib/permute/data/model.ts.
 * @module
 */
import { pairGroupOf } from "./traits.ts";
import { type Group, GROUPS, PAIR_GROUPS } from "../../../lib/permute/rank/groups.ts";
import { suffixes } from "../../../lib/permute/rank/suffixes.ts";
import { dot, regress, WAYS } from "./tokens.ts";
import { AT_LARGE, type PairGroup, SLOTS, type Study, study, traitName, traitSlot } from "./study.ts";

/** Numbers by name. */
export type Table = Record<string, number>;
/** What is learnt. */
export interface Learnt {
  MODEL_WEIGHTS: Table;
  MODEL_SUFFIXES: Record<string, Table>;
  MODEL_ORIGINS: Record<string, Table>;
  MODEL_PAIRS: Table;
  MODEL_CHANGE: Table;
}

const add = (table: Map<string, number>, key: string, by: number): void => {
  table.set(key, (table.get(key) ?? 0) + by);
};
const round = (x: number): number => Math.round(x * 100) / 100;
const tenth = (x: number): number => Math.round(x * 10) / 10;

/** Many squats of one brand under one suffix are one campaign: each more counts less. */
const CAMPAIGN = 0.7;
/** What a squat of a brand at large counts. */
const SAY_AT_LARGE = 0.3;
/** How many squats' worth of belief in "no different" a cell has, by the place of its trait. */
const BELIEF: readonly number[] = [0.3, 4, 6, 6, 2, 4, 4];
/** The same for a suffix in a group of labels, a suffix of originals of one class, and the slope of a pair's cost. */
const BELIEF_SUFFIX = 250;
const BELIEF_HOME = 8;
const BELIEF_SLOPE = 5;
/** Rounds over all tables: more change nothing that a step of cost could show. */
const SWEEPS = 5;
/** Rounds before words beside names are expected by their use at large. */
const SWEEPS_BEFORE = 2;
/** Words of which no more was found have a cell of their own when they are this much apart from the rest of them. */
const FEW = 0.5;
const APART = 0.8;
/** The slot of a word itself, and of a word in one of the ways beside a name. */
const WORD_SLOT = 4;
const WAY_SLOT = 5;

const sayOf = (s: Study): number => s.atLarge ? SAY_AT_LARGE : 1;

/** What a word's rate beside a name may depend on. */
export type Features = (way: string, word: string) => number[];

/**
 * Fits the weights: a label's rate in a brand is the brand's level times the sum over its edits of the product of
 * their traits' weights. Each sweep sets every cell of one table to found over expected, drawn towards one.
 */
function weigh(
  train: readonly string[],
  features: Features,
): { weight: Float64Array; level: Float64Array; found: Float64Array } {
  const all = train.map(study);
  const everFound = new Float64Array(traitName.length);
  const weight = new Float64Array(traitName.length).fill(1);
  /** What is believed of a trait before anything is found. */
  const prior = new Float64Array(traitName.length).fill(1);
  const level = new Float64Array(all.length);
  const rates = all.map((s) => new Float64Array(s.label.length).fill(1));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    if (sweep === SWEEPS_BEFORE) {
      expectWords(all, rates, level, weight, prior, features);
      for (const [b, s] of all.entries()) {
        for (let i = 0; i < rates[b]!.length; i++) {
          let r = 1;
          for (let k = 0; k < SLOTS; k++) r *= weight[s.traits[i * SLOTS + k]!]!;
          rates[b]![i] = r;
        }
      }
    }
    for (let slot = -1; slot < SLOTS; slot++) {
      const expected = new Float64Array(slot < 0 ? 0 : traitName.length);
      const got = new Float64Array(slot < 0 ? 0 : traitName.length);
      for (const [b, s] of all.entries()) {
        const rate = rates[b]!;
        const say = sayOf(s);
        const total = new Float64Array(s.hits.length);
        for (let i = 0; i < rate.length; i++) if (s.label[i]! >= 0) total[s.label[i]!]! += rate[i]!;
        if (slot < 0) {
          let sum = 0;
          for (let i = 0; i < rate.length; i++) sum += rate[i]!;
          const found = s.hits.reduce((x, y) => x + y, 0);
          level[b] = (found + 1) / sum;
          continue;
        }
        for (let i = 0; i < rate.length; i++) {
          const t = s.traits[i * SLOTS + slot]!;
          expected[t]! += say * rate[i]! * level[b]!;
          const l = s.label[i]!;
          if (l >= 0) got[t]! += say * s.hits[l]! * rate[i]! / total[l]!;
        }
      }
      if (slot < 0) continue;
      const change = new Float64Array(traitName.length).fill(1);
      const belief = BELIEF[slot]!;
      for (let t = 0; t < traitName.length; t++) {
        if (traitSlot[t] !== slot || expected[t] === 0) continue;
        const w = (got[t]! + belief) / (expected[t]! / weight[t]! + belief / prior[t]!);
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

/**
 * Forgets what was learnt of single words; sets what is believed of each, in each way, to what words that are used
 * like it at large are found beside brands.
 */
function expectWords(
  all: readonly Study[],
  rates: readonly Float64Array[],
  level: Float64Array,
  weight: Float64Array,
  prior: Float64Array,
  features: Features,
): void {
  const own = new Float64Array(traitName.length);
  const exposure = new Float64Array(traitName.length);
  for (const [b, s] of all.entries()) {
    const say = sayOf(s);
    const total = new Float64Array(s.hits.length);
    for (let i = 0; i < s.label.length; i++) if (s.label[i]! >= 0) total[s.label[i]!]! += rates[b]![i]!;
    for (let i = 0; i < s.label.length; i++) {
      const t = s.traits[i * SLOTS + WAY_SLOT]!;
      if (!WAY.test(traitName[t]!)) continue;
      let single = 1;
      for (let k = WORD_SLOT; k < SLOTS; k++) single *= weight[s.traits[i * SLOTS + k]!]!;
      exposure[t]! += say * rates[b]![i]! * level[b]! / single;
      const l = s.label[i]!;
      if (l >= 0) own[t]! += say * s.hits[l]! * rates[b]![i]! / total[l]!;
    }
  }
  const cells = [...traitName.keys()].filter((t) => exposure[t]! > 0);
  const rows = cells.map((t) => {
    const cut = traitName[t]!.indexOf(":");
    return features(traitName[t]!.slice(0, cut), traitName[t]!.slice(cut + 1));
  });
  const fit = regress(rows, cells.map((t) => own[t]!), cells.map((t) => exposure[t]!));
  for (const [i, t] of cells.entries()) prior[t] = Math.exp(dot(rows[i]!, fit));
  // The mean over all words goes into the rows: a word of the caller's is one of them.
  for (const way of WAYS) {
    const of = cells.filter((t) => traitName[t]!.startsWith(`${way}:`));
    const sum = of.reduce((x, t) => x + exposure[t]!, 0);
    const mean = of.reduce((x, t) => x + exposure[t]! * prior[t]!, 0) / sum;
    for (const t of of) prior[t]! /= mean;
    for (const [t, name] of traitName.entries()) {
      if (/^~?[=>]Keyword\//.test(name) && name.endsWith(`/${way}`)) weight[t]! *= mean;
    }
  }
  for (const t of cells) weight[t] = prior[t]!;
  for (const [t, slot] of traitSlot.entries()) {
    if (/^[=>]?w:/.test(traitName[t]!) && slot >= WORD_SLOT) weight[t] = 1;
  }
}
const WAY = /^(?:after|before)-?:./;

/**
 * Returns the tables learnt from some of the brands, and of letters, words and suffixes from brands at large as well.
 */
export function learn(
  train: readonly string[],
  names: readonly string[],
  atLarge: readonly string[],
  features: Features,
): Learnt {
  for (const brand of names) study(brand);
  const { weight, level, found } = weigh([...train, ...atLarge], features);
  const out = {
    MODEL_WEIGHTS: {} as Table,
    MODEL_SUFFIXES: {} as Record<string, Table>,
    MODEL_ORIGINS: {} as Record<string, Table>,
    MODEL_PAIRS: {} as Table,
    MODEL_CHANGE: {} as Table,
  };
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
  // Words and their places that were hardly ever found mostly weigh about the same: one cell, `*`, stands for those.
  const rare = new Map<string, [name: string, w: number][]>();
  for (const [t, name] of traitName.entries()) {
    const w = Math.log(weight[t]! * (traitSlot[t] === 0 ? unit : 1));
    const star = /^(?:[=>]?w|(?:after|before)-?):/.exec(name)?.[0];
    if (name.startsWith(AT_LARGE)) continue;
    if (star !== undefined && found[t]! <= FEW) {
      const list = rare.get(star);
      if (list === undefined) rare.set(star, [[name, w]]);
      else list.push([name, w]);
    } else if (traitSlot[t] === 0 || star !== undefined || Math.abs(w) > 0.1) {
      out.MODEL_WEIGHTS[name] = tenth(w);
    }
  }
  for (const [star, list] of rare) {
    const mean = list.reduce((x, [, w]) => x + w, 0) / list.length;
    out.MODEL_WEIGHTS[`${star}*`] = tenth(mean);
    for (const [name, w] of list) if (Math.abs(w - mean) > APART) out.MODEL_WEIGHTS[name] = tenth(w);
  }
  const perBrand = new Map<string, Map<string, number>>();
  const change = new Map<string, number>();
  const brandsSeen = new Map<string, number>();
  for (const brand of [...train, ...atLarge]) {
    const s = study(brand);
    const counts = new Map<string, number>();
    for (const { group, tld, say } of s.groups) add(counts, `${group} ${tld}`, say);
    for (const [key, n] of counts) {
      const [group, tld] = key.split(" ") as [Group, string];
      if (tld === s.own) continue;
      if (!s.atLarge) {
        add(change, `${group}|${s.origin}`, n);
        add(change, `all|${s.origin}`, n);
      }
      if (tld !== "com") {
        const w = n ** CAMPAIGN * sayOf(s);
        for (const g of s.atLarge ? [group, "all"] : [group, "all", `all|${s.origin}`]) {
          if (!perBrand.has(g)) perBrand.set(g, new Map());
          add(perBrand.get(g)!, tld, w);
          add(brandsSeen, `${g} ${tld}`, 1);
        }
      } else if (!s.atLarge) {
        add(change, `${group}|${s.origin}|com`, n);
        add(change, `all|${s.origin}|com`, n);
      }
    }
  }
  Object.assign(out.MODEL_PAIRS, fitPairs(train, weight, level, unit));
  const all = perBrand.get("all")!;
  const total = [...all.values()].reduce((x, y) => x + y, 0);
  const share = (tld: string): number => (all.get(tld) ?? 0) / total;
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
    return round(-Math.log(Math.min((once + 0.5) / n / (left + 10), 0.5 / (n + BELIEF_SUFFIX))));
  };
  for (const [g, table] of [...perBrand].sort((x, y) => x[0] < y[0] ? -1 : 1)) {
    if (g.startsWith("all")) continue;
    const n = [...table.values()].reduce((x, y) => x + y, 0);
    const row: Table = { "*": round(-Math.log(BELIEF_SUFFIX / (n + BELIEF_SUFFIX))) };
    for (const cls of ["*g", "*c", "*2"]) {
      const own = unseen("same", perBrand.get("same")!, cls);
      row[cls] = g === "same" ? own : round(row["*"]! + unseen("all", all, cls));
    }
    for (const [tld, found] of [...table].sort((x, y) => x[0] < y[0] ? -1 : 1)) {
      if (out.MODEL_SUFFIXES["all"][tld] === undefined) continue;
      const p = (found + BELIEF_SUFFIX * share(tld)) / (n + BELIEF_SUFFIX);
      row[tld] = round(Math.min(-Math.log(p), row[classOf(tld)]!));
    }
    out.MODEL_SUFFIXES[g] = row;
  }
  for (const origin of ["com", "country", "other"]) {
    const table = perBrand.get(`all|${origin}`) ?? new Map<string, number>();
    const n = [...table.values()].reduce((x, y) => x + y, 0);
    const row: Table = {};
    for (const tld of all.keys()) {
      const f = Math.log(((table.get(tld) ?? 0) + BELIEF_HOME) / (n * share(tld) + BELIEF_HOME));
      if (Math.abs(f) > 0.15) row[tld] = round(f);
    }
    out.MODEL_ORIGINS[origin] = row;
    for (const g of GROUPS) {
      if (origin === "com") continue;
      const p = ((change.get(`all|${origin}|com`) ?? 0) + 1) / ((change.get(`all|${origin}`) ?? 0) + 3);
      const com = ((change.get(`${g}|${origin}|com`) ?? 0) + 10 * p) /
        ((change.get(`${g}|${origin}`) ?? 0) + 10);
      out.MODEL_CHANGE[`${g}|${origin}`] = round(-Math.log(1 - com));
      out.MODEL_CHANGE[`${g}|${origin}|com`] = round(-Math.log(com));
    }
  }
  return out;
}
/**
 * Pairs that cost more are of no use to the order: there are so many that what is found of them would set the slope.
 */
const REACH = 10;
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
          const half = p !== q ? 1 : p === 1 ? 0.25 : 0.5;
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
        hits.get(best)![Math.max(0, Math.min(60 * BINS - 1, Math.round((least + LOW) * BINS)))]! +=
          pair.found;
      }
    }
    for (const g of PAIR_GROUPS) {
      const n = count.get(g)!;
      const h = hits.get(g)!;
      let [a, slope] = [0, 1];
      for (let turn = 0; turn < 40; turn++) {
        // Newton's step on the likelihood, with a little belief in a slope of one.
        let [ga, gs, haa, has, hss] = [0, BELIEF_SLOPE * (slope - 1), 1e-6, 0, BELIEF_SLOPE];
        for (let i = 0; i < n.length; i++) {
          const x = i / BINS - LOW;
          if (turn > 0 && a + slope * x > REACH) continue;
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
    }
  }
  return out;
}

/** Sorts of suffixes: generic, of a country, below another. */
const classOf = (tld: string): "*g" | "*c" | "*2" => tld.includes(".") ? "*2" : tld.length < 3 ? "*c" : "*g";
