// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import {
  address,
  barriers,
  done,
  faults,
  inFirefox,
  launchFirefox,
  look,
  noFirefox,
  open,
  shot,
  shownNames,
  texts,
} from "./browser.ts";
import { cutParts } from "./layout.ts";
import { givenHouse, linkFor } from "./owners.ts";
import { startWatched } from "./watched.ts";

const house = givenHouse({ missing: noFirefox, launch: launchFirefox, permutations: 2_000 });

/** The page shows everything whole, wide and narrow, in both themes, and axe-core finds no barrier. */
async function showsWhole(page: Page, name: string): Promise<void> {
  for (const [width, height] of [[1440, 900], [390, 844]] as const) {
    await page.setViewport({ width, height });
    await expect.poll(async () => [name, width, await cutParts(page)]).toEqual([name, width, []]);
    await shot(page, `firefox-${name}-${width}`);
    expect([name, width, await barriers(page)]).toEqual([name, width, []]);
  }
  await page.setViewport({ width: 1440, height: 900 });
}

/** Goes back; `page.goBack()` waits for a load that a change of the address alone does not bring. */
const back = (page: Page) => page.evaluate(() => history.back());
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

inFirefox("Firefox: a link signs in; a lookup, its verdicts, a name, Back and the theme", async () => {
  const page = await open(house.browser, await linkFor(house, "add", "ann"));
  await page.waitForSelector("button[type=submit]");
  await Promise.all([page.waitForNavigation(), page.click("button[type=submit]")]);
  await page.waitForFunction(() => document.querySelector(".who")?.textContent === "ann");

  await page.goto(`${house.server.url}/#lookup`);
  await page.waitForSelector(".lookup");
  await look(page, "kestrelbank.com");
  await done(page);
  const names = await shownNames(page);
  expect(names).toBeGreaterThan(20);
  const counts = (await texts(page, ".standing:not([hidden]) b")).map(Number);
  // The first counts what is to be acted on, whatever it is; the others have each name once.
  expect(counts.slice(1).reduce((sum, each) => sum + each, 0)).toBe(names);
  expect(counts[0]).toBeGreaterThan(0);
  expect((await texts(page, ".row .name")).length).toBeGreaterThan(5);
  expect(await page.$$(".row mark")).not.toEqual([]);
  await showsWhole(page, "lookup");

  const list = await address(page);
  const [first] = await texts(page, ".row .name");
  await page.click(".row");
  await expect.poll(() => texts(page, ".panel:not([hidden]) h2")).toEqual([first]);
  await page.waitForSelector(".panel .because");
  expect(await address(page)).not.toBe(list);
  await showsWhole(page, "name");
  await back(page);
  await page.waitForSelector(".panel", { hidden: true });
  expect(await address(page)).toBe(list);

  const light = await background(page);
  await page.select("#theme", "dark");
  await expect.poll(() => background(page)).not.toBe(light);
  await showsWhole(page, "lookup-dark");
  await page.reload();
  await done(page);
  expect(await background(page)).not.toBe(light);
  expect(await shownNames(page)).toBe(names);
  await page.select("#theme", "light");
  await expect.poll(() => background(page)).toBe(light);
  expect(faults).toEqual([]);

  // What the content security policy blocks counts as a fault.
  await page.evaluate(() => void (new Image().src = "http://192.0.2.1/pixel.png"));
  await expect.poll(() => faults).toEqual([expect.stringMatching(/blocked .*192\.0\.2\.1\/pixel\.png/)]);
  faults.length = 0;
  await page.browserContext().close();
});

inFirefox("Firefox: a name of the Inbox is opened, closed by Back, and set to Watching", async () => {
  const { url, key, service, close } = await startWatched();
  try {
    const page = await open(house.browser, `${url}/#inbox`);
    await page.waitForSelector("#key");
    await page.type("#key", key);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".namerow");
    expect((await texts(page, ".namerow .name"))[0]).toBe("kestrelbnak.com");
    await showsWhole(page, "inbox");
    await page.click(".namelist li:first-child .namerow");
    await page.waitForSelector(".brandpanel");
    expect(await texts(page, ".brandpanel h2 .name")).toEqual(["kestrelbnak.com", "kestrelbank.com"]);
    await showsWhole(page, "inbox-name");
    await back(page);
    await page.waitForFunction(() => document.querySelector(".brandpanel") === null);
    expect(await address(page)).toBe(`${url}/#inbox`);

    await page.keyboard.press("j");
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("namerow");
    const name = await page.evaluate(() => document.activeElement!.querySelector(".name")!.textContent);
    await page.keyboard.press("1");
    await expect.poll(() => texts(page, ".toast [role=status]")).toEqual([`${name}: Watching`]);
    const { body } = await service.call("GET", "/v1/watch/names");
    expect(body.find((each: { name: string }) => each.name === name).state).toBe("watching");
    expect(faults).toEqual([]);
    await page.browserContext().close();
  } finally {
    await close();
  }
});
