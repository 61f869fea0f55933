// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "puppeteer-core";
import type { Permutation, StreamMessage } from "../../mod.ts";
import { listenNode } from "../../server/listen/node.ts";
import { environmentConfig, type RunningServer, startServer } from "../../server/main.ts";
import { testService } from "../server/service.ts";
import { vectorCases } from "../shared.ts";

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);
const off = "Deno" in globalThis || CHROMIUM === undefined;
if (off) {
  console.warn(
    `skipped: pages are tested on Node${CHROMIUM === undefined ? ", and no chromium is installed" : ""}`,
  );
}

const SHOTS = process.env["WEB_SHOTS"];
const folder = mkdtempSync(join(tmpdir(), "deadringer-web-"));
let browser: Browser;
let server: RunningServer;
let key = "";
const faults: string[] = [];

beforeAll(async () => {
  if (off) return;
  const { launch } = await import("puppeteer-core");
  browser = await launch({ executablePath: CHROMIUM!, args: ["--no-sandbox", "--disable-gpu"] });
  const config = environmentConfig({
    DEADRINGER_DEMO: "true",
    DEADRINGER_STORE: "memory",
    DEADRINGER_PORT: "0",
  });
  server = await startServer({ ...config, log: "off" }, () => {});
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (off) return;
  await browser?.close();
  await server?.close();
}, 60_000);

async function open(url: string, width = 1440, height = 900): Promise<Page> {
  const context = await browser.createBrowserContext();
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
  await page.goto(url, { waitUntil: "load" });
  return page;
}

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, `${name}.png`) as `${string}.png` });
}

/** What axe-core finds wrong with what is shown now. */
async function barriers(page: Page): Promise<string[]> {
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

async function look(page: Page, domain: string, apiKey: string, plan = "squat"): Promise<void> {
  await page.type("#domain", domain);
  await page.$eval(`input[value=${plan}]`, (input) => input.click());
  await page.type("#key", apiKey);
  await page.click("#start");
}

const said = (page: Page, start: string) =>
  page.waitForFunction(
    (text) => document.querySelector(".said")?.textContent?.startsWith(text),
    { timeout: 40_000 },
    start,
  );
const texts = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) => elements.map((element) => element.textContent ?? ""));

test.skipIf(off)(
  "the first key, the demo lookup, filter, panel and export",
  { timeout: 90_000 },
  async () => {
    const setup = await open(server.setup_url!);
    await Promise.all([setup.waitForNavigation(), setup.click("button")]);
    key = await setup.$eval("code", (code) => code.textContent ?? "");
    expect(key).toMatch(/^ak_/);

    const page = await open(server.url);
    await shot(page, "start");
    expect(await barriers(page)).toEqual([]);
    await look(page, "kestrelbank.com", key);
    await page.waitForSelector(".row");
    await shot(page, "running");
    await said(page, "Done");
    const all = Number((await texts(page, ".shown"))[0]!.split(" ")[0]);
    expect(all).toBeGreaterThan(30);
    await page.waitForSelector(".row mark");
    await shot(page, "done");

    await page.type("input[type=search]", "kestre1");
    expect(await texts(page, ".row .name")).toContain("kestre1bank.com");
    expect((await texts(page, ".shown"))[0]).toMatch(new RegExp(`of ${all} names`));
    await page.focus(".grid");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await texts(page, ".panel h2")).toEqual(["kestre1bank.com"]);
    expect((await texts(page, ".panel h3")).includes("Registration")).toBe(true);
    await shot(page, "panel");
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await page.$eval(".panel", (panel) => panel.hasAttribute("hidden"))).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("grid");

    const session = await page.createCDPSession();
    await session.send("Browser.setDownloadBehavior", {
      behavior: "allow",
      downloadPath: folder,
      browserContextId: page.browserContext().id!,
    });
    await page.$$eval(".exports button", ([csv]) => (csv as HTMLButtonElement).click());
    const file = join(folder, "kestrelbank.com.csv");
    for (let i = 0; i < 100 && !existsSync(file); i++) await new Promise((done) => setTimeout(done, 50));
    const csv = readFileSync(file, "utf8");
    expect(csv).toMatch(/^fqdn,tld,domain,permutation/);
    expect(csv).toContain("kestre1bank.com,com,kestre1bank,Homoglyph,1,");
    expect(readdirSync(folder)).toEqual(["kestrelbank.com.csv"]);

    await page.setViewport({ width: 390, height: 844 });
    await page.$eval("input[type=search]", (input) => input.value = "");
    await page.type("input[type=search]", " ");
    await shot(page, "phone");
    await page.click(".row");
    await shot(page, "phone-panel");
    expect(await barriers(page)).toEqual([]);
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "dark" }]);
    await page.keyboard.press("Escape");
    await page.setViewport({ width: 1440, height: 900 });
    await page.click(".row:nth-child(2)");
    await shot(page, "dark");
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);

