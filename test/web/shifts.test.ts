// Node only: what is tested runs in the browser and is the same on both.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HTTPRequest, Page } from "puppeteer-core";
import { afterAll, beforeAll, expect } from "vitest";
import type { StreamMessage } from "../../mod.ts";
import { screenshotsIn } from "../server/service.ts";
import type { LookupRequest } from "../../server/results/lookup_request.ts";
import {
  address,
  browserAndDemo,
  browserAndService,
  done,
  faults,
  inChromium,
  look,
  off,
  open,
  texts,
} from "./browser.ts";

/** An entry of the browser about something that moved. */
type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
/** What moved, by how much. */
interface Moved {
  moved: [value: number, what: string][];
}

const folder = mkdtempSync(join(tmpdir(), "deadringer-shifts-"));
let drawing: Uint8Array<ArrayBuffer>;
const screenshots = screenshotsIn(folder, "https://deadringer.example");
const NAMES = ["examp1e", "exarnple", "exampie"];
/** What the service answers for a screenshot that is not stored. */
const MISSING = JSON.stringify({
  type: "about:blank",
  title: "Not Found",
  status: 404,
  detail: "No such result",
});
const given = browserAndService({
  screenshots,
  async *lookup({ uuid }: LookupRequest): AsyncGenerator<StreamMessage> {
    const store = screenshots.of(uuid!);
    await store.put("example.com", drawing);
    for (const label of NAMES) {
      const fqdn = `${label}.com`;
      const permutation = { domain: { fqdn, tld: "com", domain: label }, kind: "Homoglyph" as const };
      const classification = { phishing: .99, parked: 0, legitimate: .01, page_state: "page" };
      yield { permutation, op: "Classification", data: classification } as StreamMessage;
      yield { permutation, op: "Screenshot", data: await store.put(fqdn, drawing) };
    }
    yield { op: "Meta", data: { kind: "Done" } };
  },
});
beforeAll(async () => {
  if (off) return;
  drawing = new Uint8Array(await (await given.browser.newPage()).screenshot({ type: "png" }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

inChromium("pictures that come late, or not at all, move nothing", async () => {
  const page = await open(given.browser, given.url, { key: given.key });
  const held: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (request.url().includes("/screenshots/")) held.push(request);
    else void request.continue();
  });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await done(page);
  await page.waitForSelector(".actcard:nth-child(3)", { visible: true });
  // What stands above the names is there with them: a late one would move the row away from under the pointer.
  expect(await page.$(".tellme")).not.toBeNull();
  await page.click(".lookup .row");
  await page.waitForSelector(".panel .pages");
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(3);
  const settled = () =>
    page.evaluate(() =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    );
  await settled();
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const what = entry.sources.map(({ node }) => node?.className ?? "?").join(", ");
        shifts.push(`${entry.value.toFixed(4)} ${what}`);
      }
    }).observe({ type: "layout-shift", buffered: false });
  });
  const isMissing = (request: HTTPRequest) => request.url().endsWith("exampie.com");
  // More are asked for once the first are there.
  await expect.poll(async () => {
    for (const request of held.splice(0)) {
      await (isMissing(request)
        ? request.respond({ status: 404, contentType: "application/problem+json", body: MISSING })
        : request.continue());
    }
    return await page.$$eval(".actcard img, .panel .pages img", (all) => all.length);
  }).toBe(7);
  await settled();
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
  expect(await texts(page, ".actcard .picture.none")).toEqual([
    "The service has no picture of it: analyze the host to take one",
  ]);
  expect(faults.splice(0).filter((fault) => !/status of 404/.test(fault))).toEqual([]);
  await page.browserContext().close();
});

const opened = browserAndDemo();

/** Adds up what moves on the page from now on, as the browser counts it. */
const watchShifts = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    Object.assign(globalThis, { moved: [] });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        (globalThis as unknown as Moved).moved.push([
          value,
          sources.map(({ node }) => node?.className ?? "?").join(", "),
        ]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

inChromium("a stored result opens without moving, and in the same order under a pointer", async () => {
  const { browser, demo: { server: { url }, key } } = opened;
  const page = await open(browser, url, { key });
  await look(page, "kestrelbank.com");
  await done(page);
  const result = await address(page);
  const orders: string[][] = [];
  const see = async (width: number, pointer: number) => {
    const reader = await open(browser, `${url}/signin`, { key, width, height: 800 });
    await watchShifts(reader);
    await reader.mouse.move(pointer, 500);
    await reader.goto(result);
    await reader.waitForSelector(".actcard");
    await reader.waitForSelector(".tellme");
    await expect.poll(() => reader.$$eval(".row", (rows) => rows.length)).toBeGreaterThan(3);
    await reader.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const moved = await reader.evaluate(() => (globalThis as unknown as Moved).moved);
    expect(moved.reduce((sum, [value]) => sum + value, 0), JSON.stringify(moved)).toBeLessThanOrEqual(.02);
    orders.push(await texts(reader, ".actcard h2 span:first-child .name"));
    await reader.browserContext().close();
  };
  for (const width of [1280, 400]) {
    await see(width, 1);
    await see(width, width / 2);
  }
  await page.click(".tellme button");
  await page.waitForSelector("p.tellme");
  // Now with the states of a watched brand.
  await see(1280, 1);
  expect(new Set(orders.map(String)).size).toBe(1);
  expect(faults.splice(0)).toEqual([]);
});
