// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { afterAll, beforeAll, expect } from "vitest";
import type { Browser } from "puppeteer-core";
import { COPY, plain } from "../lib/lines/scenarios.ts";
import { startSmtpSink } from "../server/mail/smtp_sink.ts";
import { watchedService } from "../server/extras/watch/watched_world.ts";
import { done, faults, inChromium, launchBrowser, look, off, open, serve, texts } from "./browser.ts";
import { showsWhole } from "./layout.ts";
import { givenHouse, PASSPHRASE, signIn, visitor } from "./owners.ts";
import { BANK } from "./watched.ts";

let browser: Browser;
beforeAll(async () => {
  if (!off) browser = await launchBrowser();
}, 60_000);
afterAll(() => browser?.close());

inChromium("a domain typed on the first page is watched from there, with a run of its own", async () => {
  const sink = await startSmtpSink();
  const service = await watchedService({
    env: {
      DEADRINGER_SMTP: sink.url,
      DEADRINGER_PUBLIC_URL: "http://127.0.0.1",
      DEADRINGER_MAIL_FROM: "alerts@example.net",
    },
  });
  const { world } = service;
  world.names[BANK] = {
    "kestrelbnak.com": plain({ Classification: { ...COPY, page_state: "page" } }),
    "kestrelbank.net": plain(),
  };
  const listener = await serve(service.answer);
  const page = await open(browser, `http://127.0.0.1:${listener.port}/`, { key: await service.key() });
  await page.waitForSelector(".lookup-form");
  await look(page, `https://www.${BANK}/login`);
  await done(page);
  await page.waitForSelector("form.tellme");
  await showsWhole(page, "tellme");
  const looked = world.lookups.length;
  // Browsers take an address without a dot; nothing would ever arrive there.
  await page.type(".tellme input", "ann@example");
  expect(await page.$eval(".tellme input", (input) => input.matches(":invalid"))).toBe(true);
  await page.type(".tellme input", ".com");
  await page.keyboard.press("Enter");
  await expect.poll(() => texts(page, "p.tellme")).toEqual([
    `${BANK} is watched. We sent a mail to ann@example.com: open the link in it to get alerts.`,
  ]);
  await expect.poll(() => sink.mails.map(({ to }) => to.join())).toEqual([
    expect.stringContaining("ann@example.com"),
  ]);
  await service.tick();
  expect(world.lookups.length).toBe(looked + 1);
  await page.click(".tellme a");
  await expect.poll(() => texts(page, ".brandspage .namerow .name")).toEqual([
    "kestrelbnak.com",
    "kestrelbank.net",
  ]);
  // Who comes back is told so, and is not asked again.
  await page.goBack();
  await page.reload();
  await expect.poll(() => texts(page, ".tellme")).toEqual([`${BANK} is watched.`]);
  // What can be done about a red card is one press away.
  await page.waitForSelector(".actcard [data-do=report]");
  await page.click(".actcard [data-do=report]");
  await expect.poll(() => texts(page, ".panel .action button")).toEqual([
    ...["Collect evidence", "Draft reports"],
  ]);
  // Times are by the reader's clock.
  await page.evaluate(() => location.hash = "inbox");
  await expect.poll(() => texts(page, ".inbox .coverage")).toEqual([
    expect.stringMatching(/ was looked at on [A-Z][a-z]{2} \d/),
  ]);
  // Who types a watched domain again is led to its brand.
  await page.evaluate(() => location.hash = "brands");
  await page.waitForSelector(".brandspage .firstbrand textarea");
  await page.type(".brandspage .firstbrand textarea", `https://www.${BANK}/login`);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#brands\/./);
  // This service sends no reports.
  expect(faults.splice(0).filter((fault) => !/status of 404/.test(fault))).toEqual([]);
  await page.browserContext().close();
  await listener.close(0);
  await sink.close();
});

inChromium("a service without a mail server says so in words for whoever reads them", async () => {
  const service = await watchedService();
  service.world.names[BANK] = { "kestrelbank.net": plain() };
  const listener = await serve(service.answer);
  const page = await open(browser, `http://127.0.0.1:${listener.port}/`, { key: await service.key() });
  await page.waitForSelector(".lookup-form");
  await look(page, BANK);
  await done(page);
  await page.waitForSelector("form.tellme");
  expect(await texts(page, ".tellme small")).toEqual([expect.stringContaining("This service sends no mail")]);
  expect(await page.$(".tellme input")).toBeNull();
  await page.click(".tellme button");
  await expect.poll(() => texts(page, "p.tellme")).toEqual([`${BANK} is watched.`]);
  // So is a list of brands, before it counts, and whoever adds a channel.
  await page.evaluate(() => location.hash = "brands");
  await page.waitForSelector(".firstbrand textarea");
  await page.type(".firstbrand textarea", "example.com");
  await page.keyboard.down("Shift");
  await page.keyboard.press("Enter");
  await page.keyboard.up("Shift");
  await page.type(".firstbrand textarea", "example.net");
  await page.click(".firstbrand button");
  await page.waitForSelector(".preview ::-p-text(This service sends no mail)");
  await page.evaluate(() => location.hash = "channels");
  await expect.poll(() => texts(page, ".wizard button")).toEqual(["Slack", "Teams", "Webhook"]);
  expect(faults.splice(0)).toEqual([]);
  await page.browserContext().close();
  await listener.close(0);
});

const fresh = givenHouse({ settings: () => Promise.resolve({ DEADRINGER_DEMO: "false" }) });

inChromium(
  "a new account looks up a domain first; who comes back without a session is led to sign in",
  async () => {
    const page = await visitor(fresh);
    await page.goto(fresh.server.setup_url!);
    await page.waitForSelector("#again");
    await page.type("#again", PASSPHRASE);
    await Promise.all([page.waitForNavigation(), signIn(page, "shop")]);
    await page.waitForSelector(".lookup .intro h2");
    expect(page.url()).toBe(`${fresh.server.url}/`);
    // What else a new service needs is one link away.
    await page.click(".intro a::-p-text(The first evening)");
    await page.waitForSelector(".evening li:nth-child(5)");
    await page.goBack();
    await page.browserContext().deleteCookie(...await page.browserContext().cookies());
    await page.reload();
    await expect.poll(() => texts(page, ".intro a")).toEqual(["Sign in"]);
    await page.click(".intro a");
    await page.waitForSelector("#passphrase");
    await Promise.all([page.waitForNavigation(), signIn(page, "shop")]);
    await page.waitForSelector(".lookup .intro h2");
    expect(faults.splice(0)).toEqual([]);
    await page.browserContext().close();
  },
);
