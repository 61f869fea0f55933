// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "puppeteer-core";
import { compareLookups, type MergedLookup, PERMUTATION_KINDS } from "../../mod.ts";
import { environmentConfig, type RunningServer, startServer } from "../../server/main.ts";
import {
  barriers,
  barriersInBothThemes,
  faults,
  firstKey,
  launchBrowser,
  look,
  off,
  open,
  said,
  serve,
  shot,
  texts,
} from "./browser.ts";
import { testService } from "../server/service.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-web-"));
let browser: Browser;
let server: RunningServer;
let key = "";

beforeAll(async () => {
  if (off) return;
  browser = await launchBrowser();
  const config = environmentConfig({
    DEADRINGER_DEMO: "true",
    DEADRINGER_STORE: "memory",
    DEADRINGER_PORT: "0",
    DEADRINGER_RATE_LIMIT: "1000",
  });
  server = await startServer({ ...config, log: "off" }, () => {});
  key = await firstKey(server);
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (off) return;
  await browser?.close();
  await server?.close();
}, 60_000);

/** Asks the service without a page. */
async function lines(path: string): Promise<string> {
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${key}` } });
  expect(response.status).toBe(200);
  await response.text();
  return response.headers.get("x-service-result-id")!;
}

const shownNames = async (page: Page): Promise<number> =>
  Number((await texts(page, ".page:not([hidden]) .shown"))[0]!.replaceAll(",", "").split(" ")[0]);

async function saves(page: Page, use: () => Promise<void>, name: string): Promise<string> {
  const session = await page.createCDPSession();
  await session.send("Browser.setDownloadBehavior", {
    behavior: "allow",
    downloadPath: folder,
    browserContextId: page.browserContext().id!,
  });
  await use();
  const file = join(folder, name);
  for (let i = 0; i < 100 && !existsSync(file); i++) await new Promise((done) => setTimeout(done, 50));
  const text = readFileSync(file, "utf8");
  expect(readdirSync(folder)).toEqual([name]);
  rmSync(file);
  return text;
}

test.skipIf(off)(
  "the demo lookup: key, rows, overview, filters, columns, panel, export, reload, phone",
  { timeout: 120_000 },
  async () => {
    expect(key).toMatch(/^ak_/);
    const page = await open(browser, server.url);
    await page.waitForSelector(".lookup");
    await shot(page, "start");
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.type("#key", key);
    await look(page, "kestrelbank.com");
    await page.waitForSelector(".row");
    await shot(page, "running");
    await said(page, "Done");
    const all = await shownNames(page);
    expect(all).toBeGreaterThan(20);
    await page.waitForSelector(".row mark");

    await page.waitForSelector(".map .lit");
    expect((await texts(page, ".card .line span")).includes("Seychelles")).toBe(true);
    expect(await page.$$eval(".chart .part", (parts) => parts.length)).toBeGreaterThan(5);
    await shot(page, "done");
    await page.click(".map .lit[data-code=SG]");
    expect(await texts(page, ".drop summary.on")).toEqual(["Country: Singapore"]);
    const there = await shownNames(page);
    expect(there).toBeGreaterThan(0);
    expect(there).toBeLessThan(all);
    await page.$$eval(".chip.v-phishing", ([chip]) => (chip as HTMLElement).click());
    expect(await shownNames(page)).toBe(0);
    expect((await texts(page, ".lookup .empty"))[0]).toBe("No name passes the filters");
    await page.$eval(".filters .quiet", (clear) => (clear as HTMLElement).click());
    expect(await shownNames(page)).toBe(all);

    await page.$$eval(".head button", (buttons) => buttons.find((b) => b.textContent === "Name")!.click());
    const names = await texts(page, ".row .c-name .name");
    expect(names.length).toBeGreaterThan(5);
    expect(await page.$eval(".head .c-name", (cell) => cell.getAttribute("aria-sort"))).toBe("ascending");
    for (
      const place of [".filters .drop:nth-of-type(1)", ".filters .drop:nth-of-type(2)", ".toolend .drop"]
    ) {
      await page.click(`${place} summary`);
      await page.waitForSelector(`${place}[open] .options input`, { visible: true });
      expect(await barriersInBothThemes(page)).toEqual([]);
      await page.keyboard.press("Escape");
      expect(await page.$(".drop[open]")).toBeNull();
    }
    await page.click(".toolend .drop summary");
    await page.$$eval(
      ".toolend .options label",
      (labels) => labels.find((label) => label.textContent === "Web server")!.click(),
    );
    expect(await texts(page, ".head .cell")).toContain("Web server");
    await page.keyboard.press("Escape");

    await page.type(".filters input[type=search]", "kestre1");
    expect(await texts(page, ".row .name")).toContain("kestre1bank.com");
    expect((await texts(page, ".shown"))[0]).toMatch(new RegExp(`of ${all} names`));
    await page.focus(".grid");
    await page.keyboard.press("ArrowDown");
    await page.waitForSelector(".tip:not([hidden])");
    expect(await page.$$eval(".tip li", (reasons) => reasons.length)).toBeGreaterThan(0);
    await page.keyboard.press("Enter");
    expect(await texts(page, ".panel h2")).toEqual(["kestre1bank.com"]);
    const sections = await texts(page, ".panel h3");
    for (const title of ["Score", "Registration", "Redirect chain", "Certificate", "DNS", "History"]) {
      expect(sections).toContain(title);
    }
    await page.$$eval(".panel summary", (all) => all.find((s) => s.textContent === "Raw lines")!.click());
    await page.waitForFunction(() => document.querySelector(".panel details[open] pre")!.textContent !== "");
    expect((await texts(page, ".panel details[open] pre"))[0]).toContain('"op":"Classification"');
    await shot(page, "panel");
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await page.$eval(".panel", (panel) => panel.hasAttribute("hidden"))).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("grid");

    const csv = await saves(
      page,
      () => page.$$eval(".exports button", ([button]) => (button as HTMLButtonElement).click()),
      "kestrelbank.com.csv",
    );
    expect(csv).toMatch(/^fqdn,tld,domain,permutation/);
    expect(csv).toContain("kestre1bank.com,com,kestre1bank,Homoglyph,1,");

    const address = page.url();
    expect(address).toMatch(/#lookup\/[0-9a-f-]{36}$/);
    await page.reload();
    await said(page, "Done");
    expect(await shownNames(page)).toBe(all);
    const other = await open(browser, address, { key });
    await said(other, "Done");
    expect(await shownNames(other)).toBe(all);
    expect(await other.$eval(".lookup .askbar input", (input) => input.value)).toBe("kestrelbank.com");
    await other.browserContext().close();

    await page.setViewport({ width: 390, height: 844 });
    await shot(page, "phone");
    await page.click(".row");
    await shot(page, "phone-panel");
    expect(await barriersInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);

test.skipIf(off)(
  "free names are many and stay few in the document; a stop keeps them, a resume brings the rest; a shopping list",
  { timeout: 120_000 },
  async () => {
    const page = await open(browser, `${server.url}/#available`, { key });
    await page.waitForSelector(".free");
    await look(page, "kestrelbank.com");
    await page.waitForFunction(() =>
      /^[1-9]/.test(document.querySelector(".free .shown")?.textContent ?? "")
    );
    await page.click(".free .stop");
    await said(page, "Stopped");
    const some = await shownNames(page);
    await page.click(".free .resume");
    await said(page, "Done");
    const all = await shownNames(page);
    expect(all).toBeGreaterThan(Math.max(some, 5_000));
    await page.$eval(".free .grid", (grid) => grid.scrollTop = grid.scrollHeight / 2);
    // Far from the first rows, and only what can be seen.
    await page.waitForFunction(() =>
      Number(document.querySelector(".free .row")?.getAttribute("aria-rowindex") ?? 0) > 2_000
    );
    expect((await page.$$(".free .row")).length).toBeLessThan(300);
    await page.$eval(".free .grid", (grid) => grid.scrollTop = 0);
    await page.waitForFunction(() => document.querySelector(".free .c-rank .one")?.textContent !== "");
    await page.waitForSelector(".free .row mark");
    await shot(page, "free");
    expect(await barriersInBothThemes(page)).toEqual([]);
    const csv = await saves(page, () => page.click(".shopping"), "kestrelbank.com-available.csv");
    const [head, ...listed] = csv.trim().split("\r\n");
    expect(head).toBe("rank,name,ascii,zone,kind,confirmed");
    const ranks = listed.map((line) => Number(line.split(",")[0]));
    expect(ranks).toHaveLength(100);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);

