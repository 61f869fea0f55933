// Node only: what is tested runs in the browser and is the same on both.
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import type { Permutation, StreamMessage } from "../../mod.ts";
import {
  barriersInBothThemes,
  browserAndService,
  done,
  faults,
  inChromium,
  look,
  missingFont,
  noPages,
  open,
  shot,
} from "./browser.ts";
import { requires } from "../requires.ts";

const given = browserAndService({ lookup: namesOfEveryKind });

/** Wide letters and narrow ones: what fits in both fits in what people have. */
const FONTS = [
  ["DejaVu Sans", "DejaVu Sans Mono"],
  ["Liberation Sans", "Liberation Mono"],
] as const;
const WIDTHS = [1440, 1280, 1024, 768, 390];

const KINDS = [
  "CertificateTransparency",
  "DoubleVowelInsertion",
  "Homoglyph",
  "FauxTld",
  "Transposition",
] as const;

async function* namesOfEveryKind(): AsyncGenerator<StreamMessage> {
  await undefined;
  yield { op: "Meta", data: { kind: "Progress", data: [0, 10_000] } };
  for (let i = 0; i < 40; i++) {
    const label = i % 4 === 0 ? `exámple-with-a-long-name-${i}` : `examp${i}e`;
    const permutation: Permutation = {
      domain: { fqdn: `${label}.com`, tld: "com", domain: label },
      kind: KINDS[i % KINDS.length]!,
    };
    const country = { iso_code: ["US", "GB", "BA", "SC"][i % 4]!, continent: "EU" };
    const asn = { number: 64_500 + i % 3, organization: "Bulletproof International Hosting Company" };
    yield { permutation, op: "GeoIp", data: { ip: `2001:db8:1234:5678::${i % 5}`, asn, country } };
    yield {
      permutation,
      op: "Dns",
      data: {
        a: [],
        aaaa: [],
        mx: ["mx.bulletproof-hosting.example."],
        txt: [],
        cname: [],
        ns: ["ns1.example."],
      },
    };
    const phishing = i % 3 === 0 ? .999 : .001;
    yield {
      permutation,
      op: "Classification",
      data: {
        phishing,
        parked: (1 - phishing) / 10,
        legitimate: (1 - phishing) * .9,
        reasons: [
          "phishing: no reference to itself, brand in the title",
          "not parked: password field",
        ],
        page_state: (["page", "page", "page", "challenge", "none"] as const)[i % 5]!,
        page_by: "Cloudflare",
      },
    } as StreamMessage;
  }
  yield { op: "Meta", data: { kind: "Done" } };
}

/** Buttons, links and fields outside of the window, or of a part that does not scroll. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, input, select, summary, a")]
      .filter((each) => each.checkVisibility() && each.closest(".grid, .skip, pre") === null)
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 0 && (left < -1 || right > innerWidth + 1);
      }).map((each) => `${each.tagName} ${each.textContent}`)
  );

/** Texts of which a part cannot be seen: an element hides what is wider than itself. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")].filter((each) => {
      if (
        !each.checkVisibility() || each.closest(".hush, .announcement, svg") !== null ||
        each.clientWidth === 0
      ) return false;
      const hasText = [...each.childNodes].some((node) =>
        node.nodeType === 3 && node.textContent!.trim() !== ""
      );
      if (!hasText || !/hidden|clip/.test(getComputedStyle(each).overflowX)) return false;
      // Names, reasons and targets of any length are whole in the title of their cell, and in the panel.
      return each.scrollWidth > each.clientWidth &&
        each.closest(":is(.c-name, .c-why, .c-page):not(.head *)") === null;
    }).map((each) => `${each.className}: ${each.textContent}`)
  );

/** Opens the lookup in a font that replaces the page's own. */
async function inFont([sans, mono]: readonly [string, string]): Promise<Page> {
  const page = await open(given.browser, given.url, { key: given.key });
  await page.evaluateOnNewDocument(
    (sans, mono) =>
      document.addEventListener("readystatechange", () => {
        const { style } = document.documentElement;
        style.fontFamily = sans;
        style.setProperty("--mono", mono);
      }),
    `"${sans}"`,
    `"${mono}"`,
  );
  await page.reload();
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await done(page);
  await page.waitForSelector(".actcard mark");
  return page;
}

for (const font of FONTS) {
  const missing = missingFont(...font.map((name) => name.replaceAll(" ", "")));
  requires(noPages ?? missing)(
    `no word is cut and no button is outside of the window in ${font[0]}`,
    async () => {
      const page = await inFont(font);
      const check = async (what: string, width: number) => {
        await expect.poll(() => cut(page), { message: `${what} at ${width} px` }).toEqual([]);
        expect([what, width, await outside(page)]).toEqual([what, width, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        const table = await page.$eval(".lookup .grid", (grid) => [grid.clientWidth, grid.scrollWidth]);
        expect([what, width, table[1]]).toEqual([what, width, table[0]]);
        await shot(page, `layout-${font[0].split(" ")[0]}-${what}-${width}`);
      };
      for (const width of WIDTHS) {
        await page.setViewport({ width, height: 900 });
        await page.click(".headline .viewtabs button:first-child");
        await check("names", width);
        await page.click(".headline .viewtabs button:last-child");
        await page.waitForSelector(".infrastructure .line");
        await check("infrastructure", width);
        await page.click(".headline .viewtabs button:first-child");
        await page.click(".actcard [data-do=open]");
        await page.waitForSelector(".panel:not([hidden])");
        await check("panel", width);
        await page.click(".panel [aria-label=Close]");
      }
      expect(faults).toEqual([]);
      await page.browserContext().close();
    },
  );
}

inChromium("controls are large enough to hit, and can be read, in both themes", async () => {
  const page = await inFont(FONTS[0]);
  for (const width of [1440, 390]) {
    await page.setViewport({ width, height: 900 });
    await page.click(".headline .viewtabs button:last-child");
    await page.waitForSelector(".infrastructure .line");
    expect([width, await barriersInBothThemes(page, "target-size")]).toEqual([width, []]);
    await page.click(".headline .viewtabs button:first-child");
    expect([width, await barriersInBothThemes(page, "target-size")]).toEqual([width, []]);
  }
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
