// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import { SquatError } from "../../mod.ts";
import { COPY, DAY_MS, plain } from "../lib/lines/scenarios.ts";
import { faults, inChromium, open, texts } from "./browser.ts";
import { showsWhole } from "./layout.ts";
import { BANK, givenWatched, openAt, startWatched } from "./watched.ts";

const given = givenWatched();

inChromium("phishing that the first run found is high on every page, and its filter finds it", async () => {
  const own = await startWatched({ brands: false });
  own.world.names[BANK] = {
    "kestrelbnak.com": plain({ Classification: COPY }),
    "xn--kstrelbank-b7a.com": plain(),
  };
  const { body } = await own.service.call("POST", "/v1/watch/brands", { name: "Bank", domains: [BANK] });
  const page = await open(given.browser, `${own.url}/#inbox`, { key: own.key });
  // Before the first run there is no data; zero would be a lie.
  await expect.poll(() => texts(page, ".inbox .coverage")).toEqual([
    expect.stringContaining("The first run of Bank has not ended"),
  ]);
  expect(await texts(page, ".inbox .titled .lead")).toEqual(["No data yet"]);
  expect(await texts(page, ".inbox .empty")).toEqual([expect.stringContaining("No run is complete yet")]);
  await page.goto(`${own.url}/#brands`);
  await expect.poll(() => texts(page, ".brandlist .health b")).toEqual(["No data yet"]);
  expect(await texts(page, ".brandlist .figures dd")).toEqual([]);
  await own.service.tick();
  await page.goto(`${own.url}/#inbox?severity=high`);
  await page.reload();
  await expect.poll(() => texts(page, ".namerow .name")).toEqual(["kestrelbnak.com"]);
  expect(await texts(page, ".namerow .severity")).toEqual(["high"]);
  expect(await texts(page, ".inbox .titled .lead")).toEqual(["1 to act on, 2 to review"]);
  await page.goto(`${own.url}/#brands`);
  await expect.poll(() => texts(page, ".brandlist .figures dd")).toEqual(["1", "2", "2", "1"]);
  // A name is drawn as people see it, and one letter is marked.
  await page.goto(`${own.url}/#inbox?q=xn--`);
  await expect.poll(() => texts(page, ".namerow .name")).toEqual(["k\u00e9strelbank.com"]);
  expect(await texts(page, ".namerow mark")).toEqual(["\u00e9"]);
  expect(body.counts).toBeNull();
  expect(faults).toEqual([]);
  await page.browserContext().close();
  await own.close();
});

