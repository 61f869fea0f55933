// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import type { StreamMessage } from "../../mod.ts";
import { testService } from "../server/service.ts";
import {
  barriersInBothThemes,
  browserAndService,
  done,
  faults,
  inChromium,
  look,
  open,
  said,
  serve,
  shot,
  texts,
} from "./browser.ts";
import { cutParts } from "./layout.ts";

const NAMES = 1_200;

const given = browserAndService({ lookup: manyNames });

async function* manyNames(): AsyncGenerator<StreamMessage> {
  await undefined;
  yield { op: "Meta", data: { kind: "Progress", data: [0, NAMES] } };
  for (let i = 0; i < NAMES; i++) {
    const domain = { fqdn: `example${i}.com`, tld: "com", domain: `example${i}` };
    const phishing = 1 - i / NAMES;
    yield {
      permutation: { domain, kind: "Addition" },
      op: "Classification",
      data: { phishing, parked: 0, legitimate: 1 - phishing },
    };
  }
  yield { op: "Meta", data: { kind: "Done" } };
}

/** What is shown of an element. */
const seen = (page: Page, selector: string): Promise<boolean> =>
  page.$eval(selector, (element) => element.checkVisibility());

inChromium("the first name is shown without waiting for more", async () => {
  const { answer, key } = testService({
    async *lookup(_, signal) {
      const names = manyNames();
      for (let i = 0; i < 2; i++) yield (await names.next()).value!;
      await new Promise((_, stop) => signal.addEventListener("abort", stop, { once: true }));
    },
  });
  const slow = await serve(answer);
  const page = await open(given.browser, `http://127.0.0.1:${slow.port}/`, { key: await key() });
  // No clock of the page ever strikes.
  await page.evaluateOnNewDocument(() => Object.assign(globalThis, { setTimeout: () => 0 }));
  await page.reload();
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await page.waitForFunction(() => document.querySelector(".row .name")?.textContent === "example0.com");
  await page.browserContext().close();
  await slow.close(0);
});

