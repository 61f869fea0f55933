// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import {
  address,
  barriersInBothThemes,
  browserAndDemo,
  done,
  faults,
  inChromium,
  look,
  open,
  said,
  saves,
  shot,
  shownNames,
  texts,
} from "./browser.ts";

const given = browserAndDemo();

inChromium(
  "the demo lookup: key, rows, infrastructure, filters, panel, export, reload, phone",
  async () => {
    expect(given.demo.key).toMatch(/^ak_/);
    const page = await open(given.browser, given.demo.server.url);
    await page.waitForSelector(".lookup");
    await shot(page, "start");
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.type("#key", given.demo.key);
    await look(page, "kestrelbank.com");
    await page.waitForSelector(".row");
    await shot(page, "running");
    await done(page);
    const all = await shownNames(page);
    expect(all).toBeGreaterThan(20);
    await page.waitForSelector(".row mark");

    await page.click(".headline .viewtabs button:last-child");
    await page.waitForSelector(".line[data-value=SG]");
    await expect.poll(() => texts(page, ".card .line span")).toContain("Seychelles");
    await shot(page, "done");
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.click(".line[data-value=SG]");
    await expect.poll(() => texts(page, ".facet span")).toEqual(["Country: Singapore"]);
    await expect.poll(() => shownNames(page)).toBeLessThan(all);
    expect(await shownNames(page)).toBeGreaterThan(0);
    await page.click(".headline .viewtabs button:first-child");
    await page.$$eval(".standing.v-phishing", ([button]) => (button as HTMLElement).click());
    await expect.poll(() => shownNames(page)).toBe(0);
    expect((await texts(page, ".lookup .empty"))[0]).toBe("No name matches the filters");
    await page.$eval(".filters .clear", (clear) => (clear as HTMLElement).click());
    await expect.poll(() => shownNames(page)).toBe(all);

    await page.$$eval(".head button", (buttons) => buttons.find((b) => b.textContent === "Name")!.click());
    const names = await texts(page, ".row .c-name .name");
    expect(names.length).toBeGreaterThan(5);
    await expect.poll(() => page.$eval(".head .c-name", (cell) => cell.getAttribute("aria-sort")))
      .toBe("ascending");
    await page.type(".filters input[type=search]", "kestre1");
    await expect.poll(async () => (await texts(page, ".shown"))[0]).toMatch(new RegExp(`of ${all} names`));
    expect(await texts(page, ".row .name")).toContain("kestre1bank.com");
    await page.focus(".grid");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => texts(page, ".panel h2")).toEqual(["kestre1bank.com"]);
    await expect.poll(() => texts(page, ".panel dd")).toContain(
      "characters are replaced by ones that look alike",
    );
    const sections = [
      "Score",
      "Why this score",
      "Registration",
      "Redirect chain",
      "Certificate",
      "DNS",
      "Passive DNS",
    ];
    await expect.poll(() => texts(page, ".panel h3")).toEqual(expect.arrayContaining(sections));
    await page.$$eval(".panel summary", (all) => all.find((s) => s.textContent === "Raw lines")!.click());
    await page.waitForFunction(() => document.querySelector(".panel details[open] pre")!.textContent !== "");
    expect((await texts(page, ".panel details[open] pre"))[0]).toContain('"op":"Classification"');
    await shot(page, "panel");
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.$eval(".panel", (panel) => panel.hasAttribute("hidden"))).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("grid");

    const csv = await saves(
      page,
      () => page.$$eval(".exports button", ([button]) => (button as HTMLButtonElement).click()),
      "kestrelbank.com.csv",
    );
    expect(csv).toMatch(/^\ufefffqdn,tld,domain,permutation/);
    expect(csv).toContain("kestre1bank.com,com,kestre1bank,Homoglyph,1,");

    const here = await address(page);
    expect(here).toMatch(/#lookup\/[0-9a-f-]{36}\?q=kestre1$/);
    const some = await shownNames(page);
    await page.reload();
    await done(page);
    expect(await shownNames(page)).toBe(some);
    const other = await open(given.browser, here, { key: given.demo.key });
    await done(other);
    expect(await shownNames(other)).toBe(some);
    expect(await other.$eval(".lookup .lookup-bar input", (input) => input.value)).toBe("kestrelbank.com");
    await other.browserContext().close();

    await page.setViewport({ width: 390, height: 844 });
    // On a phone the first name to act on is in sight, not below what narrows the names.
    await expect.poll(() => texts(page, ".results > .folded > summary")).toEqual([
      `${some} of ${all} names: filter, sort, 1 set`,
    ]);
    expect(await page.$eval(".actcard", (card) => card.getBoundingClientRect().top)).toBeLessThan(560);
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

inChromium("a demo says so, and looks up its own brand only", async () => {
  const page = await open(given.browser, given.demo.server.url + "/", { key: given.demo.key });
  await page.waitForSelector(".lookup");
  expect(await texts(page, ".demo")).toEqual([expect.stringContaining("kestrelbank.com")]);
  await look(page, "paypal.com");
  await page.waitForFunction(() =>
    document.querySelector(".lookup .problem")?.textContent?.startsWith("This is a demo") === true
  );
  expect(await texts(page, ".lookup .empty:not([hidden])")).not.toContain(
    "No registered look-alike was found",
  );
  const places = await page.$$eval(
    ".lookup-form :is(input, button:not([hidden]))",
    (all) => all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => `${top} ${bottom}`),
  );
  expect(places).toEqual(Array(3).fill(places[0]));
  await page.evaluate(() =>
    [...document.querySelectorAll("button")].find((each) => each.textContent === "Try kestrelbank.com")!
      .click()
  );
  await said(page, "Looking up kestrelbank.com");
  await page.browserContext().close();
});
