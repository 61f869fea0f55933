// Node only: what is tested runs in the browser and is the same on both.
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import type { StreamMessage } from "../../mod.ts";
import { browserAndService, done, faults, inChromium, look, missingFont, noPages, open } from "./browser.ts";
import { requires } from "../requires.ts";

const given = browserAndService({
  async *lookup(): AsyncGenerator<StreamMessage> {
    await undefined;
    const domain = { fqdn: "ехаmple.com", tld: "com", domain: "ехаmple" };
    const permutation = { domain, kind: "Homoglyph" } as const;
    const asn = { number: 64_500, organization: "Société Générale d’Hébergement" };
    yield {
      permutation,
      op: "GeoIp",
      data: { ip: "192.0.2.1", asn, country: { iso_code: "FR", continent: "EU" } },
    };
    yield {
      permutation,
      op: "Classification",
      data: { phishing: .999, parked: 0, legitimate: .001 },
    };
    yield { op: "Meta", data: { kind: "Done" } };
  },
});

/** Where words and controls of the first page stand; the width of a paragraph is where its lines happen to end. */
const places = (page: Page): Promise<[text: string, width: number, top: number][]> =>
  page.$$eval(
    "nav a, nav p, h1, h2, .lead, .intro p, label, button",
    (all) =>
      all.filter((each) => each.checkVisibility()).map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const { width, top } = range.getBoundingClientRect();
        return [each.textContent!.trim(), each.matches("p") ? 0 : width, top] as [string, number, number];
      }),
  );

for (
  const [fallback, missing] of [["Liberation Sans", missingFont("LiberationSans")], [
    "DejaVu Sans",
    null,
  ]] as const
) {
  requires(noPages ?? missing)(`nothing moves when the font comes after ${fallback}`, async () => {
    const page = await open(given.browser, "about:blank");
    const session = await page.createCDPSession();
    await session.send("Fetch.enable", {
      patterns: [{ urlPattern: "*.woff2" }, { urlPattern: "*/style.css" }],
    });
    const font = Promise.withResolvers<string>();
    session.on("Fetch.requestPaused", ({ requestId, request }) => {
      if (request.url.endsWith(".woff2")) return font.resolve(requestId);
      void session.send("Fetch.continueRequest", { requestId });
    });
    if (fallback === "DejaVu Sans") {
      // As on a machine that has neither Arial nor Liberation.
      await page.evaluateOnNewDocument(() =>
        document.addEventListener(
          "readystatechange",
          () => document.documentElement.style.fontFamily = 'Inter, "Inter as DejaVu"',
        )
      );
    }
    // The load event waits for the font, which the test holds back.
    await page.goto(given.url, { waitUntil: "domcontentloaded" });
    // All is drawn that is without a key: also what follows from nobody being signed in.
    await page.waitForSelector(".lookup .intro a");
    await page.waitForSelector("#account .who");
    expect(await page.evaluate(() => document.fonts.check("14px Inter"))).toBe(false);
    const before = await places(page);
    await session.send("Fetch.continueRequest", { requestId: await font.promise });
    await page.waitForFunction(() =>
      document.fonts.check("14px Inter") && document.fonts.status === "loaded"
    );
    const after = await places(page);
    expect(after.length).toBeGreaterThan(15);
    expect(after.map(([text]) => text)).toEqual(before.map(([text]) => text));
    for (const [i, [text, width, top]] of after.entries()) {
      const [, oldWidth, oldTop] = before[i]!;
      expect([text, Math.abs(top - oldTop) <= 1]).toEqual([text, true]);
      expect([text, Math.abs(width - oldWidth) <= Math.max(4, .05 * width)]).toEqual([text, true]);
    }
    expect(faults).toEqual([]);
    await page.browserContext().close();
  });
}

inChromium("letters beyond ASCII come when they are shown, other scripts are the reader's own", async () => {
  const page = await open(given.browser, given.url, { key: given.key });
  await page.waitForSelector(".lookup");
  const fonts = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name).filter((name) =>
        name.endsWith(".woff2")
      )
        .map((name) => new URL(name).pathname)
    );
  await page.evaluate(() => document.fonts.ready);
  expect(await fonts()).toEqual(["/assets/inter-4.1.woff2"]);
  await look(page, "example.com");
  await done(page);
  await page.click(".row");
  await page.waitForFunction(() => document.fonts.check("14px Inter", "é"));
  expect(await fonts()).toEqual(["/assets/inter-4.1.woff2", "/assets/inter-4.1-latin.woff2"]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("a font is stored by the browser for a year, and its licence is beside it", async () => {
  const font = await fetch(new URL("assets/inter-4.1.woff2", given.url), {
    headers: { "accept-encoding": "gzip" },
  });
  expect(new TextDecoder().decode((await font.arrayBuffer()).slice(0, 4))).toBe("wOF2");
  expect(Object.fromEntries(font.headers)).toMatchObject({
    "content-type": "font/woff2",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(font.headers.get("content-encoding")).toBe(null);
  const licence = await (await fetch(new URL("assets/inter-license.txt", given.url))).text();
  expect(licence).toContain("SIL OPEN FONT LICENSE Version 1.1");
});
