// Node only: what is tested runs in the browser and is the same on both.
import { beforeAll, expect } from "vitest";
import type { Page } from "puppeteer-core";
import { encodeLine } from "../../lib/lines/mod.ts";
import type { CTSearchResult, HydrateItem } from "../../lib/model.ts";
import type { Permutation, StreamMessage } from "../../mod.ts";
import type { Scope } from "../../server/wire/scopes.ts";
import { bearer } from "../server/service.ts";
import { vectorCases } from "../shared.ts";
import {
  barriersInBothThemes,
  browserAndService,
  done,
  faults,
  inChromium,
  look,
  off,
  open,
  retype,
  shot,
  texts,
} from "./browser.ts";

const values = [
  ...vectorCases("output-injection.json").map((each) => String(each["value"])),
  "<img src=x onerror=alert(1)>",
  '"><script>alert(1)</script>',
  "javascript:alert(1)",
  "__proto__",
  "constructor",
  "\u202egnp.exe",
  "مرحبا.example",
  "a\u0301".repeat(40),
  "x".repeat(5_000),
].map((value) => value.slice(0, 100_000));

const uuids: string[] = [];

const given = browserAndService({
  lookup: () => hostileLines(),
  ct: {
    ...{ search, hydrate },
    domains: () => Promise.resolve([]),
    lacks: () => Promise.resolve(""),
    logs: () => Promise.resolve([]),
  },
});
beforeAll(async () => {
  if (off) return;
  const { made: { service }, key, url } = given;
  const { results } = service.stores;
  const now = service.now();
  // Results as they would stand in the store if somebody had tampered with it.
  for (const [i, domain] of values.entries()) {
    const uuid = `00000000-0000-7000-8000-${String(i).padStart(12, "0")}`;
    const scope = (i < 2 ? "lookup:squat" : "analyze") as Scope;
    const expires_at = now + 86_400_000;
    await results.begin({ uuid, owner: "ann", scope, domain, created_at: now - i, expires_at });
    const text: string[] = [];
    for await (const line of hostileLines(i)) text.push(encodeLine(line));
    const bytes = new TextEncoder().encode(text.join(""));
    await results.append(uuid, { first: 0, lines: text.length, bytes }, { expires_at, names: values.length });
    uuids.push(uuid);
  }
  expect((await fetch(url + "v1/retrieve", { headers: bearer(key) })).status).toBe(200);
});

/** Nothing but the page's own elements, no mark that turns text, nothing wider than the window. */
async function clean(page: Page): Promise<void> {
  const foreign = await page.$$eval(
    "main script, main iframe, main object, main style, main link, main meta, main base, main a, main img, main [onerror], main [onload], main [onclick]",
    (all) =>
      all.filter((element) =>
        !/^#(lookup|analyze|available|results)(\/|$)/.test(element.getAttribute("href") ?? "")
      )
        .map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(foreign).toEqual([]);
  const turning = await page.$eval("main", (main) => {
    const told = [...main.querySelectorAll("[title], [aria-label], [alt]")]
      .flatMap((element) => ["title", "aria-label", "alt"].map((name) => element.getAttribute(name) ?? ""));
    return [main.textContent ?? "", ...told].filter((text) => /[\u202a-\u202e\u2066-\u2069]/.test(text))
      .map((text) => text.slice(0, 200));
  });
  expect(turning).toEqual([]);
  // What reaches beyond the window, unless a part that scrolls holds it.
  const wide = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth)
      .map((element) => `${element.tagName}.${element.getAttribute("class")}`).slice(0, 20)
  );
  expect(wide).toEqual([]);
  const pushed = await page.$$eval(
    ".page:not([hidden]), .panel:not([hidden])",
    (all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth)
        .flatMap((each) =>
          [...each.querySelectorAll("*")].filter((part) =>
            part.getBoundingClientRect().right > each.getBoundingClientRect().right &&
            part.closest(".grid, .scroll, .cards, pre") === null
          ).map((part) => part.outerHTML.slice(0, 200)).slice(0, 20)
        ),
  );
  expect(pushed).toEqual([]);
  // The page asks which brand watches the domain of a result, and these texts are none.
  expect(faults.splice(0).filter((fault) => !fault.includes("status of 400"))).toEqual([]);
}

