/**
 * What cross-validation of `match()` shows: recall at rates of false alarms, calibration, the scores.
 * @module
 */
import { writeFileSync } from "node:fs";
import type { Brand } from "../../../lib/match/brand.ts";
import { logistic, round } from "./fit.ts";
import { type Data, FOLDS, hash, type Row } from "./rows.ts";

/** A row with its log-odds. */
export interface Scored {
  row: Row;
  odds: number;
}

/** The best answer for each name, by its number. */
export type Best = ReadonlyMap<number, Scored>;

/** The best answer of one name, with what it weighs where one of a thousand names is a squat. */
interface Item {
  x: number;
  y: number;
  w: number;
  /** Brands of one family, and names that imitate nobody, are in one group. */
  group: number;
}

/** Returns the best answer of each name that has one. */
export function answers({ squats, subs, top }: Pick<Data, "squats" | "subs" | "top">, best: Best): Item[] {
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
export function calibrate(items: readonly Item[]): [number, number] {
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

/** Shares of popular names that are let through. */
const RATES = [1e-2, 1e-3, 3e-4];

/** Returns the log-odds above which these shares of popular names are, and which shares of the others are. */
export function recalls(
  { squats, subs, top }: Data,
  best: Best,
): { scores: number[]; thresholds: number[]; squats: number[]; subdomains: number[] } {
  const scores = top.map(({ n }) => best.get(n)?.odds ?? -Infinity).sort((a, b) => b - a);
  const recall = (list: { n: number }[], th: number): number =>
    list.filter(({ n }) => {
      const b = best.get(n);
      return b !== undefined && b.row.y === 1 && b.odds > th;
    }).length / list.length;
  const thresholds = RATES.map((rate) => scores[Math.floor(rate * scores.length)]!);
  return {
    scores,
    thresholds,
    squats: thresholds.map((th) => recall(squats, th)),
    subdomains: thresholds.map((th) => recall(subs, th)),
  };
}

/** Probabilities that a door may take as its least. */
const LEAST = [0.05, 0.08, 0.1, 0.2];

/**
 * Prints what each least probability finds: of squats, of the mean brand with five, of brands with twenty those of which
 * less than a tenth is found, left of the registrable name, of made names; and of popular and unrelated names.
 */
export function atThresholds(data: Data, best: Best): void {
  const [factor, constant] = calibrate(answers(data, best));
  const from = (p: number): number => (Math.log(p / (1 - p)) - constant) / factor;
  const isHit = ({ n }: { n: number }, least: number): boolean => {
    const b = best.get(n);
    return b !== undefined && b.row.y === 1 && b.odds >= least;
  };
  const share = (list: readonly { n: number }[], test: (item: { n: number }) => boolean): string =>
    (list.filter(test).length / list.length).toFixed(4);
  console.error("min    squats macro  blind below  made   popular unrelated");
  for (const p of LEAST) {
    const least = from(p);
    const by = Map.groupBy(data.squats, ({ brand }) => brand);
    const found = [...by.values()].map((list) => ({
      count: list.length,
      share: list.filter((each) => isHit(each, least)).length / list.length,
    }));
    const known = found.filter(({ count }) => count >= 5);
    const hit = (each: { n: number }): boolean => isHit(each, least);
    const alarm = ({ n }: { n: number }): boolean => (best.get(n)?.odds ?? -Infinity) >= least;
    console.error(
      p.toFixed(2).padEnd(6),
      share(data.squats, hit),
      (known.reduce((sum, each) => sum + each.share, 0) / known.length).toFixed(4),
      String(found.filter((each) => each.count >= 20 && each.share < 0.1).length).padEnd(5),
      share(data.subs, hit),
      share(data.made, hit),
      share(data.top, alarm),
      share(data.unrelated, alarm),
    );
  }
}

/** Prints recall at three rates of false alarms, and the calibration error; with `--list` what went wrong. */
export function report(data: Data, best: Best): void {
  const { squats, subs, top, large } = data;
  const found = recalls(data, best);
  const { scores } = found;
  for (const [i, rate] of RATES.entries()) {
    const th = found.thresholds[i]!;
    console.error(
      rate,
      "threshold",
      th.toFixed(2),
      "squats",
      found.squats[i]!.toFixed(4),
      "subdomains",
      found.subdomains[i]!.toFixed(4),
      "hosts at large",
      (large.filter(({ n }) => (best.get(n)?.odds ?? -Infinity) > th).length / large.length).toFixed(5),
    );
  }
  atThresholds(data, best);
  calibrationError(answers({ squats, subs, top }, best));
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

/** Writes the scores to the file that `SCORES` names, if any. */
export function writeScores({ squats, subs, top, large }: Data, best: Best): void {
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
