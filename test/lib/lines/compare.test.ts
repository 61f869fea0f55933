import fc from "fast-check";
import { expect, test } from "vitest";
import { compareLookups, type MergedLookup, type MergedName } from "../../../lib/lines/mod.ts";

const parked: MergedName = {
  ips: { "192.0.2.1": { ip: "192.0.2.1", asn: { number: 64500 }, country: { iso_code: "NL" } } },
  dns_ns: ["ns1.park.example."],
  classification: { legitimate: 0.1, phishing: 0.1, parked: 0.8, page_state: "page" },
};

test("new, gone, changed, in that order; what stays the same is left out", () => {
  const unmailed = { ...parked, dns_mx: [] };
  const before: MergedLookup = { "same.com": parked, "old.com": parked, "sold.com": unmailed };
  const after: MergedLookup = {
    "sold.com": {
      ips: { "198.51.100.7": { ip: "198.51.100.7", asn: { number: 64500 }, country: { iso_code: "SC" } } },
      dns_ns: ["NS1.park.example"],
      dns_mx: ["mx.sold.com."],
      classification: { legitimate: 0.1, phishing: 0.7, parked: 0.2, page_state: "page" },
    },
    "same.com": {
      ...parked,
      classification: { legitimate: 0.1, phishing: 0.15, parked: 0.75, page_state: "page" },
    },
    "fresh.com": {},
  };
  expect(compareLookups(before, after)).toEqual([
    { fqdn: "fresh.com", state: "new", differences: [] },
    { fqdn: "old.com", state: "gone", differences: [] },
    {
      fqdn: "sold.com",
      state: "changed",
      differences: [
        { what: "verdict", before: ["parked, phishing 10%"], after: ["phishing, phishing 70%"] },
        { what: "addresses", before: ["192.0.2.1"], after: ["198.51.100.7"] },
        { what: "countries", before: ["NL"], after: ["SC"] },
        { what: "mx", before: [], after: ["mx.sold.com"] },
      ],
    },
  ]);
});

test("a name without a usable answer before may not be new, and one without it after may not be gone", () => {
  const unanswered = { before: new Set(["late.com", "same.com"]), after: new Set(["mute.com", "same.com"]) };
  const before = { "mute.com": {}, "old.com": {}, "same.com": {} };
  const after = { "late.com": {}, "new.com": {}, "same.com": {} };
  expect(compareLookups(before, after, unanswered)).toEqual([
    { fqdn: "new.com", state: "new", differences: [] },
    { fqdn: "old.com", state: "gone", differences: [] },
    { fqdn: "late.com", state: "answered", differences: [] },
  ]);
});

test("what one of them does not know is no change; a page that has gone is one", () => {
  const known: MergedName = {
    ...parked,
    dns_a: ["192.0.2.1"],
    dns_mx: ["mx.a.com."],
    smtp_metadata: { is_positive: true, response: "250" },
    http_banner: "nginx",
    redirect_chain: [{ url: "https://a.com/", kind: "InitialRequest" }],
  };
  const whats = (before: MergedName, after: MergedName) =>
    compareLookups({ "a.com": before }, { "a.com": after }).flatMap(({ differences }) =>
      differences.map(({ what, before, after }) => `${what}: ${before} > ${after}`)
    );
  expect(whats(known, {})).toEqual(["server: nginx > ", "leads to: https://a.com/ > "]);
  expect(whats({}, known)).toEqual(["server:  > nginx", "leads to:  > https://a.com/"]);
  // Records that are known and empty are something else.
  expect(whats(parked, { dns_a: [], dns_ns: [] })).toEqual([
    "addresses: 192.0.2.1 > ",
    "networks: AS64500 > ",
    "countries: NL > ",
    "ns: ns1.park.example > ",
  ]);
});

test("nothing differs from itself; turned round, new is gone", () => {
  const name = fc.record({
    dns_mx: fc.array(fc.constantFrom("a.", "b.", "C.")),
    http_banner: fc.constantFrom("nginx", "apache"),
  });
  const lookup = fc.dictionary(fc.constantFrom("a.com", "b.com", "__proto__", "constructor"), name);
  fc.assert(fc.property(lookup, lookup, (a, b) => {
    expect(compareLookups(a, a)).toEqual([]);
    const states = (one: MergedLookup, other: MergedLookup, state: string) =>
      compareLookups(one, other).filter((change) => change.state === state).map(({ fqdn }) => fqdn).sort();
    expect(states(a, b, "new")).toEqual(states(b, a, "gone"));
    expect(states(a, b, "changed")).toEqual(states(b, a, "changed"));
  }));
});