inChromium("cards, rows, panel, infrastructure and filters", async () => {
  const page = await open(given.browser, given.url, { key: given.key });
  await page.waitForSelector(".lookup");
  await look(page, "example.com");
  await done(page);
  await page.click(".headline .viewtabs button:last-child");
  await page.waitForSelector(".infrastructure .line[data-value='<b>shared</b>']");
  await page.$$eval(
    ".infrastructure .line",
    (lines) => lines.forEach((line) => (line as HTMLElement).click()),
  );
  await page.waitForSelector(".facet");
  await clean(page);
  await shot(page, "hostile-infrastructure");
  await page.click(".filters .clear");
  await page.click(".headline .viewtabs button:first-child");
  await page.waitForSelector(".actcard");
  await page.click(".firstcards > button");
  await page.waitForFunction(() => document.querySelectorAll(".actcard").length > 3);
  expect((await texts(page, ".actcard .why")).some((text) => text.includes("<"))).toBe(true);
  await clean(page);
  await shot(page, "hostile-cards");
  const rows = (await page.$$(".row")).length;
  expect(rows).toBeGreaterThan(5);
  for (let i = 0; i < rows; i++) {
    await page.$eval(`.row[aria-rowindex="${i + 2}"]`, (row) => (row as HTMLElement).click());
    await expect.poll(() => page.$$eval(".panel h2", (found) => found.length)).toBe(1);
    await page.$$eval(".panel details", (all) => all.forEach((details) => details.open = true));
    await clean(page);
  }
  const names = await page.$$eval(".row .name", (all) => all.map((name) => name.textContent));
  expect(names.some((text) => text!.includes("<img src=x onerror=alert(1)>"))).toBe(true);
  await shot(page, "hostile");
  await page.setViewport({ width: 390, height: 844 });
  await clean(page);
  await shot(page, "hostile-phone");
  await page.browserContext().close();
});

inChromium("one host and free names", async () => {
  for (const place of ["analyze", "available"]) {
    const page = await open(given.browser, `${given.url}#${place}`, { key: given.key });
    await page.waitForSelector(".lookup-bar");
    await look(page, "example.com");
    await done(page);
    await page.$$eval("main details", (all) => all.forEach((details) => details.open = true));
    await clean(page);
    await shot(page, `hostile-${place}`);
    await page.browserContext().close();
  }
});

inChromium("names and certificates of a search", async () => {
  const page = await open(
    given.browser,
    `${given.url}#ct?pattern=${encodeURIComponent("x|<img src=x onerror=alert(1)>")}`,
    { key: given.key },
  );
  await page.waitForSelector(".ctrow");
  expect(await page.$$eval(".ctrow", (all) => all.length)).toBe(values.length);
  await page.$$eval(".ctrow", (all) => all.forEach((details) => (details as HTMLDetailsElement).open = true));
  await page.waitForFunction((n) => document.querySelectorAll(".cert").length >= n, {}, values.length);
  await clean(page);
  await shot(page, "hostile-ct");
  expect(await barriersInBothThemes(page)).toEqual([]);
  await retype(page, ".ct .mono", "paypa[l");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".ct .problem");
  expect((await texts(page, ".ct .problem"))[0]).toContain("paypa[l");
  await expect.poll(() => page.$eval(".ct .mono", (input) => input.getAttribute("aria-invalid"))).toBe(
    "true",
  );
  await clean(page);
  await page.browserContext().close();
});

inChromium(
  "the list of results, an opened one, untwist",
  async () => {
    const page = await open(given.browser, `${given.url}#results`, { key: given.key });
    await page.waitForSelector("tbody tr");
    expect(await page.$$eval("[data-id^='00000000-']", (all) => all.length)).toBe(values.length);
    await clean(page);
    await shot(page, "hostile-results");
    await page.evaluate((hash) => location.hash = hash, `#lookup/${uuids[0]}`);
    await done(page);
    await clean(page);
    await page.evaluate(() => location.hash = "#untwist");
    await page.waitForSelector("#suspects");
    await page.waitForNetworkIdle();
    await page.$eval(
      "#suspects",
      (area, text) => {
        (area as HTMLTextAreaElement).value = text;
        area.dispatchEvent(new InputEvent("input", { bubbles: true }));
      },
      values.join("\n"),
    );
    await page.type("#brands", "example.com");
    await page.waitForSelector(".untwist article");
    await clean(page);
    await page.evaluate(() => location.hash = "#lookup/<img src=x onerror=alert(1)>");
    await page.waitForFunction(() => document.querySelector(".lookup .problem:not([hidden])") !== null);
    expect(faults.splice(0).filter((fault) => !fault.includes("404"))).toEqual([]);
    await clean(page);
    await page.browserContext().close();
  },
);

inChromium("links to results: the dialog that makes them, and what a guest sees", async () => {
  const { url, key } = given;
  const page = await open(given.browser, `${url}#lookup/${uuids[0]}`, { key });
  await done(page);
  await page.$$eval(".progress button", (all) => all.find((each) => each.textContent === "Share")!.click());
  await page.waitForSelector("dialog.share[open] .primary");
  expect(await page.$eval("dialog.share p", (text) => text.childElementCount)).toBe(0);
  await clean(page);
  for (const uuid of [uuids[0], uuids[2]]) {
    const headers = { ...bearer(key), "content-type": "application/json" };
    const made = await fetch(`${url}v1/retrieve/${uuid}/share`, {
      method: "POST",
      headers,
      body: '{"hours":1}',
    });
    const guest = await open(given.browser, url.slice(0, -1) + (await made.json()).path);
    await done(guest);
    await clean(guest);
    await guest.browserContext().close();
  }
  await page.browserContext().close();
});

