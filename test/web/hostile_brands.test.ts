// Node only: what is tested runs in the browser and is the same on both.
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import { certificate, COPY, type Ops, plain } from "../lib/lines/scenarios.ts";
import { faults, inChromium, texts } from "./browser.ts";
import { cutParts } from "./layout.ts";
import { BANK, givenWatched, openAt } from "./watched.ts";

/** What would run, turn or hide if it were taken for more than text. */
const MARKUP = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;
const TURNED = "a\u202egnp.exe\u200b";
const VECTOR = `${MARKUP}${TURNED}'"&lt;{{7*7}}javascript:alert(3)`;

/** Everything that a stranger writes and that ends in signals and reasons. */
const HOSTILE: Ops = plain({
  Certificate: certificate("kestrelbnk.com", { issuer_dn: `CN=${VECTOR},O=${VECTOR}` }),
  GeoIp: { ip: "192.0.2.10", asn: { number: 64501, organization: VECTOR } },
  Dns: { a: ["192.0.2.10"], ns: [`${MARKUP}.evil.net`], mx: [`${TURNED}.evil.net`] },
  Classification: COPY,
});
const NAMES = ["kestrelbnk.com", "kestrelb\u200bank.com", "\u202eknabkestrel.com", `${"k".repeat(63)}.com`];

const given = givenWatched({ names: Object.fromEntries(NAMES.map((name) => [name, HOSTILE])) });

/** No element that the text would make, nothing that ran, no character that hides or turns. */
async function isText(page: Page): Promise<void> {
  expect(await page.$$eval("main img, main script, main iframe", (found) => found.length)).toBe(0);
  const links = await page.$$eval("main a", (found) => found.map((link) => link.getAttribute("href")!));
  expect(links.filter((href) => !/^(#|\/)/.test(href))).toEqual([]);
  const [said] = await texts(page, "main");
  expect(said).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/);
  const titles = await page.$$eval(
    "main [title], main [aria-label]",
    (found) => found.map((each) => `${each.getAttribute("title")}${each.getAttribute("aria-label")}`),
  );
  expect(titles.join()).not.toMatch(/[\u200b\u202e]/);
  expect(faults).toEqual([]);
}

/** Texts of strangers may be cut; what can be pressed may not be pushed off the screen by them. */
const offScreen = async (page: Page) => (await cutParts(page)).filter((part) => !part.startsWith("cut: "));

inChromium("names, signals, brands, notes and results of channels are text everywhere", async () => {
  const [id] = given.ids;
  const { call } = given.service;
  const brand = {
    name: VECTOR.slice(0, 100),
    domains: [BANK],
    owned: [MARKUP],
    words: ["<b>"],
    channels: [`https://127.0.0.1:9/${encodeURIComponent(MARKUP)}`],
  };
  expect((await call("PUT", `/v1/watch/brands/${id}`, brand)).status).toBe(200);
  for (const name of NAMES) {
    const triage = { names: [name], note: VECTOR, assignee: VECTOR.slice(0, 100) };
    expect((await call("PUT", `/v1/watch/brands/${id}/names`, triage)).status).toBe(200);
  }
  for (const name of NAMES) {
    const page = await openAt(given, `#inbox?name=${encodeURIComponent(`${id}/${name}`)}`);
    await page.waitForSelector(".brandpanel .past li:nth-child(2)");
    expect((await texts(page, ".namerow")).join()).toContain("<img src=x");
    await isText(page);
    expect(await offScreen(page)).toEqual([]);
    await page.browserContext().close();
  }
  const page = await openAt(given, `#brands/${id}?tab=timeline`);
  await page.waitForSelector(".timeline li");
  await isText(page);
  for (const tab of ["runs", "settings"]) {
    await page.click(`.viewtabs a[href$="tab=${tab}"]`);
    await page.waitForSelector(tab === "runs" ? ".runs tbody tr" : ".brandform");
    await isText(page);
  }
  await page.click(".channels .buttons button");
  await page.waitForSelector(".channels .alarm");
  await isText(page);
  for (const [hash, there] of [["#channels", ".channels"], ["#brands", ".brandlist"]] as const) {
    await page.evaluate((to) => location.hash = to, hash);
    await page.waitForSelector(`.page:not([hidden]) ${there}`);
    await isText(page);
  }
  for (const width of [1440, 390]) {
    await page.setViewport({ width, height: 844 });
    await expect.poll(() => offScreen(page)).toEqual([]);
  }
  await page.browserContext().close();
});

inChromium("what stands in the address and in the box is text too", async () => {
  for (
    const hash of [
      `#inbox?q=${encodeURIComponent(VECTOR)}&brand=${encodeURIComponent(MARKUP)}`,
      `#brands/${encodeURIComponent(MARKUP)}`,
      `#shared/${encodeURIComponent(MARKUP)}`,
      `#investigate?q=${encodeURIComponent(VECTOR)}`,
    ]
  ) {
    const page = await openAt(given, hash);
    await page.waitForSelector("main .page, main .shared-result");
    await page.waitForNetworkIdle();
    // Chromium itself writes a line about every answer of 4xx.
    faults.splice(0, Infinity, ...faults.filter((fault) => !/40[04]/.test(fault)));
    await isText(page);
    await page.browserContext().close();
  }
});
