// Node only: what is tested runs in the browser and is the same on both.
import { expect } from "vitest";
import type { StreamMessage } from "../../mod.ts";
import { browserAndService, done, faults, inChromium, look, open, texts } from "./browser.ts";

const given = browserAndService({
  async *lookup(): AsyncGenerator<StreamMessage> {
    const domain = { fqdn: "examp1e.com", tld: "com", domain: "examp1e" };
    yield {
      permutation: { domain, kind: "Homoglyph" },
      op: "Whois",
      data: { registration_date: new Date(Date.now() - 3_600_000).toISOString() },
    } as unknown as StreamMessage;
    yield { op: "Meta", data: { kind: "Done" } };
  },
});

inChromium("times tick on every page, without anything being asked", async () => {
  const page = await open(given.browser, given.url, { key: given.key });
  page.setDefaultTimeout(20_000);
  // The clocks of the page and of the service, as it says it, are moved by hand, and the page looks at them more often.
  await page.evaluateOnNewDocument(() => {
    const [right, every] = [Date.now, setInterval];
    const moved = { by: 0 };
    Object.assign(globalThis, { moved });
    Date.now = () => right() + moved.by;
    const said = Headers.prototype.get;
    Headers.prototype.get = function (name) {
      const value = said.call(this, name);
      return name.toLowerCase() === "date" && value !== null
        ? new Date(Date.parse(value) + moved.by).toUTCString()
        : value;
    };
    globalThis.setInterval = ((work: () => void, ms: number) =>
      every(work, Math.min(ms, 50))) as typeof setInterval;
  });
  await page.reload();
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await done(page);
  const later = (ms: number) =>
    page.evaluate((by) => (globalThis as unknown as { moved: { by: number } }).moved.by += by, ms);
  await page.goto(`${given.url}#results`);
  await page.waitForSelector(".list tbody tr");
  await later(7_200_000);
  await expect.poll(() => texts(page, ".list tbody td:nth-child(3)")).toEqual(["2 hours ago"]);
  await page.click(".list tbody a");
  await page.waitForSelector(".lookup:not([hidden]) .row");
  await page.reload();
  await page.waitForSelector(".lookup:not([hidden]) .pace time");
  await later(10_800_000);
  await expect.poll(() => texts(page, ".lookup .pace time")).toEqual(["3 hours ago"]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
