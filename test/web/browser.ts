/**
 * A real browser for tests of the pages, and what they look at.
 * @module
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, type TestAPI } from "vitest";
import { listen } from "../../server/http/listen/mod.ts";
import type { Handler, Listener } from "../../server/http/listen/listen.ts";
import { environmentConfig } from "../../server/config/environment.ts";
import type { RunningServer } from "../../server/main.ts";
import { SCOPES, startServer } from "../whole/whole.ts";
import { INTENT_HEADER } from "../../server/auth/session.ts";
import { requires } from "../requires.ts";
import { type TestService, testService } from "../server/service.ts";

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);
const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);
/** Where Debian's packages put fonts. */
const FONTS = "/usr/share/fonts/truetype";
/** Why pages cannot be tested here; null where they can. */
export const noPages: string | null = missingBrowser("Chromium", CHROMIUM);
/** Why pages cannot be tested in Firefox here; null where they can. */
export const noFirefox: string | null = missingBrowser("Firefox", FIREFOX);
/** Whether pages cannot be tested here. */
export const off: boolean = noPages !== null;
/** `test` where pages can be tested. */
export const inChromium: TestAPI = requires(noPages);
/** `test` where pages can be tested in Firefox. */
export const inFirefox: TestAPI = requires(noFirefox);

function missingBrowser(name: string, path: string | undefined): string | null {
  if ("Deno" in globalThis) return "Node only: what is tested runs in the browser";
  return path === undefined ? `no ${name} on this machine` : null;
}

/** What is not installed of these fonts, by the beginnings of their file names; null when all are. */
export function missingFont(...names: string[]): string | null {
  const files = existsSync(FONTS) ? readdirSync(FONTS, { recursive: true }).map(String) : [];
  const missing = names.filter((name) => !files.some((file) => basename(file).startsWith(`${name}-`)));
  return missing.length === 0 ? null : `no font ${missing.join(", ")} on this machine`;
}

/** What went wrong in any page: errors and warnings of the console, uncaught errors, dialogs. */
export const faults: string[] = [];

export async function launchBrowser(...args: string[]): Promise<Browser> {
  const { launch } = await import("puppeteer-core");
  return await launch({ executablePath: CHROMIUM!, args: ["--no-sandbox", "--disable-gpu", ...args] });
}

/** Starts Firefox, which is driven over WebDriver BiDi: without CDP, saved files and emulated media. */
export async function launchFirefox(): Promise<Browser> {
  const { launch } = await import("puppeteer-core");
  return await launch({ browser: "firefox", executablePath: FIREFOX! });
}

/** Serves what a handler answers on a free port of this machine. */
export function serve(answer: Handler): Promise<Listener> {
  return listen({ handle: answer }, { host: "127.0.0.1", port: 0, writeStallMs: 5_000 });
}

/** Passphrase of {@link firstKey}'s owner, `root`. */
export const ROOT_PASSPHRASE = "correct horse battery";

