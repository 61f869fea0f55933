// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import { COPY, DAY_MS, type Ops, PARKED, plain } from "../lib/lines/scenarios.ts";
import { faults, inChromium, open, shot, texts } from "./browser.ts";
import { givenWatched, MANY, startMany, startWatched } from "./watched.ts";

const given = givenWatched({ brands: false });
const { brands: BRANDS, names: NAMES } = MANY;
/** Days that pass. */
const DAYS = 30;

const visited = (scores: object): Ops => plain({ Classification: { ...scores, page_state: "page" } });
const SOMEBODY = { legitimate: 0.97, phishing: 0.02, parked: 0.01 };

/** Twenty brands; every other day one of the names becomes a copy, and somebody was here on day 29. */
async function thirtyDays() {
  const house = await startMany(
    (j) => j === 0 ? COPY : j % 2 === 0 ? SOMEBODY : PARKED,
    { startedAt: Date.now() - (DAYS + 1) * DAY_MS },
  );
  const { world, service, domains } = house;
  for (let day = 1; day < DAYS; day++) {
    const domain = domains[day % BRANDS]!;
    world.names[domain]![`brandnumber${day % BRANDS}-new${day}.com`] = visited(day % 2 === 0 ? COPY : PARKED);
    await house.nextDay();
  }
  await service.call("PUT", "/v1/watch/visit", {});
  return house;
}

inChromium("20 brands, 771 names, 30 days: what needs a decision on day 30 is on one screen", async () => {
  const house = await thirtyDays();
  const { world, service, domains } = house;
  Object.assign(world.names[domains[3]!]!, {
    "brandnumber3-fresh.com": visited(COPY),
    "brandnumber3-park.com": visited(PARKED),
  });
  await house.nextDay();
  const page = await open(given.browser, `${house.url}/#inbox`, { key: house.key, height: 800 });
  await page.waitForSelector(".namerow");
  await expect.poll(() => texts(page, ".sincethen b")).toEqual(["2 new or changed"]);
  await page.reload();
  await page.waitForSelector(".namerow");
  // What is new since the last visit is on top, the severest first; then what waited before, by severity.
  await expect.poll(async () => (await texts(page, ".namerow .name")).slice(0, 2)).toEqual([
    "brandnumber3-fresh.com",
    "brandnumber3-park.com",
  ]);
  expect((await texts(page, ".namerow .severity"))[0]).toBe("high");
  expect((await texts(page, ".namerow .severity"))[2]).toBe("high");
  await shot(page, "morning");
  // The harmless rest of the first run: one click a brand.
  await page.click(".baseline summary");
  const [all] = await texts(page, ".baseline summary");
  const rest = Number(/^\d+/.exec(all!.replaceAll(",", ""))![0]);
  expect(rest).toBe(NAMES - BRANDS);
  const before = (await texts(page, '.viewtabs [aria-pressed="true"] small'))[0]!;
  expect(await texts(page, ".baseline .buttons button")).toContainEqual(
    expect.stringMatching(/^Accept \d+ of [A-Z]/),
  );
  await page.click(".baseline .buttons button:first-child");
  const [, first] = /^\d+ names: Accepted$/.exec((await said(page))!) === null ? [] : ["", "ok"];
  expect(first).toBe("ok");
  await page.keyboard.press("u");
  await expect.poll(() => texts(page, ".toast [role=status]")).toEqual([expect.stringMatching(/^Undone: /)]);
  await expect.poll(async () => (await texts(page, '.viewtabs [aria-pressed="true"] small'))[0]).toBe(before);
  for (let i = 0; i < BRANDS; i++) {
    await page.$eval(".baseline .buttons button:first-child", (button) => (button as HTMLElement).click());
    await expect.poll(async () => (await texts(page, ".baseline .buttons button")).length).toBe(
      BRANDS - 1 - i,
    );
  }
  // All that needs a decision: the first run's copies and what came later.
  const waiting = async (): Promise<number> => {
    const { body } = await service.call("GET", "/v1/watch/names");
    return (body as { state: string }[]).filter(({ state }) => state === "new").length;
  };
  await expect.poll(waiting).toBe(BRANDS + DAYS - 1 + 2);
  await page.select('select[aria-label="Severity"]', "high");
  await expect.poll(async () => (await texts(page, ".namerow .name"))[0]).toBe("brandnumber3-fresh.com");
  expect(faults).toEqual([]);
  await page.browserContext().close();
  await house.close();
}, 240_000);

const said = (page: Parameters<typeof texts>[0]) =>
  page.waitForFunction(() => {
    const toast = document.querySelector(".toast:not([hidden]) [role=status]");
    return toast?.textContent?.includes(": ") === true ? toast.textContent : false;
  }).then((handle) => handle.jsonValue() as Promise<string>);

inChromium("many at once: a range by Shift, all by a key, put off for a week and taken back", async () => {
  const house = await startWatched();
  const page = await open(given.browser, `${house.url}/#inbox`, { key: house.key });
  await page.waitForSelector(".namerow");
  await page.click(".namelist li:nth-child(2) input");
  await page.keyboard.down("Shift");
  await page.click(".namelist li:nth-child(4) input");
  await page.keyboard.up("Shift");
  await expect.poll(() => texts(page, ".bulk b")).toEqual(["3 chosen"]);
  await page.keyboard.press("a");
  await expect.poll(() => texts(page, ".bulk b")).toEqual(["6 chosen"]);
  await page.keyboard.press("s");
  expect(await said(page)).toBe("6 names: snoozed for a week");
  await expect.poll(() => texts(page, ".inbox .titled .lead")).toEqual(["Everything is reviewed"]);
  const { body } = await house.service.call("GET", "/v1/watch/names");
  expect((body as { muted_until: string | null }[]).every(({ muted_until }) => muted_until !== null)).toBe(
    true,
  );
  await page.keyboard.press("u");
  await expect.poll(() => texts(page, ".inbox .titled .lead")).toEqual(["1 to act on, 6 to review"]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
  await house.close();
});
