/**
 * Takes the pictures of the pages in server/web/screenshots/: of a demo with an owner, a few lookups and an index of
 * certificates read from a log on this machine, of a service with two watched brands, and of one whose lookups fail.
 *
 * usage: node test/tools/screenshots.ts
 * @module
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { main } from "../whole/whole.ts";
import type { System } from "../../server/cli/system.ts";
import { environmentConfig } from "../../server/config/environment.ts";
import { startServer } from "../whole/whole.ts";
import { createIssuer } from "../server/mini/ct_issue.ts";
import { type ListeningLog, listenLog, MiniLog } from "../server/mini/ct_log.ts";
import { testService } from "../server/service.ts";
import { faults, launchBrowser, open, serve } from "../web/browser.ts";
import { bringNames, startWatched } from "../web/watched.ts";

const OUT = new URL("../../server/web/screenshots/", import.meta.url);
/** Bytes of a picture. */
const MOST = 60_000;
/** The best of them that is small enough is taken. */
const QUALITIES = [75, 60, 45, 30];
const BRAND = "kestrelbank.com";
/** What the log has certificates for: by whom and when is made up. */
const CERTIFICATES: readonly (readonly string[])[] = [
  [BRAND, `www.${BRAND}`, `login.${BRAND}`],
  ["kestre1bank.com", "www.kestre1bank.com"],
  ["secure-kestrelbank.com"],
  ["kestrelbank-login.com", "mail.kestrelbank-login.com"],
  ["kestrelbank.xyz"],
  ["login.kestreibank.com", "kestreibank.com"],
  ["www.example.org", "example.org"],
];

const folder = mkdtempSync(join(tmpdir(), "deadringer-shots-"));

/** Runs a command line and returns what it prints. */
async function run(...args: string[]): Promise<string> {
  const out: string[] = [];
  const told: string[] = [];
  const system = {
    print: (text: string) => Promise.resolve(void out.push(text)),
    warn: (text: string) => void told.push(text),
    interactive: false,
    signal: new AbortController().signal,
    screen: { write() {}, columns: 80, rows: 24, color: false, live: true, now: () => Date.now() },
  } as unknown as System;
  const code = await main(args, system);
  if (code !== 0) throw new Error(`${args.join(" ")}: ${code}: ${told.join("")}`);
  return out.join("").trim();
}

/** Fills the index of certificates from a log, which listens until it is closed. */
async function readLog(dir: string): Promise<ListeningLog> {
  const issuer = await createIssuer();
  const log = new MiniLog(() => Date.now() - 3 * 86_400_000);
  for (const [i, names] of CERTIFICATES.entries()) {
    const issued = await issuer.issue([...names], new Date(Date.now() - (10 + 9 * i) * 86_400_000));
    for (let times = 0; times <= i % 3; times++) {
      log.add(issued, 1);
      log.add(issued, 0);
    }
  }
  const server = await listenLog(log);
  const { id, key, url, description } = log.describe(server.url, 1, true);
  const one = {
    log_id: id,
    key,
    description,
    state: { usable: {} },
    submission_url: url,
    monitoring_url: url,
  };
  const list = join(folder, "logs.json");
  writeFileSync(list, JSON.stringify({ operators: [{ tiled_logs: [one] }] }));
  await run("update", "logs", "--from", list, "--data", dir);
  await run("ct", "follow", "--log", url, "--data", dir, "--once");
  return server;
}

const log = await readLog(folder);
const config = environmentConfig({
  DEADRINGER_DEMO: "true",
  DEADRINGER_DATA: folder,
  DEADRINGER_PORT: "0",
  DEADRINGER_RATE_LIMIT: "1000",
  DEADRINGER_SCREENSHOTS: "true",
});
const server = await startServer({ ...config, log: "off" }, () => {});
const browser = await launchBrowser();
mkdirSync(OUT, { recursive: true });

/** Writes the picture of a page, as well as the size allows. */
async function take(page: Page, name: string): Promise<void> {
  const file = new URL(`${name}.webp`, OUT);
  for (const quality of QUALITIES) {
    writeFileSync(file, await page.screenshot({ type: "webp", quality }));
    if (statSync(file).size <= MOST) break;
  }
  const { size } = statSync(file);
  console.log(`${name}.webp: ${size} bytes`);
  if (size > MOST) throw new Error(`${name}.webp is larger than ${MOST} bytes`);
}

