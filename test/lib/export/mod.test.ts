import { expect, test, vi } from "vitest";
import { mainReasons } from "../../../lib/classify/main_reasons.ts";
import { classify } from "../../../lib/classify/mod.ts";
import { parseDomain } from "../../../lib/domain.ts";
import { EXPORT_FORMATS, exportLines, type ExportOptions, FUZZERS } from "../../../lib/export/mod.ts";
import { uuid5 } from "../../../lib/export/uuid.ts";
import { toCsv } from "../../../lib/lines/mod.ts";
import { PERMUTATION_KINDS, type StreamMessage } from "../../../lib/model.ts";
import { numbers } from "../lines/month.ts";
import { AT, BRAND, lookupLines } from "./lookup.ts";

async function textOf(
  format: string,
  lines = lookupLines(),
  options: Partial<ExportOptions> = {},
): Promise<string> {
  let text = "";
  for await (const piece of exportLines(lines, format, { brand: BRAND, at: AT, ...options })) text += piece;
  return text;
}

const FORMATS = EXPORT_FORMATS.map(({ name }) => name);

test.each(FORMATS)("%s: the same bytes for the same lines in any order", async (format) => {
  const random = numbers(8);
  const shuffled = lookupLines().map((line) => [random(), line] as const).sort((a, b) => a[0] - b[0]);
  const text = await textOf(format);
  expect(text.length).toBeGreaterThan(50);
  expect(await textOf(format, shuffled.map(([, line]) => line))).toBe(text);
});

test.each(FORMATS)("%s: owned names are left out", async (format) => {
  const own = "kestrelbank4.com";
  expect(await textOf(format)).toContain(own);
  expect(await textOf(format, lookupLines(), { owned: new Set([own]), confirmed: new Set([own]) })).not
    .toContain(own);
});

test("names may be given in A-labels, as blocklists have them; what is no set is refused", async () => {
  const lines: StreamMessage[] = JSON.parse(
    JSON.stringify(lookupLines()).replaceAll("kestrelbank4.com", "kestrelbänk.com"),
  );
  const ascii = new Set(["xn--kestrelbnk-x5a.com"]);
  for (const format of FORMATS) {
    expect(await textOf(format, lines)).toMatch(/xn--kestrelbnk-x5a|kestrelbänk/);
    expect(await textOf(format, lines, { owned: ascii })).not.toMatch(/xn--kestrelbnk-x5a|kestrelbänk/);
  }
  expect(await textOf("domains", lines, { confirmed: ascii })).toContain("# confirmed");
  const call = () => exportLines(lines, "hosts", { brand: BRAND, at: AT, owned: ["a.com"] as never });
  expect(call).toThrow("give a Set of names");
});

test.each(FORMATS)("%s: a name that the brand's own servers serve is no look-alike", async (format) => {
  const permutation = {
    domain: { fqdn: "kestrel-bank.net", tld: "net", domain: "kestrel-bank" },
    kind: "Hyphenation" as const,
  };
  const own = [
    { permutation, op: "Dns", data: { a: ["192.0.2.7"], ns: [`ns1.${BRAND}.`] } },
    { permutation, op: "RegistrationMetadata", data: { nameservers: [`ns1.${BRAND}`] } },
  ] as StreamMessage[];
  const lines = lookupLines();
  expect(await textOf(format, [lines[0]!, ...own, ...lines.slice(1)])).toBe(await textOf(format, lines));
});

test.each(FORMATS)("%s: a lookup without names is a whole document", async (format) => {
  const text = await textOf(format, [{ op: "Meta", data: { kind: "Done" } }]);
  if (/json|stix|misp/.test(format)) JSON.parse(text);
  expect(text).not.toContain("undefined");
});

test.each(FORMATS)("%s: a lookup that failed is no empty list", async (format) => {
  const data = { type: "about:blank", title: "No network", status: 500, detail: "no answer" };
  const lines: StreamMessage[] = [{ op: "Meta", data: { kind: "Error", data } }];
  await expect(textOf(format, lines)).rejects.toThrow("no answer");
});

test("blocklists have names judged phishing or confirmed, not by likeness alone", async () => {
  const names = async (options: Partial<ExportOptions>) =>
    (await textOf("domains", lookupLines(), options)).split("\n").filter((line) =>
      line !== "" && !line.startsWith("#")
    );
  const usual = await names({});
  expect(usual).toContain("kestrelbank4.com");
  expect(usual).toContain(parseDomain("kestrelbänk.com").ascii);
  expect(usual).not.toContain("kestrelbank5.com");
  expect(await names({ confirmed: new Set(["kestrelbank5.com"]) })).toContain("kestrelbank5.com");
});

