// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import {
  barriersInBothThemes,
  browserAndDemo,
  faults,
  inChromium,
  open,
  said,
  shot,
  texts,
} from "./browser.ts";
import { cutParts } from "./layout.ts";

const given = browserAndDemo();

/** Asks the service without a page. */
async function lines(path: string): Promise<string> {
  const response = await fetch(given.demo.server.url + path, {
    headers: { authorization: `Bearer ${given.demo.key}` },
  });
  expect(response.status).toBe(200);
  await response.text();
  return response.headers.get("x-service-result-id")!;
}

inChromium("results: open, save, delete with a question", async () => {
  const few = await lines("/v1/lookup/squat/kestrelbank.com?limit=300");
  const many = await lines("/v1/lookup/squat/kestrelbank.com?limit=6000");
  const gone = await lines("/v1/analyze/secure-kestrelbank.com");
  const page = await open(given.browser, `${given.demo.server.url}/#results`, { key: given.demo.key });
  await page.waitForSelector(`[data-id="${many}"]`);
  await shot(page, "results");
  expect(await barriersInBothThemes(page)).toEqual([]);
  // What is known of a result stands beside its buttons on a phone.
  await page.setViewport({ width: 390, height: 844 });
  const heights = await page.$$eval(".list tbody tr", (rows) => rows.map((row) => row.offsetHeight));
  expect(Math.max(...heights)).toBeLessThan(90);
  expect(await cutParts(page)).toEqual([]);
  await page.setViewport({ width: 1440, height: 900 });
  const until = (uuid: string) =>
    page.$eval(`[data-id="${uuid}"] td:nth-child(5)`, (cell) => cell.textContent!);
  const before = await until(many);
  await page.$$eval(`[data-id="${many}"] button`, ([save]) => (save as HTMLElement).click());
  await said(page, "kestrelbank.com is stored for longer");
  await page.waitForFunction(
    (uuid, text) => document.querySelector(`[data-id="${uuid}"] td:nth-child(5)`)?.textContent !== text,
    {},
    many,
    before,
  );
  // Who thinks better of it is where they were.
  const asked = async () => {
    await page.focus(`[data-id="${gone}"] .danger`);
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog[open]");
  };
  const focused = () => page.evaluate(() => document.activeElement!.getAttribute("aria-label"));
  await asked();
  expect(await texts(page, "dialog h2")).toEqual(["Delete the result of secure-kestrelbank.com?"]);
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("Delete secure-kestrelbank.com");
  await asked();
  await page.click("dialog .stop");
  await page.waitForFunction((uuid) => document.querySelector(`[data-id="${uuid}"]`) === null, {}, gone);
  await expect.poll(focused).toBe("Delete kestrelbank.com");
  // A clock that is wrong by days changes no words.
  await page.evaluateOnNewDocument(() => {
    const right = Date.now;
    Date.now = () => right() - 3 * 86_400_000;
  });
  await page.goto(`${given.demo.server.url}/#results`);
  await page.reload();
  await page.waitForSelector(`[data-id="${few}"]`);
  expect((await texts(page, "tbody td:nth-child(3)")).every((text) => / ago$/.test(text))).toBe(true);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
