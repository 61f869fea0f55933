/**
 * Scores of the tracks of names: Generate and Match, and of both together.
 * @module
 */
import { domainToASCII } from "node:url";
import { holder } from "../train/match/holder.ts";
import { familyOf, halfOf, isUnassisted, type Pair } from "./data.ts";
import { bootstrap, type Share, wilson } from "./intervals.ts";
import type { Prediction } from "./predictions.ts";

/** Figures by name. */
export type Figures = Record<string, Share>;

export const BUDGETS = [100, 1000, 5000] as const;
/** Shares of popular names that are let through. */
export const LET_THROUGH = [0.01, 0.001, 0.0003] as const;
/** A share as it stands in the names of figures. */
export const percentOf = (share: number): string => `${Number((share * 100).toFixed(2))} %`;
const NAME = /^(?=.{1,253}$)(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Returns the place of each pair's squat among the candidates that are valid names, each counted once; or Infinity. */
export function placesOf(pairs: readonly Pair[], predictions: ReadonlyMap<string, Prediction>): number[] {
  const wanted = new Map<string, Map<string, number>>();
  for (const { brand, squat } of pairs) {
    if (!wanted.has(brand)) wanted.set(brand, new Map());
    wanted.get(brand)!.set(squat, Infinity);
  }
  for (const [brand, squats] of wanted) {
    const seen = new Set<string>();
    for (const text of (predictions.get(brand)?.candidates ?? []) as string[]) {
      const name = domainToASCII(text);
      if (!NAME.test(name) || name === brand || seen.has(name)) continue;
      seen.add(name);
      if (squats.has(name)) squats.set(name, seen.size);
    }
  }
  return pairs.map(({ brand, squat }) => wanted.get(brand)!.get(squat)!);
}

const byBrand = ({ pair }: { pair: Pair }): string => familyOf(pair.brand);

/** Recall among the first candidates, of all rows, of each half of the brands and of the unassisted rows. */
export function scoreGenerate(
  pairs: readonly Pair[],
  predictions: ReadonlyMap<string, Prediction>,
  budgets: readonly number[] = BUDGETS,
): Figures {
  const places = placesOf(pairs, predictions);
  const rows = pairs.map((pair, n) => ({ pair, place: places[n]! }));
  const parts = {
    all: rows,
    "half A": rows.filter(({ pair }) => halfOf(pair.brand) === "A"),
    "half B": rows.filter(({ pair }) => halfOf(pair.brand) === "B"),
    unassisted: rows.filter(({ pair }) => isUnassisted(pair)),
  };
  return Object.fromEntries(
    budgets.flatMap((k) =>
      Object.entries(parts).map(([part, of]) => [
        `first ${k}, ${part}`,
        bootstrap(of, byBrand, ({ place }) => place <= k ? 1 : 0),
      ])
    ),
  );
}

/** An answer of Match to a name. */
export interface Answer {
  brand: string | null;
  score: number;
}

/** The questions of Match: its brands first, then names without a word on which is which, in an order of no meaning. */
export function matchQuestions(pairs: readonly Pair[], harmless: readonly string[]): object[] {
  const names = [...new Set([...pairs.map(({ squat }) => squat), ...harmless])].sort();
  return [
    { brands: [...new Set(pairs.map(({ brand }) => brand))] },
    ...names.map((name) => ({ id: name, name })),
  ];
}

/**
 * Popular names that can count as nobody's: no listed squat, none that holds a brand's label. What holds one is mostly
 * the brand's own (bnpparibas.fr), and nobody can tell by the name.
 */
export function negativesOf(pairs: readonly Pair[], popular: readonly string[]): string[] {
  const holds = holder(new Set(pairs.map(({ brand }) => brand)));
  const listed = new Set(pairs.map(({ squat }) => squat));
  return popular.filter((name) => !listed.has(name) && !holds(name));
}

/** Fewest pairs of a brand that counts in the mean of brands. */
const MEAN_FROM = 5;

/** The mean of brands, whatever the number of their pairs; drawn again by family. */
function meanOfBrands(
  pairs: readonly Pair[],
  predictions: ReadonlyMap<string, Prediction>,
  above: number,
): Share {
  const brands = [...Map.groupBy(pairs, ({ brand }) => brand)].filter(([, of]) => of.length >= MEAN_FROM);
  return bootstrap(
    brands,
    ([brand]) => familyOf(brand),
    ([, of]) => of.filter((pair) => isMatched(pair, predictions, above)).length / of.length,
  );
}

const answerOf = (predictions: ReadonlyMap<string, Prediction>, name: string): Answer =>
  (predictions.get(name) as Answer | undefined) ?? { brand: null, score: 0 };

/** The threshold above which at most this share of names lies: the first score that is one too many. */
export function thresholdOf(
  names: readonly string[],
  predictions: ReadonlyMap<string, Prediction>,
  share: number,
): number {
  const scores = names.map((name) => {
    const { brand, score } = answerOf(predictions, name);
    return brand === null ? 0 : score;
  }).sort((a, b) => b - a);
  return scores[Math.floor(share * scores.length)] ?? 0;
}

/** Whether the right brand, or another domain with its label, was named above the threshold. */
export function isMatched(
  { brand, squat }: Pair,
  predictions: ReadonlyMap<string, Prediction>,
  above: number,
): boolean {
  const answer = answerOf(predictions, squat);
  return answer.brand !== null && answer.score > above && familyOf(answer.brand) === familyOf(brand);
}

/**
 * The right brand at each share of popular names let through, the mean of brands first; tuned on one half and reported on the other, too; and
 * the share of the hard negatives that stand above the same threshold.
 */
export function scoreMatch(
  pairs: readonly Pair[],
  popular: readonly string[],
  predictions: ReadonlyMap<string, Prediction>,
  hard: readonly string[] = [],
): Figures {
  const names = negativesOf(pairs, popular);
  const recall = (of: readonly Pair[], above: number): Share =>
    bootstrap(of, ({ brand }) => familyOf(brand), (pair) => isMatched(pair, predictions, above) ? 1 : 0);
  const alarms = (of: readonly string[], above: number): number =>
    of.filter((name) => {
      const { brand, score } = answerOf(predictions, name);
      return brand !== null && score > above;
    }).length;
  const out: Figures = {};
  for (const share of LET_THROUGH) {
    const percent = percentOf(share);
    const all = thresholdOf(names, predictions, share);
    out[`mean of brands at ${percent}`] = meanOfBrands(pairs, predictions, all);
    out[`right brand at ${percent}`] = recall(pairs, all);
    if (hard.length > 0) {
      out[`hard negatives let through at ${percent}`] = wilson(alarms(hard, all), hard.length);
    }
    for (const [tuned, told] of [["A", "B"], ["B", "A"]] as const) {
      const own = names.filter((name) => halfOf(name) === tuned);
      const others = names.filter((name) => halfOf(name) === told);
      const above = thresholdOf(own, predictions, share);
      const [seen, unseen] = [tuned, told].map((half) => pairs.filter(({ brand }) => halfOf(brand) === half));
      out[`${percent}, threshold of ${tuned}: recall on ${tuned}`] = recall(seen!, above);
      out[`${percent}, threshold of ${tuned}: recall on ${told}`] = recall(unseen!, above);
      out[`${percent}, threshold of ${tuned}: let through on ${told}`] = wilson(
        alarms(others, above),
        others.length,
      );
    }
  }
  return out;
}

/** Assumption, not measured: new registrable names a day in certificates and feeds together. */
export const NEW_NAMES_A_DAY = 300_000;
/** The door's price: false alarms a day for each watched brand. */
export const ALARMS_A_DAY = 0.25;

/** The share of new names that may be let through at the price, for all brands together. */
export const shareAtPrice = (brands: number): number => ALARMS_A_DAY * brands / NEW_NAMES_A_DAY;

/**
 * Recall through all doors: a squat is found when it is among the first 5,000 candidates, or when its name is seen in
 * a certificate or feed, with the given probability, and matches its brand at the price.
 */
export function allDoors(
  pairs: readonly Pair[],
  popular: readonly string[],
  candidates: ReadonlyMap<string, Prediction>,
  matches: ReadonlyMap<string, Prediction>,
): Figures {
  const brands = new Set(pairs.map(({ brand }) => brand)).size;
  const above = thresholdOf(negativesOf(pairs, popular), matches, shareAtPrice(brands));
  const places = placesOf(pairs, candidates);
  const rows = pairs.map((pair, n) => ({
    pair,
    made: places[n]! <= 5000,
    matched: isMatched(pair, matches, above),
  }));
  return Object.fromEntries(
    [1, 0.5, 0].map((seen) => [
      `all doors, ${seen * 100} % of squats seen in certificates or feeds`,
      bootstrap(rows, byBrand, ({ made, matched }) => made ? 1 : matched ? seen : 0),
    ]),
  );
}
