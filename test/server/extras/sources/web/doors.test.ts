// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { ElementHandle } from "puppeteer-core";
import { expect, onTestFinished } from "vitest";
import { PUBLIC_FEEDS } from "../../../../../server/extras/sources/data/public_feeds.ts";
import { newFeed } from "../../../../../server/extras/sources/feed_state.ts";
import { SOURCE_STORE } from "../../../../../server/extras/sources/store/mod.ts";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { faults, inChromium, texts } from "../../../../web/browser.ts";
import { showsWhole } from "../../../../web/layout.ts";
import { givenWatched, openAt } from "../../../../web/watched.ts";

const given = givenWatched();

inChromium("a feed that failed is named on the first lines of Inbox and Brands", async () => {
  const { time } = given.world;
  const feed = {
    ...newFeed("feeds.example.net (new.zip)", 24, time),
    failure: "it is a web page, not a list",
  };
  await given.service.service.owned.of(SOURCE_STORE).listFeed("key", "", JSON.stringify(feed));
  for (const where of ["inbox", "brands"]) {
    const page = await openAt(given, `#${where}`);
    await expect.poll(() => texts(page, ".coverage.failed")).toEqual([
      "0 of 1 feed brought a list; feeds.example.net (new.zip): it is a web page, not a list",
    ]);
    await page.browserContext().close();
  }
  expect(faults).toEqual([]);
});

