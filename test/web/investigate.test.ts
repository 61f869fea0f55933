// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import { address, faults, inChromium, texts } from "./browser.ts";
import { showsWhole } from "./layout.ts";
import { givenWatched, openAt } from "./watched.ts";

const given = givenWatched();

const box = async () => {
  const page = await openAt(given, "#investigate");
  await page.waitForSelector(".investigate textarea");
  return page;
};
const ways = (page: Page) => texts(page, ".ways b");

inChromium("one box knows what was pasted, and Enter goes to the right tool", async () => {
  const page = await box();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  await showsWhole(page, "investigate");
  await page.keyboard.type("hxxps://paypa1[.]com/login");
  await expect.poll(() => ways(page)).toEqual([
    "Analyze this host",
    "Find look-alikes",
    "Whom does it imitate?",
    "Search in certificates",
    "Names worth registering",
  ]);
  await showsWhole(page, "investigate-url");
  await page.$eval(".investigate textarea", (area) => area.select());
  await page.keyboard.type("192.0.2.1");
  await expect.poll(() => ways(page)).toEqual([]);
  expect(await texts(page, ".investigate [role=status]")).toEqual([
    "An IP address has no look-alikes: paste a name",
  ]);
  await page.$eval(".investigate textarea", (area) => area.select());
  await page.keyboard.type("paypa1.com, g00gle[.]com");
  await expect.poll(() => ways(page)).toEqual(["Whom do these 2 names imitate?"]);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".untwist:not([hidden])");
  expect(await page.$eval(".untwist textarea", (area) => area.value)).toBe("paypa1.com\ng00gle.com");
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("a pattern as other tools write it is searched for, not refused", async () => {
  const page = await box();
  await page.keyboard.type("%.kestrelbank.com");
  await expect.poll(() => ways(page)).toEqual(["Search in certificates"]);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".ct:not([hidden])");
  expect(
    await page.$eval(".ct", (shown) => [
      shown.querySelector("select")!.value,
      shown.querySelector<HTMLInputElement>("input.mono")!.value,
    ]),
  ).toEqual(["wildcard", "*.kestrelbank.com"]);
  await page.waitForFunction(() => document.querySelector("#ct-fault")?.textContent === "");
  // This service has no index of certificates.
  expect(faults.splice(0).filter((fault) => !/status of [45]\d\d/.test(fault))).toEqual([]);
  await page.browserContext().close();
});

inChromium("what is watched already is offered first", async () => {
  const page = await box();
  await page.keyboard.type("kestrelbnak.com");
  await expect.poll(async () => (await ways(page))[0]).toBe("kestrelbnak.com");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".brandpanel");
  expect(decodeURIComponent(await address(page))).toContain(`#brands/${given.ids[0]}`);
  expect((await texts(page, ".brandpanel h2 .name"))[0]).toBe("kestrelbnak.com");
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("Ctrl K goes anywhere by the keyboard alone", async () => {
  const page = await openAt(given, "#brands");
  await page.waitForSelector(".brandlist");
  const chord = async () => {
    await page.keyboard.down("Control");
    await page.keyboard.press("k");
    await page.keyboard.up("Control");
    await page.waitForSelector("dialog.palette[open]");
  };
  await chord();
  await showsWhole(page, "palette");
  await page.keyboard.type("harrier");
  await expect.poll(() => texts(page, ".palette b")).toEqual([
    "Brand Harrier Shoes",
    "harriershoes.com",
    "Search in certificates",
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".brandpanel");
  expect((await texts(page, ".brandpanel h2 .name"))[0]).toBe("harriershoes.com");
  await chord();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("dialog.palette") === null);
  await chord();
  await page.keyboard.type("inbox");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".inbox:not([hidden]) .namerow");
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
