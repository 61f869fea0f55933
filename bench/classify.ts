/**
 * Time of classify: prepared facts, and a page of 32 kB from its text. Run: node bench/classify.ts [DATA.jsonl.gz]
 * With a data file the mean CPU time of its real pages is shown as well.
 * @module
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { Bench } from "tinybench";
import { classify } from "../lib/classify/mod.ts";

const part =
  '<div class="row" id=x><a href="https://example.com/a?b=c">Read more</a><p>The people said that years of work ' +
  'were done &amp; paid.</p><img src="/i/1.png" alt="one"><form method=post action="/s"><input name=q></form></div>\n';
const html = "<!doctype html><html><head><title>A page</title></head><body>" +
  part.repeat(Math.ceil(32_768 / part.length));
const name = "examp1e.com";
const facts = {
  name,
  page: { html: new TextEncoder().encode(html) },
  dns: { a: ["192.0.2.1"], ns: ["ns1.example.net"] },
};
const bench = new Bench({ time: 1000 });
bench.add("classify, 32 kB in bytes", () => classify(facts));
await bench.run();
console.table(bench.table());
if (process.argv[2] !== undefined) {
  const pages: string[] = gunzipSync(readFileSync(process.argv[2])).toString().split("\n").filter(Boolean)
    .map((l) => JSON.parse(l)).filter((r) => r.track === "html").map((r) => r.html);
  const size = Math.round(pages.map((html) => html.length).reduce((a, b) => a + b) / pages.length);
  // CPU time, so that other work on the machine does not count; the first rounds warm up the engine.
  const rounds = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage();
    for (const html of pages) classify({ name, page: { html } });
    const spent = process.cpuUsage(before);
    return (spent.user + spent.system) / pages.length;
  }).slice(2).sort((a, b) => a - b);
  console.log(
    `classify, ${pages.length} real pages of ${size} characters: ${
      rounds[2]!.toFixed(0)
    } us CPU each (mean of a round, median of 5 rounds; ${rounds[0]!.toFixed(0)} to ${
      rounds[4]!.toFixed(0)
    })`,
  );
}
