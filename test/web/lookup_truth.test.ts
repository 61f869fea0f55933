// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import type { Permutation, StreamMessage } from "../../mod.ts";
import type { LookupRequest } from "../../server/results/lookup_request.ts";
import { browserAndService, done, faults, inChromium, look, open, shot, texts } from "./browser.ts";

/** Ends the lookups of `slow.com`. */
let end = (): void => {};
const ended = new Promise<void>((resolve) => end = resolve);
/** The brands that analyses were asked to compare with. */
const compared: (string | undefined)[] = [];

const of = (label: string): Permutation => ({
  domain: { fqdn: `${label}.com`, tld: "com", domain: label },
  kind: "Tld",
});
const rated = (phishing: number, more: object = {}): StreamMessage["data"] =>
  ({ phishing, parked: 0, legitimate: 1 - phishing, page_state: "page", ...more }) as never;
const query = { name: "free.com", type: "A", rcode: "NXDOMAIN" };

async function* world({ domain, plan, brand }: LookupRequest): AsyncGenerator<StreamMessage> {
  yield { op: "Meta", data: { kind: "Progress", data: [0, 3] } };
  if (domain === "dead.com") {
    const data = { type: "about:blank", title: "No answer", status: 503, detail: "No resolver answers" };
    yield { op: "Meta", data: { kind: "Error", data } };
    return;
  }
  if (plan === "nxdomain") {
    yield {
      permutation: of("free"),
      op: "Nxdomain",
      data: { trusted: true, query },
    } as unknown as StreamMessage;
    yield {
      permutation: of("taken"),
      op: "Dns",
      data: { a: ["192.0.2.1"], aaaa: [], mx: [], txt: [], cname: [], ns: [] },
    };
  } else if (plan === "analyze") {
    compared.push(brand);
    const data = rated(.9, brand === undefined ? {} : { compared_with: brand });
    yield { permutation: of("examp1e"), op: "Classification", data } as StreamMessage;
  } else {
    for (const label of ["one", "two", "never-rated"]) {
      yield {
        permutation: of(label),
        op: "Dns",
        data: { a: ["192.0.2.1"], aaaa: [], mx: [], txt: [], cname: [], ns: [] },
      };
    }
    await ended;
    yield { permutation: of("one"), op: "Classification", data: rated(.99) } as StreamMessage;
    const redirect_chain = [{ url: "https://slow.com/", kind: "InitialRequest" }];
    yield { permutation: of("two"), op: "RedirectChain", data: redirect_chain } as unknown as StreamMessage;
    yield { permutation: of("two"), op: "Classification", data: rated(.01) } as StreamMessage;
  }
  yield { op: "Meta", data: { kind: "Done" } };
}
const given = browserAndService({ lookup: world });

inChromium("a name that is not rated yet is not counted as harmless", async () => {
  const page = await open(given.browser, given.url, { key: given.key });
  await page.waitForSelector(".lookup");
  await look(page, "slow.com");
  const strip = () => texts(page, ".standing:not([hidden])");
  await expect.poll(strip).toEqual([
    "– to act on so far",
    "– phishing",
    "– unclear",
    "– parked",
    "– yours",
    "– legitimate",
    "3 not rated",
  ]);
  await shot(page, "not-rated");
  end();
  await done(page);
  // A redirect to the brand is no proof of whose a name is.
  await expect.poll(strip).toEqual([
    "1 to act on",
    "1 phishing",
    "0 unclear",
    "0 parked",
    "1 maybe yours",
    "0 yours",
    "0 legitimate",
    "1 not rated",
  ]);
  expect(faults.splice(0)).toEqual([]);
  await page.browserContext().close();
});

inChromium("of a lookup that failed before any name was checked nothing is counted as none", async () => {
  const page = await open(given.browser, given.url, { key: given.key });
  await page.waitForSelector(".lookup");
  await look(page, "dead.com");
  await expect.poll(() => texts(page, ".lookup [role=alert]")).toContainEqual(
    expect.stringMatching(/^Failed before any name was checked/),
  );
  expect(await texts(page, ".standing:not([hidden]) b")).toEqual(["–", "–", "–", "–", "–", "–"]);
  expect(faults.splice(0)).toEqual([]);
  await page.browserContext().close();
});

inChromium("the buttons of every result are in sight at every width, and their rows fit", async () => {
  const page = await open(given.browser, `${given.url}#available`, { key: given.key });
  await page.waitForSelector(".free");
  await look(page, "a-rather-long-name-of-a-bank-in-the-north.com");
  await expect.poll(() => texts(page, ".free .pace")).toEqual([expect.stringMatching(/^1 free/)]);
  await page.goto(`${given.url}#results`);
  await page.waitForSelector(".list .act .danger");
  for (const width of [390, 720, 800, 1024, 1280, 1401]) {
    await page.setViewport({ width, height: 900 });
    const ends = await page.$$eval(
      ".list .act > *",
      (all) => all.map((each) => each.getBoundingClientRect().right),
    );
    expect([width, ends.filter((end) => end > width)]).toEqual([width, []]);
    const wide = await page.$eval(".list .scroll", (box) => box.scrollWidth - box.clientWidth);
    expect([width, wide]).toEqual([width, 0]);
    await shot(page, `results-${width}`);
  }
  await page.browserContext().close();
});

inChromium("free names are counted as free, and no others", async () => {
  const page = await open(given.browser, `${given.url}#available`, { key: given.key });
  await page.waitForSelector(".free");
  await look(page, "example.com");
  await expect.poll(() => texts(page, ".free .pace")).toEqual([expect.stringMatching(/^1 free of 3/)]);
  expect(await texts(page, ".free .row .name")).toEqual(["free.com"]);
  expect(await texts(page, ".free .shown")).toEqual(["1 name"]);
  await page.goto(`${given.url}#results`);
  await expect.poll(() => texts(page, ".list tbody tr:first-child td[data-label=Names]")).toEqual(["1"]);
  expect(faults.splice(0)).toEqual([]);
  await page.browserContext().close();
});

inChromium(
  "an analysis says with which brand it compared, and asks for one where it knows none",
  async () => {
    const page = await open(given.browser, `${given.url}#analyze`, { key: given.key });
    await page.waitForSelector(".analyze");
    await look(page, "examp1e.com");
    await expect.poll(() => texts(page, ".compared")).toEqual([
      "Compared with no brand, so likeness to one does not count: name the brand above",
    ]);
    await page.type(".analyze .field:nth-of-type(2) input", "example.com");
    await page.click(".analyze .start");
    await expect.poll(() => texts(page, ".compared")).toEqual(["Compared with example.com"]);
    expect(compared).toEqual([undefined, "example.com"]);
    expect(faults.splice(0)).toEqual([]);
    await page.browserContext().close();
  },
);