test.skipIf(off)("one host, all at once", { timeout: 60_000 }, async () => {
  const page = await open(browser, `${server.url}/#analyze`, { key });
  await page.waitForSelector(".analyze");
  await look(page, "hxxps://kestre1bank[.]com/login");
  expect(await page.$eval(".page:not([hidden]) .askbar input", (input) => input.value)).toBe(
    "kestre1bank.com",
  );
  await said(page, "Done");
  expect(await texts(page, ".report > h2")).toEqual(["kestre1bank.com"]);
  expect(await texts(page, ".report h3")).toContain("Mail");
  await shot(page, "analyze");
  expect(await barriersInBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

test.skipIf(off)("results: open, save, delete with a question, compare", { timeout: 90_000 }, async () => {
  const few = await lines("/v1/lookup/squat/kestrelbank.com?limit=300");
  const many = await lines("/v1/lookup/squat/kestrelbank.com?limit=6000");
  const gone = await lines("/v1/analyze/secure-kestrelbank.com");
  const page = await open(browser, `${server.url}/#results`, { key });
  await page.waitForSelector(`[data-uuid="${many}"]`);
  await shot(page, "results");
  expect(await barriersInBothThemes(page)).toEqual([]);
  const until = (uuid: string) =>
    page.$eval(`[data-uuid="${uuid}"] td:nth-child(7)`, (cell) => cell.textContent!);
  const before = await until(many);
  await page.$$eval(`[data-uuid="${many}"] button`, ([save]) => (save as HTMLElement).click());
  await said(page, "kestrelbank.com is kept for longer");
  await page.waitForFunction(
    (uuid, text) => document.querySelector(`[data-uuid="${uuid}"] td:nth-child(7)`)?.textContent !== text,
    {},
    many,
    before,
  );
  await page.click(`[data-uuid="${gone}"] .danger`);
  expect(await page.$eval(`[data-uuid="${gone}"] .danger`, (button) => button.textContent)).toBe(
    "Really delete?",
  );
  await page.click(`[data-uuid="${gone}"] .danger`);
  await page.waitForFunction((uuid) => document.querySelector(`[data-uuid="${uuid}"]`) === null, {}, gone);
  await page.click(`[data-uuid="${few}"] input`);
  await page.click(`[data-uuid="${many}"] input`);
  await page.$$eval(".list .primary", ([compare]) => (compare as HTMLElement).click());
  await page.waitForSelector(".change");
  expect(page.url()).toContain(`#compare/${few}/${many}`);
  const [was, is] = await Promise.all([few, many].map(async (uuid) => {
    const path = `${server.url}/v1/retrieve/${uuid}/json`;
    const response = await fetch(path, { headers: { authorization: `Bearer ${key}` } });
    return await response.json() as MergedLookup;
  }));
  const changes = compareLookups(was!, is!);
  const count = (state: string) => String(changes.filter((change) => change.state === state).length);
  expect((await texts(page, ".compare .chip b")).slice(0, 3)).toEqual(["new", "gone", "changed"].map(count));
  // Two of a day are told apart by the hour.
  expect((await texts(page, ".compare .lead"))[0]).toMatch(
    / \d\d:\d\d UTC \(\d+ names\) and .* \d\d:\d\d UTC /,
  );
  expect(await texts(page, ".change .name")).toEqual(changes.slice(0, 200).map(({ fqdn }) => fqdn));
  await shot(page, "compare");
  expect(await barriersInBothThemes(page)).toEqual([]);
  await page.goto(`${server.url}/#lookup/${few}`);
  await said(page, "Done");
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

test.skipIf(off)(
  "what goes wrong is told: no key, a wrong key, a lost result, a bad name, no network",
  async () => {
    const page = await open(browser, server.url);
    await page.waitForSelector(".lookup");
    await look(page, "kestrelbank.com");
    const problem = async () => {
      await page.waitForSelector(".page:not([hidden]) .problem:not([hidden])");
      return await page.$eval(".page:not([hidden]) .problem:not([hidden])", (shown) => shown.textContent!);
    };
    expect(await problem()).toBe("Sign in, or enter an API key Sign in");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("who");
    await page.type("#key", "ak_wrong");
    await look(page, "kestrelbank.com");
    await page.waitForFunction(() => document.querySelector(".problem")?.textContent?.includes("not valid"));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("key");
    await page.$eval("#key", (input) => (input as HTMLInputElement).value = "");
    await page.type("#key", key);
    await look(page, "1.2.3.4");
    await page.waitForFunction(() => document.querySelector(".problem")?.textContent?.includes("1.2.3.4"));
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"))).toBe("true");
    await page.goto(`${server.url}/#lookup/00000000-0000-7000-8000-000000000000`);
    await page.waitForFunction(() =>
      document.querySelector(".problem")?.textContent?.includes("no such result")
    );
    await page.setOfflineMode(true);
    await look(page, "kestrelbank.com");
    await page.waitForFunction(() =>
      document.querySelector(".problem")?.textContent?.includes("cannot be reached")
    );
    await shot(page, "offline");
    expect(await barriers(page)).toEqual([]);
    // Chromium itself writes a line about every answer of 4xx and every request that fails.
    expect(faults.splice(0).filter((fault) => !/40[014]|ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
    await page.browserContext().close();
  },
);

test.skipIf(off)(
  "a key that asked too often is told how long to wait; a lost result of this tab is forgotten",
  async () => {
    const { answer, key: makeKey } = testService({ env: { DEADRINGER_RATE_LIMIT: "2" } });
    const listener = await serve(answer);
    try {
      const page = await open(browser, `http://127.0.0.1:${listener.port}/`, { key: await makeKey() });
      await page.evaluate(() =>
        sessionStorage.setItem("deadringer.lookup", "00000000-0000-7000-8000-000000000000")
      );
      await page.reload();
      await page.waitForFunction(() => sessionStorage.getItem("deadringer.lookup") === null);
      await page.waitForSelector(".lookup .intro:not([hidden])");
      expect(await page.$(".problem:not([hidden])")).toBeNull();
      await look(page, "example.com");
      await said(page, "Done");
      await look(page, "example.com");
      await page.waitForFunction(() =>
        /wait \d+ s/.test(document.querySelector(".lookup .problem:not([hidden])")?.textContent ?? "")
      );
      expect(faults.splice(0).filter((fault) => !/404|429/.test(fault))).toEqual([]);
      await page.browserContext().close();
    } finally {
      await listener.close(0);
    }
  },
);

/** A way to a port that can be cut. */
async function breakable(to: number) {
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const other = connect(to, "127.0.0.1");
    for (const each of [socket, other]) {
      sockets.add(each);
      each.on("error", () => {}).on("close", () => sockets.delete(each));
    }
    socket.pipe(other).pipe(socket);
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (proxy.address() as AddressInfo).port,
    cut,
    close: () => new Promise<unknown>((done) => (proxy.close(done), cut())),
  };
}

test.skipIf(off)("a connection that breaks is taken up where it broke", { timeout: 60_000 }, async () => {
  const gate = Promise.withResolvers<void>();
  let lookups = 0;
  const { answer, key: makeKey } = testService({
    async *lookup(_, signal) {
      lookups++;
      yield { op: "Meta", data: { kind: "Progress", data: [0, 3] } };
      for (const [i, domain] of ["exmple", "examlpe", "examp1e"].entries()) {
        if (i === 2) await gate.promise;
        signal.throwIfAborted();
        const permutation = {
          domain: { fqdn: `${domain}.com`, tld: "com", domain },
          kind: "Omission" as const,
        };
        yield { permutation, op: "Levenshtein", data: 1 };
      }
      yield { op: "Meta", data: { kind: "Done" } };
    },
  });
  const listener = await serve(answer);
  try {
    const line = await breakable(listener.port);
    const page = await open(browser, `http://127.0.0.1:${line.port}/`, { key: await makeKey() });
    await page.waitForSelector(".lookup");
    await look(page, "example.com");
    await page.waitForFunction(() => document.querySelectorAll(".row").length === 2);
    line.cut();
    await page.waitForFunction(() =>
      document.querySelector(".lookup .problem:not([hidden])")?.textContent?.startsWith("The connection")
    );
    expect((await page.$$(".row")).length).toBe(2);
    await page.click(".lookup .resume");
    gate.resolve();
    await said(page, "Done");
    expect(await shownNames(page)).toBe(3);
    expect(lookups).toBe(1);
    expect(faults.splice(0).filter((fault) => !fault.includes("ERR_"))).toEqual([]);
    await page.browserContext().close();
    await line.close();
  } finally {
    await listener.close(0);
  }
});

test.skipIf(off)("a search of certificates: found, not found, and an index that has no names", async () => {
  const { answer: handle, key: makeKey } = testService();
  const listener = await serve(handle);
  const empty = `http://127.0.0.1:${listener.port}/`;
  for (
    const [url, key_, pattern, said] of [
      [server.url + "/", key, "kestrelbank", null],
      [server.url + "/", key, "nobody-has-this", /^No name in this installation's index matches$/],
      [empty, await makeKey(), "kestrelbank", /no names yet.*deadringer ct follow/],
    ] as const
  ) {
    const page = await open(browser, `${url}#ct?kind=contains&pattern=${pattern}`, { key: key_ });
    await page.waitForSelector(".found > *");
    if (said === null) expect((await texts(page, ".ctrow .name")).length).toBeGreaterThan(10);
    else expect((await texts(page, ".found .none"))[0]).toMatch(said);
    await shot(page, `ct-${pattern}-${new URL(url).port === String(listener.port) ? "empty" : "demo"}`);
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.browserContext().close();
  }
  expect(faults).toEqual([]);
  await listener.close(0);
});

test.skipIf(off)("no kind is cut off in a wide window", async () => {
  const page = await open(browser, server.url + "/", { key });
  await page.waitForSelector(".lookup");
  await look(page, "kestrelbank.com");
  await said(page, "Done");
  const cut = await page.evaluate((kinds) => {
    const cell = document.querySelectorAll(".row")[0]!.children[1]!.firstElementChild as HTMLElement;
    return kinds.filter((kind) => {
      cell.textContent = kind;
      return cell.scrollWidth > cell.clientWidth;
    });
  }, [...PERMUTATION_KINDS]);
  expect(cut).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

test.skipIf(off)("untwist works in the page without a request", async () => {
  const page = await open(browser, server.url + "/#untwist");
  await page.waitForNetworkIdle();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.type("#suspects", "hxxps://paypa1-login[.]top/x\nweather.com");
  await page.type("#brands", "paypal.com\nnot a name");
  await page.waitForSelector("article li");
  expect(await texts(page, "article li b")).toEqual(["paypal.com"]);
  expect(await texts(page, ".found .none")).toHaveLength(1);
  expect(await texts(page, ".found .problem")).toHaveLength(1);
  await shot(page, "untwist");
  expect(await barriersInBothThemes(page)).toEqual([]);
  expect(asked).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

test.skipIf(off)("the reference of the API", async () => {
  const page = await open(browser, server.url + "/docs");
  expect(await texts(page, "td code")).toContain("/v1/lookup/squat/{domain}");
  await shot(page, "docs");
  expect(await barriersInBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
