// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import {
  address,
  barriersInBothThemes,
  browserAndDemo,
  done,
  faults,
  inChromium,
  look,
  open,
  shownNames,
  texts,
} from "./browser.ts";
import { cutParts } from "./layout.ts";

const BRAND = "kestrelbank.com";
const given = browserAndDemo();

/** Makes a link to the result that the page shows; returns its address. */
async function share(page: Page): Promise<string> {
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".progress button")].find((each) =>
      each.textContent === "Share"
    )!
      .click()
  );
  await page.waitForSelector("dialog.share[open]");
  await page.click("dialog.share button.primary");
  await page.waitForSelector("dialog.share .value");
  return await page.$eval("dialog.share .value", (link) => link.textContent!);
}

async function looksRight(page: Page): Promise<void> {
  await expect.poll(() => cutParts(page)).toEqual([]);
  expect(await barriersInBothThemes(page)).toEqual([]);
}

inChromium("a result is shared read-only, opened by anybody, listed and revoked", async () => {
  const { server, key } = given.demo;
  const page = await open(given.browser, `${server.url}/#lookup`, { key });
  await look(page, BRAND);
  await done(page);
  const names = await shownNames(page);
  const link = await share(page);
  expect(link).toMatch(/\/#shared-result\/\w{32}$/);
  expect((await texts(page, "dialog.share p"))[0]).toContain(`this result of ${BRAND}`);
  await looksRight(page);

  const guest = await open(given.browser, link);
  await done(guest);
  expect(await shownNames(guest)).toBe(names);
  // Nothing can be started, changed or collected, and there is no prompt to sign in.
  expect(
    await guest.$$eval(".lookup-bar .lookup-form", (forms) => forms.filter((form) => form.checkVisibility())),
  )
    .toEqual([]);
  await guest.keyboard.press("Escape");
  await guest.evaluate(() => document.querySelector<HTMLElement>(".grid .row .name, .row .name")!.click());
  await guest.waitForSelector(".panel:not([hidden]) h2");
  expect((await texts(guest, ".panel button")).filter((text) => /Evidence|report/i.test(text))).toEqual([]);
  expect((await texts(guest, ".panel img, .actcards img")).length).toBe(0);
  // Pictures are not shared: nothing says that there are none.
  expect(await guest.$$(".actcard")).not.toEqual([]);
  expect(await texts(guest, ".nopicture")).toEqual([]);
  expect(await texts(guest, ".page:not([hidden]) .sharedof")).toEqual([`Look-alikes of ${BRAND}`]);
  expect(await address(guest)).toContain(`${link}?`);
  expect(await guest.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    link.split("/").at(-1),
  );
  await looksRight(guest);
  const phone = await open(given.browser, link, { width: 390, height: 844 });
  await done(phone);
  await looksRight(phone);
  await phone.browserContext().close();
  // The same view again, after a reload.
  const shown = await texts(guest, ".panel h2");
  await guest.reload();
  await guest.waitForSelector(".panel:not([hidden]) h2");
  expect(await texts(guest, ".panel h2")).toEqual(shown);
  expect(faults).toEqual([]);

  await page.click("dialog.share .links .danger");
  await expect.poll(() => texts(page, "dialog.share .links b")).toEqual(["revoked"]);
  // The button that had the focus is gone; Escape closes the dialog all the same.
  await page.keyboard.press("Escape");
  await expect.poll(() => page.$("dialog.share")).toBeNull();
  await page.browserContext().close();
  await guest.reload();
  await expect.poll(() => texts(guest, ".shared-result .problem")).toEqual([
    expect.stringContaining("This link has expired, or was withdrawn"),
  ]);
  // So does one to a brand, which earlier versions made.
  await guest.goto(`${server.url}/#shared/${"a".repeat(32)}`);
  await guest.reload();
  await expect.poll(() => texts(guest, ".shared-result .problem")).toEqual([
    expect.stringContaining("This link has expired, or was withdrawn"),
  ]);
  expect(faults.splice(0).filter((fault) => !/404/.test(fault))).toEqual([]);
  await guest.browserContext().close();
});
