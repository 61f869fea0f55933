/**
 * Which brand a page imitates, for measuring: `matchPages(profiles)` resolves with a function of a page.
 *
 * Run: `node bench/page_adapter.ts DATA.jsonl.gz PROFILES.jsonl > PRED.jsonl` writes a line a page for a scorer;
 * `--mistakes` prints the pages that are furthest from right, `--tables` the pages found by brand and by family of kits, all at the threshold of the data.
 * @module
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { type MatchedPage, matchPage, type PageBrand, PageIndex } from "../lib/match/page/mod.ts";
import { mistakes, type Row, tables } from "./page_figures.ts";

/** Resolves with a function that gives the likeliest brand of a page; null where it imitates nobody. */
export function matchPages(
  profiles: readonly PageBrand[],
): Promise<(page: MatchedPage) => { brand: string; probability: number } | null> {
  const index = new PageIndex(profiles);
  return Promise.resolve((page) => {
    const best = matchPage(page, index)[0];
    return best === undefined || best.own ? null : { brand: best.brand, probability: best.probability };
  });
}

if (process.argv[1]?.endsWith("page_adapter.ts")) {
  const { values, positionals: [data, profiles] } = parseArgs({
    allowPositionals: true,
    options: {
      mistakes: { type: "boolean", default: false },
      tables: { type: "boolean", default: false },
    },
  });
  const linesOf = (text: string) => text.trim().split("\n").map((line) => JSON.parse(line));
  const index = new PageIndex(linesOf(readFileSync(profiles!, "utf8")));
  const rows: Row[] = linesOf(gunzipSync(readFileSync(data!)).toString());
  const found = () => {
    return rows.map(({ id, url, html }) => {
      const start = process.hrtime.bigint();
      const best = matchPage({ url, html }, index)[0];
      const us = Math.round(Number(process.hrtime.bigint() - start) / 1000);
      const named = best === undefined || best.own ? null : best;
      return {
        id,
        brand: named?.brand ?? null,
        probability: named?.probability ?? 0,
        us,
        reasons: named?.reasons ?? [],
      };
    });
  };
  if (values.mistakes) console.log(mistakes(rows, found(), 20));
  else if (values.tables) console.log(tables(rows, found()));
  else for (const { reasons: _, ...line } of found()) console.log(JSON.stringify(line));
}