test.skipIf(off)(
  "free names are many and stay few in the document; a stop keeps them",
  { timeout: 90_000 },
  async () => {
    const page = await open(server.url);
    await page.waitForNetworkIdle();
    await look(page, "kestrelbank.com", key, "nxdomain");
    await page.waitForSelector(".row");
    await said(page, "Done");
    expect(Number((await texts(page, ".shown"))[0]!.replaceAll(",", "").split(" ")[0])).toBeGreaterThan(
      5_000,
    );
    await page.$eval(".grid", (grid) => grid.scrollTop = grid.scrollHeight / 2);
    // Far from the first rows, and only what can be seen.
    await page.waitForFunction(() =>
      Number(document.querySelector(".row")?.getAttribute("aria-rowindex") ?? 0) > 2_000
    );
    expect((await page.$$(".row")).length).toBeLessThan(300);
    await shot(page, "free");
    await page.click("#start");
    await page.waitForFunction(() => /^[1-9]/.test(document.querySelector(".shown")?.textContent ?? ""));
    await page.click("#stop");
    await said(page, "Stopped");
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);

test.skipIf(off)("a wrong key is told, and its field gets the focus", async () => {
  const page = await open(server.url);
  await look(page, "kestrelbank.com", "ak_wrong");
  await page.waitForSelector(".problem:not([hidden])");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("key");
  // Chromium itself writes a line about every answer of 4xx.
  expect(faults.splice(0).filter((fault) => !fault.includes("401"))).toEqual([]);
  await page.browserContext().close();
});

test.skipIf(off)("untwist works in the page without a request", async () => {
  const page = await open(server.url + "/#untwist");
  await page.waitForNetworkIdle();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.type("#suspects", "hxxps://paypa1-login[.]top/x\nweather.com");
  await page.type("#brands", "paypal.com\nnot a name");
  await page.waitForSelector("article li");
  expect(await texts(page, "article li b")).toEqual(["paypal.com"]);
  expect(await texts(page, ".none")).toHaveLength(1);
  expect(await texts(page, ".found .problem")).toHaveLength(1);
  await shot(page, "untwist");
  expect(await barriers(page)).toEqual([]);
  expect(asked).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

test.skipIf(off)("what comes from the network is shown as text", { timeout: 60_000 }, async () => {
  const values = [
    ...vectorCases("output-injection.json").map((each) => String(each["value"])),
    "<img src=x onerror=alert(1)>",
    "__proto__",
    "constructor",
  ];
  const { handle, key: makeKey } = testService({ lookup: () => hostile(values) });
  const listener = await listenNode(handle, {
    host: "127.0.0.1",
    port: 0,
    writeStallMs: 5_000,
    now: Date.now,
  });
  try {
    const page = await open(`http://127.0.0.1:${listener.port}/`);
    await look(page, "example.com", await makeKey());
    await said(page, "Done");
    const rows = (await page.$$(".row")).length;
    expect(rows).toBeGreaterThan(2);
    for (let i = 0; i < rows; i++) {
      await page.$eval(`#row-${i}`, (row) => (row as HTMLElement).click());
      expect(await page.$$eval(".panel h2", (found) => found.length)).toBe(1);
      await page.$$eval(".panel details", (all) => all.forEach((details) => details.open = true));
    }
    expect((await texts(page, ".row .name")).some((text) => text.includes("<img src=x onerror=alert(1)>")))
      .toBe(true);
    expect((await texts(page, ".row .name")).join("")).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(
      await page.$$eval(
        "main script, main img, main iframe, main svg, main a, main style",
        (all) => all.length,
      ),
    )
      .toBe(0);
    await shot(page, "hostile");
    expect(faults).toEqual([]);
    await page.browserContext().close();
  } finally {
    await listener.close(0);
  }
});

async function* hostile(values: readonly string[]): AsyncGenerator<StreamMessage> {
  await undefined;
  for (const whole of values) {
    const value = whole.slice(0, 100_000);
    const label = value.slice(0, 300);
    const kind = label as Permutation["kind"];
    const permutation: Permutation = {
      domain: { fqdn: label, tld: label, domain: label },
      kind,
    };
    yield { permutation, op: "HttpBanner", data: value };
    yield { permutation, op: "WhoIs", data: value };
    yield { permutation, op: "Technologies", data: [value] };
    yield {
      permutation,
      op: "Dns",
      data: { a: [value], aaaa: [], mx: [value], txt: [value], cname: [], ns: [value] },
    };
    yield { permutation, op: "GeoIp", data: { ip: value, asn: { number: 1, organization: value } } };
    yield { permutation, op: "MxCheck", data: { is_positive: true, response: value } };
    yield {
      permutation,
      op: "RedirectChain",
      data: [{ url: value, kind: "InitialRequest" }, { url: `javascript:${value}`, kind: "Client" }],
    };
  }
  yield { op: "Meta", data: { kind: "Done" } };
}
