// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import { plain, SHOP } from "../lib/lines/scenarios.ts";
import { address, barriersInBothThemes, done, faults, inChromium, look, open, texts } from "./browser.ts";
import { cutParts } from "./layout.ts";
import { BANK, givenWatched, startWatched } from "./watched.ts";

const given = givenWatched();
const OTHER = "merlin-coffee.com", NAME = "kestrelbnak.com";

/** The page of a lookup, for somebody who may do everything. */
async function lookUp(domain: string, key?: string): Promise<Page> {
  const page = await open(given.browser, `${given.url}/#inbox`, { key: key ?? await given.service.key() });
  await page.waitForSelector(".namerow, .firstbrand");
  await page.evaluate(() => location.hash = "#lookup");
  await page.waitForSelector(".lookup:not([hidden])");
  await look(page, domain);
  await done(page);
  return page;
}
const stored = async () => {
  const { body } = await given.service.call("GET", "/v1/watch/names");
  return Object.fromEntries(body.map((each: { name: string; state: string }) => [each.name, each.state]));
};
const openRow = (page: Page, name: string) =>
  page.evaluate((text) => {
    const rows = [...document.querySelectorAll<HTMLElement>(".lookup .row")];
    rows.find((row) => row.querySelector(".name")!.textContent === text)!.click();
  }, name);