inChromium("after one failed run the first line of Inbox and Brands is red, with what to do", async () => {
  await given.service.call("PUT", "/v1/watch/visit", {});
  given.world.failure = new SquatError("no_network", "No resolver answers");
  await given.nextDay();
  given.world.failure = null;
  const page = await openAt(given, "#inbox");
  // That nothing came is not known.
  await expect.poll(() => texts(page, ".sincethen")).toEqual([
    expect.stringMatching(
      /^Nobody knows what is new or changed since you were last here.*: 0 of 2 brands looked at$/,
    ),
  ]);
  for (const where of ["inbox", "brandspage"]) {
    await expect.poll(() => texts(page, `.${where} .coverage.failed`)).toEqual([
      expect.stringMatching(
        /^0 of 2 brands looked at today(?:Kestrel Bank, Harrier Shoes|Harrier Shoes, Kestrel Bank): No resolver answers\. Run it again when that is mended.*Run all 2 again$/,
      ),
    ]);
    await showsWhole(page, `failed-${where}`);
    if (where === "inbox") await page.goto(`${given.url}/#brands`);
  }
  expect(await texts(page, ".brandlist .health b")).toEqual(["Last run failed", "Last run failed"]);
  // All that failed, by one click.
  await page.click(".brandspage .coverage button");
  await expect.poll(() => texts(page, ".brandspage .toast [role=status]")).toEqual(["2 runs start now"]);
  await given.service.tick();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => texts(page, ".brandspage .coverage.ok")).toEqual(["2 of 2 brands looked at today"]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("a half-written note waits for its name; a message leaves by itself", async () => {
  const page = await openAt(given, "#inbox");
  await page.waitForSelector(".namerow");
  await page.click(".namelist li:first-child .namerow");
  await page.waitForSelector(".notes textarea");
  // In place of a picture stands why there is none.
  await expect.poll(() => texts(page, ".assessed .none")).toEqual(["No picture of its page was compared"]);
  await page.type(".notes textarea", "Registrar asked, waiting for");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect.poll(() => page.$eval(".notes textarea", (area) => area.value)).toBe("");
  await page.keyboard.press("k");
  await expect.poll(() => page.$eval(".notes textarea", (area) => area.value)).toBe(
    "Registrar asked, waiting for",
  );
  expect(await texts(page, ".notes [role=status]")).toEqual([expect.stringContaining("Not saved yet")]);
  await page.keyboard.press("1");
  await page.waitForSelector(".toast:not([hidden])");
  await page.waitForSelector(".toast[hidden]");
  await page.keyboard.press("u");
  await page.waitForSelector(".toast:not([hidden])");
  // The signals of these names speak of pictures, which nobody took.
  expect(faults.splice(0).filter((fault) => !/404/.test(fault))).toEqual([]);
  await page.browserContext().close();
});

inChromium("relative times go on while the page is open", async () => {
  const own = await startWatched({ startedAt: Date.now() - DAY_MS });
  const page = await open(given.browser, `${own.url}/#brands`, { key: own.key });
  await page.evaluateOnNewDocument(() => {
    const every = globalThis.setInterval;
    globalThis.setInterval = ((work: () => void, ms: number) =>
      every(work, ms === 30_000 ? 200 : ms)) as typeof every;
    // Two hours pass after three seconds.
    const real = Date.now.bind(Date);
    Date.now = () => real() + (performance.now() > 3_000 ? 7_200_000 : 0);
  });
  await page.reload();
  await page.waitForSelector(".health time");
  const before = await texts(page, ".health time:first-of-type");
  await expect.poll(() => texts(page, ".health time:first-of-type")).not.toEqual(before);
  await page.browserContext().close();
  await own.close();
});

inChromium(
  "an address that leads nowhere says so: of a page, and of the service for a browser alone",
  async () => {
    const page = await open(given.browser, `${given.url}/#nosuch/x`, { key: given.key });
    await expect.poll(() => texts(page, ".page:not([hidden]) h1")).toEqual(["There is no such page"]);
    expect(await texts(page, ".missing .name")).toEqual(["#nosuch/x"]);
    await page.goto(`${given.url}/#lookup`);
    await page.waitForSelector(".lookup .lookup-form");
    await page.waitForSelector(".missing", { hidden: true });
    const response = await page.goto(`${given.url}/nosuch`);
    expect([response!.status(), response!.headers()["content-type"]]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    await expect.poll(() => texts(page, ".missing .name")).toEqual(["/nosuch"]);
    const other = await fetch(`${given.url}/nosuch`);
    expect([other.status, other.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
    await other.body?.cancel();
    expect(faults.splice(0).filter((fault) => !/404/.test(fault))).toEqual([]);
    await page.browserContext().close();
  },
);

inChromium(
  "an address without a page leads to the inbox of whoever watches brands, in any browser",
  async () => {
    const page = await open(given.browser, `${given.url}/`, { key: given.key });
    await page.waitForSelector(".inbox .namerow");
    expect(await page.evaluate(() => location.hash)).toBe("#inbox");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.browserContext().close();
    const stranger = await open(given.browser, `${given.url}/`);
    await stranger.waitForSelector(".lookup .lookup-form");
    // This service has no route for what the lookup page asks it.
    expect(faults.splice(0).filter((fault) => !/404/.test(fault))).toEqual([]);
    await stranger.browserContext().close();
  },
);
