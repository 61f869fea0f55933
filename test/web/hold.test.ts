// Node only: what is tested runs in the browser and is the same on both.
import { expect } from "vitest";
import type { StreamMessage } from "../../mod.ts";
import { testService } from "../server/service.ts";
import { browserAndService, done, faults, inChromium, look, open, serve, texts } from "./browser.ts";

const given = browserAndService();

/** Two lines of a name: its score is what the table is ordered by. */
function* scored(label: string, phishing: number): Generator<StreamMessage> {
  const domain = { fqdn: `${label}.com`, tld: "com", domain: label };
  yield {
    permutation: { domain, kind: "Homoglyph" },
    op: "Classification",
    data: { phishing, parked: 0, legitimate: 1 - phishing, page_state: "page", reasons: [] },
  } as StreamMessage;
}

inChromium("rows and cards that are pointed at stay where they are while results come", async () => {
  const more = Promise.withResolvers<void>();
  const last = Promise.withResolvers<void>();
  const { answer, key } = testService({
    async *lookup() {
      yield { op: "Meta", data: { kind: "Progress", data: [0, 3] } };
      yield* scored("examp1e", .8);
      yield* scored("exarnple", .75);
      await more.promise;
      yield* scored("exampel", .99);
      yield { op: "Meta", data: { kind: "Progress", data: [3, 3] } };
      await last.promise;
      yield { op: "Meta", data: { kind: "Done" } };
    },
  });
  const listener = await serve(answer);
  const page = await open(given.browser, `http://127.0.0.1:${listener.port}/`, { key: await key() });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  const rows = () => texts(page, ".row .name");
  const cards = () => texts(page, ".actcard .hero .name:first-child");
  await expect.poll(rows).toEqual(["examp1e.com", "exarnple.com"]);
  await expect.poll(cards).toEqual(["examp1e.com", "exarnple.com"]);
  await page.hover(".row");
  more.resolve();
  await expect.poll(() => texts(page, ".fresh:not([hidden])")).toEqual(["1 new ↑"]);
  expect(await rows()).toEqual(["examp1e.com", "exarnple.com"]);
  await page.hover(".actcard");
  await page.$eval(".fresh", (button) => (button as HTMLElement).click());
  await expect.poll(rows).toEqual(["exampel.com", "examp1e.com", "exarnple.com"]);
  await expect.poll(cards).toEqual(["examp1e.com", "exarnple.com", "exampel.com"]);
  last.resolve();
  await done(page);
  expect(faults).toEqual([]);
  await page.browserContext().close();
  await listener.close(0);
});

inChromium("whoever works in the panel keeps the focus while facts come", async () => {
  const more = Promise.withResolvers<void>();
  const last = Promise.withResolvers<void>();
  const { answer, key } = testService({
    async *lookup() {
      yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
      yield* scored("examp1e", .8);
      await more.promise;
      yield* scored("examp1e", .95);
      await last.promise;
      yield* scored("examp1e", .6);
      yield { op: "Meta", data: { kind: "Done" } };
    },
  });
  const listener = await serve(answer);
  const page = await open(given.browser, `http://127.0.0.1:${listener.port}/`, { key: await key() });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await page.waitForSelector(".row .name");
  await page.click(".row .name");
  const score = () => texts(page, ".panel .legend .phishing");
  const focused = () => page.evaluate(() => document.activeElement!.textContent);
  await expect.poll(score).toEqual(["phishing 80%"]);
  await page.waitForSelector(".panel .action button");
  await page.focus(".panel .action button:last-of-type");
  more.resolve();
  await expect.poll(score).toEqual(["phishing 95%"]);
  expect(await focused()).toBe("Draft reports");
  await page.focus(".panel details[data-name='Raw lines'] summary");
  last.resolve();
  await expect.poll(score).toEqual(["phishing 60%"]);
  expect(await focused()).toBe("Raw lines");
  expect(faults).toEqual([]);
  await page.browserContext().close();
  await listener.close(0);
});