/** A key with every scope of the first owner, `root`, who is made as the pages would where the settings name none. */
export async function firstKey({ url, setup_url }: RunningServer): Promise<string> {
  const headers = {
    "sec-fetch-site": "same-origin",
    [INTENT_HEADER]: "1",
    "content-type": "application/json",
  };
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    fetch(url + path, { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const [, token] = setup_url?.split("#setup=") ?? [];
  const path = token === undefined ? "/v1/session" : "/v1/session/setup";
  const made = await post(path, { token, owner: "root", passphrase: ROOT_PASSPHRASE });
  await made.body?.cancel();
  const cookie = made.headers.get("set-cookie")!.split(";")[0]!;
  const key = await post("/v1/keys", { name: "test", scopes: SCOPES, expires: "never" }, { cookie });
  return (await key.json()).key;
}

/** A service over the miniature internet. */
export interface Demo {
  server: RunningServer;
  /** Has every scope. */
  key: string;
}

export async function startDemo(): Promise<Demo> {
  const config = environmentConfig({
    DEADRINGER_DEMO: "true",
    DEADRINGER_STORE: "memory",
    DEADRINGER_PORT: "0",
    DEADRINGER_RATE_LIMIT: "1000",
    DEADRINGER_PERMUTATIONS: "3000",
  });
  const server = await startServer({ ...config, log: "off" }, () => {});
  return { server, key: await firstKey(server) };
}

/** Gives the tests of a file a browser and a demo, which are there when they run and end after them. */
export function browserAndDemo(): { browser: Browser; demo: Demo } {
  const given = {} as { browser: Browser; demo: Demo };
  beforeAll(async () => {
    if (off) return;
    given.browser = await launchBrowser();
    given.demo = await startDemo();
  }, 60_000);
  afterAll(async () => {
    await given.browser?.close();
    await given.demo?.server.close();
  }, 60_000);
  return given;
}

/** Gives the tests of a file a browser and a service in memory, as `testService` makes it; `url` ends with a slash. */
export function browserAndService(
  parts?: Parameters<typeof testService>[0],
): { browser: Browser; made: TestService; url: string; key: string } {
  const given = {} as ReturnType<typeof browserAndService>;
  let listener: Listener | undefined;
  beforeAll(async () => {
    if (off) return;
    given.browser = await launchBrowser();
    given.made = testService(parts);
    given.key = await given.made.key();
    listener = await serve(given.made.answer);
    given.url = `http://127.0.0.1:${listener.port}/`;
  }, 60_000);
  afterAll(async () => {
    await given.browser?.close();
    await listener?.close(0);
  }, 60_000);
  return given;
}

/** Opens a page in a context of its own; with a key, it is in the tab already. */
export async function open(
  browser: Browser,
  url: string,
  { key = "", width = 1440, height = 900 }: { key?: string; width?: number; height?: number } = {},
): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(100_000); // The test's own limit comes first where it is shorter.
  await page.setViewport({ width, height });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("dialog", (dialog) => {
    faults.push("a dialog opened");
    void dialog.dismiss();
  });
  if (key !== "") {
    await page.evaluateOnNewDocument(
      (value) => sessionStorage.getItem("deadringer.key") ?? sessionStorage.setItem("deadringer.key", value),
      key,
    );
  }
  await page.goto(url, { waitUntil: "load" });
  return page;
}

/** Keeps a picture of the page when WEB_SHOTS names a folder. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env["WEB_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` });
}

/** What axe-core finds wrong with what is shown now; `more` names rules that it leaves out otherwise. */
export async function barriers(page: Page, ...more: string[]): Promise<string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  return await page.evaluate(async (more) => {
    interface Found {
      violations: { id: string; nodes: { html: string }[] }[];
    }
    const { axe } = globalThis as unknown as { axe: { run(options: unknown): Promise<Found> } };
    const rules = Object.fromEntries(more.map((rule) => [rule, { enabled: true }]));
    const { violations } = await axe.run({ rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, more);
}

/** As `barriers`, in both themes. */
export async function barriersInBothThemes(page: Page, ...more: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const value of ["dark", "light"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    found.push(...(await barriers(page, ...more)).map((each) => `${value} ${each}`));
  }
  return found;
}

/** Waits until the page has said something that begins so. */
export async function said(page: Page, start: string): Promise<void> {
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll(".page:not([hidden]) [role=status]")]
        .some((status) => status.textContent?.startsWith(text)),
    {},
    start,
  );
}

/** Waits until a lookup has ended and its table, if the page has one, is there and shows all its names. */
export async function done(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shown = document.querySelector(".page:not([hidden])");
    const [, names] =
      /^Done: ([\d,]+ names?) /.exec(shown?.querySelector("[role=status]")?.textContent ?? "") ?? [];
    const counted = shown?.querySelector(".shown");
    if (names === undefined || counted == null) return names !== undefined;
    // It waits for what else is known of the names.
    if (counted.closest("[hidden]") !== null) return false;
    // "2 names", or "2 of 3 names" where lines of other names arrived too.
    const text = ` ${counted.textContent}`;
    return text.endsWith(` ${names}`) || text.startsWith(` ${names.split(" ")[0]} of `);
  });
}

/** The address of the page now; `page.url()` may lag behind a script that changes it. */
export const address = (page: Page): Promise<string> => page.evaluate(() => location.href);

export const texts = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (elements) => elements.map((element) => element.textContent ?? ""));

/** Types over what a field has: what a page draws meanwhile cannot bring the old text back. */
export async function retype(page: Page, field: string, text: string): Promise<void> {
  await page.$eval(field, (input) => (input as HTMLInputElement).select());
  await page.type(field, text);
}

/** Types into the field of the page that is shown and starts its lookup. */
export async function look(page: Page, domain: string): Promise<void> {
  await page.waitForSelector(".page:not([hidden]) .lookup-bar input");
  await retype(page, ".page:not([hidden]) .lookup-bar input", domain);
  await page.click(".page:not([hidden]) .start");
}

/** How many names the page says that it shows. */
export async function shownNames(page: Page): Promise<number> {
  return Number((await texts(page, ".page:not([hidden]) .shown"))[0]!.replaceAll(",", "").split(" ")[0]);
}

/** Returns the text of the one file that the page saves meanwhile, once it is whole; it has to have this name. */
export async function saves(page: Page, use: () => Promise<void>, name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-saved-"));
  try {
    const session = await page.createCDPSession();
    await session.send("Browser.setDownloadBehavior", {
      behavior: "allow",
      downloadPath: folder,
      browserContextId: page.browserContext().id!,
      eventsEnabled: true,
    });
    const whole = new Promise<void>((resolve, reject) =>
      session.on("Browser.downloadProgress", ({ state }) => {
        if (state === "completed") resolve();
        else if (state === "canceled") reject(new Error(`the download of ${name} was canceled`));
      })
    );
    await Promise.all([whole, use()]);
    return readFileSync(join(folder, name), "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
