import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { condenseInSteps, WIRE_LIMIT } from "../../../lib/page/condense.ts";
import { classify } from "../../../lib/classify/mod.ts";
import { Page } from "../../../lib/page/page.ts";
import { sharedPath, withShared } from "../../shared.ts";

/** Characters of a page that are kept. */
const MAX_TEXT = 256 * 1024;

const KIT = `<title>Kestrel Bank</title><h1>Sign in to your account</h1><p>${
  "Enter the password of your account to go on to your cards and money. ".repeat(5)
}</p><form method=post action=next.php><input name=user><input type=password name=pass></form>`;

/** Ways to push a page out of what is read; nothing of them is seen by a visitor. */
const PADDINGS: Record<string, (html: string) => string> = {
  "a long comment": (html) => `<!--${"pad ".repeat(20_000)}-->${html}`,
  "many comments": (html) => `${"<!-- a comment of some length, again and again -->".repeat(6_000)}${html}`,
  "a long script": (html) => `<script>var pad = "${"x".repeat(300_000)}";</script>${html}`,
  "many scripts": (html) =>
    `${`<script>var a = ${JSON.stringify("x".repeat(2_000))};</script>`.repeat(150)}${html}`,
  "a long style": (html) => `<style>${".a { color: red }\n".repeat(20_000)}</style>${html}`,
  "empty elements": (html) => `${"<div class=a></div>".repeat(20_000)}${html}`,
  "nested empty elements": (html) => `${"<div>".repeat(60_000)}${html}`,
  "white space": (html) => `${" ".repeat(300_000)}${html}`,
  "a picture as data": (html) => `<img src="data:image/png;base64,${"A".repeat(300_000)}">${html}`,
};

test.each(Object.entries(PADDINGS))("%s pushes nothing out of what is read", (_how, pad) => {
  const { text, isCut } = new Page(pad(KIT));
  expect(isCut).toBe(false);
  expect(text.length).toBeLessThan(MAX_TEXT);
  for (const part of KIT.split(/<\/?p>/)) expect(text).toContain(part);
  const plain = classify({ page: { html: KIT } }).phishing;
  expect(classify({ page: { html: pad(KIT) } }).phishing).toBeGreaterThan(0.8 * plain);
});

test("a page of ordinary length is read as it is", () => {
  const page = `<!--${"x".repeat(60_000)}-->${KIT}`;
  const { text, isCut } = new Page(page);
  expect([text, isCut]).toEqual([page, false]);
});

test("a tag that does not end, quotes that do not, and comments that do not: all is read once", () => {
  for (const open of ["<a href='", '<a href="', "<!--", "<script>", "<style ", "<", "</"]) {
    expect(new Page(open.repeat(40_000)).text.length).toBeLessThanOrEqual(MAX_TEXT);
    expect(new Page(`${open}${"x ".repeat(100_000)}`).text.length).toBeLessThanOrEqual(MAX_TEXT);
  }
});

test("a page of which more text comes than is read is phishing or unclear, never innocent", () => {
  const news = `<title>Shoes</title><nav><a href=/>Shoes</a></nav>${
    "<p>Walking shoes, running shoes, and boots for the mountains; made to last, mended here.</p>".repeat(
      5_000,
    )
  }`;
  for (const page of [news, `${news}${KIT}`]) {
    const { legitimate, parked, phishing, reasons } = classify({ page: { html: page } });
    expect(Math.max(legitimate, parked)).toBeLessThan(0.5);
    const logit = (side: string) =>
      reasons.filter((each) => each.side === side).reduce((sum, each) => sum + each.weight, 0);
    expect(Math.log(phishing / legitimate)).toBeCloseTo(logit("phishing") - logit("legitimate"), 6);
    expect(Math.log(parked / legitimate)).toBeCloseTo(logit("parked") - logit("legitimate"), 6);
  }
  expect(classify({ page: { html: "<p>Hello</p>", truncated: true } }).legitimate).toBeLessThan(0.5);
});

test("scores of what was not seen claim nothing", () => {
  for (const pageState of ["none", "challenge", "error", "empty"] as const) {
    const { legitimate, phishing, parked } = classify({ dns: { ns: ["ns1.sedoparking.com."] }, pageState });
    expect(Math.max(legitimate, phishing, parked)).toBeLessThan(0.5);
    expect(parked).toBeGreaterThan(phishing);
  }
});

interface Row {
  label: string;
  html?: string;
  url?: string;
}

withShared("data/classify-dev.jsonl.gz")("padding changes the verdict of no page of the data", () => {
  const rows = gunzipSync(readFileSync(sharedPath("data/classify-dev.jsonl.gz")!)).toString().trim().split(
    "\n",
  )
    .map((line) => JSON.parse(line) as Row);
  const isPhishing = (html: string): boolean => classify({ page: { html } }).phishing > 0.7;
  const kits: string[] = [];
  for (const { label, html } of rows) {
    if (kits.length < 10 && label === "phishing" && html !== undefined && isPhishing(html)) kits.push(html);
  }
  expect(kits.length).toBe(10);
  // Each padding with three of them.
  const lost = Object.entries(PADDINGS).flatMap(([how, pad], i) =>
    [0, 3, 6].map((at) => kits[(i + at) % kits.length]!).filter((html) => {
      const { legitimate, parked } = classify({ page: { html: pad(html) } });
      return Math.max(legitimate, parked) >= 0.7;
    }).map(() => how)
  );
  expect(lost.length, lost.join()).toBeLessThanOrEqual(1);
});

test("a long page of tags is read in many steps, with the same outcome", () => {
  for (const part of ["<table><tr><td><b><i><p>", "<p a=1>x</p>", "<!---->", "<script></script>"]) {
    const page = part.repeat(80_000);
    const tags = page.slice(0, WIRE_LIMIT).split("<").length;
    const steps = condenseInSteps(page);
    let count = 1;
    for (let next = steps.next(); next.done !== true; next = steps.next()) count++;
    // Where the text is long enough before, the rest is not read.
    if (!new Page(page).isCut) expect(count, part).toBeGreaterThan(tags / 2_048);
    expect(count, part).toBeGreaterThan(10);
  }
});
