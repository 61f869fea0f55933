/**
 * Scores of the tracks of pages: Judge and Page.
 * @module
 */
import { bootstrap, wilson } from "./intervals.ts";
import type { Prediction } from "./predictions.ts";
import type { Figures } from "./score_names.ts";
import { sha256 } from "./data.ts";

/** A row of Judge; `group` joins what shares a brand, kit, template or domain. */
export interface JudgedPage {
  id: string;
  track: string;
  url: string;
  html: string;
  label: "legitimate" | "phishing" | "parked";
  group: string;
}

/** A row of Page. */
export interface BrandPage {
  id: string;
  url: string;
  html: string;
  brands: string[];
  kind: "phish" | "generic" | "legit";
  family: string;
}

const SIDES = ["legitimate", "phishing", "parked"] as const;
const BINS = 15;

/** Recall of each class by group, its precision by row, and the top score's calibration error, each with what it is of. */
export function scoreJudge(
  pages: readonly JudgedPage[],
  predictions: ReadonlyMap<string, Prediction>,
): Figures {
  const rows = pages.map((page) => {
    const found = predictions.get(page.id);
    const scores = SIDES.map((side) => found === undefined ? 1 / 3 : found[side] as number);
    const sum = scores.reduce((a, b) => a + b) || 1;
    const top = Math.max(...scores);
    // A page without an answer is a miss, whichever side its equal scores would fall on.
    return { page, called: found === undefined ? "nothing" : SIDES[scores.indexOf(top)]!, top: top / sum };
  });
  const out: Figures = {};
  for (const side of SIDES) {
    const called = rows.filter((row) => row.called === side);
    out[`recall of ${side}`] = bootstrap(
      rows.filter(({ page }) => page.label === side),
      ({ page }) => page.group,
      (row) => row.called === side ? 1 : 0,
    );
    out[`precision of ${side}`] = wilson(
      called.filter(({ page }) => page.label === side).length,
      called.length,
    );
  }
  for (const half of ["A", "B"] as const) {
    out[`right side, half ${half}`] = bootstrap(
      rows.filter(({ page }) => halfOfGroup(page.group) === half),
      ({ page }) => page.group,
      ({ page, called }) => called === page.label ? 1 : 0,
    );
  }
  const bins = Array.from({ length: BINS }, () => 0);
  for (const { page, called, top } of rows) {
    bins[Math.min(BINS - 1, Math.floor(top * BINS))]! += top - (called === page.label ? 1 : 0);
  }
  const error = bins.reduce((sum, bin) => sum + Math.abs(bin), 0) / rows.length;
  out["calibration error of the top score (no interval)"] = {
    value: error,
    low: NaN,
    high: NaN,
    hits: NaN,
    rows: rows.length,
  };
  return out;
}

/** Returns the half of a group of pages. */
export const halfOfGroup = (group: string): "A" | "B" =>
  parseInt(sha256(group).slice(0, 2), 16) % 2 === 0 ? "A" : "B";

/** The right brand where at most 0.5 % of legitimate pages raise an alarm, all pages, by brand; and the alarms. */
export function scorePage(
  pages: readonly BrandPage[],
  predictions: ReadonlyMap<string, Prediction>,
): Figures {
  const rows = pages.map((page) => {
    const { brand = null, probability = 0 } = predictions.get(page.id) as
      | { brand: string | null; probability: number }
      | undefined ?? {};
    return { page, brand, probability, right: brand !== null && page.brands.includes(brand) };
  });
  // A legitimate page may be named as its own brand's: that is no alarm.
  const alarms = (of: typeof rows): number[] =>
    of.filter(({ brand, right }) => brand !== null && !right).map(({ probability }) => probability)
      .sort((a, b) => b - a);
  const legit = rows.filter(({ page }) => page.kind === "legit");
  const phish = rows.filter(({ page }) => page.kind === "phish");
  const above = (of: typeof rows): number => alarms(of)[Math.floor(0.005 * of.length)] ?? -1;
  const recall = (of: typeof rows, over: number) =>
    bootstrap(of, ({ page }) => page.brands[0]!, (row) => row.right && row.probability > over ? 1 : 0);
  const all = above(legit);
  const out: Figures = {
    "right brand at 0.5 % alarms": recall(phish, all),
    "right brand at any probability": recall(phish, -1),
    "wrong brand at 0.5 % alarms": wilson(alarms(phish).filter((p) => p > all).length, phish.length),
    "generic pages called nobody": wilson(
      rows.filter(({ page, brand, probability }) =>
        page.kind === "generic" && (brand === null || probability <= all)
      )
        .length,
      rows.filter(({ page }) => page.kind === "generic").length,
    ),
  };
  for (const [tuned, told] of [["A", "B"], ["B", "A"]] as const) {
    const over = above(legit.filter(({ page }) => halfOfGroup(page.family ?? page.id) === tuned));
    const others = legit.filter(({ page }) => halfOfGroup(page.family ?? page.id) === told);
    for (const half of [tuned, told]) {
      const of = phish.filter(({ page }) => halfOfGroup(page.brands[0]!) === half);
      out[`threshold of ${tuned}: right brand on ${half}`] = recall(of, over);
    }
    out[`threshold of ${tuned}: alarms on ${told}`] = wilson(
      alarms(others).filter((p) => p > over).length,
      others.length,
    );
  }
  return out;
}