inChromium("a lookup that finds nothing says so, without empty cards", async () => {
  const { answer, key } = testService({
    async *lookup() {
      yield { op: "Meta", data: { kind: "Progress", data: [NAMES, NAMES] } };
      await undefined;
      yield { op: "Meta", data: { kind: "Done" } };
    },
  });
  const empty = await serve(answer);
  const page = await open(given.browser, `http://127.0.0.1:${empty.port}/`, {
    key: await key(),
    width: 1000,
  });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await said(page, "Done: 0 names");
  await page.waitForFunction(() => document.querySelector(".firstcards")?.checkVisibility() === false);
  await expect.poll(() => texts(page, ".lookup .empty")).toEqual(["No registered look-alike was found"]);
  await shot(page, "nothing");
  expect(await barriersInBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
  await empty.close(0);
});

inChromium("a lookup with names that got no answer is no all-clear", async () => {
  const { answer, key } = testService({
    async *lookup({ domain }) {
      yield { op: "Meta", data: { kind: "Progress", data: [3, 3], unanswered: ["exampel.com"] } };
      if (domain === "example.org") {
        yield { op: "Meta", data: { kind: "Progress", data: [3, 3], unanswered: ["a.org", "b.org"] } };
      }
      await undefined;
      yield { op: "Meta", data: { kind: "Done" } };
    },
  });
  const partial = await serve(answer);
  const page = await open(given.browser, `http://127.0.0.1:${partial.port}/`, { key: await key() });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await said(page, "Done: 0 names");
  await expect.poll(() => texts(page, ".lookup .empty"))
    .toEqual(["No registered look-alike was found among the 2 names that answered"]);
  const gaps = "1 of 3 names got no answer: whether they are registered is not known";
  expect(await texts(page, ".lookup .gaps:not([hidden])")).toEqual([gaps]);
  expect((await texts(page, ".lookup [role=status]"))[0]).toContain(gaps);
  expect(await barriersInBothThemes(page)).toEqual([]);
  await look(page, "example.org");
  await expect.poll(() => texts(page, ".lookup .empty")).toEqual(["No name got an answer"]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
  await partial.close(0);
});

inChromium("a lookup that fails is no all-clear, and can be tried again", async () => {
  const failing = testService({
    async *lookup() {
      await undefined;
      yield { op: "Meta", data: { kind: "Error", data: problem } };
    },
  });
  const problem = {
    type: "urn:x",
    title: "Network down",
    status: 503,
    detail: "No resolver answers: use another resolver",
  };
  const listener = await serve(failing.answer);
  const page = await open(given.browser, `http://127.0.0.1:${listener.port}/`, { key: await failing.key() });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await expect.poll(() => texts(page, ".lookup .problem")).toEqual([
    "Failed before any name was checked: No resolver answers: ask who runs this service to use another resolver",
  ]);
  await expect.poll(() => texts(page, ".lookup .empty"))
    .toEqual(["The lookup ended before any name was checked"]);
  expect(await texts(page, ".retry:not([hidden])")).toEqual(["Retry"]);
  await page.browserContext().close();
  await listener.close(0);
});

inChromium("browsers of 2023, which keep a session, show all of a lookup", async () => {
  const { answer, key } = testService({
    async *lookup() {
      await undefined;
      const domain = { fqdn: "exámple.com", tld: "com", domain: "exámple" };
      yield { permutation: { domain, kind: "Homoglyph" }, op: "Levenshtein", data: 1 };
      yield { op: "Meta", data: { kind: "Done" } };
    },
  });
  const plain = await serve(answer);
  const page = await open(given.browser, `http://127.0.0.1:${plain.port}/`, { key: await key() });
  await page.evaluateOnNewDocument(() => {
    for (const [of, name] of [[URL, "parse"], [URL, "canParse"], [Promise, "withResolvers"]] as const) {
      Reflect.deleteProperty(of, name);
    }
  });
  await page.reload();
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await said(page, "Done: 1 name");
  await page.waitForSelector(".row mark");
  expect(await texts(page, ".row .c-name small")).toEqual(["xn--exmple-qta.com"]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
  await plain.close(0);
});

inChromium("on a phone the ways to investigate take one line, and so do the counts", async () => {
  const page = await open(given.browser, given.url, { key: given.key, width: 390, height: 844 });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await done(page);
  for (const parts of [".modes a", ".standing:not([hidden])"]) {
    const tops = await page.$$eval(parts, (all) => all.map((each) => each.getBoundingClientRect().top));
    expect([parts, tops.length > 4, new Set(tops).size]).toEqual([parts, true, 1]);
  }
  const over = await page.$$eval(
    ".standing",
    (all) => all.map((each) => each.scrollHeight - each.clientHeight),
  );
  expect(Math.max(...over)).toBeLessThanOrEqual(0);
  expect(await cutParts(page)).toEqual([]);
  await shot(page, "phone-counts");
  await page.browserContext().close();
});

inChromium("the button of the menu can be read under the pointer", async () => {
  const page = await open(given.browser, given.url, { key: given.key, width: 390, height: 844 });
  await page.waitForSelector(".lookup");
  await page.click("#menu");
  await shot(page, "menu");
  expect(await barriersInBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("on paper are all names in their order, or all of one name, and no controls", async () => {
  const page = await open(given.browser, given.url, { key: given.key, width: 1280, height: 800 });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await done(page);
  await page.waitForFunction((n) => document.querySelector(".shown")?.textContent === n, {}, "1,200 names");
  const pages = async () =>
    new TextDecoder("latin1").decode(await page.pdf({ format: "A4" })).match(/\/Type \/Page\b/g)!.length;
  expect(await pages()).toBeGreaterThan(15);
  await page.emulateMediaType("print");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await texts(page, ".row .name")).toEqual(
    Array.from({ length: 1_000 }, (_, i) => `example${i}.com`),
  );
  expect(await page.$eval(".rows", (rows) => getComputedStyle(rows, "::after").content)).toBe(
    '"200 more: export them"',
  );
  const tops = await page.$$eval(".row", (rows) => rows.map((row) => row.getBoundingClientRect().top));
  expect(tops.every((top, i) => i === 0 || top > tops[i - 1]!)).toBe(true);
  for (const control of [".side", ".lookup-form button", ".filters", ".exports"]) {
    expect([control, await seen(page, control)]).toEqual([control, false]);
  }
  expect(await seen(page, ".lookup-form input")).toBe(true);
  await shot(page, "paper");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMediaType();
  await expect.poll(() => page.$$(".row").then((rows) => rows.length)).toBeLessThan(100);
  await page.click(".row");
  await page.waitForSelector(".panel .because");
  await page.emulateMediaType("print");
  expect(await seen(page, ".panel h2")).toBe(true);
  expect(await seen(page, ".grid")).toBe(false);
  await shot(page, "paper-name");
  expect(await pages()).toBe(1);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
