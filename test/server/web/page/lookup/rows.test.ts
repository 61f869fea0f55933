import { expect, test } from "vitest";
import type { Permutation, StreamMessage } from "../../../../../mod.ts";
import {
  countsOf,
  digestOf,
  type Filter,
  openFilter,
  order,
  passing,
  type Row,
  Rows,
} from "../../../../../server/web/page/lookup/rows.ts";
import { percent } from "../../../../../lib/percent.ts";
import { refang } from "../../../../../server/names/names.ts";
import { away } from "../../../../../server/web/page/parts/dom.ts";
import { heardDate } from "../../../../../server/web/page/service/service_time.ts";

function rowsOf(
  names: Record<string, { kind?: Permutation["kind"]; lines: [op: string, data: unknown][] }>,
): Rows {
  const rows = new Rows();
  for (const [fqdn, { kind = "Omission", lines }] of Object.entries(names)) {
    const permutation: Permutation = { domain: { fqdn, tld: "com", domain: fqdn.slice(0, -4) }, kind };
    for (const [op, data] of lines) rows.add({ permutation, op, data } as StreamMessage);
  }
  return rows;
}
const geo = (ip: string, iso_code: string) => ["GeoIp", { ip, country: { iso_code } }] as [string, unknown];
const score = (phishing: number, parked: number) =>
  ["Classification", { phishing, parked, legitimate: 1 - phishing - parked }] as [string, unknown];
const mail = (...mx: string[]) =>
  ["Dns", { a: [], aaaa: [], mx, txt: [], cname: [], ns: [] }] as [string, unknown];

/** A page was seen. */
const PAGE: [op: string, data: unknown] = ["Technologies", []];

const rows = rowsOf({
  "a.com": { lines: [geo("192.0.2.1", "NL"), score(0.8, 0.1), PAGE, mail("mx.a.com.")] },
  "b.com": {
    kind: "Tld",
    lines: [geo("192.0.2.2", "NL"), geo("192.0.2.3", "SC"), score(0.1, 0.8), PAGE, mail()],
  },
  "c.com": { lines: [["HttpBanner", "Apache"]] },
  "d.com": { lines: [score(0.3, 0.3)] },
});
const names = (list: readonly Row[]) => list.map(({ name }) => name[0]).join("");
const everything = openFilter;

test("each filter lets through what it names, and all of them together", () => {
  const some = (wish: Partial<Filter>) => names(passing(rows.all, { ...everything(), ...wish }));
  expect(some({})).toBe("abcd");
  expect(some({ facets: new Map([["kind", new Set(["Tld"])]]) })).toBe("b");
  expect(some({ facets: new Map([["country", new Set(["NL"])]]) })).toBe("ab");
  expect(some({ facets: new Map([["country", new Set(["SC"])], ["kind", new Set(["Omission"])]]) })).toBe("");
  expect(some({ standings: new Set(["phishing", "unrated"]) })).toBe("ac");
  expect(some({ standings: new Set(["unclear"]) })).toBe("d");
  expect(some({ mail: true })).toBe("a");
  expect(some({ text: "  APACHE c " })).toBe("c");
  expect(some({ text: "seychelles other suffix" })).toBe("b");
  expect(some({ text: "mx.a", standings: new Set(["parked"]) })).toBe("");
});

test("what is unknown comes last either way; equals stay in order of arrival", () => {
  const by = (up: boolean) =>
    names(order([...rows.all], "p", (row) => row.facts.classification?.phishing, up));
  expect(by(true)).toBe("bdac");
  expect(by(false)).toBe("adbc");
  expect(names(order([...rows.all].reverse(), "same", () => 1, false))).toBe("abcd");
});

test("a row is digested again when it has changed, and counted by what it is then", () => {
  const changing = rowsOf({ "a.com": { lines: [geo("192.0.2.1", "NL")] } });
  const [row] = changing.all;
  const before = digestOf(row!);
  expect(digestOf(row!)).toBe(before);
  expect([...countsOf(changing).standings]).toEqual([["unrated", 1]]);
  const { domain } = row!;
  changing.add({ permutation: { domain, kind: "Omission" }, op: "GeoIp", data: { ip: "192.0.2.9" } });
  changing.add({
    permutation: { domain, kind: "Omission" },
    op: "Classification",
    data: { phishing: 1, parked: 0, legitimate: 0 },
  });
  changing.add({ permutation: { domain, kind: "Omission" }, op: "Technologies", data: [] });
  expect(digestOf(row!)).not.toBe(before);
  expect([...countsOf(changing).standings]).toEqual([["phishing", 1], ["act", 1]]);
});

test.each([
  ["hxxps://examp1e[.]com/login?x=1", "examp1e.com"],
  ["  user@examp1e(dot)com:8443 ", "examp1e.com"],
  ["examp1e.com.", "examp1e.com"],
  ["*.examp1e.com", "examp1e.com"],
])("%s is %s", (text, name) => expect(refang(text)).toBe(name));

test.each([[0, "0%"], [0.001, "<1%"], [0.5, "50%"], [0.996, ">99%"], [1, "100%"]])(
  "a share of %d is %s",
  (share, text) => expect(percent(share)).toBe(text),
);

test.each([
  [604_799, "in 7 days"],
  [-604_799, "6 days ago"],
  [3_600, "in 1 hour"],
  [-59, "59 seconds ago"],
])("%d s away is %s", (seconds, words) => expect(away(1e9 + seconds, 1e9)).toBe(words));

test("times are by the service's clock, as in its answers", () => {
  const days = (n: number) => Date.now() + n * 86_400_000;
  heardDate(new Date(days(3)).toUTCString());
  expect(away(days(5) / 1000)).toBe("in 2 days");
  // What tells no time changes nothing.
  heardDate(null);
  heardDate("soon");
  expect(away(days(5) / 1000)).toBe("in 2 days");
  heardDate(new Date(days(0)).toUTCString());
  expect(away(days(5) / 1000)).toBe("in 5 days");
});
