// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import { done, faults, inChromium, look, open, texts } from "./browser.ts";
import { plain } from "../lib/lines/scenarios.ts";
import { BANK, givenWatched } from "./watched.ts";

const given = givenWatched({
  names: {
    "kestre1bank.com": plain({
      Classification: { phishing: .99, parked: .005, legitimate: .005, page_state: "page", reasons: [] },
    }),
  },
});

inChromium(
  "names of a watched brand have their state in the table, and it is set in their panels",
  async () => {
    const key = await given.service.key();
    const page = await open(given.browser, `${given.url}/#lookup`, { key });
    await page.evaluate(() => localStorage.setItem("deadringer.watches", "1"));
    await page.waitForSelector(".lookup");
    await look(page, BANK);
    await done(page);
    await page.waitForSelector(".head .c-state");
    const states = async () => (await texts(page, ".row .c-state span")).map((text) => text.trim());
    expect(new Set(await states())).toEqual(new Set(["To review"]));
    await page.waitForSelector(".actcard");
    const name = (await texts(page, ".actcard .hero .name"))[0]!;
    // The card that somebody uses stays, though its name is no longer to be acted on.
    await page.click(".actcard [data-do=open]");
    await page.waitForSelector(".panel .states");
    await page.hover(".actcard");
    await page.keyboard.press("2");
    await expect.poll(states).toContain("Reported");
    expect((await texts(page, ".actcard .hero .name"))[0]).toBe(name);
    const { body } = await given.service.call("GET", `/v1/watch/brands/${given.ids[0]}/names`);
    expect(body.find((each: { name: string }) => each.name === name).state).toBe("reported");
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);

inChromium("whoever watches nothing has no column of states, and nothing but that is asked", async () => {
  const key = await given.service.key(undefined, { owner: "bea" });
  const page = await open(given.browser, `${given.url}/#lookup`, { key });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.waitForSelector(".lookup");
  await look(page, BANK);
  await done(page);
  expect(await page.$(".c-state")).toBeNull();
  await expect.poll(() => [...new Set(requests.filter((path) => path.startsWith("/v1/watch")))]).toEqual([
    "/v1/watch/brands",
  ]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("names are shown where what else is known of them never comes", async () => {
  const key = await given.service.key();
  const page = await open(given.browser, `${given.url}/#lookup`, { key });
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (!new URL(request.url()).pathname.startsWith("/v1/watch")) void request.continue();
  });
  await page.waitForSelector(".lookup");
  await look(page, BANK);
  await page.waitForSelector(".lookup .row", { visible: true, timeout: 15_000 });
  await page.browserContext().close();
});
