// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "puppeteer-core";
import { main } from "../../server/cli/main.ts";
import type { System } from "../../server/cli/system.ts";
import { environmentConfig, type RunningServer, startServer } from "../../server/main.ts";
import { encodePassphrase } from "../../server/passphrase.ts";
import { SESSION_COOKIE } from "../../server/session.ts";
import { sqliteStores } from "../../server/stores/sqlite.ts";
import { barriers, faults, launchBrowser, look, off, open, said, shot, texts } from "./browser.ts";

const PASSPHRASE = "correct horse battery";
const folder = mkdtempSync(join(tmpdir(), "deadringer-account-"));
let browser: Browser;
let server: RunningServer;
let stranger: Server;

beforeAll(async () => {
  if (off) return;
  const config = environmentConfig({
    DEADRINGER_DATA: folder,
    DEADRINGER_PORT: "0",
    DEADRINGER_DEMO: "true",
    DEADRINGER_RATE_LIMIT: "10000",
  });
  server = await startServer({ ...config, log: "off" }, () => {});
  stranger = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>stranger</title><link rel=icon href=data:,>");
  }).listen(0, "127.0.0.1");
  browser = await launchBrowser("--host-resolver-rules=MAP plain.test 127.0.0.1");
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (off) return;
  await browser?.close();
  stranger?.close();
  await server?.close();
}, 60_000);

async function visitor(): Promise<Page> {
  const page = await open(browser, "about:blank");
  await page.browserContext().overridePermissions(server.url, [
    "clipboard-read",
    "clipboard-sanitized-write",
  ]);
  return page;
}

/** Somebody who may sign in with the passphrase. */
async function addOwner(name: string): Promise<void> {
  const stores = sqliteStores(folder);
  await stores.owners.add({ name, passphrase: await encodePassphrase(PASSPHRASE), created_at: Date.now() });
  await stores.close();
}

/** What a link of the command line signs in. */
async function linkFor(...command: string[]): Promise<string> {
  const out: string[] = [];
  const system = {
    print: (text: string) => Promise.resolve(void out.push(text)),
    warn() {},
    signal: new AbortController().signal,
  } as unknown as System;
  expect(await main(["owner", ...command, "--data", folder, "--server", server.url], system)).toBe(0);
  return out.join("").trim();
}

async function signIn(page: Page, owner: string, passphrase = PASSPHRASE): Promise<void> {
  await page.type("#owner", owner);
  await page.type("#passphrase", passphrase);
  await page.click("button[type=submit]");
}

const cookieOf = async (page: Page) =>
  (await page.browserContext().cookies()).find(({ name }) => name === SESSION_COOKIE);
const problem = (page: Page) =>
  page.waitForSelector(".problem:not([hidden])").then((found) =>
    found!.evaluate((element) => element.textContent)
  );

