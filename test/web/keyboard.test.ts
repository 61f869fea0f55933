// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { beforeAll, expect } from "vitest";
import type { Page } from "puppeteer-core";
import type { Permutation, StreamMessage } from "../../mod.ts";
import {
  address,
  browserAndService,
  done,
  faults,
  inChromium,
  look,
  off,
  open,
  said,
  texts,
} from "./browser.ts";

const given = browserAndService({ lookup: oneName });
/** Of an owner without results. */
let other = "";

beforeAll(async () => {
  if (!off) other = await given.made.key(undefined, { owner: "bea" });
});

/** A lookup of a name that is registered, and of one that is free. */
async function* oneName(): AsyncGenerator<StreamMessage> {
  await undefined;
  const permutation: Permutation = {
    domain: { fqdn: "exmple.com", tld: "com", domain: "exmple" },
    kind: "Omission",
  };
  yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
  yield { permutation, op: "Levenshtein", data: 1 };
  yield {
    permutation,
    op: "Nxdomain",
    data: { query: { name: "exmple.com", type: "NS", rcode: "NXDOMAIN" }, trusted: true, soa: null },
  };
  yield { op: "Meta", data: { kind: "Done" } };
}

/** Where the focus is: the page, and what of it. */
const focus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${
      element.closest(".page:not([hidden])")?.getAttribute("aria-label")
    }: ${element.tagName} ${label}`;
  });
const press = async (page: Page, selector: string): Promise<void> => {
  await page.focus(selector);
  await page.keyboard.press("Enter");
};

inChromium("the skip link leads to the content and leaves the address alone", async () => {
  const page = await open(given.browser, `${given.url}#lookup`, { key: given.key });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await done(page);
  const here = await address(page);
  await press(page, ".skip");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  expect(await address(page)).toBe(here);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("form")?.className)).toBe("lookup-form");
  await page.goto(`${given.url}signin`);
  await page.waitForSelector("#owner");
  await press(page, ".skip");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  expect(await address(page)).toBe(`${given.url}signin`);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium(
  "the focus goes to the page that is come to, and stays where something was done",
  async () => {
    const page = await open(given.browser, `${given.url}#lookup`, { key: other });
    await page.waitForSelector(".lookup");
    for (const name of ["one-example.com", "two-example.com", "three-example.com"]) {
      await look(page, name);
      await done(page);
    }
    await press(page, "nav a[href='#results']");
    await page.waitForSelector("tbody tr:nth-child(3)");
    await expect.poll(() => focus(page)).toMatch(/^Results: SECTION Results/);
    await press(page, "tbody tr:nth-child(2) button");
    await said(page, "two-example.com is stored for longer");
    await expect.poll(() => focus(page)).toBe("Results: BUTTON Save two-example.com");
    await page.keyboard.press("Tab");
    /** Says yes in the dialog that asks whether a result is to be deleted, and begins with no. */
    const deleteIt = async () => {
      await page.keyboard.press("Enter");
      await expect.poll(() => focus(page)).toMatch(/BUTTON Keep$/);
      await page.keyboard.down("Shift");
      await page.keyboard.press("Tab");
      await page.keyboard.up("Shift");
      await expect.poll(() => focus(page)).toMatch(/BUTTON Delete$/);
      await page.keyboard.press("Enter");
    };
    await deleteIt();
    await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 2);
    await expect.poll(() => focus(page)).toBe("Results: BUTTON Delete one-example.com");
    await deleteIt();
    await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 1);
    await expect.poll(() => focus(page)).toBe("Results: BUTTON Delete three-example.com");
    await press(page, "tbody tr th a");
    await done(page);
    await expect.poll(() => focus(page)).toMatch(/^Lookup: SECTION Lookup/);
    await page.goBack();
    await page.waitForSelector(".list:not([hidden])");
    await expect.poll(() => focus(page)).toMatch(/^Results: SECTION Results/);
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);

inChromium(
  "the row that the keyboard is at is named by its own table, however many tables there are",
  async () => {
    const page = await open(given.browser, `${given.url}#lookup`, { key: given.key });
    for (const [place, shown] of [["lookup", ".lookup"], ["available", ".free"]] as const) {
      await page.evaluate((name) => location.hash = name, place);
      await page.waitForSelector(`.page${shown}:not([hidden])`);
      await look(page, "example.com");
      await done(page);
      await page.focus(".page:not([hidden]) .grid");
      await page.keyboard.press("ArrowDown");
      const active = await page.$eval(".page:not([hidden]) .grid", (grid) => {
        const row = document.getElementById(grid.getAttribute("aria-activedescendant")!);
        return row !== null && grid.contains(row) && row.getAttribute("aria-selected") === "true";
      });
      expect([place, active]).toEqual([place, true]);
    }
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);

inChromium("how many names pass a filter is said", async () => {
  const page = await open(given.browser, `${given.url}#lookup`, { key: given.key });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await done(page);
  await page.type(".filters input[type=search]", "nothing like it");
  await said(page, "0 of 1 name");
  await press(page, ".filters .clear");
  await said(page, "1 name");
  await expect.poll(() => texts(page, ".lookup .shown")).toEqual(["1 name"]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