inChromium("a looked-up name of a watched brand has its state, notes and history, and its keys", async () => {
  const page = await lookUp(BANK);
  const { keyboard } = page;
  await page.waitForSelector(".c-state span");
  expect(await texts(page, ".head .c-state button")).toEqual(["State"]);
  await openRow(page, NAME);
  await page.waitForSelector(".panel .states");
  const opened = await address(page);
  expect(opened).toContain(`name=${NAME}`);
  await keyboard.press("2");
  await expect.poll(stored).toMatchObject({ [NAME]: "reported" });
  await expect.poll(() => texts(page, ".lookup .toast [role=status]")).toEqual([`${NAME}: Reported`]);
  await keyboard.press("u");
  await expect.poll(stored).toMatchObject({ [NAME]: "new" });
  // The panel has gone on to the next name; Back closes it, Forward opens it again.
  await page.goBack();
  await page.waitForSelector(".panel[hidden]");
  expect(await address(page)).toBe(opened.split("?")[0]);
  await page.goForward();
  await page.waitForSelector(".panel:not([hidden]) .states");
  await keyboard.press("Escape");
  await page.waitForSelector(".panel[hidden]");
  // Foreign text stays text, also in what people wrote.
  await openRow(page, NAME);
  await page.waitForSelector(".panel .notes textarea");
  await page.type(".panel .notes textarea", '<img src=x onerror="alert(1)">\u202e');
  await page.click(".panel .notes button");
  await expect.poll(() => texts(page, ".lookup .toast [role=status]")).toEqual([`${NAME}: noted`]);
  await page.click(".beside summary");
  await expect.poll(async () => (await texts(page, ".beside .past li")).join()).toMatch(/added a note/);
  expect(await page.$$(".panel img")).toEqual([]);
  expect(await cutParts(page)).toEqual([]);
  expect(await barriersInBothThemes(page)).toEqual([]);
  // Whoever gets the address sees the same.
  const there = await address(page);
  await page.reload();
  await page.waitForSelector(".panel .notes textarea");
  expect(await address(page)).toBe(there);
  expect(await texts(page, ".panel h2")).toEqual([expect.stringContaining(NAME)]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("an open result hears by itself what somebody else did", async () => {
  const page = await lookUp(BANK);
  await page.waitForSelector(".c-state span");
  const watching = async () =>
    (await texts(page, ".lookup .c-state")).filter((each) => each.trim() === "Watching").length;
  expect(await watching()).toBe(0);
  await given.service.call("PUT", `/v1/watch/brands/${given.ids[0]}/names`, {
    names: [NAME],
    state: "watching",
  });
  // Without a stream, the next question comes after 15 s.
  await expect.poll(watching, { timeout: 10_000 }).toBe(1);
  await given.service.call("PUT", `/v1/watch/brands/${given.ids[0]}/names`, { names: [NAME], state: "new" });
  await page.browserContext().close();
});

inChromium("names are set by keys, taken back, and ordered by their state", async () => {
  const page = await lookUp(BANK);
  await page.waitForSelector(".c-state span");
  const names = await texts(page, ".lookup .row .name");
  const ignored = async () => Object.values(await stored()).filter((state) => state === "ignored").length;
  for (const key of ["j", "5"] as const) await page.keyboard.press(key);
  await expect.poll(ignored).toBe(1);
  expect(await page.$(".panel:not([hidden])")).toBeNull();
  expect(await cutParts(page)).toEqual([]);
  expect(await barriersInBothThemes(page)).toEqual([]);
  // The page knows that it is stored a moment after it is.
  await expect.poll(() => texts(page, ".lookup .toast [role=status]")).toEqual([`${names[0]}: Ignored`]);
  await page.keyboard.press("u");
  await expect.poll(ignored).toBe(0);
  await page.keyboard.press("?");
  await page.waitForSelector("dialog.help[open]");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("dialog.help") === null);
  for (const key of ["k", "5", "1"] as const) await page.keyboard.press(key);
  await expect.poll(ignored).toBe(1);
  await page.click(".head .c-state button");
  await expect.poll(() => page.$eval(".order select", (select) => select.selectedOptions[0]!.textContent))
    .toBe("State");
  await expect.poll(() => texts(page, ".lookup .row .name")).toEqual([
    ...names.slice(2),
    names[1],
    names[0],
  ]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("a brand that is not watched yet is watched by one click, which keeps the open name", async () => {
  given.world.names[OTHER] = { "merlin-cofee.com": plain(), "merlln-coffee.com": plain() };
  const page = await lookUp(OTHER);
  await openRow(page, "merlin-cofee.com");
  await page.waitForSelector("form.tellme");
  await page.click(".tellme button");
  await expect.poll(() => texts(page, ".beside [role=status]")).toEqual([
    `${OTHER} is watched from now on; states appear with its first run`,
  ]);
  await given.service.tick();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForSelector(".beside .states");
  expect(await texts(page, ".panel h2")).toEqual([expect.stringContaining("merlin-cofee.com")]);
  await page.keyboard.press("1");
  await expect.poll(stored).toMatchObject({ "merlin-cofee.com": "watching" });
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("what is to be acted on is one number everywhere, and its row says why", async () => {
  const own = await startWatched();
  const page = await open(given.browser, `${own.url}/#inbox`, { key: await own.service.key() });
  const shop = (mx: string[]) =>
    plain({ Classification: SHOP, Dns: { a: ["192.0.2.10"], mx, ns: ["ns1.example-dns.net"] } });
  own.world.names[BANK]!["kestrel-bank.net"] = shop([]);
  await own.nextDay();
  await own.nextDay();
  own.world.names[BANK]!["kestrel-bank.net"] = shop(["mx.evil.net"]);
  delete own.world.names[BANK]!["kestrelbanc.com"];
  for (let day = 0; day < 4; day++) await own.nextDay();
  const { body } = await own.service.call("GET", `/v1/watch/brands/${own.ids[0]}/names`);
  const gone = body.find(({ name }: { name: string }) => name === "kestrelbanc.com");
  // Going is what matters of what is gone: the list says the same as the timeline.
  expect([gone.phase, gone.assessment.severity, gone.event.severity]).toEqual(["gone", "low", "low"]);
  await page.goto(`${own.url}/#inbox?brand=${own.ids[0]}`);
  await page.reload();
  await expect.poll(() => texts(page, ".inbox .lead")).toEqual([expect.stringMatching(/^2 to act on, /)]);
  await page.goto(`${own.url}/#brands`);
  await page.waitForSelector(".brandlist");
  expect((await texts(page, ".brandlist li")).find((each) => each.includes(BANK))).toContain("To act on2");
  await page.goto(`${own.url}/#lookup`);
  await page.waitForSelector(".lookup:not([hidden])");
  await look(page, BANK);
  await done(page);
  const row = (name: string) =>
    page.$$eval(
      ".lookup .row",
      (rows, name) =>
        rows.filter((each) => each.querySelector(".name")?.textContent === name)
          .map((each) => [".pill", ".c-why"].map((part) => each.querySelector(part)?.textContent?.trim())),
      name,
    );
  await expect.poll(async () => (await texts(page, ".standing"))[0]).toMatch(/^2 to act on/);
  expect(await row("kestrel-bank.net")).toEqual([[
    "High",
    expect.stringMatching(/takes mail · its page: legitimate$/),
  ]]);
  await page.click(".standing");
  await expect.poll(() => texts(page, ".lookup .row .name")).toEqual(["kestrelbnak.com", "kestrel-bank.net"]);
  // Somebody has handled one: it is to be acted on no longer, here too.
  const where = `/v1/watch/brands/${own.ids[0]}/names`;
  await own.service.call("PUT", where, { names: ["kestrelbnak.com"], state: "reported" });
  await expect.poll(async () => (await texts(page, ".standing"))[0]).toMatch(/^1 to act on/);
  expect(await texts(page, ".tellme")).toEqual([`${BANK} is watched.`]);
  // What a lookup does not reach but the watch knows is not passed over.
  delete own.world.names[BANK]!["kestrel-bank.net"];
  await look(page, BANK);
  await done(page);
  await expect.poll(() => texts(page, ".tellme")).toEqual([
    `${BANK} is watched. 1 more to act on came from sources or earlier runs.`,
  ]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
  await own.close();
});

inChromium(
  "a name with letters of another script is asked about: its look-alikes are those of nobody",
  async () => {
    const cyrillic = OTHER.replace("e", "\u0435");
    given.world.names[OTHER] = given.world.names[cyrillic] = { "merlin-cofee.com": plain() };
    const page = await lookUp(cyrillic);
    await expect.poll(() => texts(page, ".tellme-place .problem")).toEqual([
      `${cyrillic} has letters of another script. Did you mean ${OTHER}?`,
    ]);
    await page.click(".tellme-place .problem button");
    await done(page);
    expect(await page.$eval(".lookup-form input", (input) => (input as HTMLInputElement).value)).toBe(OTHER);
    await expect.poll(() => texts(page, ".tellme-place .problem")).toEqual([]);
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);
