// Node only: a browser drives the pages; the routes are tested on both elsewhere.
import { expect, onTestFinished } from "vitest";
import { WATCH_STORE } from "../../server/extras/watch/store/mod.ts";
import { createIssuer } from "../server/mini/ct_issue.ts";
import { listenLog, MiniLog } from "../server/mini/ct_log.ts";
import { startFeedHost } from "../server/extras/sources/feed_host.ts";
import { openDoors } from "../server/extras/sources/opened.ts";
import { ALIKE, BLOG, DOMAIN } from "../server/extras/sources/pages.ts";
import { inChromium, launchBrowser, open, serve, texts } from "./browser.ts";

/** How long a page may be published before it alarms, milliseconds. */
const MINUTE_MS = 60_000;

inChromium(
  "the first evening: brand, switch and form, and pages whose names show no brand alarm",
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
    log.add(await issuer.issue(["alpine-reads.com"], new Date()), 1);
    const listed = log.describe(listening.url, 1, true);
    const planted = ["quiet-cert.com", "quiet-list0.com", "quiet-list1.com"];
    const doors = await openDoors(
      [...planted, "alpine-reads.com"],
      (host) => planted.includes(host) ? ALIKE : BLOG,
      { DEADRINGER_FEEDS_ALLOW: feeds.map(({ base }) => new URL(base).host).join() },
      "",
      new Map([[listed.id, listed]]),
    );
    const listener = await serve(doors.opened.handle);
    onTestFinished(() => listener.close(0));
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const page = await open(browser, `http://127.0.0.1:${listener.port}/#brands`, { key: doors.key });

    await page.waitForSelector(".firstbrand textarea");
    await page.type(".firstbrand textarea", DOMAIN);
    await page.click(".firstbrand [type=submit]");
    await page.waitForSelector(".firstsources a");
    expect(await texts(page, ".firstsources h2")).toEqual(["Where shall names come from?"]);
    await page.click(".firstsources a");

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

    const [brand] = await (await doors.opened.storage.open(WATCH_STORE)).list();
    const found = () => doors.named(brand!.id);
    await expect.poll(found, { timeout: MINUTE_MS }).toEqual(["quiet-list0.com", "quiet-list1.com"]);
    // Published now, in a log that has been followed for a while.
    log.add(await issuer.issue(["quiet-cert.com"], new Date()), 1);
    await expect.poll(found, { timeout: MINUTE_MS }).toEqual(planted);
    const events = await doors.events(brand!.id);
    expect(new Set(events.map(({ source }) => source?.door))).toEqual(
      new Set(["certificates", "registrations"]),
    );
    await expect.poll(() => texts(page, ".certificates > .mark")).toEqual(["Works"]);
  },
);