test("no text of a stranger makes an entry of its own", async () => {
  for (const format of ["rpz", "hosts", "adguard", "dnsmasq", "domains"]) {
    const entries = (await textOf(format)).split("\n").filter((line) => line !== "" && !/^[#!;]/.test(line));
    expect(entries.join("\n")).not.toMatch(/script|x\^|=1/);
    const names = entries.filter((line) => !/^(?:\$TTL|@)/.test(line));
    expect(names.every((line) => /kestrelb/.test(line))).toBe(true);
  }
});

test("an RPZ zone has its own serial, and each name with all below it", async () => {
  const zone = await textOf("rpz");
  expect(zone).toContain(` ${AT / 1000} `);
  expect(zone).toContain("kestrelbank4.com CNAME .\n*.kestrelbank4.com CNAME .\n");
});

test("ids of STIX objects do not depend on the time, so that a second import adds nothing", async () => {
  const ids = async (at: number) =>
    (JSON.parse(await textOf("stix", lookupLines(), { at })).objects as { id: string }[]).map(({ id }) => id);
  const first = await ids(AT);
  expect(await ids(AT + 86_400_000)).toEqual(first);
  expect(new Set(first).size).toBe(first.length);
  // The example of STIX 2.1 section 6.4: the id of a domain name is made of its value alone.
  expect(first).toContain(
    `domain-name--${await uuid5('{"value":"kestrelbank4.com"}', "00abedb4-aa42-466c-9c01-fed23315a9b7")}`,
  );
});

test("whom a page imitates is a member of its own in STIX and MISP, a column of CSV, and among the three reasons", async () => {
  const domain = { fqdn: "goats.example.net", tld: "net", domain: "example" };
  const permutation = { domain, kind: "UserContext" as const };
  const imitates = { brand: "ospreypay.com", probability: 0.97, reasons: ["its icon"] };
  const given = {
    name: "goats.example.net",
    pageState: "page",
    imitates,
    similarity: 1,
    cloaking: "another site: b.test",
  } as const;
  const verdict = classify({
    ...given,
    page: { html: "<form>Password <input type=password> urgent: verify your account</form>", status: 200 },
  });
  const reasons = mainReasons(verdict, 5).map(({ evidence, side }) => `${side}: ${evidence}`);
  const { legitimate, phishing, parked } = verdict;
  const data = { legitimate, phishing, parked, reasons, imitates, page_state: "page" as const };
  const lines = [...lookupLines(), { permutation, op: "Classification" as const, data }];
  const objects = JSON.parse(await textOf("stix", lines)).objects as Record<string, string & string[]>[];
  const of = (type: string) =>
    objects.find(({ type: each, ...rest }) => each === type && JSON.stringify(rest).includes("goats"));
  expect(of("indicator")!["labels"]).toContain("imitates:ospreypay.com");
  expect(of("note")!["content"]!.split("\n").slice(0, 3).join()).toContain("imitates ospreypay.com: 97%");
  const { Event: { Object: found } } = JSON.parse(await textOf("misp", lines));
  const attributes = found.flatMap(({ name, Attribute }: { name: string; Attribute: { value: string }[] }) =>
    name === "phishing" && JSON.stringify(Attribute).includes("goats") ? Attribute : []
  ) as { object_relation: string; value: string }[];
  expect(attributes.filter(({ object_relation }) => object_relation === "target").map(({ value }) => value))
    .toEqual(["ospreypay.com", BRAND]);
  expect((await toCsv(lines)).split("\n").find((row) => row.startsWith("goats")))
    .toMatch(/ospreypay\.com/);
});

test("an event of MISP has one object about the search, and one for each look-alike", async () => {
  const { Event: { Object: found } } = JSON.parse(await textOf("misp", lookupLines())) as {
    Event: { Object: { name: string; Attribute: { object_relation: string; value: string }[] }[] };
  };
  const named = (name: string) => found.filter((each) => each.name === name);
  const [search, ...others] = named("typosquatting-finder");
  expect(others).toEqual([]);
  expect(search!.Attribute).toContainEqual(expect.objectContaining({ value: BRAND }));
  expect(named("typosquatting-finder-result").length).toBeGreaterThan(1);
});

test.each(["of the runtime", "of a browser"])(
  "UUIDs by name are those of RFC 9562, with the SHA-1 %s",
  async (whose) => {
    if (whose === "of a browser") vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined as never);
    try {
      expect(await uuid5("www.example.com", "6ba7b810-9dad-11d1-80b4-00c04fd430c8")).toBe(
        "2ed6657d-e927-568b-95e1-2665a8aea6a2",
      );
    } finally {
      vi.restoreAllMocks();
    }
  },
);

test("dnstwist's JSON: the original first, members absent when unknown, keys sorted, indented by four", async () => {
  const text = await textOf("dnstwist-json");
  const entries = JSON.parse(text) as Record<string, unknown>[];
  expect(entries[0]).toEqual({ fuzzer: "*original", domain: BRAND });
  expect(text.startsWith('[\n    {\n        "domain": ')).toBe(true);
  const one = entries.find(({ domain }) => domain === "kestrelbank4.com")!;
  expect(one).toMatchObject({
    fuzzer: "addition",
    whois_registrar: expect.any(String),
    dns_a: expect.any(Array),
  });
  expect(Object.keys(one)).toEqual(Object.keys(one).sort());
  expect(text).not.toContain("ServFail");
  expect(JSON.stringify(entries, null, 4) + "\n").toBe(text);
});

test("every kind has the name of a fuzzer", () => {
  expect(Object.keys(FUZZERS).sort()).toEqual([...PERMUTATION_KINDS].sort());
});

test("an unknown format is refused with the names of all", async () => {
  await expect(textOf("stx")).rejects.toThrow(/^Cannot use format "stx": give one of stix, misp/);
});
