// Node only: what is tested runs in the browser and is the same on both.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { environmentConfig } from "../../server/config/environment.ts";
import type { RunningServer } from "../../server/main.ts";
import { startServer } from "../whole/whole.ts";
import {
  barriersInBothThemes,
  browserAndService,
  done,
  faults,
  firstKey,
  inChromium,
  look,
  off,
  open,
} from "./browser.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-report-"));
const given = browserAndService();
let server: RunningServer;
let key = "";
beforeAll(async () => {
  if (off) return;
  const config = environmentConfig({
    DEADRINGER_DEMO: "true",
    DEADRINGER_STORE: `sqlite:${folder}`,
    DEADRINGER_PORT: "0",
    DEADRINGER_PERMUTATIONS: "500",
    // A name without an address: who reports is asked.
    DEADRINGER_REPORT_ORG: "Kestrel Bank CERT",
  });
  server = await startServer({ ...config, log: "off" }, () => {});
  key = await firstKey(server);
}, 60_000);
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

inChromium("evidence is collected, and reports are drafted, read and saved, from the panel", async () => {
  const page = await open(given.browser, server.url, { key });
  await page.waitForSelector(".lookup");
  await look(page, "kestrelbank.com");
  await done(page);
  await page.goto(`${page.url()}${page.url().includes("?") ? "&" : "?"}name=kestreibank.com`);
  const press = async (selector: string, text: string) => {
    const button = await page.waitForSelector(`${selector} ::-p-xpath(.//button[starts-with(., "${text}")])`);
    await button!.evaluate((each) => (each as HTMLButtonElement).click());
  };
  await press(".action", "Collect evidence");
  await page.waitForSelector(".action ::-p-text(files, signed)");
  // Who reports is asked where it is needed, and stored.
  await press(".action", "Draft reports");
  await page.waitForSelector(".reporter");
  await expect.poll(() =>
    page.evaluate(() => {
      const { bottom } = document.querySelector(".reporter")!.getBoundingClientRect();
      return [document.activeElement?.getAttribute("name"), bottom <= innerHeight + 1];
    })
  ).toEqual(["org", true]);
  await barriersInBothThemes(page);
  const [org, contact, brand] = await page.$$(".reporter input");
  expect(await org!.evaluate((input) => (input as HTMLInputElement).value)).toBe("Kestrel Bank CERT");
  await contact!.type("cert@kestrelbank.com");
  await brand!.evaluate((input) => (input as HTMLInputElement).select());
  await brand!.type("Kestrel Bank");
  await press(".reporter", "Save");
  const first = ".reports li:first-child";
  await page.waitForSelector(first);
  await press(first, "Read");
  await page.waitForSelector(`${first} pre`);
  expect(await page.$eval(`${first} pre`, (pre) => pre.textContent)).toContain("[.]com");
  expect(await page.$eval(`${first} pre`, (pre) => pre.textContent)).toContain("Kestrel Bank CERT");
  await barriersInBothThemes(page);
  // A file of mail programs, with the evidence that was collected.
  const saved = page.waitForResponse((response) => response.url().endsWith("/v1/reports/mail"));
  await press(first, "Save as mail");
  expect((await saved).status()).toBe(200);
  // A name that is not watched has no history to note it in.
  expect(await page.$$eval(`${first} button`, (all) => all.map((each) => each.textContent))).toEqual([
    ...["Close", "Copy text", "Save as mail", "Save XARF"],
  ]);
  await page.reload();
  await press(".action", "Draft reports");
  await page.waitForSelector(
    ".action ::-p-text(Reported by Kestrel Bank CERT, cert@kestrelbank.com, for Kestrel Bank)",
  );
  expect(faults).toEqual([]);
});