test.each<[what: string, before: MergedName, after: MergedName, was: string[], is: string[]]>([
  ["addresses", { ips: { a: { ip: "2.2.2.2" }, b: { ip: "1.1.1.1" } } }, { dns_a: [] }, [
    "1.1.1.1",
    "2.2.2.2",
  ], []],
  ["ns", { dns_ns: ["B.", "a.", "a"] }, { dns_ns: ["c", "b"] }, ["a"], ["c"]],
  ["mx", { dns_mx: ["a."] }, { dns_mx: [] }, ["a"], []],
  [
    "takes mail",
    { smtp_metadata: { is_positive: true, response: "" } },
    { smtp_metadata: { is_positive: false, response: "" } },
    ["yes"],
    ["no"],
  ],
  ["registrar", meta({ registrar: "A" }), meta({ registrar: "B" }), ["A"], ["B"]],
  ["registered", meta({ registration_date: "2024" }), meta({ registration_date: "2025" }), ["2024"], [
    "2025",
  ]],
  ["expires", meta({ expiration_date: "2024" }), meta({ expiration_date: null }), ["2024"], []],
  ["server", { http_banner: "a" }, { http_banner: "b" }, ["a"], ["b"]],
  ["technologies", { technologies: ["b", "a"] }, { technologies: ["b", "c:1"] }, ["a"], ["c:1"]],
  ["leads to", leads("https://a/", "https://b/"), leads("https://a/", "https://c/"), ["https://b/"], [
    "https://c/",
  ]],
  ["certificate", { origin_x509: { fingerprint_sha256: "aa" } } as MergedName, {}, ["aa"], []],
])("%s differ", (what, before, after, was, is) => {
  const [change] = compareLookups({ "a.com": before }, { "a.com": after });
  expect(change?.differences).toEqual([{ what, before: was, after: is }]);
  expect(compareLookups({ "a.com": before }, { "a.com": before })).toEqual([]);
});
function meta(data: Record<string, string | null>): MergedName {
  return { registration_metadata: data } as unknown as MergedName;
}
function leads(...urls: string[]): MergedName {
  const hops = urls.map((url, i) => ({ url, kind: i === 0 ? "InitialRequest" : "Header" }));
  return { redirect_chain: [...hops, { url: `https://${Math.random()}/`, kind: "Client" }] } as MergedName;
}

test("what is known in one of the two only is no difference, for records, mail and registration", () => {
  for (
    const known of [{ dns_ns: ["a"] }, { dns_mx: ["a"] }, {
      smtp_metadata: { is_positive: true, response: "" },
    }, meta({ registrar: "A" })]
  ) {
    expect(compareLookups({ "a.com": known }, { "a.com": {} })).toEqual([]);
    expect(compareLookups({ "a.com": {} }, { "a.com": known })).toEqual([]);
  }
});

test("a verdict changes by its word, or by a tenth of phishing", () => {
  const scored = (legitimate: number, phishing: number, parked: number): MergedName => ({
    classification: { legitimate, phishing, parked, page_state: "page" },
  });
  const reported = (before: MergedName, after: MergedName) =>
    compareLookups({ "a.com": before }, { "a.com": after }).flatMap(({ differences }) =>
      differences.map(({ before, after }) => `${before} > ${after}`)
    );
  const [none, little, tenth] = [0, 0.099, 0.1].map((share) => scored(0.9 - share, share, 0.1));
  expect(reported(none!, little!)).toEqual([]);
  expect(reported(none!, tenth!)).toEqual(["legitimate, phishing 0% > legitimate, phishing 10%"]);
  expect(reported(tenth!, none!)).toEqual(["legitimate, phishing 10% > legitimate, phishing 0%"]);
  expect(reported(scored(0.2, 0, 0.8), scored(0.7, 0.1, 0.2)))
    .toEqual(["parked, phishing 0% > legitimate, phishing 10%"]);
  // No score of .7 is no verdict.
  expect(reported(scored(0.5, 0.5, 0), scored(0.55, 0.45, 0))).toEqual([]);
  expect(reported(scored(0, 0.7, 0.3), scored(0, 0.69, 0.31)))
    .toEqual(["phishing, phishing 70% > unclear, phishing 69%"]);
});
