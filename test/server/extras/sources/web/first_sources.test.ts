// Node only: a browser drives the pages; the routes are tested on both elsewhere.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";
import type { CtLog } from "../../../../../lib/ct/log/mod.ts";
import { storeTable } from "../../../../../server/io/tables.ts";
import { startDns } from "../../../../../server/mini/dns.ts";
import { startHttpProxy } from "../../../../farm/proxies.ts";
import { serveBy } from "../../../../farm/visitors.ts";
import { listen } from "../../../../lib/net/world.ts";
import { createIssuer } from "../../../mini/ct_issue.ts";
import { listenLog, MiniLog } from "../../../mini/ct_log.ts";
import { type FeedHost, startFeedHost } from "../feed_host.ts";
import { ALIKE, answerOf, BLOG, DOMAIN } from "../pages.ts";
import {
  firstKey,
  inChromium,
  launchBrowser,
  open,
  ROOT_PASSPHRASE,
  texts,
} from "../../../../web/browser.ts";

/** How long a page may be published before it alarms, milliseconds. */
const MINUTE_MS = 60_000;
/** Where all names are: the proxy sends what is for it to the pages of the test. */
const ADDRESS = "93.184.215.14";

/** The log table of the data folder, with one log. */
function storeLog(folder: string, { id, key, url, description }: CtLog): void {
  const log = {
    description,
    key,
    log_id: id,
    submission_url: url,
    monitoring_url: url,
    state: { usable: {} },
  };
  const table = { operators: [{ name: "Deadringer", logs: [], tiled_logs: [log] }] };
  storeTable(folder, "logs", { source: "test", taken_at: new Date().toISOString(), table });
}

/** Runs `npm start` in an internet of pages by host, until the test ends. */
async function startedService(
  names: readonly string[],
  page: (host: string) => string,
  { log, feeds }: { log: CtLog; feeds: readonly FeedHost[] },
) {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-start-"));
  storeLog(folder, log);
  const web = await listen(serveBy(({ host }) => answerOf(page(host))));
  const dns = await startDns({
    suffixes: {},
    names: Object.fromEntries([DOMAIN, ...names].map((name) => [name, { a: [ADDRESS] }])),
  });
  const hosts = [log.url, ...feeds.map(({ base }) => base)].map((url) => new URL(url).host);
  const local = hosts.map((host) => [host, Number(host.split(":")[1])] as const);
  const proxy = await startHttpProxy({
    behind: { [`${ADDRESS}:80`]: web.port, ...Object.fromEntries(local) },
  });
  const child = spawn("npm", ["start"], {
    cwd: fileURLToPath(new URL("../../../../..", import.meta.url)),
    // Its own group: npm hands no signal on to what it started.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      DEADRINGER_STORE: `sqlite:${folder}`,
      DEADRINGER_DATA: folder,
      DEADRINGER_PORT: "0",
      DEADRINGER_RATE_LIMIT: "1000",
      DEADRINGER_PERMUTATIONS: "5",
      DEADRINGER_UPDATE: "off",
      DEADRINGER_LOG: "off",
      DEADRINGER_RESOLVERS: dns.address,
      DEADRINGER_PROXY: `http://127.0.0.1:${proxy.port}`,
      DEADRINGER_FEEDS_ALLOW: feeds.map(({ base }) => new URL(base).host).join(),
    },
  });
  onTestFinished(async () => {
    const ended = once(child, "exit");
    if (child.exitCode === null) process.kill(-child.pid!, "SIGTERM");
    await ended;
    await Promise.all([dns.close(), web.close(), proxy.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text) => said += text);
  await expect.poll(() => said, { timeout: MINUTE_MS }).toMatch(/#setup=\S+/);
  const setup_url = /http\S+#setup=\S+/.exec(said)![0];
  const url = new URL(setup_url).origin;
  return { url, key: await firstKey({ url, setup_url } as Parameters<typeof firstKey>[0]) };
}

inChromium(
  "npm start, and no shell after it: brand, switch and form, and pages whose names show no brand alarm",
  async () => {
    const feeds = await Promise.all([startFeedHost(), startFeedHost()]);
    for (const [i, feed] of feeds.entries()) {
      onTestFinished(() => feed.close());
      feed.answer = (_, response) => response.end(`quiet-list${i}.com\nalpine-reads.com\n`);
    }
    const log = new MiniLog(() => Date.now());
    const listening = await listenLog(log);
    onTestFinished(() => listening.close());
    const issuer = await createIssuer();
    const certify = async (name: string) => log.add(await issuer.issue([name], new Date()), 1, [name]);
    await certify("alpine-reads.com");
    const planted = ["quiet-cert.com", "quiet-list0.com", "quiet-list1.com"];
    const { url, key } = await startedService(
      [...planted, "alpine-reads.com"],
      (host) => planted.includes(host) ? ALIKE : BLOG,
      { log: log.describe(listening.url, 1, true), feeds },
    );
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const page = await open(browser, `${url}/signin`);
    await page.type("#owner", "root");
    await page.type("#passphrase", ROOT_PASSPHRASE);
    await page.keyboard.press("Enter");
    await page.waitForSelector('nav a[href="#brands"]');
    await page.goto(`${url}/#brands`);

    await page.waitForSelector(".firstbrand textarea");
    await page.type(".firstbrand textarea", DOMAIN);
    await page.click(".firstbrand [type=submit]");
    // What is next stands below the brand.
    await page.waitForSelector(".brandspage .health");
    await page.waitForSelector(".brandspage .evening a[href='#sources']");
    expect(await texts(page, ".brandspage .evening a[href='#sources']")).toEqual([
      "Where shall names come from?",
    ]);
    await page.click(".brandspage .evening a[href='#sources']");

    await page.waitForSelector(".certificates .buttons button");
    await page.click(".certificates .buttons button");
    await expect.poll(() => texts(page, ".certificates .buttons button")).toEqual(["Switch off"]);
    for (const [i, { base }] of feeds.entries()) {
      if (await page.$(".lists details[open]") === null) await page.click(".lists summary");
      await page.type(".addlist [name=url]", `${base}/seen.txt`);
      await page.click(".addlist [type=submit]");
      await expect.poll(() => texts(page, ".trial li")).toEqual([`quiet-list${i}.com`, "alpine-reads.com"]);
      await page.click(".addlist [type=submit]");
      await expect.poll(() => texts(page, ".lists li h3")).toHaveLength(i + 1);
    }

    const get = async (path: string) =>
      await (await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })).json();
    const [{ id }] = await get("/v1/watch/brands");
    const events = (): Promise<{ name: string | null; source?: { door: string } }[]> =>
      get(`/v1/watch/brands/${id}/events`);
    const found = async () => (await events()).flatMap(({ name }) => name ?? []).toSorted();
    await expect.poll(found, { timeout: MINUTE_MS }).toEqual(["quiet-list0.com", "quiet-list1.com"]);
    await expect.poll(async () => (await get("/v1/sources")).certificates.state, { timeout: MINUTE_MS })
      .toBe("follows");
    // Published now, in a log that has been followed for a while.
    await certify("quiet-cert.com");
    await expect.poll(found, { timeout: MINUTE_MS }).toEqual(planted);
    expect(new Set((await events()).map(({ source }) => source?.door))).toEqual(
      new Set(["certificates", "registrations"]),
    );
  },
  300_000,
);
