/**
 * What `classify` says about pages of any origin, by kind: how many it calls legitimate, phishing and parked, and how
 * many it takes for no page of the name at all. For pages that nothing was learnt from.
 *
 * Run: node bench/classify_pages.ts FILE.jsonl[.gz] [--no-self-reference] [--list KIND]
 * A row is `{ id, html, subkind, url?, status?, source? }`. `--list` shows each page of a kind, with its strongest reasons.
 * @module
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { classify, type Facts, PAGE_PRIOR, pageState } from "../lib/classify/mod.ts";

const [path, ...args] = process.argv.slice(2);
if (path === undefined) {
  throw new TypeError(
    "Usage: node bench/classify_pages.ts FILE.jsonl[.gz] [--no-self-reference] [--list KIND]",
  );
}
const raw = readFileSync(path);
const rows = (path.endsWith(".gz") ? gunzipSync(raw) : raw).toString().split("\n").filter(Boolean)
  .map((line) => JSON.parse(line)).filter((row) => typeof row.html === "string");
const listed = args.includes("--list") ? args[args.indexOf("--list") + 1] : undefined;
const SIDES = ["legitimate", "phishing", "parked"] as const;
const counts = new Map<string, { total: number; page: number; called: Record<string, number[]> }>();
for (const { id, html, subkind, label, url, status, source } of rows) {
  const facts: Facts = { page: { html, ...(status ? { status } : {}) } };
  if (url !== undefined && !args.includes("--no-self-reference")) facts.name = url;
  const kind = `${subkind} (${label})`;
  const count = counts.get(kind) ?? { total: 0, page: 0, called: { page: [0, 0, 0], squat: [0, 0, 0] } };
  counts.set(kind, count);
  count.total++;
  const state = pageState({ page: { status: status ?? 200, headers: [], text: html } });
  const isPage = state === "page";
  if (isPage) count.page++;
  for (const [name, prior] of [["page", PAGE_PRIOR], ["squat", undefined]] as const) {
    const verdict = classify(facts, prior === undefined ? {} : { prior }),
      scores = SIDES.map((side) => verdict[side]);
    if (isPage) count.called[name]![scores.indexOf(Math.max(...scores))]!++;
    if (name === "page" && subkind === listed) {
      console.log(
        `${id} ${source ?? ""}: ${state} ${scores.map((s) => s.toFixed(3)).join(" ")}  ${
          verdict.reasons.filter((r) => r.evidence !== "prior").slice(0, 6)
            .map((r) => `${r.evidence} ${r.side} ${r.weight.toFixed(1)}`).join(", ")
        }`,
      );
    }
  }
}
console.table(
  [...counts].map(([kind, { total, page, called }]) => ({
    kind,
    total,
    "pages of the name": page,
    "legitimate, phishing, parked": called.page!.join(", "),
    "under the squat prior": called.squat!.join(", "),
  })),
);