inChromium("names are pasted as they come; the page says first what nobody looked at", async () => {
  const page = await openAt(given, "#sources");
  // Nobody knows what sources would have brought that are all off.
  const first = () => texts(page, ".sourcespage > .figures div:first-child");
  await expect.poll(first).toEqual(["Not looked at, 7 daysunknown"]);
  // Where all are off, what turns them on comes before what they would bring.
  expect(
    await page.$eval(
      ".certificates",
      (setup) => setup.compareDocumentPosition(document.querySelector(".sourcelist")!),
    ),
  ).toBe(4);
  await page.waitForSelector(".pastenames textarea");
  await expect.poll(() => texts(page, ".sourcespage .checks li > :not(.hint)")).toEqual([
    "feeds.example.net (new.zip)",
    "Failed",
    "it is a web page, not a list",
  ]);
  await page.click(".pastenames button");
  await expect.poll(() => texts(page, ".pastenames .problem")).toEqual(["Enter a name, a URL or a mail"]);
  expect(await texts(page, ".sourcelist > [data-door=certificates] > *")).toEqual([
    "Certificates",
    "No names in 7 days",
    "The switch is under “Names in certificates”; deadringer ct follow reads logs on another machine",
  ]);
  await page.type(
    ".pastenames textarea",
    "hxxps://mountain-goats[.]com/kit?x=1\nwww.kestrelbank.com, mountain-goats.com\nmountain..goats",
  );
  await page.click(".pastenames button");
  await expect.poll(() => texts(page, ".pastenames [role=status]")).toEqual([
    "1 name is visited; 1 known already; 1 your own, or of services that show anybody's pages; " +
    '1 entry of the text is left out: line 3: "mountain..goats": it holds no host name',
  ]);
  // At once, not a minute later.
  await expect.poll(() => texts(page, ".sourcelist > [data-door=by_hand] dd")).toEqual(
    ["0", "3", "3", "0", "0", "1"],
  );
  const [, , byHand] = await texts(page, "nav[aria-label=Pages] > a");
  expect(byHand).toBe("Sources");
  const { at, doors, not_looked_at } = (await given.service.call("GET", "/v1/sources")).body;
  expect(doors[0]).toMatchObject({ offered: 3, queued: 1, not_looked_at: 0, days: expect.any(Array) });
  // Names of days before, and of those that nobody looked at.
  const sources = given.service.service.owned.of(SOURCE_STORE);
  const now = Date.parse(at);
  for (const ago of [0, 2, 29]) {
    const [offered, left] = [40 + ago, 7 + ago];
    await sources.count(
      { owner: "", door: "registrations" },
      { offered, over_budget: left, imitates: 2 },
      now - ago * 86_400_000,
    );
  }
  expect(not_looked_at).toBe(0);
  await page.reload();
  await expect.poll(first).toEqual(["Not looked at, 7 days16"]);
  expect(await texts(page, ".sourcelist > [data-door=registrations] dd")).toEqual(
    ["16", "40", "82", "4", "4", "0"],
  );
  expect(await texts(page, ".sourcelist > [data-door=registrations] > p")).toEqual([
    "Names were left out today, above the number of a day (16 in 7 days)",
    "Bring the likeliest names first, or the others on another day",
    "Not looked at: 16 above the number of a day",
    expect.stringMatching(/^Last name: /),
  ]);
  expect(
    await page.$eval("[data-door=registrations] svg", (svg) => svg.getAttribute("aria-label")),
  ).toMatch(/^Lists and zones: names by day\. .*: 69; .*: 42; .*: 40$/);
  await showsWhole(page, "sources");
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("of a mail, by paste or as a file, its senders and links are visited", async () => {
  const page = await openAt(given, "#sources");
  const mail = [
    "Return-Path: <bounce@mailing-goats.com>",
    "From: Kestrel Bank <service@alpine-goats.com>",
    "Subject: Your account",
    "Content-Transfer-Encoding: base64",
    "",
    btoa("See https://linked-goats.com/login?x=1 or https://www.kestrelbank.com/ today"),
    "",
  ].join("\n");
  const folder = mkdtempSync(join(tmpdir(), "deadringer-mail-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // The same link again, and other senders.
  writeFileSync(join(folder, "saved.eml"), mail.replaceAll("-goats", "-goats2"));
  await page.waitForSelector(".pastenames textarea");
  await page.$eval(
    ".pastenames textarea",
    (field, text) => (field as HTMLTextAreaElement).value = text,
    mail,
  );
  const field = await page.waitForSelector(".pastenames input[type=file]") as ElementHandle<HTMLInputElement>;
  await field.uploadFile(join(folder, "saved.eml"));
  await page.click(".pastenames button");
  await expect.poll(() => texts(page, ".pastenames [role=status]")).toEqual([
    "5 names are visited; 1 known already; 2 your own, or of services that show anybody's pages",
  ]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("a list is tried before it is added; one of the page is changed and removed there", async () => {
  const sources = given.service.service.owned.of(SOURCE_STORE);
  const listed = { managed: "page", kind: "list", column: null, hours: 24, has_secret: true, sealed: "x" };
  const state = newFeed("lists.example.net (seen.csv)", 24, given.world.time);
  await sources.listFeed("a".repeat(32), JSON.stringify(listed), JSON.stringify(state));
  const page = await openAt(given, "#sources");
  const row = `[data-list=${"a".repeat(32)}]`;
  await page.waitForSelector(row);
  expect((await texts(page, `${row} .hint`))[0]).toBe("Asked with the next round; named here, with a secret");
  // The file's list has no button.
  expect(await texts(page, ".lists li button")).toEqual(["Remove"]);
  await page.click(".lists summary");
  // A public list fills the form in, with its terms; nothing is asked for.
  const [first] = PUBLIC_FEEDS;
  await page.select(".addlist select", first!.url);
  await expect.poll(() => page.$eval(".addlist [name=url]", (field) => (field as HTMLInputElement).value))
    .toBe(first!.url);
  expect((await texts(page, ".addlist > .hint")).join()).toContain(first!.terms);
  await page.select(".addlist select", "");
  await expect.poll(() => page.$eval(".addlist [name=url]", (field) => (field as HTMLInputElement).value))
    .toBe("");
  const address = "http://169.254.169.254/latest";
  await page.type(".addlist [name=url]", address);
  await page.type(".addlist [name=secret]", "s3cret");
  await page.click(".addlist [type=submit]");
  await expect.poll(() => texts(page, ".addlist .problem")).toEqual([
    expect.stringMatching(/private addresses need DEADRINGER_FEEDS_ALLOW/),
  ]);
  await showsWhole(page, "sources-lists");
  await page.click(`${row} button`);
  await expect.poll(() => page.$(row)).toBeNull();
  // The browser says of an answer 400 that it failed.
  expect(faults.filter((each) => !each.includes("400"))).toEqual([]);
  faults.length = 0;
  await page.browserContext().close();
});

inChromium(
  "certificates: what they take and miss stands before the switch, which is turned on and off",
  async () => {
    const page = await openAt(given, "#sources");
    await page.waitForSelector(".certificates");
    const figures = () => texts(page, ".certificates dd");
    expect(await texts(page, ".certificates > .mark, .certificates > p:first-of-type")).toEqual([
      "Off",
      "Off: no name of a certificate is seen",
    ]);
    // The first choice is what suits most, and says why; the dear one is there too.
    expect(await figures()).toEqual(["0.4", "4.4", "130,000", "35,000,000", "82"]);
    expect((await texts(page, ".certificates > p")).join()).toMatch(/Recommended.*at most 300,000 a day are/);
    await page.select(".certificates select", "all");
    await expect.poll(figures).toEqual(["4.8", "51.9", "250,000", "35,000,000", "82"]);
    expect((await texts(page, ".certificates > p")).join()).not.toMatch(/Recommended/);
    const buttons = () => texts(page, ".certificates button");
    expect(await buttons()).toEqual(["Switch on"]);
    await page.select(".certificates select", "share");
    await expect.poll(figures).toEqual(["2.4", "25.9", "130,000", "17,000,000", "82"]);
    await page.click(".certificates button");
    await expect.poll(buttons).toEqual(["Switch off"]);
    // Nobody follows in this world: that is no success.
    expect(await texts(page, ".certificates > .mark")).toEqual(["Starts"]);
    await showsWhole(page, "sources-certificates");
    const { body } = await given.service.call("GET", "/v1/sources");
    expect(body.certificates).toMatchObject({ is_on: true, choice: "share", of: 2, state: "starts" });
    await page.click(".certificates button");
    await expect.poll(buttons).toEqual(["Switch on"]);
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);

inChromium(
  "the code for one's own pages names no address that nobody reaches, and says when a page asked",
  async () => {
    const page = await openAt(given, "#sources");
    await page.waitForSelector(".yourpages [data-brand] summary");
    await expect.poll(async () => (await texts(page, ".yourpages [data-brand] summary")).sort()).toEqual([
      "Harrier Shoes: not asked for yet",
      "Kestrel Bank: not asked for yet",
    ]);
    await page.click(`[data-brand="${given.ids[0]}"] summary`);
    const code = () => texts(page, ".yourpages [open] code");
    await expect.poll(() => texts(page, ".yourpages [open] .alarm")).toEqual([
      expect.stringMatching(/^No public URL is set, .*: set DEADRINGER_PUBLIC_URL/),
    ]);
    expect(await code()).toEqual([]);
    await page.type(".yourpages [open] input", "https://pixel.example.net");
    await page.click(".yourpages [open] [type=submit]");
    await expect.poll(code).toHaveLength(4);
    const [script] = await code();
    expect(script).toMatch(/src="https:\/\/pixel\.example\.net\/c\//);
    const [, token] = /\/c\/([^?]+)\?/.exec(script!)!;
    await given.service.answer(
      new Request(`${given.url}/c/${token}`, { headers: { referer: "https://www.kestrelbank.com/login" } }),
      () => "192.0.2.9",
    );
    await showsWhole(page, "sources-pages");
    await page.reload();
    await page.waitForSelector(".yourpages [data-brand] summary");
    await expect.poll(() => texts(page, `[data-brand="${given.ids[0]}"] summary`)).toEqual([
      expect.stringMatching(/^Kestrel Bank: last loaded by your page /),
    ]);
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);

inChromium("lines of a log that end in the middle of one are read all the same", async () => {
  const page = await openAt(given, "#sources");
  const form = ".yourpages > details:not([data-brand])";
  await page.waitForSelector(form);
  await page.click(`${form} summary`);
  const line =
    '192.0.2.1 - - [24/Nov/2026:06:00:00 +0000] "GET / HTTP/1.1" 200 9 "https://goats.example.com/" "x"';
  await page.type(`${form} textarea`, `${line}\n${line.slice(0, 40)}`);
  await page.click(`${form} [type=submit]`);
  await expect.poll(() => texts(page, `${form} [role=status]`)).toEqual([expect.stringMatching(/1 /)]);
  expect(await texts(page, `${form} .problem`)).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium(
  "a packed log is read by upload: its hosts are visited, and what became of them is said",
  async () => {
    const page = await openAt(given, "#sources");
    const form = ".yourpages > details:not([data-brand])";
    await page.waitForSelector(form);
    await page.click(`${form} summary`);
    await page.click(`${form} [type=submit]`);
    await expect.poll(() => texts(page, `${form} .problem`)).toEqual(["Choose a log, or paste lines of one"]);
    const folder = mkdtempSync(join(tmpdir(), "deadringer-log-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "access.log.gz");
    const line = (n: number, from: string) =>
      `198.51.${n}.1 - - [24/Nov/2026:06:00:00 +0000] "GET /logo.png HTTP/1.1" 200 9 "https://${from}/" "x"\n`;
    writeFileSync(
      path,
      gzipSync(line(1, "upload-goats.com") + line(2, "meadow-goats.com") + line(3, "localhost")),
    );
    const field = await page.waitForSelector(`${form} input[type=file]`) as ElementHandle<HTMLInputElement>;
    await field.uploadFile(path);
    await page.click(`${form} [type=submit]`);
    await expect.poll(() => texts(page, `${form} [role=status]`)).toEqual([
      "2 names are visited; 1 cannot be looked up",
    ]);
    expect(await texts(page, `${form} .problem`)).toEqual([]);
    await expect.poll(() => texts(page, ".sourcelist > [data-door=web_log] > .mark")).toEqual(["Works"]);
    const { due } = (await given.service.call("GET", "/v1/sources")).body.doors
      .find(({ door }: { door: string }) => door === "web_log");
    expect(due).toBeGreaterThanOrEqual(2);
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);

inChromium("alarms a day are chosen by what each choice would have brought, and stay chosen", async () => {
  const sources = given.service.service.owned.of(SOURCE_STORE);
  const { at, alarms: before } = (await given.service.call("GET", "/v1/sources")).body;
  expect(before.from).toBe(0.6);
  const [brand] = given.ids;
  const { owner } = (await given.service.service.owned.of(WATCH_STORE).get(brand!))!;
  const counts = { [`${brand} 0.6`]: 21, [`${brand} 0.9`]: 14 };
  await sources.count({ owner, door: "alarms" }, counts, Date.parse(at));
  const page = await openAt(given, "#sources");
  const alarms = "section[aria-labelledby=alarms]";
  await expect.poll(() => texts(page, `${alarms} option`)).toEqual([
    "5.0 a day, 35 last week: pages from 60 % on",
    "2.0 a day, 14 last week: pages from 70 % on",
    "2.0 a day, 14 last week: pages from 80 % on",
    "2.0 a day, 14 last week: pages from 90 % on",
    "0.0 a day, 0 last week: pages from 95 % on",
  ]);
  expect(await texts(page, `${alarms} .hint`)).toEqual(["Kestrel Bank 35"]);
  await page.select(`${alarms} select`, "0.9");
  await expect.poll(() => texts(page, `${alarms} .hint`)).toEqual(["Kestrel Bank 14"]);
  await page.reload();
  await page.waitForSelector(`${alarms} select`);
  expect(await page.$eval(`${alarms} select`, (field) => (field as HTMLSelectElement).value)).toBe("0.9");
  await showsWhole(page, "sources-alarms");
  expect((await given.service.call("GET", "/v1/sources")).body.alarms.from).toBe(0.9);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("a list that asks for twelve hours between two requests is shown with them", async () => {
  const page = await openAt(given, "#sources");
  await page.waitForSelector(".addlist");
  const [lists] = await page.$$(".addlist select");
  await page.evaluate((form) => form.closest("details")!.open = true, lists!);
  await lists!.select("https://raw.githubusercontent.com/openphish/public_feed/refs/heads/main/feed.txt");
  await expect.poll(() => page.$eval(".addlist [name=hours]", (field) => (field as HTMLInputElement).value))
    .toBe("12");
  await page.browserContext().close();
});
