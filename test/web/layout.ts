/**
 * Measures whether a page shows everything whole.
 * @module
 */
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import { barriersInBothThemes, shot } from "./browser.ts";

/** Buttons, links and fields beside the window or under its edge, and texts that are cut, of what is seen now. */
export function cutParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`the page is ${over} px wider than the window`);
    const called = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${
        (element.textContent ?? "").trim().slice(0, 40)
      }”`;
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || style.clipPath !== "none" || element.closest(".skip, .hush, thead") !== null) {
        continue;
      }
      if (
        element.matches("a, button, input, select, textarea, summary") &&
        (box.left < -1 || box.right > innerWidth + 1)
      ) {
        found.push(`beside the window: ${called(element)}`);
      }
      const isCut = style.overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1;
      if (isCut && element.childElementCount === 0) found.push(`cut: ${called(element)}`);
      const isButton = element.matches("button, .button");
      if (isButton && element.scrollWidth > element.clientWidth + 1) {
        found.push(`too narrow: ${called(element)}`);
      }
    }
    return found;
  });
}

/** Windows that pages have to look right in. */
const SIZES = [[1440, 900], [1024, 768], [768, 1024], [390, 844]] as const;

/** The page shows everything whole, in two fonts, and axe-core finds no barrier, in both themes. */
export async function showsWhole(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewport({ width, height });
    for (const family of ["", "DejaVu Sans"]) {
      await page.evaluate((font) => document.documentElement.style.fontFamily = font, family);
      await expect.poll(async () => [name, width, family, await cutParts(page)]).toEqual([
        name,
        width,
        family,
        [],
      ]);
    }
    await shot(page, `${name}-${width}`);
    await page.evaluate(() => document.documentElement.style.fontFamily = "");
    expect([name, width, await barriersInBothThemes(page)]).toEqual([name, width, []]);
  }
  await page.emulateMediaFeatures([]);
  await page.setViewport({ width: 1440, height: 900 });
  // What a phone folds is put into the page anew: what is typed before that is typed nowhere.
  await page.waitForFunction(() => document.querySelector(".folded") === null);
}
