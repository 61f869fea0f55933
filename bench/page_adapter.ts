/**
 * Which brand a page imitates, for measuring: `matchPages(profiles)` resolves with a function of a page.
 *
 * Run: `node bench/page_adapter.ts DATA.jsonl.gz PROFILES.jsonl > PRED.jsonl` writes a line a page for a scorer.
 * @module
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { gunzipSync } from "node:zlib";
import { type MatchedPage, matchPage, type PageBrand, PageIndex } from "../lib/match/mod.ts";

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
  const [data, profiles] = process.argv.slice(2) as [string, string];
  const rows = (text: string) => text.trim().split("\n").map((line) => JSON.parse(line));
  const match = await matchPages(rows(readFileSync(profiles, "utf8")));
  for (const { id, url, html } of rows(gunzipSync(readFileSync(data)).toString())) {
    const start = process.hrtime.bigint();
    const found = match({ url, html });
    const us = Math.round(Number(process.hrtime.bigint() - start) / 1000);
    console.log(
      JSON.stringify({ id, brand: found?.brand ?? null, probability: found?.probability ?? 0, us }),
    );
  }
}
