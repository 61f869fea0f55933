/**
 * Deadringer as a tool of SquatBench, by its public API: `node bench/squatbench/ours.ts TRACK < QUESTIONS`.
 * @module
 */
import process from "node:process";
import { text } from "node:stream/consumers";
import { classify, PAGE_PRIOR } from "../../lib/classify/mod.ts";
import { brands as brandIndex, untwist } from "../../lib/match/untwist.ts";
import { matchPage, type PageBrand, PageIndex } from "../../lib/match/page/mod.ts";
import { permute } from "../../lib/permute/mod.ts";

// deno-lint-ignore no-explicit-any
type Question = any;
type Answer = (question: Question) => object;

const TOOLS: Readonly<Record<string, (head: Question) => Answer>> = {
  generate: () => ({ brand, k }) => ({
    brand,
    candidates: Array.from(permute(brand, { budget: k }), ({ domain }) => domain.fqdn),
  }),
  match: ({ brands }) => {
    const index = brandIndex(brands);
    return ({ id, name }) => {
      const [best] = untwist(name, index, 1);
      return { id, brand: best?.brand ?? null, score: best?.score ?? 0 };
    };
  },
  judge: () => ({ id, url, html }) => {
    const { legitimate, phishing, parked } = classify({ name: url, page: { html } }, { prior: PAGE_PRIOR });
    return { id, legitimate, phishing, parked };
  },
  page: ({ profiles }) => {
    const index = new PageIndex(profiles as PageBrand[]);
    return ({ id, url, html }) => {
      const [best] = matchPage({ url, html }, index);
      const named = best !== undefined && !best.own;
      return { id, brand: named ? best.brand : null, probability: named ? best.probability : 0 };
    };
  },
};

const questions = (await text(process.stdin)).split("\n").filter(Boolean).map((line) => JSON.parse(line));
const track = process.argv[2] ?? "";
const tool = TOOLS[track];
if (tool === undefined) throw new TypeError(`No track "${track}": ${Object.keys(TOOLS).join(", ")}`);
const hasHead = track === "match" || track === "page";
const answer = tool(questions[0] ?? {});
for (const question of hasHead ? questions.slice(1) : questions) {
  process.stdout.write(JSON.stringify(answer(question)) + "\n");
}
