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
  await expect.poll(async () => (await ways(page)).sort()).toEqual([
    "No look-alike of harrier-shoes.com at this address",
    "No look-alike of kestrelbank.com at this address",
  ]);
  // Nothing is there, so Enter leads nowhere.
  expect(await texts(page, ".ways kbd")).toEqual([]);
  await page.keyboard.press("Enter");
  expect(await address(page)).toMatch(/#investigate$/);
  await page.$eval(".investigate textarea", (area) => area.select());
  await page.keyboard.type("192.0.2.0/24");
  await expect.poll(async () => (await ways(page))[0]).toMatch(/^\d+ look-alikes? of .* in this network$/);
  await showsWhole(page, "investigate-network");
  await page.$eval(".investigate textarea", (area) => area.select());
  await page.keyboard.type("paypa1.com, g00gle[.]com");
  await expect.poll(() => ways(page)).toEqual(["Whom do these 2 names imitate?"]);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".untwist:not([hidden])");
  expect(await page.$eval(".untwist textarea", (area) => area.value)).toBe("paypa1.com\ng00gle.com");
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("the menu has what a person does; what can be found out is one page with modes", async () => {
  const page = await openAt(given, "#lookup");
  await page.waitForSelector(".lookup:not([hidden])");
  const seen = (links: string) =>
    page.$$eval(
      links,
      (all) =>
        all.filter((link) => link.checkVisibility()).map((link) =>
          `${link.textContent}${link.hasAttribute("aria-current") ? " *" : ""}`
        ),
    );
  const menu = ["Inbox", "Brands", "Sources", "Investigate *", "Results", "Settings", "Docs"];
  const modes = ["Anything", "Look-alikes", "One host", "Free names", "Certificates", "Who is imitated?"];
  const marked = (title: string) => modes.map((each) => each === title ? `${each} *` : each);
  // The old addresses lead to the modes.
  for (
    const [hash, title] of [
      ["#lookup", "Look-alikes"],
      ["#analyze", "One host"],
      ["#available", "Free names"],
      ["#ct", "Certificates"],
      ["#untwist", "Who is imitated?"],
      ["#investigate", "Anything"],
    ] as const
  ) {
    await page.evaluate((to) => location.hash = to, hash);
    await expect.poll(() => seen(".modes a")).toEqual(marked(title));
    expect(await seen("#nav nav a")).toEqual(menu);
  }
  // A name typed in one mode stands in the others; nothing is sent for it.
  await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
  await page.keyboard.type("login.kestrelbnak.com");
  await page.click(".modes a[href='#analyze']");
  await page.waitForSelector(".analyze:not([hidden])");
  await expect.poll(() => page.$eval(".analyze input", (input) => input.value)).toBe("login.kestrelbnak.com");
  expect(await page.$$(".analyze .progress:not([hidden])")).toEqual([]);
  // The beginning of an address is no name.
  await page.goBack();
  await page.waitForSelector(".investigate:not([hidden])");
  await page.$eval(".investigate textarea", (area) => area.select());
  await page.keyboard.type("192.0.2.10");
  await page.click(".modes a[href='#analyze']");
  await page.waitForSelector(".analyze:not([hidden])");
  await expect.poll(() => page.$eval(".analyze input", (input) => input.value)).toBe("");
  await page.evaluate(() => location.hash = "#channels");
  await expect.poll(() => seen("#nav nav a")).toEqual([
    "Inbox",
    "Brands",
    "Sources",
    "Investigate",
    "Results",
    "Settings",
    "Channels *",
    "API keys",
    "People",
    "History",
    "Health",
    "Usage",
    "Docs",
  ]);
  expect(await seen(".modes a")).toEqual([]);
  await page.evaluate(() => location.hash = "#untwist");
  await page.waitForSelector(".untwist:not([hidden])");
  await showsWhole(page, "modes");
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("a whole mail is read for its senders and links, a second choice starts anew", async () => {
  const page = await box();
  const paste = (text: string) =>
    page.$eval(".investigate textarea", (area, value) => {
      area.value = value;
      area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, text);
  await paste("From: Bank <a@kestrelbnak.com>\nSubject: x\n\nhxxps://kestrelbamk[.]com/login\n");
  await expect.poll(() => ways(page)).toEqual([
    "Whom do its senders and links imitate?",
    "Analyze kestrelbnak.com",
    "Analyze kestrelbamk.com",
  ]);
  await showsWhole(page, "investigate-mail");
  await page.focus(".investigate textarea");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".untwist:not([hidden])");
  // The brands are those that are watched.
  await expect.poll(() => texts(page, ".untwist li b")).toEqual(["kestrelbank.com", "kestrelbank.com"]);
  await page.goBack();
  await page.waitForSelector(".investigate:not([hidden]) .ways");
  for (const name of ["kestrelbnak.com", "kestrelbamk.com"]) {
    await page.evaluate((title) => {
      const all = [...document.querySelectorAll<HTMLElement>(".ways button")];
      all.find((each) => each.textContent!.includes(title))!.click();
    }, `Analyze ${name}`);
    await page.waitForSelector(".analyze:not([hidden])");
    expect(await page.$eval(".analyze input", (input) => input.value)).toBe(name);
    await page.goBack();
    await page.waitForSelector(".investigate:not([hidden]) .ways");
  }
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
