import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "puppeteer-core";

/** Where Chromium is; undefined where it is not installed. */
export const CHROMIUM: string | undefined = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find(existsSync);

/** Starts Chromium. */
export async function launchChromium(...args: string[]): Promise<Browser> {
  const { launch } = await import("puppeteer-core");
  return await launch({ executablePath: CHROMIUM!, args: ["--no-sandbox", "--disable-gpu", ...args] });
}

/** Opens a page that adds to `faults` whatever goes wrong in it. */
export async function openPage(
  context: BrowserContext,
  faults: string[],
  width = 1440,
  height = 900,
): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport({ width, height });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("dialog", (dialog) => {
    faults.push("a dialog opened");
    void dialog.dismiss();
  });
  return page;
}

/** What axe-core finds wrong with what is shown now. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  return await page.evaluate(async () => {
    interface Found {
      violations: { id: string; nodes: { html: string }[] }[];
    }
    const { axe } = globalThis as unknown as { axe: { run(): Promise<Found> } };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}

/** The texts of what a selector finds. */
export function texts(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (elements) => elements.map((element) => element.textContent ?? ""));
}
