/**
 * Deadringer, trained on one half: `node bench/squatbench/trained.ts TRACK < QUESTIONS`. The first line has what may be
 * learnt from: `{ train, names }`, `names` being a file of host names at large. The questions follow.
 * @module
 */
import process from "node:process";
import { text } from "node:stream/consumers";
import { PAGE_FEATURES, pageFeatures } from "../../lib/classify/features.ts";
import { scanPage } from "../../lib/classify/scan.ts";
import { type ParsedDomain, parseDomain } from "../../lib/domain.ts";
import { BrandIndex } from "../../lib/match/brand_index.ts";
import { closest } from "../../lib/match/closest.ts";
import { hostOf } from "../../lib/match/host.ts";
import { oddsOf } from "../../lib/match/model.ts";
import { model, SILENT } from "../train/classify/cross_validation.ts";
import { predict, type Sample } from "../train/classify/ridge.ts";
import { learn, weighed } from "../train/match/learn.ts";
import { rowsOf, unrelatedNames } from "../train/match/rows.ts";
import { atLarge, lettersOf, wordsOf } from "../train/match/tables.ts";
import { namesAtLarge, squatsAtLarge } from "../train/permute/at_large.ts";
import { candidatesBy, pricesLearntFrom } from "../train/permute/held_out.ts";
import { addBrands, addPairs } from "../train/permute/study.ts";
import { countTokens, featuresOf } from "../train/permute/tokens.ts";
import type { Pair } from "./data.ts";
import type { Answer } from "./score_names.ts";
import type { JudgedPage } from "./score_pages.ts";
import { Page } from "../../lib/page/page.ts";

// deno-lint-ignore no-explicit-any
type Question = any;
/** What a half has to learn from, and a file of host names at large. */
interface Head {
  train: { pairs?: Pair[]; popular?: string[]; pages?: JudgedPage[] };
  names: string;
}
type Tool = (head: Head, questions: readonly Question[]) => Iterable<object>;

const TOOLS: Readonly<Record<string, Tool>> = {
  *generate({ train: { pairs = [] }, names }, questions) {
    const train = addPairs(pairs);
    const all = addPairs([], questions.map(({ brand }) => brand));
    const large = namesAtLarge(names, all);
    const others = addBrands(squatsAtLarge(large, all));
    const pricing = pricesLearntFrom(train, all, others, featuresOf(countTokens(large.keys())));
    for (const { brand, k } of questions) yield { brand, candidates: candidatesBy(pricing, brand, k) };
  },
  *match({ train: { pairs = [], popular = [] }, names }, [{ brands }, ...questions]) {
    const { labels, hosts } = atLarge(names);
    const squats = pairs.map(({ brand, squat }) => [brand, squat] as const);
    const data = rowsOf({ squats, popular, subdomains: [], unrelated: unrelatedNames() }, hosts);
    const rows = data.rows.filter(({ kind }) => kind !== "large");
    const { tables, trees } = learn(rows, { letters: lettersOf(labels), words: wordsOf(labels) });
    const index = new BrandIndex(brands as string[]);
    for (const { id, name } of questions) {
      const best: Answer = { brand: null, score: 0 };
      const parsed = parsedOf(name);
      for (const parts of parsed === null ? [] : closest(hostOf(parsed), index)) {
        for (const candidate of parts) {
          const x = weighed({ parsed: parsed!, index, candidate }, tables);
          if (x === null) continue;
          const score = 1 / (1 + Math.exp(-oddsOf(trees, x)));
          const { name: brand } = index.at(candidate.number);
          if (score > best.score && brand !== name) Object.assign(best, { brand, score });
          break;
        }
      }
      yield { id, ...best };
    }
  },
  *judge({ train: { pages = [] } }, questions) {
    const silent = PAGE_FEATURES.findIndex(({ name }) => name === SILENT);
    const sides = ["legitimate", "phishing", "parked"];
    const samples = pages.map(({ id, url, html, label, group }): Sample => {
      const x = pageFeatures(scanPage(new Page(html)), url);
      return {
        id,
        x,
        y: sides.indexOf(label),
        group,
        source: "",
        kind: "",
        weight: 1,
        speaks: 1 - x[silent]!,
      };
    });
    const every = new Uint8Array(PAGE_FEATURES.length).fill(1);
    const { w } = model("page", samples, PAGE_FEATURES, 3, every, [1]);
    for (const { id, url, html } of questions) {
      const [legitimate, phishing, parked] = predict(w, pageFeatures(scanPage(new Page(html)), url), 3);
      yield { id, legitimate, phishing, parked };
    }
  },
};

/** Null for what is no name to `parseDomain`, such as one below .onion. */
function parsedOf(name: string): ParsedDomain | null {
  try {
    return parseDomain(name);
  } catch {
    return null;
  }
}

// Standard output is for answers; training prints how it goes.
console.log = console.error;
const [head, ...questions] = (await text(process.stdin)).split("\n").filter(Boolean).map((line) =>
  JSON.parse(line)
);
const track = process.argv[2] ?? "";
const tool = TOOLS[track];
if (tool === undefined) throw new TypeError(`No track "${track}": ${Object.keys(TOOLS).join(", ")}`);
for (const answer of tool(head, questions)) process.stdout.write(JSON.stringify(answer) + "\n");
