// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import { address, browserAndService, done, faults, inChromium, look, open, retype } from "./browser.ts";

const given = browserAndService();

const field = (page: Page): Promise<string> =>
  page.$eval(".page:not([hidden]) .lookup-bar input", (input) => input.value);

/** Waits until the field, the window's title and what is said are about a name. */
const about = (page: Page, domain: string) =>
  page.waitForFunction(
    (text) =>
      document.querySelector<HTMLInputElement>(".page:not([hidden]) .lookup-bar input")?.value === text &&
      document.title === `${text} – Lookup – Deadringer` &&
      document.querySelector(".lookup [role=status]")?.textContent?.startsWith("Done"),
    {},
    domain,
  );

inChromium(
  "back and forward lead through the lookups of a page, and field and title follow",
  async () => {
    const page = await open(given.browser, `${given.url}#lookup`, { key: given.key });
    await page.waitForSelector(".lookup");
    expect(await page.title()).toBe("Lookup – Deadringer");
    await look(page, "one-example.com");
    await about(page, "one-example.com");
    const first = await address(page);
    await look(page, "two-example.com");
    await about(page, "two-example.com");
    const second = await address(page);
    expect(second).not.toBe(first);
    await page.goBack();
    await about(page, "one-example.com");
    expect(await address(page)).toBe(first);
    await page.goForward();
    await about(page, "two-example.com");
    expect(await address(page)).toBe(second);
    await page.reload();
    await about(page, "two-example.com");
    // A lookup that was refused has no address.
    await look(page, "1.2.3.4");
    await page.waitForSelector(".lookup .problem:not([hidden])");
    expect(await address(page)).toBe(`${given.url}#lookup`);
    expect(await field(page)).toBe("1.2.3.4");
    await page.goBack();
    await about(page, "one-example.com");
    expect(faults.splice(0).filter((fault) => !fault.includes("400"))).toEqual([]);
    await page.browserContext().close();
  },
);

inChromium("a result that is opened over another puts its own name into the field", async () => {
  const page = await open(given.browser, `${given.url}#lookup`, { key: given.key });
  await page.waitForSelector(".lookup");
  await look(page, "one-example.com");
  await done(page);
  const { hash } = new URL(await address(page));
  const other = await open(given.browser, `${given.url}#lookup`, { key: given.key });
  await other.waitForSelector(".lookup");
  await look(other, "two-example.com");
  await done(other);
  await other.evaluate((to) => location.hash = to, hash);
  await about(other, "one-example.com");
  // What is typed meanwhile stays.
  await other.type(".lookup .lookup-bar input", "x");
  expect(await field(other)).toBe("one-example.comx");
  expect(faults).toEqual([]);
  await page.browserContext().close();
  await other.browserContext().close();
});

inChromium(
  "each search of certificates has an address, a title and a place in the history",
  async () => {
    const page = await open(given.browser, `${given.url}#ct?pattern=one`, { key: given.key });
    const about = (pattern: string) =>
      page.waitForFunction(
        (text) =>
          document.querySelector<HTMLInputElement>(".ct .mono")?.value === text &&
          document.title === `${text} – CT search – Deadringer` &&
          new URLSearchParams(location.hash.split("?")[1]).get("pattern") === text &&
          document.querySelector(".ct [role=status]")?.textContent?.startsWith("0 names"),
        {},
        pattern,
      );
    await about("one");
    for (const pattern of ["two", "three"]) {
      await retype(page, ".ct .mono", pattern);
      await page.keyboard.press("Enter");
      await about(pattern);
    }
    await page.goBack();
    await about("two");
    await page.goBack();
    await about("one");
    await page.goForward();
    await about("two");
    await page.click("nav a[href='#untwist']");
    await page.waitForSelector(".untwist:not([hidden])");
    await page.click("nav a[href='#ct']");
    await about("two");
    await page.click("nav a[href='#ct']");
    await about("two");
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);
