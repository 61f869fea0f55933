import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { sheetOf } from "../../../../server/cli/output/sheet.ts";
import { LiveTable } from "../../../../server/cli/output/table.ts";
import { cellsOf, fit, printable } from "../../../../server/cli/terminal.ts";
import type { Permutation, PermutationKind, StreamMessage } from "../../../../mod.ts";
import { toCsv } from "../../../../server/public/lines.ts";
import { vectorCases } from "../../../shared.ts";

test("nothing from the network steers the terminal", () => {
  // deno-lint-ignore no-control-regex
  const steering = /[\u0000-\u001f\u007f-\u009f\u061c\u202a-\u202e\u2066-\u2069]/;
  for (const { value } of vectorCases("output-injection.json")) {
    if (value !== undefined) expect(printable(value)).not.toMatch(steering);
  }
  const written: string[] = [];
  const table = new LiveTable({
    write: (t) => void written.push(t),
    columns: 80,
    rows: 24,
    live: true,
    color: false,
    now: () => 0,
  });
  const permutation: Permutation = { domain: { fqdn: "a.com", tld: "com", domain: "a" }, kind: "Omission" };
  table.add({ permutation, op: "Dns", data: { ns: ["\u001b[2Jevil\u0007\u202e\u061c."], mx: ["\r\nx"] } });
  table.finish();
  // deno-lint-ignore no-control-regex
  for (const line of written.join("").replace(/\r\x1b\[\d+A|\x1b\[(?:K|0J)/g, "").split("\n")) {
    expect(line).not.toMatch(steering);
  }
});

test("none, and what was not answered or not asked, are told apart", () => {
  const written: string[] = [];
  const screen = { columns: 200, rows: 24, live: false, color: false, now: () => 0 };
  const table = new LiveTable({ ...screen, write: (t) => void written.push(t) });
  const of = (label: string): Permutation => ({
    domain: { fqdn: `${label}.com`, tld: "com", domain: label },
    kind: "Tld",
  });
  const none = { a: [], aaaa: [], mx: [], txt: [], cname: [], ns: [] };
  const lines: StreamMessage[] = [
    { permutation: of("none"), op: "Dns", data: none },
    { permutation: of("open"), op: "Dns", data: { ...none, unanswered: ["a", "mx"] } },
    { permutation: of("unasked"), op: "Levenshtein", data: 1 },
    { permutation: of("some"), op: "Dns", data: { ...none, a: ["192.0.2.1"] } },
  ];
  for (const line of lines) table.add(line);
  table.finish();
  const rows = written.join("").split("\n").map((row) => row.trim().split(/ {1,}/));
  const cells = (fqdn: string) => rows.find(([name]) => name === fqdn)!.slice(4);
  // Address, network, mail, age, registrar, name server.
  expect(cells("none.com")).toEqual(["–", "–", "–", "–", "–", "–"]);
  expect(cells("open.com")).toEqual(["?", "–", "?", "–", "–", "–"]);
  expect(cells("unasked.com")).toEqual(["?", "–", "?", "–", "–", "?"]);
  expect(cells("some.com")).toEqual(["192.0.2.1", "–", "–", "–", "–", "–"]);
  const [, ...csv] = toCsv(lines).trimEnd().split("\r\n");
  expect(csv.map((row) => row.split(",")[5]).sort()).toEqual(["", "", "", "?"]);
});

test("cells: wide characters take two, marks none, and a cut shows", () => {
  expect(cellsOf("日本e\u0301")).toBe(5);
  expect(fit("example.com", 8)).toBe("example…");
  expect(fit("日本語", 5)).toBe("日本…");
  expect(fit("日本語", 4)).toBe("日… ");
  expect(fit("a", 3)).toBe("a  ");
});

test.each([40, 60, 72, 80, 100, 160])("no line of the table wraps on %i columns", (columns) => {
  const written: string[] = [];
  let now = 0;
  const table = new LiveTable({
    write: (t) => void written.push(t),
    columns,
    rows: 24,
    live: true,
    color: false,
    now: () => now += 1_000,
  });
  const kinds: PermutationKind[] = ["CertificateTransparency", "Tld"];
  for (const [i, kind] of kinds.entries()) {
    const domain = { fqdn: `a-long-name-that-nobody-has-${i}.com`, tld: "com", domain: `a-long-name-${i}` };
    const data = { ip: "127.40.100.200", asn: { number: 4_200_000_000, organization: null }, country: null };
    table.add({ permutation: { domain, kind }, op: "GeoIp", data });
    table.add({ op: "Meta", data: { kind: "Progress", data: [12_345 * (i + 1), 1_000_000] } });
  }
  table.finish();
  // deno-lint-ignore no-control-regex
  const lines = written.join("").replace(/\r\x1b\[\d+A|\x1b\[(?:K|0J)/g, "").split("\n");
  const closing = lines.slice(lines.findIndex((line) => line.startsWith("2 registered of"))).join("\n");
  expect(closing.replaceAll("\n  ", " ")).toMatch(/^2 registered of 24690 names in .* s: 2 not rated\n$/);
  // What there is no room for is said.
  expect(lines.join(" ")).toMatch(
    columns < 80 ? /No room for (KIND, )?(ADDRESS, )?NETWORK: +widen the terminal/ : /^((?!No room).)*$/,
  );
  expect(Math.max(...lines.map(cellsOf))).toBeLessThanOrEqual(columns);
  expect(lines.filter((line) => line.startsWith("a-long-")).length).toBeGreaterThan(2);
  expect(lines.some((line) => line.includes("24690/1000000"))).toBe(true);
});

test("what cannot be drawn over gets the table once, without control sequences", () => {
  const written: string[] = [];
  const screen = {
    write: (t: string) => void written.push(t),
    columns: 80,
    rows: 24,
    color: false,
    live: false,
  };
  let now = 0;
  const table = new LiveTable({ ...screen, now: () => now += 1_000 });
  const permutation: Permutation = { domain: { fqdn: "a.com", tld: "com", domain: "a" }, kind: "Omission" };
  for (const data of [["192.0.2.1"], ["192.0.2.2"]]) table.add({ permutation, op: "IpEnumeration", data });
  for (const [fqdn, phishing] of [["a.com", 0.9], ["b.com", 0.2], ["c.com", 0.9]] as const) {
    const domain = { ...permutation.domain, fqdn };
    const data = { phishing, parked: 0.09, legitimate: 0.91 - phishing, page_state: "page" as const };
    table.add({ permutation: { domain, kind: "Omission" }, op: "Classification", data });
  }
  table.finish();
  const text = written.join("");
  expect(text).toMatch(
    /^NAME .*\na\.com .*\nc.*\nb.*\n3 registered of 0 names in [\d.]+ s: 2 phishing, 1 legitimate\n$/,
  );
  expect(printable(text.replaceAll("\n", " "))).toBe(text.replaceAll("\n", " "));
});

test("a host is shown as a sheet: what is known, nothing else, printable", () => {
  const sheet = sheetOf("a.com", {
    classification: { phishing: 0.958, parked: 0.001, legitimate: 0.041 },
    ips: {
      "192.0.2.1": { ip: "192.0.2.1", asn: { number: 64500, organization: "A\u001b[2J" }, country: null },
    },
    dns_ns: ["ns1.a.com."],
    dns_mx: ["mx.a.com."],
    smtp_metadata: { is_positive: true, response: "250 ok" },
    redirect_chain: [
      { url: "http://a.com/", kind: "InitialRequest" },
      { url: "https://a.com/", kind: "Http", status: 301 },
    ],
    passive_dns: [{
      rrtype: "A",
      rrname: "192.0.2.9",
      rdata: "a.com",
      time_first: 0,
      time_last: 1e300,
      count: 1,
    }],
  });
  expect(sheet).toBe(`a.com

Score          phishing 96%, legitimate 4%, parked <1%
Verdict        unclear, takes mail
Compared with  no brand: --brand DOMAIN compares it with one
Addresses      192.0.2.1  AS64500  A\\u001b[2J
Name servers   ns1.a.com
Mail           mx.a.com
               takes mail: 250 ok
Leads to       http://a.com/
               https://a.com/  (301)
Seen before    A 192.0.2.9  1970-01-01 to 1e+300
`);
});

test.each([80, 200])(
  "how likely a name imitates the original stands beside the verdict on %i columns",
  (columns) => {
    const written: string[] = [];
    const screen = {
      write: (t: string) => void written.push(t),
      columns,
      rows: 24,
      color: false,
      live: false,
    };
    const shares: Record<string, number> = { "a.com": 0.361, "b.com": 0.0004, "c.com": 0.999 };
    const table = new LiveTable({ ...screen, now: () => 0 }, (fqdn) => shares[fqdn]!);
    for (const fqdn of Object.keys(shares)) {
      const permutation = { domain: { fqdn, tld: "com", domain: fqdn[0]! }, kind: "Omission" as const };
      table.add({ permutation, op: "Dns", data: { ns: ["ns.example."], mx: [] } });
    }
    table.finish();
    const [head, ...rows] = written.join("").split("\n");
    expect(head).toMatch(/VERDICT +IMITATES/);
    expect(rows.slice(0, 3).map((row) => / (<1%|>99%|\d+%) /.exec(row)?.[1]).sort()).toEqual([
      "36%",
      "<1%",
      ">99%",
    ]);
  },
);

test("likeness to the original's page has a column where it was measured and the screen is wide", () => {
  const shown = (columns: number, likeness?: { page?: number; picture?: number; icon?: number }): string => {
    const written: string[] = [];
    const write = (t: string) => void written.push(t);
    const table = new LiveTable({ write, columns, rows: 24, color: false, live: false, now: () => 0 });
    const scores = { phishing: 0.9, parked: 0.05, legitimate: 0.05, page_state: "page" as const };
    const data = likeness === undefined ? scores : { ...scores, likeness };
    const permutation = { domain: { fqdn: "a.com", tld: "com", domain: "a" }, kind: "Omission" as const };
    table.add({ permutation, op: "Classification", data });
    table.finish();
    return written.join("");
  };
  const likeness = { page: 0.604, picture: 0.92, icon: 1 };
  expect(shown(160, likeness)).toMatch(/ LIKENESS .*\na\.com .* page 60%, picture 92%, icon /);
  expect(shown(64, likeness)).toMatch(/ LIKENESS .*\na\.com .* 92% icon /);
  expect(shown(40, likeness)).not.toMatch(/ LIKENESS.*\na\.com/);
  expect(shown(160, { icon: 0 })).not.toContain("LIKENESS");
  expect(shown(160)).not.toContain("LIKENESS");
});

test("a name that takes mail says so whole, in short on a narrow screen", () => {
  const shown = (columns: number): string => {
    const written: string[] = [];
    const write = (t: string) => void written.push(t);
    const table = new LiveTable({ write, columns, rows: 24, color: false, live: false, now: () => 0 });
    const fqdn = "a-rather-long-name-of-a-company.com";
    const permutation = {
      domain: { fqdn, tld: "com", domain: fqdn.slice(0, -4) },
      kind: "Omission" as const,
    };
    table.add({ permutation, op: "Dns", data: { ns: [], mx: ["mx.example."] } });
    table.add({
      permutation,
      op: "Classification",
      data: { phishing: 0.2, parked: 0.4, legitimate: 0.4, page_state: "none" },
    });
    table.finish();
    return written.join("");
  };
  expect(shown(160)).toContain(" unclear, mail only ");
  expect(shown(46)).toMatch(/ unclear, mail\n/);
});

test("a name from a certificate says so whole on 80 columns", () => {
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const table = new LiveTable({ write, columns: 80, rows: 24, color: false, live: false, now: () => 0 });
  const permutation = {
    domain: { fqdn: "accounts-kestrelbank.com", tld: "com", domain: "accounts-kestrelbank" },
    kind: "CertificateTransparency" as const,
  };
  table.add({ permutation, op: "Dns", data: { a: ["192.0.2.1"], ns: [], mx: [] } });
  const scores = { phishing: 0.98, parked: 0.01, legitimate: 0.01, page_state: "page" as const };
  table.add({ permutation, op: "Classification", data: scores });
  table.finish();
  expect(written.join("")).toMatch(/^accounts-kestrelbank\.com +Certificate(Transparency)? /m);
});

test("a name in certificates that nobody counted is not said to be in one", () => {
  const seen = { name: "a.com", labels: { tld: "com", etld1: "a.com", domain: "a" }, is_precert: false };
  const lineOf = (occurrences_count?: number) =>
    sheetOf("a.com", {
      certificate_transparency: occurrences_count === undefined ? seen : { ...seen, occurrences_count },
    } as never).split("\n").find((line) => line.startsWith("Certificates"))?.replace(/^\w+ +/, "");
  expect([undefined, 1, 3].map(lineOf)).toEqual([
    "a.com in certificates",
    "a.com in certificates, once",
    "a.com in certificates, 3 times",
  ]);
});

test("a name that the brand's own servers serve is yours, in its row and in the count", () => {
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const table = new LiveTable({ write, columns: 80, rows: 24, color: false, live: false, now: () => 0 });
  table.add({ op: "Meta", data: { kind: "Progress", data: [0, 2], brand: "kestrelbank.com" } });
  const scores = { legitimate: .98, phishing: .01, parked: .01, page_state: "page" as const };
  for (
    const [fqdn, server] of [["kestrel-bank.com", "ns1.kestrelbank.com"], ["kestrelbank.nl", "ns1.a.nl"]]
  ) {
    const permutation = { domain: { fqdn: fqdn!, tld: "com", domain: "a" }, kind: "Hyphenation" as const };
    table.add({ permutation, op: "Dns", data: { ns: [`${server}.`] } });
    table.add({ permutation, op: "RegistrationMetadata", data: { nameservers: [server!] } } as never);
    table.add({ permutation, op: "Classification", data: scores });
  }
  table.add({ op: "Meta", data: { kind: "Progress", data: [2, 2] } });
  table.finish();
  const text = written.join("");
  expect(text).toMatch(/^kestrel-bank\.com +Hyphenation +yours /m);
  expect(text).toMatch(/^kestrelbank\.nl +Hyphenation +legitimate/m);
  expect(text).toContain("2 registered of 2 names in 0.0 s: 1 legitimate, 1 yours");
});

test.each([40, 80, 200])(
  "a name in Unicode is shown with its A-labels, and nothing is cut, on %i columns",
  (columns) => {
    const written: string[] = [];
    const write = (t: string) => void written.push(t);
    const table = new LiveTable({ write, columns, rows: 24, color: true, live: false, now: () => 0 });
    const verdicts = [[0.9, 0.05], [0.2, 0.7], [0.05, 0.05], [0.4, 0.3]] as const;
    for (const [i, [phishing, parked]] of verdicts.entries()) {
      const fqdn = i === 0 ? "kestrelbánk.com" : `kestrelbank${i}.com`;
      const permutation = {
        domain: { fqdn, tld: "com", domain: fqdn.slice(0, -4) },
        kind: "Homoglyph" as const,
      };
      const data = { phishing, parked, legitimate: 1 - phishing - parked, page_state: "page" as const };
      table.add({ permutation, op: "Classification", data });
    }
    table.add({ op: "Meta", data: { kind: "Progress", data: [10_002, 10_002] } });
    table.finish();
    const lines = stripVTControlCharacters(written.join("")).split("\n");
    expect(Math.max(...lines.map(cellsOf))).toBeLessThanOrEqual(columns);
    const at = lines.findIndex((line) => line.startsWith("xn--kestrelbnk-z4a.com"));
    // Beside it where there is room for both, else below it.
    expect(`${lines[at]!} ${lines[at + 1]!.trim()}`).toContain("(kestrelbánk.com)");
    expect(lines.filter((line) => line.includes("kestrelbánk.com"))).toHaveLength(1);
    const closing = lines.slice(lines.findIndex((line) => line.startsWith("4 registered")));
    expect(closing.map((line) => line.trim()).join(" ").trim()).toBe(
      "4 registered of 10002 names in 0.0 s: 1 phishing, 1 unclear, 1 parked, 1 legitimate",
    );
  },
);

test("a name for which a wildcard answers is marked, whichever line came first", () => {
  const marked = (order: readonly ("list" | "line")[]): string => {
    const written: string[] = [];
    const screen = { columns: 160, rows: 24, live: false, color: false, now: () => 0 };
    const table = new LiveTable({ write: (t) => void written.push(t), ...screen });
    const permutation: Permutation = { domain: { fqdn: "a.com", tld: "com", domain: "a" }, kind: "Omission" };
    for (const each of order) {
      if (each === "line") table.add({ permutation, op: "IpEnumeration", data: ["192.0.2.1"] });
      else table.add({ op: "Meta", data: { kind: "Progress", data: [1, 1], wildcard: ["a.com", "b.com"] } });
    }
    table.finish();
    return written.join("");
  };
  for (const text of [marked(["list", "line"]), marked(["line", "list"])]) {
    expect(text).toContain("wildcard 192.0.2.1");
    expect(text).not.toContain("b.com");
  }
});
