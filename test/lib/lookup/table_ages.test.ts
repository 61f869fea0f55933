import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SUFFIX_LIST_DATE } from "../../../lib/domain.ts";
import { oldTables, tableAges } from "../../../lib/lookup/table_ages.ts";
import type { WhoisServer } from "../../../lib/io.ts";
import { RDAP_DATE } from "../../../lib/observe/registry/data/rdap_servers.ts";
import { OPS } from "../../../lib/ops/mod.ts";

const DAY = 86_400_000;
const at = (date: string, days: number) => Date.parse(date) + days * DAY;
const rdapOnly = OPS.filter(({ op }) => op === "Rdap");
const TABLE = new Map([["com", "https://rdap.example/"]]);

test("a table is old after 90 days, and the line names what renews it", () => {
  const lines = (days: number) =>
    oldTables({ now: () => at(RDAP_DATE, days), geo: null }, rdapOnly).filter((line) =>
      line.includes("RDAP")
    );
  expect(lines(90)).toEqual([]);
  expect(lines(91)).toEqual(["Old tables: RDAP servers (2024-04-24). Renew with deadringer update rdap"]);
});

test("a table of one's own counts by its own date, and only where an op uses it", () => {
  const now = () => at("2026-11-22", 0);
  const own = (date: string) => ({ now, geo: null, tables: { rdap: TABLE, dates: { rdap: date } } });
  const rdap = (date: string, ops = OPS.filter(({ op }) => op === "Rdap")) =>
    oldTables(own(date), ops).filter((line) => line.includes("RDAP")).length;
  expect([rdap("2026-11-01"), rdap("2026-01-01")]).toEqual([0, 1]);
  expect(rdap("2026-01-01", OPS.filter(({ op }) => op === "Dns"))).toBe(0);
});

test("the suffix list is part of a release: its date is that of the table, and npm renews it", () => {
  const now = () => at(SUFFIX_LIST_DATE, 91);
  expect(oldTables({ now, geo: null }, OPS.filter(({ op }) => op === "Levenshtein"))).toEqual([
    "Old tables: public suffixes (2026-11-15). Renew with npm update deadringer",
  ]);
});

test("the guide says of which day the tables are that come with a release", () => {
  const guide = readFileSync(new URL("../../../.github/GUIDE.md", import.meta.url), "utf8");
  expect(guide.replace(/\s+/g, " ")).toContain(`come with deadringer: ${tableAges({ geo: null })};`);
  const tables = { rdap: TABLE, dates: { rdap: "2026-11-01T00:00:00Z" } };
  expect(tableAges({ geo: null, tables })).toContain("RDAP servers of 2026-11-01, ");
  expect(tableAges({ geo: null, tables: { rdap: TABLE } })).toContain("RDAP servers without a date, ");
});

test("one line names all tables that one command renews", () => {
  const dates = { rdap: "2026-01-01", whois: "2026-01-02", logs: "2026-01-03" };
  const tables = { rdap: TABLE, whois: new Map<string, WhoisServer>(), dates };
  const sources = ["country", "ASN"].map((name) => ({ name, date: "2026-06-17T00:00:00Z" }));
  const io = { now: () => at("2026-11-22", 0), tables, geo: { sources, lookup: () => null } };
  expect(oldTables(io, OPS)).toEqual([
    "Old tables: RDAP servers (2026-01-01), CT logs (2026-01-03). Renew with deadringer update rdap logs",
    "Old tables: WHOIS servers (2026-01-02). Renew with npm update deadringer",
    "Old tables: addresses (2026-06-17). " +
    "Renew with npm update @ip-location-db/asn @ip-location-db/geo-whois-asn-country-mmdb",
  ]);
});
