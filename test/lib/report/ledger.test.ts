import { expect, test } from "vitest";
import {
  type Condition,
  CONFIRM_MS,
  isStep,
  type LedgerLine,
  REPORT_STATES,
  statisticsOf,
  verdictSince,
} from "../../../lib/report/mod.ts";

const HOUR = 3_600_000;
const condition = (at: number, more: Partial<Condition> = {}): Condition => ({
  at,
  resolvers: [{ resolver: "a", rcode: "NOERROR" }, { resolver: "b", rcode: "NOERROR" }],
  statuses: ["clientTransferProhibited"],
  registrar: "9999",
  nameservers: ["ns1.quick.example"],
  page: "page",
  ...more,
});
const before = condition(0);
const denied = (...names: string[]) => names.map((resolver) => ({ resolver, rcode: "NXDOMAIN" }));

test("nothing is sent without approval, and nothing ends that was not sent", () => {
  const to = (from: typeof REPORT_STATES[number]) => REPORT_STATES.filter((state) => isStep(from, state));
  expect(Object.fromEntries(REPORT_STATES.map((state) => [state, to(state)]))).toEqual({
    drafted: ["approved"],
    approved: ["drafted", "sent"],
    sent: ["acknowledged", "acted", "refused", "expired"],
    acknowledged: ["acted", "refused", "expired"],
    acted: [],
    refused: ["acted"],
    expired: ["acknowledged", "acted", "refused"],
  });
});

test.each([
  ["clientHold", "held", ["registrar"]],
  ["serverHold", "held", ["registry"]],
  ["redemptionPeriod", "removed", ["registrar", "registry"]],
  ["pendingDelete", "removed", ["registrar", "registry"]],
])("EPP's %s is %s", (status, outcome, roles) => {
  const now = condition(HOUR, { statuses: ["clientTransferProhibited", status] });
  expect(verdictSince(before, [now])).toEqual({
    outcome,
    since: HOUR,
    roles,
    evidence: [`EPP status ${status}`],
  });
  // It was on hold before anybody wrote.
  expect(verdictSince({ ...before, statuses: [status] }, [now])).toBeNull();
});

test("NXDOMAIN counts from two resolvers, and not while another one resolves the name", () => {
  const now = (...resolvers: Condition["resolvers"]) =>
    verdictSince(before, [condition(HOUR, { resolvers })]);
  expect(now(...denied("a", "b"))).toMatchObject({
    outcome: "removed",
    evidence: ["NXDOMAIN from a", "NXDOMAIN from b"],
  });
  expect(now(...denied("a"))).toBeNull();
  expect(now(...denied("a", "a"))).toBeNull();
  expect(now(...denied("a", "b"), { resolver: "c", rcode: "NOERROR" })).toBeNull();
  expect(now(...denied("a"), { resolver: "b", rcode: "SERVFAIL" })).toBeNull();
});

test("a page is gone once two checks apart did not see it; one that comes back in between starts anew", () => {
  const at = (minutes: number, page: Condition["page"]) => condition(minutes * 60_000, { page });
  const late = CONFIRM_MS / 60_000;
  expect(verdictSince(before, [at(10, "none")])).toBeNull();
  expect(verdictSince(before, [at(10, "none"), at(10 + late - 1, "none")])).toBeNull();
  expect(verdictSince(before, [at(10, "none"), at(20, null), at(10 + late, "error")])).toMatchObject({
    outcome: "removed",
    since: 600_000,
    roles: ["hosting", "cdn", "dns"],
  });
  expect(verdictSince(before, [at(10, "none"), at(20, "page"), at(10 + late, "none")])).toBeNull();
  // A challenge stands before a page; a name that had no page has none to lose.
  expect(verdictSince(before, [at(10, "challenge"), at(100, "challenge")])).toBeNull();
  expect(verdictSince({ ...before, page: "none" }, [at(10, "none"), at(100, "none")])).toBeNull();
});

test("a transfer is seen by the brand's name servers", () => {
  const now = condition(HOUR, { nameservers: ["ns1.brand.example", "ns2.brand.example"] });
  expect(verdictSince(before, [now], ["ns2.brand.example", "ns1.brand.example"])?.outcome).toBe(
    "transferred",
  );
  expect(verdictSince(before, [now], ["ns1.brand.example"])).toBeNull();
  expect(verdictSince(before, [condition(HOUR, { nameservers: [] })], [])).toBeNull();
});

test("what could not be seen decides nothing", () => {
  const blind: Condition = {
    at: HOUR,
    resolvers: [],
    statuses: null,
    registrar: null,
    nameservers: null,
    page: null,
  };
  expect(verdictSince(before, [])).toBeNull();
  expect(verdictSince(before, [blind, { ...blind, at: 10 * HOUR }])).toBeNull();
});

test("statistics for each brand and desk", () => {
  const line = (more: Partial<LedgerLine>): LedgerLine => ({
    original: "kestrelbank.com",
    role: "registrar",
    desk: "Quick Domains",
    state: "sent",
    sent_at: 0,
    acknowledged_at: null,
    ended_at: null,
    credited: false,
    ...more,
  });
  expect(statisticsOf([
    line({ state: "drafted", sent_at: null }),
    line({}),
    line({ state: "acted", ended_at: 2 * HOUR, credited: true, acknowledged_at: HOUR }),
    line({ state: "acted", ended_at: 5 * HOUR, credited: true }),
    line({ state: "acted", ended_at: 9 * HOUR }),
    line({ state: "expired" }),
    line({ role: "hosting", desk: "Quick Hosting", state: "refused", ended_at: HOUR }),
  ])).toEqual([
    {
      original: "kestrelbank.com",
      role: "registrar",
      desk: "Quick Domains",
      sent: 5,
      acknowledged: 1,
      acted: 2,
      ended_by_others: 1,
      refused: 0,
      expired: 1,
      open: 1,
      median_hours: 3.5,
    },
    expect.objectContaining({ role: "hosting", sent: 1, refused: 1, acted: 0, median_hours: null }),
  ]);
});
