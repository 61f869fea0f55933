// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import { SquatError } from "../../mod.ts";
import { eventPage } from "../../server/extras/watch/alert.ts";
import { plain } from "../lib/lines/scenarios.ts";
import {
  address,
  barriersInBothThemes,
  faults,
  inChromium,
  launchBrowser,
  open,
  shot,
  texts,
} from "./browser.ts";
import { showsWhole } from "./layout.ts";
import { BANK, givenWatched, openAt, startWatched } from "./watched.ts";

const given = givenWatched();
const at = (tab: string) => `#brands/${given.ids[0]}?tab=${tab}`;
const settings = async () => (await given.service.call("GET", `/v1/watch/brands/${given.ids[0]}`)).body;

/** Replaces what stands in a field of the form. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  const field = await page.evaluateHandle(
    (wanted) =>
      [...document.querySelectorAll("label.field")].find((each) =>
        each.querySelector("span")!.textContent === wanted
      )!.querySelector<HTMLInputElement>("input, textarea")!,
    label,
  );
  await field.evaluate((input) => input.select());
  await field.type(text);
}

inChromium("an alert's link opens its name; who is not signed in is led there by the sign-in", async () => {
  const [id] = given.ids;
  const link = eventPage({ name: "kestrelbnak.com", type: "new" }, `${given.url}/#brands/${id}`);
  const page = await open(given.browser, link, { key: given.key });
  await expect.poll(async () => (await texts(page, ".brandpanel h2 .name"))[0]).toBe("kestrelbnak.com");
  const stranger = await open(given.browser, link);
  await stranger.waitForSelector(".brandspage .problem a");
  expect(await texts(stranger, ".brandspage .empty")).toEqual([]);
  const next = await stranger.$eval(".brandspage .problem a", (a) => (a as HTMLAnchorElement).href);
  expect(new URL(new URL(next).searchParams.get("next")!, given.url).href).toBe(link);
  faults.splice(0);
  for (const each of [page, stranger]) await each.browserContext().close();
});

inChromium("a brand leads to its newest lookup, and the lookup back to the brand", async () => {
  const page = await openAt(given, `#brands/${given.ids[0]}`);
  await page.waitForSelector('.brandspage .buttons a[href^="#lookup/"]');
  await page.locator('.brandspage .buttons a[href^="#lookup/"]').click();
  const back = `.page.lookup:not([hidden]) a[href="#brands/${given.ids[0]}"]`;
  await page.waitForSelector(back, { visible: true });
  expect(await page.evaluate(() => location.hash)).toMatch(/^#lookup\/[\da-f-]{36}/);
  await page.locator(back).click();
  await expect.poll(() => texts(page, ".brandspage h1")).toEqual(["Kestrel Bank"]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("from nothing to the first look-alikes: one field", async () => {
  const bare = await startWatched({ brands: false });
  const browser = await launchBrowser();
  const page = await open(browser, `${bare.url}/#inbox`, { key: bare.key });
  await page.waitForSelector(".firstbrand");
  await showsWhole(page, "inbox-empty");
  expect(await texts(page, ".inbox .titled [role=status]")).toEqual(["No brand is watched yet"]);
  await page.click(".firstbrand button");
  await expect.poll(() => texts(page, ".firstbrand .problem")).toEqual(["Enter a domain name"]);
  await page.type(".firstbrand textarea", "not a name");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await texts(page, ".firstbrand .problem"))[0]).toContain("not a name");
  await page.$eval(".firstbrand textarea", (area) => (area as HTMLTextAreaElement).select());
  await page.type(".firstbrand textarea", `https://${BANK}/login`);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".health");
  expect(await address(page)).toMatch(/#brands\/[\da-f-]{36}$/);
  await page.waitForSelector(".empty");
  await page.click(`.viewtabs a[href$="tab=timeline"]`);
  // What is said stands under the tabs, not over the heading.
  await expect.poll(() =>
    page.evaluate(() => {
      const [tab, said] = [".viewtabs [aria-current]", ".empty"].map((each) =>
        document.querySelector(`.brandspage ${each}`)
      );
      return [
        tab?.textContent,
        said && tab &&
        said.getBoundingClientRect().top >= tab.closest(".viewtabs")!.getBoundingClientRect().bottom,
      ];
    })
  ).toEqual(["Timeline", true]);
  await page.click(".viewtabs a:first-child");
  await page.evaluate(() => location.hash = "#inbox");
  await expect.poll(() => texts(page, ".inbox .titled [role=status]")).toEqual([
    "No data yet",
  ]);
  await page.goBack();
  await expect.poll(() => texts(page, ".brandspage .empty")).toEqual([
    expect.stringMatching(/^The first run looks for whoever imitates kestrelbank\.com today/),
  ]);
  bare.world.names[BANK] = { "kestrelbamk.com": plain() };
  await bare.service.tick();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => texts(page, ".brandspage .namerow .name")).toEqual(["kestrelbamk.com"]);
  // The next visit begins with the inbox.
  await page.goto(`${bare.url}/healthz`);
  await page.goto(bare.url);
  await page.waitForSelector(".inbox");
  expect(await address(page)).toBe(`${bare.url}/#inbox`);
  expect(faults.splice(0).filter((fault) => !/400/.test(fault))).toEqual([]);
  await browser.close();
  await bare.close();
});

inChromium("a brand is shown from its top, wherever the list was on a phone", async () => {
  const page = await openAt(given, "#brands", { width: 390, height: 500 });
  await page.waitForSelector("a ::-p-text(Kestrel Bank)");
  const top = () => page.$eval("main", (main) => main.scrollTop);
  await page.$eval("main", (main) => main.scrollTo(0, main.scrollHeight));
  expect(await top()).toBeGreaterThan(0);
  await page.evaluate((id) => location.hash = `brands/${id}?tab=settings`, given.ids[0]);
  await page.waitForSelector(".brandform");
  expect(await top()).toBe(0);
  await page.browserContext().close();
});

inChromium("brands with what waits and whether they are watched; a brand with its names", async () => {
  const page = await openAt(given, "#brands");
  await page.waitForSelector(".brandlist");
  const bank = await page.$$eval(
    ".brandlist li",
    (items) => items.find((item) => item.textContent!.includes("Kestrel"))!.textContent!,
  );
  expect(bank).toMatch(
    /Kestrel Bankkestrelbank\.comTo act on1To review4Look-alikes4Not rated1Watching/,
  );
  await showsWhole(page, "brands");
  // The page scrolls, the document around it does not.
  const before = page.viewport()!;
  await page.setViewport({ width: 1280, height: 400 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.setViewport(before);
  await page.click(`.brandlist a[href="#brands/${given.ids[0]}"]`);
  await page.waitForSelector(".namerow");
  expect((await texts(page, ".namerow .name")).length).toBe(4);
  // Whom they imitate goes without saying.
  expect(await texts(page, ".namerow small")).toEqual([]);
  expect(await texts(page, "h1")).toEqual(["Kestrel Bank"]);
  await showsWhole(page, "brand");
  // Keys work here too.
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".brandpanel");
  expect(await address(page)).toContain(`#brands/${given.ids[0]}?`);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("timeline and runs, with how complete they were", async () => {
  const page = await openAt(given, at("timeline"));
  await page.waitForSelector(".timeline li");
  expect((await texts(page, ".timeline li")).join("\n")).toContain(
    "highNewkestrelbnak.comphishing · takes mail",
  );
  await showsWhole(page, "timeline");
  given.world.failure = new SquatError("over_capacity", "No resolver answers");
  await given.nextDay();
  given.world.failure = null;
  await page.click(`.viewtabs a[href$="tab=runs"]`);
  await page.waitForSelector(".runs tbody tr");
  await expect.poll(() => texts(page, ".runs tbody tr:first-child td:nth-child(4)")).toEqual([
    expect.stringMatching(/^failed.*No resolver answers/),
  ]);
  // A run that failed got no answer from all of them, nor from none.
  expect((await texts(page, ".runs tbody tr:first-child td"))[4]).toBe("not known");
  expect((await texts(page, ".runs tbody tr:last-child td"))[4]).toBe("500 of 500");
  await showsWhole(page, "runs");
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("who saves settings takes nothing back that somebody has changed meanwhile", async () => {
  const page = await openAt(given, at("settings"));
  await page.waitForSelector(".brandform");
  const before = await settings();
  const { name, domains } = before;
  const changed = async (more: object) =>
    await given.service.call("PUT", `/v1/watch/brands/${given.ids[0]}`, { name, domains, ...more });
  const channels = ["https://127.0.0.1:9/hook/secret-path"];
  await fill(page, "Owned names", "a.kestrelbank.com");
  await changed({ channels, words: ["kestrelcard"] });
  await page.click(".brandform button[type=submit]");
  await expect.poll(settings).toMatchObject({
    channels,
    words: ["kestrelcard"],
    owned: ["a.kestrelbank.com"],
  });
  // Of what both have changed, the second one hears before it is replaced.
  await expect.poll(() => texts(page, ".channels li .name")).toEqual(["https://127.0.0.1:9"]);
  await fill(page, "Owned names", "b.kestrelbank.com");
  await changed({ owned: ["c.kestrelbank.com"] });
  await page.click(".brandform button[type=submit]");
  await expect.poll(() => texts(page, ".brandform .problem")).toEqual([
    "Somebody has changed this meanwhile: Owned names is now “c.kestrelbank.com”. Save again for yours",
  ]);
  expect((await settings()).owned).toEqual(["c.kestrelbank.com"]);
  await page.click(".brandform button[type=submit]");
  await expect.poll(async () => (await settings()).owned).toEqual(["b.kestrelbank.com"]);
  await changed({});
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("settings are changed, wrong ones are explained, a channel is tried", async () => {
  const page = await openAt(given, at("settings"));
  await page.waitForSelector(".brandform");
  await showsWhole(page, "brand-settings");
  // What only operators know stands behind one word.
  expect(await texts(page, ".brandform > .field > span, .brandform > .pairs .field > span"))
    .toEqual([
      "Name",
      "Domains",
      "Owned names",
      "Words",
      "How often",
      "Alerts",
      "Sign of life",
    ]);
  expect((await texts(page, ".brandform"))[0]).not.toMatch(/jitter|cron|JSON|https:|URL/i);
  await fill(page, "Domains", "no domain");
  await page.click(".brandform button[type=submit]");
  await expect.poll(async () => (await texts(page, ".brandform .problem"))[0]).toContain("no domain");
  await fill(page, "Domains", BANK);
  await fill(page, "Owned names", "*.kestrelbank.com");
  await page.click(".brandform button[type=submit]");
  await expect.poll(() => texts(page, ".toast [role=status]")).toEqual(["Settings saved"]);
  expect(await settings()).toMatchObject({
    owned: ["*.kestrelbank.com"],
    domains: [BANK],
  });
  await given.service.call("PUT", `/v1/watch/brands/${given.ids[0]}`, {
    ...{ name: "Kestrel Bank", domains: [BANK] },
    channels: ["https://127.0.0.1:9/hook/secret-path"],
  });
  await page.reload();
  await expect.poll(() => texts(page, ".channels li .name")).toEqual(["https://127.0.0.1:9"]);
  await page.click(".channels .buttons button");
  await expect.poll(() => texts(page, ".channels li .alarm")).toEqual([
    expect.stringMatching(/^Not delivered: ./),
  ]);
  await page.goto(`${given.url}/#channels`);
  await page.waitForSelector(".channels");
  await showsWhole(page, "channels");
  // A row a brand, however many there are; feeds are on the page of each.
  const rows = await page.$$eval(".channels", (all) => all.map((each) => each.clientHeight));
  expect(Math.max(...rows)).toBeLessThan(60);
  expect(faults.splice(0).filter((fault) => !/400/.test(fault))).toEqual([]);
  await page.browserContext().close();
});

inChromium("a brand that is not there says so; one is deleted after a question", async () => {
  const page = await openAt(given, "#brands/00000000-0000-7000-8000-000000000000");
  await expect.poll(() => texts(page, ".brandspage .empty")).toEqual([
    "There is no such brand; it may have been deleted",
  ]);
  await page.goto(`${given.url}/#brands/${given.ids[1]}?tab=settings`);
  await page.waitForSelector(".brandform .danger");
  await page.click(".brandform .danger");
  await page.waitForSelector("dialog[open] .stop");
  // Back takes the question back, not the page beneath it.
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("dialog") === null);
  expect(await page.$(".brandform .danger")).not.toBeNull();
  await page.click(".brandform .danger");
  await page.waitForSelector("dialog[open] .stop");
  await page.click("dialog[open] .stop");
  await page.waitForSelector(".brandlist");
  await expect.poll(() => texts(page, ".brandlist h2")).toEqual(["Kestrel Bank"]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium(
  "a list of brands, as a CSV; what is refused is named, the others are watched",
  async () => {
    const bare = await startWatched({ brands: false });
    const browser = await launchBrowser();
    const page = await open(browser, `${bare.url}/#brands`, { key: bare.key });
    await page.waitForSelector(".firstbrand textarea");
    const file = join(mkdtempSync(join(tmpdir(), "deadringer-list-")), "brands.csv");
    writeFileSync(
      file,
      'Brand,Domains\r\n"Kestrel Bank",kestrelbank.com,kestrelbank.nl\r\nHarrier Shoes;https://harrier-shoes.com/shop\r\n' +
        "marlin-air.com\r\nKestrel again,kestrelbank.com\r\n",
    );
    await (await page.$(".firstbrand input[type=file]"))!.uploadFile(file);
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>(".firstbrand textarea")!.value.includes("marlin-air.com")
    );
    await page.click(".firstbrand [type=submit]");
    // Each line's fate is seen before anything is watched.
    await page.waitForSelector(".preview tbody tr");
    expect(
      await page.$$eval(
        ".preview tbody tr",
        (rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)),
      ),
    ).toEqual([
      ["2", "kestrelbank.com, kestrelbank.nl", "Kestrel Bank"],
      ["3", "harrier-shoes.com", "Harrier Shoes"],
      ["4", "marlin-air.com", "marlin-air.com"],
      ["5", "", 'Left out: "kestrelbank.com" belongs to the brand Kestrel Bank above'],
    ]);
    expect((await bare.service.call("GET", "/v1/watch/brands")).body).toEqual([]);
    expect(await barriersInBothThemes(page)).toEqual([]);
    await shot(page, "brand-preview");
    expect(await texts(page, ".firstbrand [type=submit]")).toEqual(["Watch 3 brands"]);
    await page.type(".preview input", "soc@kestrelbank.com");
    await page.click(".firstbrand [type=submit]");
    // This service sends no mail: nothing is lost, and another channel can be given.
    await expect.poll(async () => (await texts(page, ".firstbrand [role=status]")).at(-1)).toBe(
      "0 of 3 brands are watched now",
    );
    // One reason is said once, for all whom it befell.
    expect((await texts(page, ".firstbrand .problem"))[0]).toMatch(
      /^Kestrel Bank, Harrier Shoes, marlin-air\.com not watched: Cannot send mail to soc@kestrelbank\.com/,
    );
    expect(await texts(page, ".firstbrand .problem")).toEqual([
      expect.stringContaining(
        '1 entry of the list is left out: line 5: "kestrelbank.com" belongs to the brand Kestrel Bank above',
      ),
    ]);
    expect(await page.$eval(".firstbrand textarea", (area) => area.value)).toBe(
      "Kestrel Bank: kestrelbank.com, kestrelbank.nl\nHarrier Shoes: harrier-shoes.com\nmarlin-air.com",
    );
    await page.click(".firstbrand [type=submit]");
    await page.waitForSelector(".preview input");
    await page.$eval(".preview input", (input) => input.select());
    await page.type(".preview input", "slack+https://hooks.slack.com/services/T0/B0/x");
    await page.click(".firstbrand [type=submit]");
    await expect.poll(async () => (await texts(page, ".firstbrand [role=status]")).at(-1)).toBe(
      "3 of 3 brands are watched now",
    );
    const { body } = await bare.service.call("GET", "/v1/watch/brands");
    expect(body.map(({ domains }: { name: string; domains: string[] }) => domains.join(" ")).sort()).toEqual([
      "harrier-shoes.com",
      "kestrelbank.com kestrelbank.nl",
      "marlin-air.com",
    ]);
    expect(body.map(({ channels }: { channels: string[] }) => channels.length)).toEqual([1, 1, 1]);
    // One that is watched already is told before it counts.
    await page.$eval(".firstbrand textarea", (area) => {
      area.value = "Bank, kestrelbank.com\nPetrel Post, petrelpost.com";
      area.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.click(".firstbrand [type=submit]");
    await page.waitForSelector(".preview tbody tr");
    expect(await texts(page, ".preview tbody td[data-label=Brand]")).toEqual([
      "Left out: Bank is watched already",
      "Petrel Post",
    ]);
    await page.$eval(".firstbrand textarea", (area) => area.select());
    await page.keyboard.press("Backspace");
    // A name that only looks like a brand is asked about.
    await page.type(".firstbrand textarea", "pаypal.com");
    await page.click(".firstbrand [type=submit]");
    await page.waitForSelector(".preview .problem button");
    await page.click(".preview .problem button");
    expect(await page.$eval(".firstbrand textarea", (area) => area.value)).toBe("paypal.com");
    await page.$eval(".firstbrand textarea", (area) => area.select());
    await page.type(".firstbrand textarea", "Nobody");
    await page.click(".firstbrand button");
    await expect.poll(() => texts(page, ".firstbrand .problem")).toEqual([
      '"Nobody" is no domain name. Enter one such as example.com',
    ]);
    // A channel of a brand that is refused stays beside it.
    await page.$eval(".firstbrand textarea", (area) => area.select());
    await page.keyboard.press("Backspace");
    await page.$eval(".firstbrand textarea", (area) => {
      area.value = 'brand,domain,channel\n"Petrel, Post",petrelpost.com,soc@petrelpost.com\n,osprey.com,';
      area.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.click(".firstbrand [type=submit]");
    await page.waitForSelector(".preview input");
    await page.click(".firstbrand [type=submit]");
    await expect.poll(async () => (await texts(page, ".firstbrand [role=status]")).at(-1)).toBe(
      "1 of 2 brands are watched now",
    );
    expect(await page.$eval(".firstbrand textarea", (area) => area.value)).toBe(
      '"brand","domain","channel"\n"Petrel, Post","petrelpost.com","mailto:soc@petrelpost.com"',
    );
    expect(faults.splice(0).filter((fault) => !/40[09]/.test(fault))).toEqual([]);
    await browser.close();
    await bare.close();
  },
);

inChromium("a run shows how far it is while it runs", async () => {
  const house = await startWatched();
  const browser = await launchBrowser();
  const page = await open(browser, `${house.url}/#brands`, { key: house.key });
  await page.waitForSelector(".brandlist");
  expect(await texts(page, ".running")).toEqual([]);
  const { promise, resolve } = Promise.withResolvers<void>();
  house.world.hold = promise;
  const day = house.nextDay();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => texts(page, ".running")).toContainEqual(
    expect.stringMatching(/^(kestrelbank|harrier-shoes)\.com: 0 of 500 names/),
  );
  expect(await page.$$eval(".running progress", (bars) => bars.map(({ max, value }) => [max, value])))
    .toEqual([
      [500, 0],
    ]);
  resolve();
  await day;
  // The page hears of the end by itself.
  await expect.poll(() => texts(page, ".running")).toEqual([]);
  expect(faults).toEqual([]);
  await browser.close();
  await house.close();
});

inChromium("a wizard asks for one thing, adds the channel and sends a test message", async () => {
  const received: string[] = [];
  const hook = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => body += chunk);
    request.on("end", () => {
      received.push(body);
      response.end();
    });
  });
  await new Promise<void>((listening) => hook.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  const house = await startWatched({ allow: "127.0.0.1" });
  const browser = await launchBrowser();
  const page = await open(browser, `${house.url}/#channels`, { key: house.key });
  await page.waitForSelector(".wizard");
  expect(await texts(page, ".wizard .viewtabs button")).toEqual(["Slack", "Teams", "Webhook"]);
  const press = (text: string) =>
    page.$$eval(
      ".wizard button",
      (buttons, text) => buttons.find((button) => button.textContent === text)!.click(),
      text,
    );
  await press("Slack");
  await page.type(".wizard input", "slack");
  await press("Add and send a test message");
  await expect.poll(() => texts(page, ".wizard .problem")).toEqual([
    expect.stringContaining('Cannot use "slack": give one such as https://hooks.slack.com/'),
  ]);
  await page.$eval(".wizard input", (input) => input.select());
  await page.type(".wizard input", url);
  await showsWhole(page, "channel-wizard");
  await press("Add and send a test message");
  await expect.poll(() => texts(page, ".wizard [role=status]")).toEqual([
    "Added to 2 brands. The test message arrived",
  ]);
  expect(received).toHaveLength(1);
  expect(JSON.parse(received[0]!)).toHaveProperty("blocks");
  await expect.poll(() => texts(page, ".channels li .name")).toEqual([
    expect.stringContaining("slack+http://127.0.0.1"),
    expect.stringContaining("slack+http://127.0.0.1"),
  ]);
  await page.click(".channels li button");
  await expect.poll(() => texts(page, ".channels li .name")).toHaveLength(1);
  expect(faults).toEqual([]);
  await browser.close();
  await house.close();
  hook.close();
});
