// Node only: what is tested runs in the browser and is the same on both.
import { expect } from "vitest";
import { COPY, PARKED } from "../lib/lines/scenarios.ts";
import { browserAndService, inChromium, open } from "./browser.ts";
import { startMany } from "./watched.ts";

/** Most bytes that may cross the network, headers included, before a lookup can be typed. */
const MOST = 100 * 1024;
/** The same until the inbox shows names, 771 of 20 brands among them. */
const MAX_INBOX = 90 * 1024;

const given = browserAndService();

/** Opens a page, and returns what it had asked for when something was seen, with the bytes of each. */
async function fetchedUntil(url: string, selector: string, key = ""): Promise<Map<string, number>> {
  const page = await open(given.browser, "about:blank", { key });
  const session = await page.createCDPSession();
  await session.send("Network.enable");
  const urls = new Map<string, string>(), bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url !== undefined) bytes.set(url, encodedDataLength);
  });
  await page.evaluateOnNewDocument((selector) => {
    const seen = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      seen.disconnect();
      performance.mark("seen");
    });
    seen.observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(url);
  await page.waitForSelector(selector);
  await page.waitForNetworkIdle({ concurrency: 1 }); // A stream of events goes on.
  const asked = await page.evaluate(() => {
    const [{ startTime: seen }] = performance.getEntriesByName("seen") as [PerformanceEntry];
    return performance.getEntries().filter(({ entryType, startTime }) =>
      ["navigation", "resource"].includes(entryType) && startTime < seen
    ).map(({ name }) => name);
  });
  await page.browserContext().close();
  return new Map(asked.map((each) => [new URL(each).pathname, bytes.get(each.replace(/#.*/, "")) ?? NaN]));
}

const sum = (fetched: ReadonlyMap<string, number>): number => [...fetched.values()].reduce((a, b) => a + b);

inChromium("the first paint takes few bytes; large parts come after it", async () => {
  const fetched = await fetchedUntil(given.url, ".lookup .lookup-form");
  console.log(`first paint: ${sum(fetched)} bytes in ${fetched.size} files, headers included`);
  expect([...fetched.keys()]).toEqual(expect.arrayContaining(["/", "/assets/app.js", "/assets/style.css"]));
  expect([...fetched.keys()]).not.toContain("/assets/core.js");
  expect(sum(fetched)).toBeLessThanOrEqual(MOST);
  expect(sum(fetched)).toBeGreaterThan(5_000);
});

inChromium("the inbox shows 771 names after few bytes", async () => {
  const house = await startMany((j) => j % 3 === 0 ? COPY : PARKED);
  const fetched = await fetchedUntil(`${house.url}/#inbox`, ".inbox .namerow", house.key);
  console.log(`inbox: ${sum(fetched)} bytes in ${fetched.size} files and answers, headers included`);
  expect([...fetched.keys()]).toEqual(expect.arrayContaining(["/assets/app.js", "/v1/watch/names"]));
  // No other page's code.
  expect([...fetched.keys()].filter((path) => /lookup_page|core\.js/.test(path))).toEqual([]);
  expect(sum(fetched)).toBeLessThanOrEqual(MAX_INBOX);
  expect(sum(fetched)).toBeGreaterThan(20_000);
  await house.close();
});

inChromium("what a page needs is asked for at once, by what the address names", async () => {
  for (const [hash, file] of [["", "lookup_page"], ["#brands", "brands_page"]] as const) {
    const page = await open(given.browser, "about:blank");
    await page.setRequestInterception(true);
    // Nothing of the app ever comes: what is asked for besides was named before it ran.
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      asked.push(pathname);
      if (pathname === "/assets/app.js") return;
      void request.continue();
    });
    void page.goto(given.url + hash).catch(() => {});
    await expect.poll(() => asked.filter((path) => path.includes(file))).toHaveLength(1);
    await page.browserContext().close();
  }
});

inChromium("the pages of every day do without the library's tables, which investigating needs", async () => {
  const page = await open(given.browser, `${given.url}#inbox`, { key: "ak_none" });
  const tables = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/core.js")).length
    );
  await page.waitForSelector(".inbox .problem");
  await page.waitForNetworkIdle();
  expect(await tables()).toBe(0);
  await page.evaluate(() => void (location.hash = "#lookup"));
  await expect.poll(tables).toBe(1);
  await page.browserContext().close();
});
