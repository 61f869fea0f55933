/**
 * What is read of each page of a data set, and what differs between two versions of the readers.
 *
 * Run: `node bench/page_readings.ts DATA.jsonl.gz … > READINGS` in each version, then
 * `node bench/page_readings.ts --compare BEFORE AFTER [--show FACT]`, which counts the pages on which each fact moved and
 * shows up to twenty of one.
 * @module
 */
import { createReadStream, readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { gunzipSync } from "node:zlib";
import { PAGE_FEATURES, pageFeatures } from "../lib/classify/features.ts";
import { classify } from "../lib/classify/mod.ts";
import { findPageState } from "../lib/classify/page_state.ts";
import { scanPage } from "../lib/classify/scan.ts";
import { readParts } from "../lib/match/page/reader.ts";
import { onwardOf } from "../lib/observe/web/onward.ts";
import { pictureLinks } from "../lib/observe/web/icon.ts";
import { isScriptBuilt } from "../lib/observe/web/second_look.ts";
import { outlineOf } from "../lib/observe/web/similarity.ts";
import { technologiesOf } from "../lib/observe/web/technologies/mod.ts";
import { Page } from "../lib/page/page.ts";

type Facts = Record<string, string | number | boolean>;

/** Every fact that a reader derives of a page, each as one value that can be compared. */
function factsOf(url: string, html: string): Facts {
  const read = new Page(html);
  const page = { url, html: read, status: 200, headers: [] as [string, string][], truncated: false };
  const facts: Facts = {};
  const flat = (prefix: string, value: object): void => {
    for (const [key, each] of Object.entries(value)) {
      const plain = each instanceof Map || each instanceof Set ? [...each].sort() : each;
      facts[`${prefix} ${key}`] = typeof plain === "object" ? JSON.stringify(plain) : plain;
    }
  };
  const state = findPageState(page).state;
  if (state === "page") {
    const features = pageFeatures(scanPage(read), url);
    for (const [i, { name }] of PAGE_FEATURES.entries()) facts[`classify ${name}`] = features[i]!;
  }
  const { legitimate, phishing, parked } = classify({ name: url, page: { html: read } });
  const most = Math.max(legitimate, phishing, parked);
  facts["verdict"] = most === phishing ? "phishing" : most === parked ? "parked" : "legitimate";
  facts["state"] = state;
  facts["script built"] = isScriptBuilt(read);
  flat("onward", onwardOf(read));
  flat("outline", outlineOf(page));
  flat("pictures", pictureLinks(page));
  facts["technologies"] = technologiesOf(page).join(", ");
  flat("parts", readParts(read));
  return facts;
}

/** Lines of a file of readings: too long for one string. */
async function* readings(path: string): AsyncGenerator<{ id: string; facts: Facts }> {
  for await (const line of createInterface({ input: createReadStream(path) })) yield JSON.parse(line);
}

const args = process.argv.slice(2);
if (args[0] === "--compare") {
  const shown = args[3] === "--show" ? args[4] : undefined;
  const after = readings(args[2]!);
  const moved = new Map<string, number>();
  let pages = 0, samples = 0;
  for await (const { id, facts } of readings(args[1]!)) {
    const { value } = await after.next();
    if (value?.id !== id) {
      throw new Error(`Cannot compare page ${id} with ${value?.id}: give readings of the same data`);
    }
    pages++;
    for (const fact of new Set([...Object.keys(facts), ...Object.keys(value.facts)])) {
      if (facts[fact] === value.facts[fact]) continue;
      moved.set(fact, (moved.get(fact) ?? 0) + 1);
      if (fact === shown && samples++ < 20) {
        console.log(id, short(facts[fact]), "->", short(value.facts[fact]));
      }
    }
  }
  console.log(`${pages} pages; pages on which a fact moved:`);
  for (const [fact, count] of [...moved].sort((a, b) => b[1] - a[1])) {
    console.log(String(count).padStart(6), fact);
  }
} else {
  for (const path of args) {
    for (const line of gunzipSync(readFileSync(path)).toString().split("\n").filter(Boolean)) {
      const row = JSON.parse(line);
      if (typeof row.html !== "string") continue;
      process.stdout.write(`${JSON.stringify({ id: row.id, facts: factsOf(row.url, row.html) })}\n`);
    }
  }
}

function short(value: unknown): string {
  return String(value).slice(0, 400);
}
