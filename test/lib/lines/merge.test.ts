import { expect, test } from "vitest";
import { contractCsv, CSV_COLUMNS, csvCell } from "../../../lib/lines/csv.ts";
import { type MergedName, mergeLine, mergeLines } from "../../../lib/lines/merge.ts";
import type { Permutation, StreamMessage } from "../../../lib/model.ts";

const permutation: Permutation = { domain: { fqdn: "a.com", tld: "com", domain: "a" }, kind: "Tld" };
/** A line of any op, with data that only have to arrive. */
const line = (op: string, data: unknown): StreamMessage => ({ permutation, op, data }) as StreamMessage;

test.each([
  ["Levenshtein", "distance"],
  ["WhoIs", "whois"],
  ["Classification", "classification"],
  ["HttpBanner", "http_banner"],
  ["Technologies", "technologies"],
  ["Rdap", "rdap"],
  ["Screenshot", "screenshot_url"],
  ["RegistrationMetadata", "registration_metadata"],
  ["RedirectChain", "redirect_chain"],
  ["MxCheck", "smtp_metadata"],
  ["Nxdomain", "nxdomain_metadata"],
  ["OriginX509", "origin_x509"],
  ["PassiveDns", "passive_dns"],
  ["PassiveTls", "passive_tls"],
  ["CertificateTransparency", "certificate_transparency"],
])("what %s says is kept as %s, the last word counts, and null is none", (op, member) => {
  const [first, second] = [{ first: 1 }, { second: 2 }];
  expect({ ...mergeLines([line(op, first)]) }).toEqual({ "a.com": { permutation, [member]: first } });
  const lines = [line(op, first), line(op, second), line(op, null)];
  expect({ ...mergeLines(lines) }).toEqual({ "a.com": { permutation, [member]: second } });
});

test("records are grouped by type; those that were not requested are missing", () => {
  const dns = (data: unknown) => mergeLines([line("Dns", data)])["a.com"];
  expect(dns({ a: ["1"], aaaa: ["2"], mx: ["3"], txt: ["4"], cname: ["5"], ns: ["6"] })).toEqual({
    permutation,
    dns_a: ["1"],
    dns_aaaa: ["2"],
    dns_mx: ["3"],
    dns_txt: ["4"],
    dns_cname: ["5"],
    dns_ns: ["6"],
  });
  expect(dns({ ns: [] })).toStrictEqual({ permutation, dns_ns: [] });
});

test("an address that is found again keeps what is known of it", () => {
  const geo = { ip: "192.0.2.1", asn: { number: 1, organization: "x" } };
  const lines = [line("GeoIp", geo), line("IpEnumeration", ["192.0.2.1", "192.0.2.2"])];
  for (const order of [lines, lines.toReversed()]) {
    expect({ ...mergeLines(order)["a.com"]!.ips }).toEqual({
      "192.0.2.1": geo,
      "192.0.2.2": { ip: "192.0.2.2" },
    });
  }
});

test("payloads of one unknown op stay apart; a line of no name adds none", () => {
  expect(mergeLines([line("New", 1), line("New", { x: 2 }), line("Newer", 3), line("New", null)])["a.com"])
    .toEqual({ permutation, unmodeled_operations: { New: [1, { x: 2 }], Newer: [3] } });
  const none = [{ op: "HttpBanner", data: "x" }, { op: "HttpBanner", permutation: null, data: "x" }];
  expect(Object.keys(mergeLines(none as unknown as StreamMessage[]))).toEqual([]);
});

test("a merged name is a member like any other", () => {
  const into = {};
  mergeLine(into, line("HttpBanner", null));
  expect(Object.getOwnPropertyDescriptor(into, "a.com"))
    .toEqual({ value: { permutation }, configurable: true, enumerable: true, writable: true });
});

test("a row has every column, each from its place", () => {
  const url = (url: string, kind: string) => ({ url, kind });
  const name = {
    permutation,
    distance: 0,
    ips: {
      x: { ip: "192.0.2.1", asn: { number: 64500 }, country: { iso_code: "NL" } },
      y: { ip: "192.0.2.2", asn: { number: 64500 }, country: null },
      z: { ip: "192.0.2.3", asn: null, country: { iso_code: "DE" } },
    },
    dns_ns: ["ns1.", "ns2."],
    dns_mx: ["mx1.", "mx2."],
    http_banner: 'a,"b"',
    redirect_chain: [
      url("https://a.com/", "InitialRequest"),
      url("https://b.com/", "Header"),
      url("https://c.com/", "Client"),
    ],
    registration_metadata: { registrar: "R", registration_date: "2025-01-01T00:00:00Z" },
    classification: { legitimate: 0.1234567, phishing: 1e-9, parked: 1 },
    origin_x509: { fingerprint_sha256: "f00d" },
    screenshot_url: "file:///x.png",
  } as unknown as MergedName;
  const [head, row, ...rest] = contractCsv({ "a.com": name }).split("\r\n");
  expect(head).toBe(CSV_COLUMNS.join(","));
  expect(row).toBe(
    'a.com,com,a,Tld,0,192.0.2.1 192.0.2.2 192.0.2.3,64500,NL DE,ns1. ns2.,mx1. mx2.,"a,""b""",https://b.com/,R,' +
      "2025-01-01T00:00:00Z,0.123457,0,1,f00d,file:///x.png",
  );
  expect(rest).toEqual([""]);
  expect(contractCsv({ "b.com": {} }).split("\r\n")[1]).toBe("b.com" + ",".repeat(CSV_COLUMNS.length - 1));
});

test.each([
  ["=1", "'=1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@a", "'@a"],
  ["|a", "'|a"],
  ["%a", "'%a"],
  ["＝1", "'＝1"],
  [" \u200b\u00a0=1", "' \u200b\u00a0=1"],
  ["\u0000=1", "'\u0000=1"],
  ["\ta", '"\'\ta"'],
  ["\t=1", '"\'\t=1"'],
  ["\ra", '"\'\ra"'],
  ["\na", '"\'\na"'],
  ["a=1", "a=1"],
  // With a semicolon as separator: a";"=1 is three cells, and the second begins with a formula.
  ["a;=1;b", `"a;'=1;b"`],
  ["a; =1", `"a;' =1"`],
  ['a;"=1', `"a;'""=1"`],
  [";=1", `";'=1"`],
  ["a;b", '"a;b"'],
  ["a\t@b", `"a\t'@b"`],
  ["a\r\n=1\n+2", `"a\r\n'=1\n'+2"`],
  ["a;;\u200b=1", `"a;;'\u200b=1"`],
  ["a,b", '"a,b"'],
  ['a"b', '"a""b"'],
  ["a\r", '"a\r"'],
  ["a\n", '"a\n"'],
  ["", ""],
])("the cell of %j is %j", (value, cell) => expect(csvCell(value)).toBe(cell));
