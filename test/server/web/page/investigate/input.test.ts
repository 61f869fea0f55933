import { expect, test } from "vitest";
import type { MergedLookup } from "../../../../../lib/lines/mod.ts";
import { readInput } from "../../../../../server/web/page/investigate/input.ts";
import { actionsFor, hintFor } from "../../../../../server/web/page/investigate/actions.ts";

const NOTHING = { places: [], results: [], facts: new Map() };

test.each([
  ["", { kind: "nothing" }],
  [" \n ", { kind: "nothing" }],
  ["kestrelbank.com", { kind: "host", host: "kestrelbank.com" }],
  ["kestrelbnak[.]com", { kind: "host", host: "kestrelbnak.com" }],
  ["hxxps://kestrelbnak[.]com/login?x=1", { kind: "url", host: "kestrelbnak.com" }],
  ["http://login.kestrelbnak.com:8080", { kind: "url", host: "login.kestrelbnak.com" }],
  ["billing@kestrelbnak.com", { kind: "url", host: "kestrelbnak.com" }],
  ["kestrelbänk.com", { kind: "host", host: "kestrelbänk.com" }],
  ["kestr[e3]lbank", { kind: "pattern", pattern: "kestr[e3]lbank", match: "regex" }],
  ["^kestrel.*\\.com$", { kind: "pattern", pattern: "^kestrel.*\\.com$", match: "regex" }],
  ["*.kestrelbank.com", { kind: "pattern", pattern: "*.kestrelbank.com", match: "wildcard" }],
  ["%.kestrelbank.com", { kind: "pattern", pattern: "*.kestrelbank.com", match: "wildcard" }],
  ["kestrel%bank", { kind: "pattern", pattern: "kestrel*bank", match: "wildcard" }],
  ["kestrel", { kind: "pattern", pattern: "kestrel", match: "contains" }],
  ["192.0.2.1", { kind: "shared", facet: "address", value: "192.0.2.1" }],
  ["192[.]0[.]2[.]1", { kind: "shared", facet: "address", value: "192.0.2.1" }],
  ["http://192.0.2.1/x", { kind: "shared", facet: "address", value: "192.0.2.1" }],
  ["2001:db8::1", { kind: "shared", facet: "address", value: "2001:db8::1" }],
  ["127.40.0.0/24", { kind: "shared", facet: "address", value: "127.40.0.0/24" }],
  ["2001:db8::/32", { kind: "shared", facet: "address", value: "2001:db8::/32" }],
  ["as64530", { kind: "shared", facet: "network", value: "AS64530" }],
  ["AS 64530", { kind: "shared", facet: "network", value: "AS64530" }],
  ["AB:".repeat(31) + "CD", { kind: "shared", facet: "certificate", value: "ab".repeat(31) + "cd" }],
  ["kestrelbank.com/24", { kind: "url", host: "kestrelbank.com" }],
  ["a.com\nb[.]com, hxxp://a.com/x", { kind: "list", names: ["a.com", "b.com"], leftOut: "" }],
  ["kestrel bank", { kind: "pattern", pattern: "kestrel bank", match: "contains" }],
  ["is a.com like b[.]com?", { kind: "list", names: ["a.com", "b.com"], leftOut: "" }],
  ["0.0.0.0 a.com\n||b.com^", { kind: "list", names: ["a.com", "b.com"], leftOut: "" }],
  ['{"domain":"a.com","issuer":"ca.org"}', { kind: "host", host: "a.com" }],
  ["||a.com^", { kind: "host", host: "a.com" }],
  ["a.com\nno name\nb.com", {
    kind: "list",
    names: ["a.com", "b.com"],
    leftOut: '1 entry of the text is left out: line 2: "no name": it holds no host name',
  }],
])("%j is %j", (text, input) => {
  expect(readInput(text)).toEqual(input);
});

