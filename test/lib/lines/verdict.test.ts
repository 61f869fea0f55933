import { expect, test } from "vitest";
import {
  compareNames,
  contractCsv,
  CSV_COLUMNS,
  listedNames,
  type MergedName,
  orderedNames,
  partialOf,
  stripLine,
  stripNdjson,
  verdictOf,
} from "../../../lib/lines/mod.ts";
import { mergeLines, SquatError, type StreamMessage, toCsv, toRecords } from "../../../mod.ts";

const scored = (phishing: number, more: Partial<MergedName["classification"]> = {}): MergedName => ({
  classification: { phishing, parked: (1 - phishing) / 2, legitimate: (1 - phishing) / 2, ...more },
});
const mx = ["mx.a.com."];

test.each<[string, MergedName, string, string[]]>([
  ["no page", scored(0.9), "unclear", []],
  ["a page", scored(0.9, { page_state: "page" }), "phishing", []],
  ["a page, as older lines show it", { ...scored(0.9), technologies: [] }, "phishing", []],
  [
    "a challenge",
    { ...scored(0.9, { page_state: "challenge" }), technologies: ["Cloudflare"] },
    "unclear",
    [],
  ],
  ["an error", scored(0.1, { page_state: "error", parked: 0.9, legitimate: 0 }), "unclear", []],
  ["parked, seen", scored(0, { page_state: "page", parked: 0.9, legitimate: 0.1 }), "parked", []],
  ["no score of .7", scored(0.69, { page_state: "page" }), "unclear", []],
  ["mail without a page", { ...scored(0.2, { page_state: "none" }), dns_mx: mx }, "unclear", ["mail only"]],
  ["mail, where nobody looked for a page", { ...scored(0.2), dns_mx: mx }, "unclear", []],
  ["a null MX", { ...scored(0.2), dns_mx: ["."] }, "unclear", []],
  ["mail beside a page", { ...scored(0.9, { page_state: "page" }), dns_mx: mx }, "phishing", []],
  [
    "a mail server that accepts",
    { ...scored(0.2), dns_mx: mx, smtp_metadata: { is_positive: true, response: "250" } },
    "unclear",
    ["takes mail"],
  ],
])("the verdict on %s", (_, name, word, flags) => {
  expect(verdictOf(name)).toEqual({ word, flags });
});

test("names come by phishing score, mail, newness, closeness, name; whatever order they came in", () => {
  const dated = (registration_date: string) =>
    ({ registration_metadata: { registration_date } }) as unknown as MergedName;
  const names: [string, MergedName][] = [
    ["phish.com", scored(0.9)],
    ["mail.com", { ...scored(0.3), smtp_metadata: { is_positive: true, response: "" } }],
    ["mx.com", { ...scored(0.304), dns_mx: mx }],
    ["new.com", { ...scored(0.3), ...dated("2026-01-02T00:00:00Z") }],
    ["old.com", { ...scored(0.3), ...dated("2020-01-02T00:00:00Z") }],
    ["near.com", { ...scored(0.3), distance: 1 }],
    ["far.com", { ...scored(0.3), distance: 4 }],
    ["a.com", scored(0.3)],
    ["b.com", scored(0.3)],
    ["none.com", {}],
  ];
  for (const order of [names, names.toReversed(), [...names.slice(5), ...names.slice(0, 5)]]) {
    expect(orderedNames(Object.fromEntries(order))).toEqual(names);
  }
  for (const one of names) expect(compareNames(one, one)).toBe(0);
});

