import fc from "fast-check";
import { expect, test } from "vitest";
import { compareLookups, type MergedLookup, type MergedName } from "../../mod.ts";

const parked: MergedName = {
  ips: { "192.0.2.1": { ip: "192.0.2.1", asn: { number: 64500 }, country: { iso_code: "NL" } } },
  dns_ns: ["ns1.park.example."],
  classification: { legitimate: 0.1, phishing: 0.1, parked: 0.8 },
};

test("new, gone, changed, in that order; what stays the same is left out", () => {
  const unmailed = { ...parked, dns_mx: [] };
  const before: MergedLookup = { "same.com": parked, "old.com": parked, "sold.com": unmailed };
  const after: MergedLookup = {
    "sold.com": {
      ips: { "198.51.100.7": { ip: "198.51.100.7", asn: { number: 64500 }, country: { iso_code: "SC" } } },
      dns_ns: ["NS1.park.example"],
      dns_mx: ["mx.sold.com."],
      classification: { legitimate: 0.1, phishing: 0.7, parked: 0.2 },
    },
    "same.com": { ...parked, classification: { legitimate: 0.1, phishing: 0.15, parked: 0.75 } },
    "fresh.com": {},
  };
  expect(compareLookups(before, after)).toEqual([
    { fqdn: "fresh.com", state: "new", differences: [] },
    { fqdn: "old.com", state: "gone", differences: [] },
    {
      fqdn: "sold.com",
      state: "changed",
      differences: [
        { what: "verdict", before: ["parked, phishing 10 %"], after: ["phishing, phishing 70 %"] },
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
