/**
 * What a track asks, which half each of its rows belongs to, and how its predictions are scored.
 * @module
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { halfOf, linesOf, type Pair, rowsOf } from "./data.ts";
import { type Half, HALVES } from "./halves.ts";
import type { Prediction, Track } from "./predictions.ts";
import { BUDGETS, type Figures, matchQuestions, scoreGenerate, scoreMatch } from "./score_names.ts";
import { type BrandPage, halfOfGroup, type JudgedPage, scoreJudge, scorePage } from "./score_pages.ts";

/** A track over the rows that are there. */
export interface Task {
  questions: object[];
  /** The rows in words. */
  rows: string;
  score: (predictions: ReadonlyMap<string, Prediction>) => Figures;
  /** The half of the row of a prediction. */
  halfOf: (key: string) => Half;
  /** What may be learnt from a half. */
  train: (half: Half) => object;
}

/** The rows of names. */
export interface Names {
  pairs: readonly Pair[];
  popular: readonly string[];
  /** The pairs in words. */
  rows: string;
}

const generate = ({ pairs, rows }: Names): Task => {
  const brands = [...new Set(pairs.map(({ brand }) => brand))];
  return {
    questions: brands.map((brand) => ({ brand, k: BUDGETS.at(-1) })),
    rows,
    score: (found) => scoreGenerate(pairs, found),
    halfOf,
    train: (half) => ({ pairs: pairs.filter(({ brand }) => halfOf(brand) === half) }),
  };
};

/** Names of issue threads of other products, whose users reported them as false alarms. */
const hardNegatives = (folder: string | undefined): string[] => {
  const file = join(folder ?? "", "hard-negatives.tsv");
  return folder === undefined || !existsSync(file)
    ? []
    : rowsOf(readFileSync(file, "utf8")).map(([name]) => name!);
};

const match = ({ pairs, popular, rows }: Names, hard: readonly string[]): Task => {
  const halves = new Map(pairs.map(({ brand, squat }) => [squat, halfOf(brand)]));
  const half = (name: string): Half => halves.get(name) ?? halfOf(name);
  return {
    questions: matchQuestions(pairs, [...popular, ...hard]),
    rows: `${rows}, ${popular.length} popular names` +
      (hard.length === 0 ? "" : `, ${hard.length} hard negatives, not given away`),
    score: (found) => scoreMatch(pairs, popular, found, hard),
    halfOf: half,
    train: (of) => ({
      pairs: pairs.filter(({ brand }) => halfOf(brand) === of),
      popular: popular.filter((name) => half(name) === of),
    }),
  };
};

function judge(folder: string | undefined): Task | null {
  const pages = linesOf<JudgedPage>(folder, "classify-dev.jsonl.gz")?.filter((row) => row.track === "html");
  if (pages === undefined) return null;
  const halves = new Map(pages.map(({ id, group }) => [id, halfOfGroup(group)]));
  return {
    questions: pages.map(({ id, url, html }) => ({ id, url, html })),
    rows: `${pages.length} pages of classify-dev.jsonl.gz, not given away`,
    score: (found) => scoreJudge(pages, found),
    halfOf: (id) => halves.get(id) ?? HALVES[0]!,
    train: (half) => ({ pages: pages.filter(({ id }) => halves.get(id) === half) }),
  };
}

function page(folder: string | undefined): Task | null {
  const pages = linesOf<BrandPage>(folder, "brand-pages-dev.jsonl.gz");
  const profiles = linesOf<object>(folder, "brand-profiles.jsonl");
  return pages === null || profiles === null ? null : {
    questions: [{ profiles }, ...pages.map(({ id, url, html }) => ({ id, url, html }))],
    rows: `${pages.length} pages of brand-pages-dev.jsonl.gz, not given away`,
    score: (found) => scorePage(pages, found),
    halfOf: halfOfGroup,
    // Pages of kits are for measuring only.
    train: () => ({}),
  };
}

/** Returns what a track asks; null where its pages are not in the folder. */
export function taskOf(track: Track, names: Names, folder: string | undefined): Task | null {
  if (track === "generate") return generate(names);
  if (track === "match") return match(names, hardNegatives(folder));
  return track === "judge" ? judge(folder) : page(folder);
}