const permutation = { domain: { fqdn: "b.com", tld: "com", domain: "b" }, kind: "Omission" } as const;
const LINES: StreamMessage[] = [
  { op: "Meta", data: { kind: "Progress", data: [0, 3], completeness: 0 } },
  { permutation, op: "Levenshtein", data: 1 },
  {
    permutation,
    op: "Classification",
    data: { ...scored(0.9).classification!, reasons: ["phishing: a form"], page_state: "page" },
  },
  {
    permutation,
    op: "Nxdomain",
    data: {
      query: { name: "b.com", type: "A", rcode: "NXDOMAIN" },
      trusted: true,
      soa: null,
      evidence: "NXDOMAIN",
    },
  },
  { permutation, op: "WhoIs", data: '"op":"Meta" \u2028' },
  {
    op: "Meta",
    data: { kind: "Progress", data: [3, 3], completeness: 0.66, unanswered: ["u.com"], blocked: ["x.com"] },
  },
  {
    op: "Meta",
    data: { kind: "Done", data: { detail: "1 of 3 names got no usable answer", completeness: 0.66 } },
  },
];
/** The chunks as they are: a blob would join them. */
const streamOf = (chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const problem = {
  type: "urn:deadringer:problem:deadline",
  title: "Out of time",
  status: 504,
  detail: "late",
};
const ENDINGS: StreamMessage[] = [
  { op: "Meta", data: { kind: "Timeout", data: { ...problem, completed: 0, total: 1, elapsed_ms: 1 } } },
  { op: "Meta", data: { kind: "Error", data: { ...problem, type: "urn:x" } } },
];

test("without extension members every line is there, with the contract's members", async () => {
  const stripped = LINES.map(stripLine);
  expect(stripped).toEqual([
    { op: "Meta", data: { kind: "Progress", data: [0, 3] } },
    LINES[1],
    { permutation, op: "Classification", data: scored(0.9).classification },
    {
      permutation,
      op: "Nxdomain",
      data: { query: { name: "b.com", type: "A", rcode: "NXDOMAIN" }, trusted: true, soa: null },
    },
    LINES[4],
    { op: "Meta", data: { kind: "Progress", data: [3, 3] } },
    { op: "Meta", data: { kind: "Done" } },
  ]);
  const { encodeLine } = await import("../../../lib/lines/mod.ts");
  const bytes = new TextEncoder().encode(LINES.map(encodeLine).join(""));
  for (const size of [1, 7, 100, bytes.length]) {
    const chunks = Array.from(
      { length: Math.ceil(bytes.length / size) },
      (_, i) => bytes.slice(i * size, (i + 1) * size),
    );
    expect(await new Response(stripNdjson(streamOf(chunks))).text()).toBe(
      stripped.map(encodeLine).join(""),
    );
  }
});

test("a reader that leaves the stripped stream leaves its source", async () => {
  let left: unknown;
  const source = new ReadableStream<Uint8Array>({ cancel: (reason) => void (left = reason) });
  await stripNdjson(source).cancel("enough");
  expect(left).toBe("enough");
});

test("Error and Timeout are no empty success", () => {
  for (const ending of ENDINGS) {
    for (const fold of [mergeLines, toCsv, toRecords]) {
      expect(() => fold([LINES[1]!, ending])).toThrow(SquatError);
      const part = fold([LINES[1]!, ending], { partial: true });
      expect(JSON.stringify(part)).toContain("late");
      expect(JSON.stringify(fold([LINES[1]!]))).not.toContain("late");
      if (typeof part === "object") expect(partialOf(part)).toBe("late");
    }
  }
  expect(() => toCsv([ENDINGS[0]!])).toThrow(expect.objectContaining({ code: "deadline", message: "late" }));
  expect(() => toCsv([ENDINGS[1]!])).toThrow(expect.objectContaining({ code: "internal" }));
});

test.each([
  [{ kind: "Timeout" }, "deadline", "the deadline came first"],
  [{ kind: "Error" }, "internal", "no reason given"],
  [{ kind: "Error", data: "boom" }, "internal", "no reason given"],
  [{ kind: "Error", data: { detail: "boom" } }, "internal", "boom"],
])("another service may end with %j", (data, code, message) => {
  const ending = { op: "Meta", data } as StreamMessage;
  for (const fold of [mergeLines, toCsv, toRecords]) {
    expect(() => fold([LINES[1]!, ending])).toThrow(expect.objectContaining({ code, message }));
    expect(JSON.stringify(fold([LINES[1]!, ending], { partial: true }))).toContain(message);
  }
});

test("lines that break off are no whole lookup, also where nothing came", () => {
  for (const fold of [mergeLines, toCsv, toRecords]) {
    for (const part of [LINES.slice(0, 1), LINES.slice(0, -1)]) {
      expect(() => fold(part)).toThrow(/^Cannot take part of a lookup for all of it: the lines break off/);
      const folded = fold(part, { partial: true });
      if (typeof folded === "object") expect(partialOf(folded)).toMatch(/^the lines break off/);
      else expect(folded).toMatch(/^fqdn,.*,partial\r\n/);
    }
    expect(partialOf(toRecords(LINES))).toBe("");
  }
});

test("outputs have the verdict, its reasons, and the names that are missing", () => {
  const merged = mergeLines(LINES);
  expect(merged["u.com"]).toEqual({ state: "unanswered" });
  const [head, ...rows] = toCsv(LINES).trimEnd().split("\r\n");
  expect(head).toMatch(
    /,screenshot,verdict,flags,reasons,page_state,ascii,likeness_page,likeness_picture,likeness_icon,visit,severity,imitates,rcode,ownership$/,
  );
  expect(rows.map((row) => row.replace(/,.*,,/, " "))).toEqual([
    "b.com phishing,,phishing: a form,page",
    "u.com unanswered,,,",
    "x.com blocked,,,",
  ].map((row) => expect.stringContaining(row.split(" ")[0]!)));
  expect(rows[0]).toMatch(/,phishing,,phishing: a form,page,b\.com,,,,,,,NXDOMAIN,$/);
  expect(rows[1]).toMatch(/^u\.com,.*,unanswered,,,,u\.com,,,,,,,,$/);
  expect(toRecords(LINES)).toMatchObject([
    { domain: "b.com", verdict: "phishing", classification: { reasons: ["phishing: a form"] } },
    { domain: "u.com", verdict: "unanswered" },
    { domain: "x.com", verdict: "blocked" },
  ]);
  const international = [{
    permutation: { domain: { fqdn: "pаypal.com", tld: "com", domain: "pаypal" }, kind: "Homoglyph" },
    op: "Levenshtein",
    data: 1,
  }] satisfies StreamMessage[];
  const [, row] = toCsv(international).split("\r\n");
  expect(row).toMatch(/^pаypal\.com,.*,not rated,,,,xn--pypal-4ve\.com,,,,not_visited,low,,,$/);
  expect(toRecords(international)).toMatchObject([
    { domain: "pаypal.com", ascii: "xn--pypal-4ve.com" },
  ]);
  // The contract's form has none of these.
  const contract = contractCsv(mergeLines(LINES.map(stripLine)));
  expect(contract.split("\r\n")[0]).toBe(CSV_COLUMNS.join(","));
  expect(contract.trimEnd().split("\r\n").slice(1).map((row) => row.split(",")[0])).toEqual(["b.com"]);
  expect(LINES.flatMap((line) => listedNames(line, "blocked"))).toEqual(["x.com"]);
});

test("outputs say how likely each name imitates the original, on request", () => {
  const probability = (fqdn: string): number => fqdn === "b.com" ? 0.123456 : 0;
  expect(mergeLines(LINES, { probability })["b.com"]!.probability).toBe(0.123456);
  const [head, ...rows] = toCsv(LINES, { probability }).trimEnd().split("\r\n");
  expect(head).toMatch(
    /,ascii,probability,likeness_page,likeness_picture,likeness_icon,visit,severity,imitates,rcode,ownership$/,
  );
  expect(rows.map((row) => row.split(",").at(-9))).toEqual(["0.1235", "0.0000", "0.0000"]);
  expect(toRecords(LINES, { probability })[0]).toMatchObject({ domain: "b.com", probability: 0.1235 });
  expect(toCsv(LINES)).not.toContain("probability");
});

test("exports have the likeness to the original's page, behind all other columns", () => {
  const likeness = { page: 0.604_982, icon: 1 };
  const lines: StreamMessage[] = [
    { permutation, op: "Classification", data: { ...scored(0.9).classification!, likeness } },
  ];
  const [head, row] = toCsv(lines).split("\r\n");
  expect(head!.split(",").slice(-8, -5)).toEqual(["likeness_page", "likeness_picture", "likeness_icon"]);
  expect(row).toMatch(/,b\.com,0\.605,,1,not_visited,low,,,$/);
  for (
    const [imitates, cell] of [[null, "nobody"], [
      { brand: "a.com", probability: 1, reasons: [] },
      "a.com",
    ]] as const
  ) {
    const line = {
      permutation,
      op: "Classification",
      data: { ...scored(0.9).classification!, imitates },
    } as never;
    expect(toCsv([line]).split("\r\n")[1]!.split(",").at(-3)).toBe(cell);
  }
  expect(toRecords(lines)).toMatchObject([{ classification: { likeness } }]);
});

test("exports say what is proved to be the brand's own, and what is to be asked", () => {
  const query = { name: "free.com", type: "A", rcode: "NXDOMAIN" };
  const named = (fqdn: string) => ({
    domain: { fqdn, tld: "com", domain: fqdn.split(".")[0]! },
    kind: "Tld" as const,
  });
  const records = (fqdn: string, host: string): StreamMessage => ({
    permutation: named(fqdn),
    op: "Dns",
    data: { ns: [`ns1.${host}.`, `ns2.${host}.`] },
  });
  const lines: StreamMessage[] = [
    records("own.com", "kestrelbank.com"),
    {
      permutation: named("own.com"),
      op: "RegistrationMetadata",
      data: { nameservers: ["ns1.kestrelbank.com"] },
    } as never,
    records("maybe.com", "kestrelbank.com"),
    records("other.com", "elsewhere.net"),
    { permutation: named("free.com"), op: "Nxdomain", data: { trusted: true, query } } as never,
    { op: "Meta", data: { kind: "Done" } },
  ];
  const brand = "kestrelbank.com";
  const whose = { "own.com": "yours", "maybe.com": "asked", "other.com": undefined, "free.com": undefined };
  const found = toRecords(lines, { brand }).map(({ domain, ownership }) => [domain, ownership]);
  expect(Object.fromEntries(found)).toEqual(whose);
  const [head, ...rows] = toCsv(lines, { brand }).trimEnd().split("\r\n").map((row) => row.split(","));
  const at = head!.indexOf("ownership");
  expect(Object.fromEntries(rows.map((row) => [row[0], row[at] || undefined]))).toEqual(whose);
  // What the brand's people list is theirs, whether or not it is registered.
  const listed = { brand, watched: { names: ["free.com"] } };
  const free = toRecords(lines, listed).find(({ domain }) => domain === "free.com");
  const row = toCsv(lines, listed).split("\r\n").find((each) => each.startsWith("free.com"));
  expect([free?.ownership, row?.split(",")[at]]).toEqual(["yours", "yours"]);
});

test("exports tell not rated, not visited, nothing there and free apart", () => {
  const named = (fqdn: string) => ({
    domain: { fqdn, tld: "com", domain: fqdn.split(".")[0]! },
    kind: "Tld" as const,
  });
  const rated = (fqdn: string, page_state?: "page" | "none"): StreamMessage => ({
    permutation: named(fqdn),
    op: "Classification",
    data: { ...scored(0.9).classification!, ...page_state === undefined ? {} : { page_state } },
  });
  const mail = (fqdn: string): StreamMessage => ({ permutation: named(fqdn), op: "Dns", data: { mx } });
  const lines: StreamMessage[] = [
    mail("unrated.com"),
    ...[rated("unvisited.com"), mail("unvisited.com"), rated("empty.com", "none"), mail("empty.com")],
    rated("copy.com", "page"),
    { ...LINES[3]!, permutation: named("free.com") } as StreamMessage,
  ];
  const [head, ...rows] = toCsv(lines).trimEnd().split("\r\n");
  const columns = ["fqdn", "verdict", "flags", "visit", "severity"].map((name) =>
    head!.split(",").indexOf(name)
  );
  expect(rows.map((row) => columns.map((at) => row.split(",")[at])).sort()).toEqual([
    ["copy.com", "phishing", "", "page", "high"],
    ["empty.com", "unclear", "mail only", "none", "medium"],
    ["free.com", "free", "", "", ""],
    ["unrated.com", "not rated", "", "not_visited", "medium"],
    ["unvisited.com", "unclear", "", "not_visited", "medium"],
  ]);
  const records = toRecords(lines).map((
    { domain, verdict, visit },
  ) => [domain, verdict, visit]);
  expect(records.sort()).toEqual([
    ["copy.com", "phishing", "page"],
    ["empty.com", "unclear", "none"],
    ["free.com", "free", undefined],
    ["unrated.com", "not rated", "not_visited"],
    ["unvisited.com", "unclear", "not_visited"],
  ]);
});

test("scores in place of the name that has them are refused, not taken for an unrated name", () => {
  const scores = { legitimate: 0, phishing: 1, parked: 0 };
  expect(() => verdictOf(scores as never)).toThrow(/give the name that has them as classification/);
});

test("a line that is none is refused with what to give, not by an inner error", () => {
  expect(() => mergeLines([null as never])).toThrow("Cannot use null as a line of the lookup: give a line");
});

test("records that a lookup failed to get are unknown, not none", () => {
  const of = (fqdn: string) => ({
    permutation: { domain: { fqdn, tld: "com", domain: fqdn.slice(0, 1) }, kind: "Omission" as const },
    op: "Levenshtein" as const,
    data: 1,
  });
  const none = { a: [], aaaa: [], mx: [], txt: [], cname: [], ns: [] };
  const failed = ["a.com", "b.com", "z.com"].map((fqdn) => ({ fqdn, op: "Dns" as const, detail: "silence" }));
  const lines: StreamMessage[] = [
    of("a.com"),
    of("b.com"),
    { op: "Meta", data: { kind: "Progress", data: [2, 2], failed } },
    { ...of("b.com"), op: "Dns", data: none },
    { op: "Meta", data: { kind: "Done" } },
  ];
  const cells = toCsv(lines).trimEnd().split("\r\n").map((row) => row.split(","));
  const columns = ["fqdn", "ips", "ns", "mx"].map((name) => cells[0]!.indexOf(name));
  expect(cells.slice(1).map((row) => columns.map((at) => row[at]))).toEqual([
    ["a.com", "?", "?", "?"],
    ["b.com", "", "", ""],
  ]);
});