/** The page holds in its window and has nothing that axe-core minds, bright and dark, wide and narrow. */
async function looksRight(page: Page, name: string): Promise<void> {
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

test.skipIf(off)(
  "the setup link makes an owner, who makes a key, uses it, revokes it and sees it refused",
  { timeout: 120_000 },
  async () => {
    const page = await visitor();
    await page.goto(server.setup_url!);
    await page.waitForSelector("#again");
    expect(page.url()).toBe(`${server.url}/signin`);
    await looksRight(page, "setup");
    await page.type("#again", PASSPHRASE + "x");
    await signIn(page, "root");
    expect(await problem(page)).toBe("The two passphrases differ");
    await page.type("#again", "");
    await page.$eval("#again", (input) => (input as HTMLInputElement).value = "");
    await page.type("#again", PASSPHRASE);
    await Promise.all([page.waitForNavigation(), page.click("button[type=submit]")]);
    expect(page.url()).toBe(`${server.url}/`);
    expect(await page.evaluate(() => document.cookie)).toBe("");

    await page.goto(`${server.url}/settings/keys`);
    await page.waitForSelector(".keylist .empty");
    await looksRight(page, "nokeys");
    await page.click(".titled button");
    await page.click(".keyform button[type=submit]");
    expect(await problem(page)).toMatch(/^Enter a name/);
    const hostile = '<img src=x onerror="alert(1)">';
    await page.type("#key-name", hostile);
    await page.$$eval("input[name=scope]", (boxes) =>
      boxes.forEach((box) => {
        if ((box as HTMLInputElement).value !== "analyze") (box as HTMLInputElement).click();
      }));
    await page.$eval("input[value='7']", (input) => (input as HTMLInputElement).click());
    await looksRight(page, "form");
    await page.click(".keyform button[type=submit]");
    const key = await page.waitForSelector(".once .value").then((code) =>
      code!.evaluate((e) => e.textContent)
    );
    expect(key).toMatch(/^ak_[0-9A-Za-z]{38}$/);
    await looksRight(page, "once");
    await page.click(".valuebox button");
    await page.waitForFunction(() => document.querySelector(".valuebox button")?.textContent === "Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

    const use = async (path: string) => {
      const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${key}` } });
      await response.text();
      return response.status;
    };
    expect(await use("/v1/analyze/kestrelbank.com")).toBe(200);
    expect(await use("/v1/lookup/squat/kestrelbank.com")).toBe(403);
    await page.reload();
    await page.waitForSelector("table.keys");
    expect(await page.content()).not.toContain(key);
    expect(await texts(page, ".keys tbody th")).toEqual([hostile]);
    expect((await texts(page, ".keys tbody td"))[1]).toBe("analyze");
    expect(await page.$$eval("main img, main script", (found) => found.length)).toBe(0);
    await looksRight(page, "keys");

    await page.click(".act button");
    await page.waitForSelector("dialog[open]");
    await looksRight(page, "revoke");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("dialog") === null);
    expect(await use("/v1/analyze/kestrelbank.com")).toBe(200);
    await page.click(".act button");
    await page.click("dialog .stop");
    await page.waitForSelector(".ended");
    expect(await use("/v1/analyze/kestrelbank.com")).toBe(401);

    await page.goto(`${server.url}/usage`);
    await page.waitForSelector(".plot svg");
    expect(await texts(page, ".figures dd")).toEqual(["2", "2", "0"]);
    await page.focus(".plot");
    await page.keyboard.press("End");
    expect((await texts(page, ".told"))[0]).toMatch(/: 2 lookups, 0 certificate searches$/);
    for (const hours of [168, 720, 2160]) {
      const ticks = (await texts(page, ".ticks")).join();
      await page.$eval(`input[value='${hours}']`, (input) => (input as HTMLInputElement).click());
      await page.waitForFunction((was) => document.querySelector(".ticks")?.textContent !== was, {}, ticks);
      expect(await texts(page, ".figures dd")).toEqual(["2", "2", "0"]);
    }
    expect((await texts(page, ".told"))[0]).toBe("All keys and the web app, by day");
    await page.click(".usage tr:nth-child(2) button");
    expect((await texts(page, ".told"))[0]).toBe(`${hostile}, by day`);
    await looksRight(page, "usage");
    expect(faults).toEqual([]);
  },
);

test.skipIf(off)("signing in: wrong, right, where to afterwards, and out", { timeout: 60_000 }, async () => {
  await addOwner("bea");
  const page = await visitor();
  await page.goto(`${server.url}/settings/account`);
  await page.waitForSelector("#passphrase");
  expect(page.url()).toBe(`${server.url}/signin?next=%2Fsettings%2Faccount`);
  await looksRight(page, "signin");
  await signIn(page, "bea", "wrong wrong wrong");
  expect(await problem(page)).toBe("The name or the passphrase is not right");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("passphrase");
  // Chromium itself writes a line about every answer of 4xx.
  expect(faults.splice(0).filter((fault) => !fault.includes("401"))).toEqual([]);
  await page.keyboard.type(PASSPHRASE);
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
  await page.waitForSelector(".facts");
  expect(page.url()).toBe(`${server.url}/settings/account`);
  expect((await texts(page, ".facts dd"))[0]).toBe("bea");
  await looksRight(page, "account");
  await page.goto(`${server.url}/signin?next=/usage`);
  await page.waitForSelector(".plot svg");
  await page.goto(`${server.url}/settings/account`);
  await page.waitForSelector("#signout");
  await Promise.all([page.waitForNavigation(), page.click("#signout")]);
  expect(page.url()).toBe(`${server.url}/signin`);
  expect(await cookieOf(page)).toBeUndefined();

  await page.goto(`${server.url}/signin?next=${encodeURIComponent("//plain.test/x")}`);
  await page.waitForSelector("#owner");
  await signIn(page, "bea");
  await page.waitForNavigation();
  expect(page.url()).toBe(`${server.url}/`);

  await page.waitForSelector(".lookup");
  await page.waitForFunction(() => document.querySelector(".who")?.textContent === "bea");
  expect(await page.$eval(".account form", (form) => form.hasAttribute("hidden"))).toBe(true);
  await shot(page, "signedin");
  await look(page, "kestrelbank.com");
  await said(page, "Done");
  expect((await page.$$(".row")).length).toBeGreaterThan(5);
  // Signed out elsewhere, meanwhile: the page says so and offers to sign in.
  await page.browserContext().deleteCookie((await cookieOf(page))!);
  await look(page, "kestrelbank.com");
  await page.waitForFunction(() => document.querySelector(".who")?.textContent === "Sign in");
  expect(faults.splice(0).filter((fault) => !fault.includes("401"))).toEqual([]);
});

test.skipIf(off)("a page that was open before its reader signed in elsewhere needs no reload", async () => {
  await addOwner("eve");
  const page = await visitor();
  await page.goto(server.url + "/#ct?pattern=kestrel");
  expect(await problem(page)).toMatch(/^Sign in/);
  const other = await page.browserContext().newPage();
  await other.goto(server.url + "/signin");
  await other.waitForSelector("#owner");
  await Promise.all([other.waitForNavigation(), signIn(other, "eve")]);
  await page.bringToFront();
  await page.click(".page:not([hidden]) button[type=submit]");
  await page.waitForSelector(".found > *");
  expect(faults.splice(0)).toEqual([]);
  await page.browserContext().close();
});

test.skipIf(off)("an id that was planted before signing in is of no use after it", async () => {
  await addOwner("cat");
  const near = await visitor();
  await near.goto(server.url.replace("127.0.0.1", "localhost") + "/signin?next=/settings/keys");
  await near.waitForSelector("#owner");
  await signIn(near, "cat");
  await near.waitForSelector(".keylist .empty");

  const page = await visitor();
  const planted = "A".repeat(43);
  await page.goto(`${server.url}/signin`);
  await page.browserContext().setCookie({
    name: SESSION_COOKIE,
    value: planted,
    domain: "127.0.0.1",
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "Strict",
  });
  await signIn(page, "cat");
  await page.waitForNavigation();
  const cookie = (await cookieOf(page))!;
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Strict", path: "/" });
  expect(cookie.value).toMatch(/^[\w-]{43}$/);
  expect(cookie.value).not.toBe(planted);
  const response = await fetch(`${server.url}/v1/keys`, {
    headers: { cookie: `${SESSION_COOKIE}=${planted}`, "sec-fetch-site": "same-origin" },
  });
  expect(response.status).toBe(401);
  expect(faults).toEqual([]);
});

test.skipIf(off)("a link signs in once; its owner sets a passphrase; others are signed out", async () => {
  const page = await visitor();
  const link = await linkFor("add", "ann");
  await page.goto(link);
  await page.waitForSelector("button[type=submit]");
  expect(page.url()).toBe(`${server.url}/signin`);
  await looksRight(page, "link");
  await Promise.all([page.waitForNavigation(), page.click("button[type=submit]")]);

  const other = await visitor();
  await other.goto(link);
  await other.waitForSelector("button[type=submit]");
  await other.click("button[type=submit]");
  expect(await problem(other)).toMatch(/^This link is not good/);
  expect(faults.splice(0).filter((fault) => !fault.includes("401"))).toEqual([]);
  // Only the fragment is another one: the page takes it all the same.
  await other.goto(await linkFor("link", "ann"));
  await other.waitForFunction(() => document.querySelector(".problem")?.hasAttribute("hidden"));
  await Promise.all([other.waitForNavigation(), other.click("button[type=submit]")]);

  await page.goto(`${server.url}/settings/account`);
  await page.waitForSelector("#again");
  for (const id of ["#passphrase", "#again"]) await page.type(id, PASSPHRASE);
  await page.click("form button[type=submit]");
  await page.waitForFunction(() => /was changed/.test(document.querySelector(".done")?.textContent ?? ""));
  await other.goto(`${server.url}/settings/keys`);
  await other.waitForSelector("#owner");
  await signIn(other, "ann");
  await other.waitForSelector(".keylist .empty");
  await Promise.all([
    page.waitForNavigation(),
    page.click("#signout-everywhere"),
  ]);
  await other.reload();
  await other.waitForSelector("#owner");
  expect(faults).toEqual([]);
});

test.skipIf(off)("pages of other origins change nothing and read nothing", { timeout: 60_000 }, async () => {
  await addOwner("dan");
  const page = await visitor();
  await page.goto(`${server.url}/signin?next=/settings/keys`);
  await page.waitForSelector("#owner");
  await signIn(page, "dan");
  await page.waitForSelector(".keylist");
  const before = (await texts(page, ".keylist tr")).length;
  const seen = new Set<string>();
  const session = await page.createCDPSession();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSentExtraInfo", ({ headers }) => {
    const cookie = JSON.stringify(headers).includes(SESSION_COOKIE) ? "with" : "without";
    seen.add(`${headers["Sec-Fetch-Site"]} ${cookie}`);
  });
  const { port } = stranger.address() as AddressInfo;
  // By another port the site is the same, so that SameSite alone would let the cookie go along.
  for (const origin of [`http://127.0.0.1:${port}`, `http://localhost:${port}`]) {
    await page.goto(origin);
    const outcomes = await page.evaluate(async (target) => {
      const body = JSON.stringify({ name: "evil", scopes: ["ct"], expires: "never" });
      const attempts: [string, RequestInit][] = [
        ["/v1/keys", { method: "POST", body, mode: "no-cors" }],
        ["/v1/keys", { method: "POST", body, headers: { "content-type": "application/json" } }],
        ["/v1/keys", { method: "POST", body, headers: { "x-deadringer-intent": "1" } }],
        ["/v1/session", { method: "DELETE" }],
        ["/v1/keys", { mode: "no-cors" }],
        ["/v1/keys", {}],
        ["/v1/lookup/squat/kestrelbank.com", {}],
      ];
      const told: string[] = [];
      for (const [path, init] of attempts) {
        try {
          const response = await fetch(target + path, { ...init, credentials: "include" });
          told.push(`${response.type} ${response.status} ${await response.text()}`);
        } catch {
          told.push("blocked");
        }
      }
      const frame = document.createElement("iframe");
      frame.name = "sink";
      document.body.append(frame);
      const form = document.createElement("form");
      Object.assign(form, {
        method: "post",
        action: `${target}/v1/keys`,
        target: "sink",
        enctype: "text/plain",
      });
      document.body.append(form);
      form.submit();
      await new Promise((resolve) => setTimeout(resolve, 500));
      return told;
    }, server.url);
    expect(outcomes.filter((told) => told !== "blocked" && told !== "opaque 0 ")).toEqual([]);
  }
  expect(seen).toContain("same-site with");
  expect(seen).toContain("cross-site without");
  expect(seen).not.toContain("cross-site with");
  faults.length = 0;
  await page.goto(`${server.url}/settings/keys`);
  await page.waitForSelector(".keylist");
  expect((await texts(page, ".keylist tr")).length).toBe(before);
  expect(faults).toEqual([]);
});

test.skipIf(off)("over HTTPS anybody signs in from anywhere", async () => {
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const args = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  try {
    execFileSync("openssl", [...args, "-subj", "/CN=plain.test", "-keyout", key, "-out", cert], {
      stdio: "ignore",
    });
  } catch {
    return console.warn("skipped: no openssl to make a certificate with");
  }
  const config = environmentConfig({
    DEADRINGER_STORE: "memory",
    DEADRINGER_PORT: "0",
    DEADRINGER_TLS_CERT: cert,
    DEADRINGER_TLS_KEY: key,
    DEADRINGER_ADMIN_NAME: "eve",
    DEADRINGER_ADMIN_PASSPHRASE: PASSPHRASE,
  });
  const secure = await startServer({ ...config, log: "off" }, () => {});
  const strict = await launchBrowser(
    "--host-resolver-rules=MAP plain.test 127.0.0.1",
    "--ignore-certificate-errors",
  );
  try {
    const page = await open(
      strict,
      secure.url.replace("127.0.0.1", "plain.test") + "/signin?next=/settings/keys",
    );
    await page.waitForSelector("#owner");
    await signIn(page, "eve");
    await page.waitForSelector(".keylist .empty");
    expect(await cookieOf(page)).toMatchObject({ domain: "plain.test", secure: true, httpOnly: true });
    expect(faults).toEqual([]);
  } finally {
    await strict.close();
    await secure.close();
  }
});

test.skipIf(off)("over plain HTTP from elsewhere nobody signs in, and the page says why", async () => {
  const page = await visitor();
  await page.goto(server.url.replace("127.0.0.1", "plain.test") + "/signin");
  expect(await problem(page)).toMatch(/over HTTPS only/);
  expect(await page.$eval("button[type=submit]", (button) => (button as HTMLButtonElement).disabled)).toBe(
    true,
  );
  const status = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json", "x-deadringer-intent": "1" };
    return (await fetch("/v1/session", { method: "POST", headers, body })).status;
  }, JSON.stringify({ owner: "root", passphrase: PASSPHRASE }));
  expect(status).toBe(403);
  expect(await cookieOf(page)).toBeUndefined();
  faults.length = 0;
});
