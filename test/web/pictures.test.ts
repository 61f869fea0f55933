// Node only: what is tested runs in the browser and is the same on both.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import type { Permutation, StreamMessage } from "../../mod.ts";
import type { LookupRequest } from "../../server/results/lookup_request.ts";
import { COPY, PARKED } from "../lib/lines/scenarios.ts";
import { screenshotsIn, testService } from "../server/service.ts";
import {
  barriersInBothThemes,
  browserAndService,
  done,
  faults,
  inChromium,
  look,
  off,
  open,
  serve,
  shot,
  texts,
} from "./browser.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-pictures-"));
let drawing: Uint8Array<ArrayBuffer>;

// The service may be reached by another name than the one it knows itself by.
const screenshots = screenshotsIn(folder, "https://deadringer.example");
const permutation: Permutation = {
  domain: { fqdn: "examp1e.com", tld: "com", domain: "examp1e" },
  kind: "Homoglyph",
};
const given = browserAndService({
  screenshots,
  async *lookup({ uuid }: LookupRequest): AsyncGenerator<StreamMessage> {
    yield { op: "Meta", data: { kind: "Progress", data: [0, 2] } };
    const store = screenshots.of(uuid!);
    await store.put("example.com", drawing);
    yield { permutation, op: "Screenshot", data: await store.put("examp1e.com", drawing) };
    yield { permutation, op: "Classification", data: { ...COPY, page_state: "page" } };
    const other = { ...permutation, domain: { ...permutation.domain, fqdn: "exarnple.com" } };
    // No request goes to another origin, whatever URL a line has.
    yield { permutation: other, op: "Screenshot", data: "https://elsewhere.example/x.png" };
    yield { op: "Meta", data: { kind: "Done" } };
  },
});
beforeAll(async () => {
  if (off) return;
  drawing = new Uint8Array(await (await given.browser.newPage()).screenshot({ type: "png" }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

inChromium("pictures on a card, and beside the original's", async () => {
  const page = await open(given.browser, given.url, { key: given.key });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.waitForSelector(".lookup");
  await look(page, "www.example.com");
  await done(page);
  const loaded = (selector: string, n: number) =>
    page.waitForFunction(
      (selector, n) =>
        [...document.querySelectorAll<HTMLImageElement>(selector)].filter((img) => img.naturalWidth > 0)
          .length === n,
      {},
      selector,
      n,
    );
  // The card of a stored result waits for the registrable name, which no line tells of.
  await page.reload();
  await loaded(".actcard img", 2);
  await page.click(".row:first-child");
  await loaded(".panel .pages img", 2);
  expect(await page.$$eval(".panel .pages img", (all) => all.map((img) => img.alt))).toEqual([
    "Page of examp1e.com",
    "Page of example.com",
  ]);
  await shot(page, "pictures");
  await page.$$eval(
    ".panel button",
    (all) => all.find((each) => each.textContent === "Compare full screen")!.focus(),
  );
  await page.keyboard.press("Enter");
  await loaded(".stage img", 2);
  // Each label stands on the side that it names, and the divider between them.
  const middle = (selector: string) =>
    page.$eval(selector, (each) => {
      const { left, right } = each.getBoundingClientRect();
      return (left + right) / 2;
    });
  expect(await texts(page, ".side-label")).toEqual(["Look-alike: examp1e.com", "Original: example.com"]);
  const divider = await middle(".stage .divider");
  expect(await middle(".side-label.left")).toBeLessThan(divider);
  expect(await middle(".side-label.right")).toBeGreaterThan(divider);
  const topAt = (x: number) =>
    page.evaluate((x) => {
      const { top } = document.querySelector(".stage")!.getBoundingClientRect();
      const at = document.elementsFromPoint(x, top + 150).find((each) => each instanceof HTMLImageElement);
      return (at as HTMLImageElement | undefined)?.alt;
    }, x);
  expect([await topAt(divider - 20), await topAt(divider + 20)]).toEqual([
    "Page of examp1e.com",
    "Page of example.com",
  ]);
  await page.focus(".slider input");
  const cover = () =>
    page.$eval(".stage", (stage) => (stage as HTMLElement).style.getPropertyValue("--cover"));
  await page.keyboard.press("End");
  await expect.poll(cover).toBe("100%");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(cover).toBe("99%");
  await shot(page, "overlay");
  expect(await barriersInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.$(".overlay[open]")).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Compare full screen");
  // Back closes what was opened last, and one step further the panel.
  await page.keyboard.press("Enter");
  await page.waitForSelector(".overlay[open]");
  await page.goBack();
  await expect.poll(() => page.$(".overlay[open]")).toBeNull();
  expect(await page.$(".panel:not([hidden])")).not.toBeNull();
  // Opened again before the browser has told that it closed, it stays, and is a step again.
  await page.keyboard.press("Enter");
  await page.waitForSelector(".overlay[open]");
  await page.$eval(".overlay", async (overlay) => {
    overlay.querySelector<HTMLElement>("form button")!.click();
    await Promise.resolve(); // The page is drawn, no event of the browser has come.
    (document.activeElement as HTMLElement).click();
  });
  await page.waitForSelector(".overlay[open]");
  await page.goBack();
  await expect.poll(() => page.$(".overlay[open]")).toBeNull();
  expect(await page.$(".panel:not([hidden])")).not.toBeNull();
  expect(await barriersInBothThemes(page)).toEqual([]);
  expect(requests.filter((each) => !each.startsWith(given.url) && !each.startsWith("blob:"))).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("a page without a picture says why, and has one taken when it is asked for", async () => {
  const parked: Permutation = { ...permutation, domain: { ...permutation.domain, fqdn: "exannple.com" } };
  const chain = [{ url: "http://exannple.com/", kind: "InitialRequest" }, {
    url: "https://www.example.com/",
    kind: "Http",
    status: 301,
  }];
  const asked: string[] = [];
  const made = testService({
    screenshots,
    async *lookup({ plan, uuid, brand }: LookupRequest): AsyncGenerator<StreamMessage> {
      const classification = { ...PARKED, page_state: "page" as const };
      yield { permutation: parked, op: "Classification", data: classification };
      if (plan === "analyze") {
        asked.push(String(brand));
        const data = await screenshots.of(uuid!).put("exannple.com", drawing);
        yield { permutation: parked, op: "Screenshot", data };
      } else {
        yield { permutation, op: "Classification", data: { ...COPY, page_state: "none" } };
        const own = { ...permutation, domain: { ...permutation.domain, fqdn: "example.net" } };
        yield { permutation: own, op: "Classification", data: { ...COPY, page_state: "page" } };
        yield { permutation: own, op: "RedirectChain", data: chain } as StreamMessage;
      }
      yield { op: "Meta", data: { kind: "Done" } };
    },
  });
  const sparing = await serve(made.answer);
  const page = await open(given.browser, `http://127.0.0.1:${sparing.port}/`, { key: await made.key() });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await done(page);
  const pages = ".panel [data-name=Pages]";
  for (
    const [name, why, buttons] of [
      ["examp1e.com", "No picture: no page answers", []],
      ["example.net", "No picture was taken: it leads to your own page", ["Take a picture"]],
      ["exannple.com", "No picture was taken: a parked page has nothing to show", ["Take a picture"]],
    ] as const
  ) {
    await page.evaluate((name) => {
      const row = [...document.querySelectorAll(".row")].find((row) => row.textContent!.includes(name))!;
      (row as HTMLElement).click();
    }, name);
    await expect.poll(() => texts(page, `${pages} p`)).toEqual([why]);
    expect(await texts(page, `${pages} button`)).toEqual(buttons);
  }
  expect(await barriersInBothThemes(page)).toEqual([]);
  await page.click(`${pages} button`);
  await page.waitForFunction(
    (place) => (document.querySelector(`${place} img`) as HTMLImageElement | null)?.naturalWidth,
    {},
    pages,
  );
  expect(asked).toEqual(["example.com"]);
  await shot(page, "taken");
  expect(faults).toEqual([]);
  await page.browserContext().close();
  await sparing.close(0);
});

inChromium(
  "an open panel and its card show a picture that comes later, and the verdict it changes",
  async () => {
    const taken = Promise.withResolvers<void>();
    const made = testService({
      screenshots,
      async *lookup({ uuid }: LookupRequest): AsyncGenerator<StreamMessage> {
        yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
        yield { permutation, op: "Classification", data: { ...COPY, page_state: "page" } };
        await taken.promise;
        const store = screenshots.of(uuid!);
        await store.put("example.com", drawing);
        yield { permutation, op: "Screenshot", data: await store.put("examp1e.com", drawing) };
        const likeness = { page: 0.9, picture: 0.97 };
        yield { permutation, op: "Classification", data: { ...COPY, page_state: "page", likeness } };
        yield { op: "Meta", data: { kind: "Done" } };
      },
    });
    const late = await serve(made.answer);
    const page = await open(given.browser, `http://127.0.0.1:${late.port}/`, { key: await made.key() });
    await page.waitForSelector(".lookup");
    await look(page, "example.com");
    await page.waitForSelector(".actcard .nopicture");
    expect(await texts(page, ".actcard .nopicture")).toEqual(["No picture yet"]);
    await page.click(".row:first-child");
    await page.waitForSelector(".panel:not([hidden]) .facts, .panel:not([hidden]) h3");
    expect(await page.$$(".panel .pages img")).toEqual([]);
    taken.resolve();
    const shown = (selector: string) =>
      page.$$eval(
        selector,
        (all) => (all as HTMLImageElement[]).map((img) => img.naturalWidth > 0 && img.alt),
      );
    await expect.poll(() => shown(".panel .pages img")).toEqual([
      "Page of examp1e.com",
      "Page of example.com",
    ]);
    expect(await texts(page, ".panel h2")).toEqual([expect.stringContaining("examp1e.com")]);
    await expect.poll(() => texts(page, ".panel")).toEqual([
      expect.stringContaining("screenshots 97% alike"),
    ]);
    await done(page);
    await expect.poll(() => shown(".actcard img")).toEqual(["Page of examp1e.com", "Page of example.com"]);
    expect(faults).toEqual([]);
    await page.browserContext().close();
    await late.close(0);
  },
);
