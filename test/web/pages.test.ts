// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import {
  barriersInBothThemes,
  browserAndDemo,
  done,
  faults,
  inChromium,
  look,
  open,
  said,
  saves,
  serve,
  shot,
  shownNames,
  texts,
} from "./browser.ts";
import { testService } from "../server/service.ts";

const given = browserAndDemo();

inChromium(
  "free names are many and stay few in the document; a stop keeps them, a resume brings the rest; a shopping list",
  async () => {
    const page = await open(given.browser, `${given.demo.server.url}/#available`, { key: given.demo.key });
    await page.waitForSelector(".free");
    await look(page, "kestrelbank.com");
    await page.waitForFunction(() =>
      /^[1-9]/.test(document.querySelector(".free .shown")?.textContent ?? "")
    );
    await page.click(".free .stop");
    await said(page, "Stopped");
    const some = await shownNames(page);
    await page.click(".free .resume");
    await done(page);
    const all = await shownNames(page);
    // All free names may be there before the stop, while others are still examined.
    expect(all).toBeGreaterThanOrEqual(some);
    expect(all).toBeGreaterThan(2_500);
    await page.$eval(".free .grid", (grid) => grid.scrollTop = grid.scrollHeight / 2);
    // Far from the first rows, and only what can be seen.
    await page.waitForFunction(() =>
      Number(document.querySelector(".free .row")?.getAttribute("aria-rowindex") ?? 0) > 1_000
    );
    expect((await page.$$(".free .row")).length).toBeLessThan(300);
    await page.$eval(".free .grid", (grid) => grid.scrollTop = 0);
    await page.waitForSelector(".free .row mark");
    await shot(page, "free");
    expect(await barriersInBothThemes(page)).toEqual([]);
    const csv = await saves(page, () => page.click(".free .exports button"), "kestrelbank.com.csv");
    expect(csv.trimEnd().split("\r\n").length).toBeGreaterThan(2_500);
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);

inChromium("one host, all at once", async () => {
  const page = await open(given.browser, `${given.demo.server.url}/#analyze`, { key: given.demo.key });
  await page.waitForSelector(".analyze");
  await look(page, "hxxps://kestre1bank[.]com/login");
  expect(await page.$eval(".page:not([hidden]) .lookup-bar input", (input) => input.value)).toBe(
    "kestre1bank.com",
  );
  await done(page);
  expect(await texts(page, ".report > h2")).toEqual(["kestre1bank.com"]);
  expect(await texts(page, ".report h3")).toContain("Mail");
  await shot(page, "analyze");
  expect(await barriersInBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("a search of certificates: found, not found, and an index that has no names", async () => {
  const { answer: handle, key: makeKey } = testService();
  const listener = await serve(handle);
  const empty = `http://127.0.0.1:${listener.port}/`;
  for (
    const [url, key_, pattern, said] of [
      [given.demo.server.url + "/", given.demo.key, "kestrelbank", null],
      [
        given.demo.server.url + "/",
        given.demo.key,
        "nobody-has-this",
        /^No name in this installation's index matches$/,
      ],
      [empty, await makeKey(), "kestrelbank", /no names yet.*deadringer ct follow/],
    ] as const
  ) {
    const page = await open(given.browser, `${url}#ct?kind=contains&pattern=${pattern}`, { key: key_ });
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

inChromium("untwist works in the page without a request", async () => {
  const page = await open(given.browser, given.demo.server.url + "/#untwist");
  await page.waitForNetworkIdle();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.type("#suspects", "hxxps://paypa1-login[.]top/x\nweather.com");
  await page.waitForFunction(() =>
    document.querySelector(".untwist .found")?.textContent === "Enter the brands that they may imitate"
  );
  await page.type("#brands", "paypal.com\nnot a name");
  await page.waitForSelector("article li");
  expect(await texts(page, "article li b")).toEqual(["paypal.com"]);
  expect(await texts(page, ".found .none")).toHaveLength(1);
  expect(await texts(page, ".found .problem")).toHaveLength(1);
  await shot(page, "untwist");
  expect(await barriersInBothThemes(page)).toEqual([]);
  expect(requests).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
