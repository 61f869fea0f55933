// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import type { Permutation, StreamMessage } from "../../mod.ts";
import {
  address,
  barriersInBothThemes,
  browserAndService,
  done,
  faults,
  inChromium,
  look,
  open,
  shot,
  shownNames,
  texts,
} from "./browser.ts";

const given = browserAndService({ lookup: someNames });

/** Names with their scores, reasons, address and name server. */
const NAMES: readonly [
  label: string,
  phishing: number,
  parked: number,
  reasons: string[],
  ip: string,
  ns: string,
][] = [
  [
    "examp1e",
    .99,
    .01,
    ["phishing: shows the original's icon", "phishing: words of urgency"],
    "192.0.2.1",
    "ns1.bad.example.",
  ],
  ["exarnple", .98, .01, ["phishing: made by homoglyphs"], "192.0.2.1", "ns1.bad.example."],
  ["exampel", .97, .01, ["phishing: words of urgency"], "192.0.2.2", "ns1.bad.example."],
  ["example-login", .96, .01, ["phishing: password field"], "192.0.2.3", "ns1.bad.example."],
  ["exampl", .01, .98, ["parked: parking script"], "192.0.2.9", "ns1.park.example."],
  [
    "myexample",
    .01,
    .01,
    ["legitimate: name server inside the original"],
    "192.0.2.8",
    "ns1.example.com.",
  ],
  ["exam-ple", .01, .01, ["not phishing: long text without a password"], "192.0.2.7", "ns1.other.example."],
];

async function* someNames(): AsyncGenerator<StreamMessage> {
  await undefined;
  yield { op: "Meta", data: { kind: "Progress", data: [0, NAMES.length] } };
  for (const [label, phishing, parked, reasons, ip, ns] of NAMES) {
    const permutation: Permutation = {
      domain: { fqdn: `${label}.com`, tld: "com", domain: label },
      kind: "Homoglyph",
    };
    yield {
      permutation,
      op: "Dns",
      data: { a: [ip], aaaa: [], mx: [], txt: [], cname: [], ns: [ns] },
    };
    yield {
      permutation,
      op: "RegistrationMetadata",
      data: { nameservers: [ns.replace(/\.$/, "")] },
    } as StreamMessage;
    yield {
      permutation,
      op: "Classification",
      data: { phishing, parked, legitimate: 1 - phishing - parked, reasons, page_state: "page" },
    } as StreamMessage;
  }
  yield { op: "Meta", data: { kind: "Done" } };
}

async function lookedUp(width = 1440): Promise<Page> {
  const page = await open(given.browser, given.url, { key: given.key, width });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await done(page);
  return page;
}

inChromium("the verdicts are counted in words, and each count is a filter", async () => {
  const page = await lookedUp();
  await expect.poll(() => texts(page, ".standing:not([hidden])")).toEqual([
    "4 to act on",
    "4 phishing",
    "0 unclear",
    "1 parked",
    "1 yours",
    "1 legitimate",
  ]);
  await page.click(".standing.v-yours");
  await expect.poll(() => texts(page, ".row .name")).toEqual(["myexample.com"]);
  expect(await texts(page, ".row .pill")).toEqual(["Yours"]);
  expect(await page.$eval(".firstcards", (cards) => cards.hasAttribute("hidden"))).toBe(true);
  expect(await barriersInBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("the first names to act on have cards: both names, reasons, actions", async () => {
  const page = await lookedUp();
  await expect.poll(() => texts(page, ".actcard .hero .name:first-child")).toEqual([
    "examp1e.com",
    "exarnple.com",
    "exampel.com",
  ]);
  await page.waitForSelector(".actcard .hero mark");
  expect(await texts(page, ".actcard:first-child .original")).toEqual(["example.com"]);
  expect(await texts(page, ".actcard:first-child .why li")).toEqual([
    "Shows the original's favicon",
    "Urgent wording",
  ]);
  await shot(page, "cards");
  expect(await barriersInBothThemes(page)).toEqual([]);
  // Headless browsers have no clipboard to look into.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: (text: string) =>
          Promise.resolve(void (document.documentElement.dataset["copied"] = text)),
      },
    });
  });
  await page.click(".actcard:first-child [data-do=copy]");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["copied"])).toBe(
    "examp1e[.]com",
  );
  await page.click(".firstcards > button");
  await expect.poll(() => texts(page, ".actcard .hero .name:first-child")).toHaveLength(4);
  await page.click(".actcard:first-child [data-do=open]");
  await expect.poll(() => texts(page, ".panel h2")).toEqual(["examp1e.com"]);
  expect(await texts(page, ".panel .reasons li")).toEqual([
    "Shows the original's favicon+ phishing",
    "Urgent wording+ phishing",
  ]);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("what names share is a filter, and the address names the view", async () => {
  const page = await lookedUp();
  await page.focus(".headline .viewtabs button:first-child");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".line[data-value='ns1.bad.example']");
  expect(await barriersInBothThemes(page)).toEqual([]);
  await page.click(".line[data-value='192.0.2.1']");
  await page.click(".line[data-value='ns1.bad.example']");
  await expect.poll(() => shownNames(page)).toBe(2);
  expect(await texts(page, ".facet span")).toEqual(["Address: 192.0.2.1", "Name server: ns1.bad.example"]);
  await page.keyboard.press("Tab");
  await page.click(".headline .viewtabs button:first-child");
  await page.click(".row");
  const here = await address(page);
  expect(here).toMatch(/\?address=192\.0\.2\.1&ns=ns1\.bad\.example&name=examp1e\.com$/);
  const other = await open(given.browser, here, { key: given.key });
  await done(other);
  await expect.poll(() => shownNames(other)).toBe(2);
  await expect.poll(() => texts(other, ".panel h2")).toEqual(["examp1e.com"]);
  await other.click(".facet");
  await expect.poll(() => shownNames(other)).toBe(4);
  await other.browserContext().close();
  // A new lookup begins with everything.
  await look(page, "example.com");
  await done(page);
  await expect.poll(() => shownNames(page)).toBe(NAMES.length);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("the theme that the reader chose stays, and is there before the first paint", async () => {
  const page = await open(given.browser, given.url, { key: given.key });
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
  await page.waitForSelector("#theme");
  /** Whether the page is dark. */
  const ground = () =>
    page.evaluate(() => {
      const [red] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)!;
      return Number(red) < 128 ? "dark" : "light";
    });
  expect(await ground()).toBe("light");
  await page.select("#theme", "dark");
  await expect.poll(ground).toBe("dark");
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe("dark");
  await page.waitForSelector("#theme");
  expect(await page.$eval("#theme", (choice) => (choice as HTMLSelectElement).value)).toBe("dark");
  await page.select("#theme", "auto");
  await expect.poll(ground).toBe("light");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