test("where an input leads first", () => {
  const first = (text: string) => {
    const [action] = actionsFor(text, NOTHING);
    return [action?.hash, action?.starts?.text];
  };
  expect(first("kestrelbank.com")).toEqual(["#lookup", "kestrelbank.com"]);
  expect(first("login.kestrelbank.com")).toEqual(["#analyze", "login.kestrelbank.com"]);
  expect(first("hxxp://a[.]com/x")).toEqual(["#analyze", "a.com"]);
  expect(first("a.com b.com")).toEqual(["#untwist", "a.com\nb.com"]);
  expect(first("kes[t7]rel&x=1")).toEqual(["#ct?pattern=kes%5Bt7%5Drel%26x%3D1&kind=regex", undefined]);
  expect(actionsFor("192.0.2.1", NOTHING)).toEqual([]);
});

test("an address leads to the look-alikes of each domain's last lookup at it", () => {
  const record = (uuid: string, domain: string, scope: "lookup:squat" | "analyze" = "lookup:squat") => ({
    uuid,
    domain,
    scope,
    given: uuid === "found",
    created_at: 1,
    ttl: 2,
    lines: 1,
    names: 1,
    ended: true,
    done: true,
  });
  // Of names that were found elsewhere alone: it says nothing of the others.
  const results = [
    record("found", "a.com"),
    record("new", "a.com"),
    record("old", "a.com"),
    record("host", "b.com", "analyze"),
  ];
  const facts = new Map([
    ["c", {}],
    ["found", { "x.com": { ips: { "192.0.2.1": {} } } }],
    ["new", {
      "x.com": { ips: { "192.0.2.1": {} } },
      "y.com": { ips: { "192.0.2.9": { asn: { number: 64530, organization: "Cables" } } } },
      "z.com": { origin_x509: { fingerprint_sha256: "ab".repeat(32) } },
    }],
  ]) as unknown as ReadonlyMap<string, MergedLookup>;
  const known = { ...NOTHING, results: [record("c", "c.com"), ...results], facts };
  const seen = (text: string) =>
    actionsFor(text, known).map(({ title, hash, isEmpty }) => [title, hash, isEmpty]);
  // What is known comes first; where nothing is, last.
  expect(seen("192.0.2.1")).toEqual([
    ["1 look-alike of a.com at this address", "#lookup/new?address=192.0.2.1", false],
    ["No look-alike of c.com at this address", "#lookup/c", true],
  ]);
  expect(seen("192.0.2.0/24")[0]).toEqual([
    "2 look-alikes of a.com in this network",
    "#lookup/new?address=192.0.2.1&address=192.0.2.9",
    false,
  ]);
  expect(seen("AS64530")[0]![0]).toBe("1 look-alike of a.com in this network");
  expect(seen("AS6453")[0]![0]).toBe("No look-alike of c.com in this network");
  expect(seen("ab".repeat(32))[0]![0]).toBe("1 look-alike of a.com with this certificate");
  const hint = (text: string, about = known) => hintFor(text, actionsFor(text, about), about);
  expect(hint("192.0.2.1")).toBe("1 of 2 stored results has it");
  expect(hint("192.0.2.1", { ...known, facts: new Map([["c", {}]]) })).toBe(
    "0 of 1 stored result have it so far",
  );
  expect(hint("192.0.2.1", NOTHING)).toMatch(/^No result is stored/);
  const many = Array.from({ length: 30 }, (_, i) => record(`r${i}`, `brand${i}.com`));
  const read = new Map(many.map(({ uuid }) => [uuid, facts.get("new")!]));
  expect(hint("192.0.2.1", { ...known, results: many, facts: read })).toBe(
    "24 of 24 stored results have it; 6 older ones are not looked through",
  );
  expect(hint("paypa1.com")).toBe("5 things you can do");
  // Until a result was read, nothing is said of it.
  expect(actionsFor("192.0.2.1", { ...known, facts: new Map() })[0]).toMatchObject({
    title: "Look-alikes of c.com …",
    isEmpty: false,
  });
});