try {
  await watchedBrands();
  await failure();
  const key = await run("key", "create", "--owner", "ann", "--data", folder);
  const link = await run("owner", "add", "ann", "--data", folder, "--server", server.url);
  const ask = async (path: string): Promise<string> => {
    const response = await fetch(server.url + path, {
      headers: { authorization: `Bearer ${key}` },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.text();
    return response.headers.get("x-service-result-id") ?? "";
  };
  const after = await ask(`/v1/lookup/squat/${BRAND}`);

  const page = await open(browser, link);
  await page.waitForSelector("button[type=submit]");
  await Promise.all([page.waitForNavigation(), page.click("button[type=submit]")]);
  const shoot = async (name: string, path: string, ready: () => Promise<unknown>, scheme = "light") => {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    await page.goto(server.url + path);
    await page.reload();
    await ready();
    // Edited characters are marked as they are found.
    await new Promise((done) => setTimeout(done, 1_500));
    await take(page, name);
  };
  await page.setViewport({ width: 1280, height: 800 });
  await shoot("lookup", `/#lookup/${after}`, () => loadedCards(page));
  await shoot("name", `/#lookup/${after}`, () => openFirst(page), "dark");
  await shoot("infrastructure", `/#lookup/${after}?tab=infrastructure`, async () => {
    await page.waitForSelector(".line[data-value='ns1.parkside.com']");
  });
  await shoot("pages", `/#lookup/${after}`, async () => {
    await loadedCards(page);
    await page.click(".actcard [data-do=compare]");
    await page.waitForSelector(".stage .cover + img, .stage .picture:nth-child(2)");
  });
  await shoot("evidence", `/#lookup/${after}`, async () => {
    await openFirst(page);
    await page.waitForSelector(".panel .action button");
    await page.$eval(".panel .action", (action) => action.scrollIntoView({ block: "center" }));
  });
  await shoot("people", "/settings/people", () => page.waitForSelector(".peoplelist tbody tr"));
  await shoot("settings", "/settings/keys", () => page.waitForSelector("h1"));
  await page.setViewport({ width: 390, height: 844 });
  await shoot("phone", `/#lookup/${after}`, () => loadedCards(page));
  if (faults.length > 0) throw new Error(faults.join("\n"));
} finally {
  await browser.close();
  await server.close();
  await log.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Inbox, brands, a brand and the one box, two days after two brands were added. */
async function watchedBrands(): Promise<void> {
  const watched = await startWatched({ startedAt: Date.now() - 1.1 * 86_400_000 });
  const page = await open(browser, `${watched.url}/#inbox`, { key: watched.key, width: 1280, height: 800 });
  await page.waitForSelector(".namelist li");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".brandpanel .action button");
  await take(page, "inbox");
  await page.keyboard.press("Escape");
  await page.goto(`${watched.url}/#brands`);
  await page.waitForSelector(".brandlist .sheet");
  await take(page, "brands");
  await page.goto(`${watched.url}/#brands/${watched.ids[0]}`);
  await page.waitForSelector("nav[aria-label='About the brand']");
  await take(page, "brand");
  await page.goto(`${watched.url}/#investigate`);
  await page.waitForSelector(".investigate textarea");
  await page.type(".investigate textarea", "hxxps://login.kestre1bank[.]com/");
  await take(page, "investigate");
  await bringNames(watched);
  await page.goto(`${watched.url}/#sources`);
  await page.reload();
  await page.waitForSelector(".sourcelist .chart");
  await take(page, "sources");
  await page.browserContext().close();
  await watched.close();
}

/** A first visit, and a lookup that fails before any name was checked. */
async function failure(): Promise<void> {
  const failing = testService({
    async *lookup() {
      await undefined;
      const problem = { type: "urn:x", title: "Network down", status: 503, detail: "No resolver answers" };
      yield { op: "Meta", data: { kind: "Error", data: problem } };
    },
  });
  const listener = await serve(failing.answer);
  const page = await open(browser, `http://127.0.0.1:${listener.port}/`, {
    key: await failing.key(),
    width: 1280,
    height: 800,
  });
  await page.waitForSelector(".lookup .lookup-form");
  await take(page, "first");
  await page.type(".lookup .lookup-bar input", BRAND);
  await page.click(".lookup .start");
  await page.waitForSelector(".retry:not([hidden])");
  await take(page, "failure");
  await page.browserContext().close();
  await listener.close(0);
}

/** The first cards with both pictures and the differing characters. */
async function loadedCards(page: Page): Promise<void> {
  await page.waitForSelector(".actcard .hero mark");
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(".actcard:first-child img")];
    return pictures.length === 2 && pictures.every((picture) => picture.naturalWidth > 0);
  });
}

async function openFirst(page: Page): Promise<void> {
  await loadedCards(page);
  await page.click(".row");
  await page.waitForSelector(".panel .reasons li");
}
