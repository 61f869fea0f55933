/**
 * A service with a store on the disk, and people who sign in to it with a browser.
 * @module
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import type { Browser, Page } from "puppeteer-core";
import { main } from "../whole/whole.ts";
import type { System } from "../../server/cli/system.ts";
import { environmentConfig } from "../../server/config/environment.ts";
import type { RunningServer } from "../../server/main.ts";
import { startServer } from "../whole/whole.ts";
import { encodePassphrase } from "../../server/auth/passphrase.ts";
import { SESSION_COOKIE } from "../../server/auth/session.ts";
import { sqliteStores } from "../../server/stores/sqlite_stores.ts";
import { barriers, launchBrowser, noPages, open, shot } from "./browser.ts";

export const PASSPHRASE = "correct horse battery";

/** The service, its store and the browser; `plain.test` is the service's machine by another name. */
export interface House {
  server: RunningServer;
  /** The store, and room for other files. */
  folder: string;
  browser: Browser;
  close(): Promise<void>;
}

const launchChromium = () => launchBrowser("--host-resolver-rules=MAP plain.test 127.0.0.1");

async function startHouse(
  launch: () => Promise<Browser>,
  permutations: number,
  settings: () => Promise<Record<string, string>>,
): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-account-"));
  const config = environmentConfig({
    DEADRINGER_DATA: folder,
    DEADRINGER_PORT: "0",
    DEADRINGER_DEMO: "true",
    DEADRINGER_HOSTS: "plain.test,127.0.0.1,localhost",
    DEADRINGER_RATE_LIMIT: "10000",
    DEADRINGER_PERMUTATIONS: String(permutations),
    ...await settings(),
  });
  const server = await startServer({ ...config, log: "off" }, () => {});
  const browser = await launch();
  const close = async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, folder, browser, close };
}

/**
 * Gives the tests of a file a service and a browser, which are there when they run and end after them:
 * Chromium, or what `launch` starts where nothing is `missing`.
 */
export function givenHouse({
  missing = noPages,
  launch = launchChromium,
  permutations = 10_000,
  settings = () => Promise.resolve({}),
}: {
  missing?: string | null;
  launch?: () => Promise<Browser>;
  permutations?: number;
  /** Further settings, made before the service starts. */
  settings?: () => Promise<Record<string, string>>;
} = {}): House {
  const given = {} as House;
  beforeAll(async () => {
    if (missing === null) Object.assign(given, await startHouse(launch, permutations, settings));
  });
  afterAll(() => given.close?.(), 60_000);
  return given;
}

/** A window that may use the clipboard. */
export async function visitor({ browser, server }: House): Promise<Page> {
  const page = await open(browser, "about:blank");
  await page.browserContext().overridePermissions(server.url, [
    "clipboard-read",
    "clipboard-sanitized-write",
  ]);
  return page;
}

/** Somebody who may sign in with the passphrase. */
export async function addOwner({ folder }: House, name: string): Promise<void> {
  const stores = sqliteStores(folder);
  await stores.owners.add({ name, passphrase: await encodePassphrase(PASSPHRASE), created_at: Date.now() });
  await stores.close();
}

/** What a link of the command line signs in. */
export async function linkFor({ folder, server }: House, ...command: string[]): Promise<string> {
  const out: string[] = [];
  const system = {
    print: (text: string) => Promise.resolve(void out.push(text)),
    warn() {},
    signal: new AbortController().signal,
  } as unknown as System;
  expect(await main(["owner", ...command, "--data", folder, "--server", server.url], system)).toBe(0);
  return out.join("").trim();
}

export async function signIn(page: Page, owner: string, passphrase = PASSPHRASE): Promise<void> {
  await page.type("#owner", owner);
  await page.type("#passphrase", passphrase);
  await page.click("button[type=submit]");
}

export const cookieOf = async (page: Page) =>
  (await page.browserContext().cookies()).find(({ name }) => name === SESSION_COOKIE);
export const problem = (page: Page) =>
  page.waitForSelector(".problem:not([hidden])").then((found) =>
    found!.evaluate((element) => element.textContent)
  );

/** The page holds in its window and has nothing that axe-core minds, bright and dark, wide and narrow. */
export async function looksRight(page: Page, name: string): Promise<void> {
  for (const scheme of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    for (const [kind, width, height] of [["wide", 1440, 900], ["phone", 390, 844]] as const) {
      await page.setViewport({ width, height });
      await shot(page, `${name}-${kind}-${scheme}`);
      expect([name, kind, scheme, await barriers(page)]).toEqual([name, kind, scheme, []]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([name, kind, over <= 0]).toEqual([name, kind, true]);
    }
  }
  await page.emulateMediaFeatures([]);
  await page.setViewport({ width: 1440, height: 900 });
}
