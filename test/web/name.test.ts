// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import type { Page } from "puppeteer-core";
import { expect } from "vitest";
import { COPY, plain } from "../lib/lines/scenarios.ts";
import { done, faults, inChromium, look, open, texts } from "./browser.ts";
import { showsWhole } from "./layout.ts";
import { BANK, givenWatched } from "./watched.ts";

const ACCENT = "k\u00e9strelbank.com", ASCII = "xn--kstrelbank-b7a.com";
const given = givenWatched({
  names: { [ACCENT]: plain({ Classification: { ...COPY, page_state: "page" } }) },
});

/** How a name is drawn in an element: what differs stands in brackets, the A-labels behind it. */
const drawn = (page: Page, within: string): Promise<string[]> =>
  page.$$eval(`${within} .name`, (all) =>
    all.map((name) => {
      const pieces = [...name.childNodes].map((node) =>
        node instanceof Element ? `[${node.textContent}]` : node.textContent
      );
      const beside = name.nextElementSibling;
      return pieces.join("") + (beside?.matches(".ascii") === true ? ` ${beside.textContent}` : "");
    }));

const openRow = (page: Page, row: string) =>
  page.evaluate(
    (row, text) => {
      const rows = [...document.querySelectorAll<HTMLElement>(row)];
      rows.find((each) => each.querySelector(".name")!.textContent === text)!.click();
    },
    row,
    ACCENT,
  );

inChromium(
  "a name is drawn the same on every page: in Unicode, the letters that differ, its A-labels",
  async () => {
    const whole = `k[\u00e9]strelbank.com ${ASCII}`;
    const page = await open(given.browser, `${given.url}/#inbox`, { key: await given.service.key() });
    await page.waitForSelector(".namerow");
    expect(await drawn(page, ".namerow")).toContain(whole);
    await showsWhole(page, "name-inbox");
    await openRow(page, ".namerow");
    await page.waitForSelector(".brandpanel");
    expect((await drawn(page, ".brandpanel h2"))[0]).toBe(whole);
    await page.goto(`${given.url}/#brands/${given.ids[0]}?tab=timeline`);
    await page.waitForSelector(".timeline .name");
    expect(await drawn(page, ".timeline")).toContain(whole);
    await page.goto(`${given.url}/#lookup`);
    await look(page, BANK);
    await done(page);
    await expect.poll(() => drawn(page, ".lookup .row")).toContain(whole);
    expect(await drawn(page, ".lookup .row")).toContain("kestrelb[na]k.com");
    await showsWhole(page, "name-lookup");
    await openRow(page, ".lookup .row");
    await page.waitForSelector(".lookup .panel:not([hidden])");
    expect(await drawn(page, ".lookup .panel h2")).toEqual([whole]);
    await expect.poll(() => texts(page, ".lookup .panel dd")).toContain("\u00e9 U+00E9");
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);