/** Lookups whose every text is foreign; another `turn` gives other values to the same names. */
async function* hostileLines(turn = 0): AsyncGenerator<StreamMessage> {
  await undefined;
  yield { op: "Meta", data: { kind: "Progress", data: [0, values.length] } };
  for (const [i, whole] of values.entries()) {
    const value = values[(i + turn) % values.length]!;
    const label = whole.slice(0, 300);
    const permutation: Permutation = {
      domain: { fqdn: label, tld: label, domain: label },
      kind: label as Permutation["kind"],
    };
    const country = { iso_code: value.slice(0, 30), continent: value };
    yield { permutation, op: "HttpBanner", data: value };
    yield { permutation, op: "WhoIs", data: value };
    yield { permutation, op: "Rdap", data: { [value.slice(0, 99)]: value } };
    yield { permutation, op: "Technologies", data: [value] };
    yield { permutation, op: "Screenshot", data: value };
    yield { permutation, op: "Levenshtein", data: i };
    yield {
      permutation,
      op: "Dns",
      data: { a: [value], aaaa: [], mx: [value], txt: [value], cname: [value], ns: [value, "<b>shared</b>"] },
    };
    yield { permutation, op: "GeoIp", data: { ip: value, asn: { number: 1, organization: value }, country } };
    yield { permutation, op: "MxCheck", data: { is_positive: true, response: value } };
    yield {
      permutation,
      op: "Classification",
      data: {
        phishing: .9,
        parked: .05,
        legitimate: .05,
        reasons: [`phishing: ${value}`, `not parked: shows browsers ${value}`, value],
        page_state: "page",
        page_by: value,
        page_url: value,
        cloaking: value,
        likeness: { page: .9, picture: .9, icon: 1 },
      },
    };
    yield { permutation, op: "OriginX509", data: certificate(value) };
    yield {
      permutation,
      op: "RegistrationMetadata",
      data: {
        registration_date: value,
        expiration_date: value,
        updated_on: "2026-01-01T00:00:00Z",
        status_codes: [value],
        registrar: value,
        registrar_iana_id: value,
        registrar_abuse_contact: value,
        url: value,
        server: value,
        nameservers: [value],
        dnssec_status: value,
        delegation_signer: null,
        privacy_proxy: true,
        icann_complaint_link: value,
        reseller: value,
        timeline: [{ [value.slice(0, 99)]: "2025-01-01T00:00:00Z" }],
      },
    };
    yield {
      permutation,
      op: "PassiveDns",
      data: [{ rrtype: value, rrname: value, rdata: value, time_first: 1, time_last: 2e9, count: 3 }],
    };
    yield {
      permutation,
      op: "PassiveTls",
      data: { [value.slice(0, 99)]: { certificates: [value], subjects: [value] } },
    };
    yield {
      permutation,
      op: "Nxdomain",
      data: { query: { name: value, type: value, rcode: value }, trusted: true, soa: null },
    };
    yield {
      permutation,
      op: "RedirectChain",
      data: [{ url: value, kind: "InitialRequest" }, { url: `javascript:${value}`, kind: "Client" }],
    };
    yield { permutation, op: value.slice(0, 99), data: value } as unknown as StreamMessage;
  }
  yield { op: "Meta", data: { kind: "Done" } };
}

function certificate(value: string): NonNullable<HydrateItem["cert"]> {
  return {
    fingerprint_sha256: value,
    serial: value,
    subject_dn: value,
    issuer_dn: `O=${value}`,
    not_before: 1_700_000_000,
    not_after: 1e15,
    ttl_days: 90,
    key_alg: value,
    key_size_bits: 256,
    sig_alg_oid: value,
    san_dns: [value],
    san_dns_count: 1,
    san_ip: [value],
    is_ca: false,
    path_len: null,
    policy_oids: [value],
    ocsp_uris: [value],
    crl_dp: [value],
  };
}

/** The names of precertificates alone, which a search has to ask for. */
function search(
  { include_precert }: { include_precert: boolean },
): Promise<{ results: CTSearchResult[]; hasMore: boolean }> {
  if (!include_precert) return Promise.resolve({ results: [], hasMore: false });
  const results = values.map((value, i): CTSearchResult => ({
    name: value,
    labels: { tld: value, etld1: value, domain: value, registrable_domain: value, subdomain: value },
    is_precert: true,
    occurrences_count: i,
    last_seen_ts: 1_700_000_000,
    occurrences: [{ log_id: 1, index: i, kind: 0, ts_sec: 1_700_000_000 }],
  }));
  return Promise.resolve({ results, hasMore: true });
}

function hydrate(occurrences: readonly { log_id: number; index: number }[]): Promise<HydrateItem[]> {
  return Promise.resolve(
    occurrences.map(({ log_id, index }) => {
      const value = values[index]!;
      return index % 2 === 0
        ? { log_id, index, cert: certificate(value) }
        : { log_id, index, cert: null, error: value };
    }),
  );
}
