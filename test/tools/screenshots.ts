/**
 * Takes the pictures of the pages in server/web/screenshots/, of a demo with an owner, a few lookups and an index of
 * certificates read from a log on this machine.
 *
 * usage: node test/tools/screenshots.ts
 * @module
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { main } from "../../server/cli/main.ts";
import type { System } from "../../server/cli/system.ts";
import { environmentConfig, startServer } from "../../server/main.ts";
import { createIssuer } from "../../server/mini/ct_issue.ts";
import { listenLog, MiniLog } from "../../server/mini/ct_log.ts";
import { faults, launchBrowser, open } from "../web/browser.ts";

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

/** Fills the index of certificates from a log that listens meanwhile. */
async function readLog(dir: string): Promise<void> {
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
  await run("ct", "logs", "--update", list, "--data", dir);
  await run("ct", "follow", "--log", url, "--data", dir, "--once", "--certificates");
  await server.close();
}

await readLog(folder);
const config = environmentConfig({
  DEADRINGER_DEMO: "true",
  DEADRINGER_DATA: folder,
  DEADRINGER_PORT: "0",
  DEADRINGER_RATE_LIMIT: "1000",
  DEADRINGER_SCREENSHOTS: "true",
});
const server = await startServer({ ...config, log: "off" }, () => {});
const browser = await launchBrowser();
try {
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
  const before = await ask(`/v1/lookup/squat/${BRAND}?limit=300`);
  const after = await ask(`/v1/lookup/squat/${BRAND}`);

  const page = await open(browser, link);
  await page.waitForSelector("button[type=submit]");
  await Promise.all([page.waitForNavigation(), page.click("button[type=submit]")]);
  mkdirSync(OUT, { recursive: true });
  const shoot = async (name: string, path: string, ready: () => Promise<unknown>, scheme = "light") => {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    await page.goto(server.url + path);
    await page.reload();
    await ready();
    // Edited characters are marked as they are found.
    await new Promise((done) => setTimeout(done, 1_500));
    const file = new URL(`${name}.webp`, OUT);
    for (const quality of QUALITIES) {
      writeFileSync(file, await page.screenshot({ type: "webp", quality }));
      if (statSync(file).size <= MOST) break;
    }
    const { size } = statSync(file);
    console.log(`${name}.webp: ${size} bytes`);
    if (size > MOST) throw new Error(`${name}.webp is larger than ${MOST} bytes`);
  };
  await page.setViewport({ width: 1280, height: 800 });
  await shoot("lookup", `/#lookup/${after}`, () => loadedCards(page));
  await shoot("name", `/#lookup/${after}`, () => openFirst(page), "dark");
  await shoot("infrastructure", `/#lookup/${after}?tab=infrastructure`, async () => {
    await page.waitForSelector(".map .lit");
    await page.waitForSelector(".line[data-value='ns1.parkside.com']");
  });
  await shoot("pages", `/#lookup/${after}`, async () => {
    await loadedCards(page);
    await page.click(".actcard [data-do=compare]");
    await page.waitForSelector(".stage .cover + img, .stage .page:nth-child(2)");
  });
  await shoot("compare", `/#compare/${before}/${after}`, () => page.waitForSelector(".change"));
  await page.setViewport({ width: 390, height: 844 });
  await shoot("phone", `/#lookup/${after}`, () => loadedCards(page));
  if (faults.length > 0) throw new Error(faults.join("\n"));
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
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
