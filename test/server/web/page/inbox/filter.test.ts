import { expect, test } from "vitest";
import type { BrandName } from "../../../../../server/client.ts";
import {
  countStates,
  filterOf,
  passes,
  queryOf,
  UNREVIEWED,
} from "../../../../../server/web/page/inbox/filter.ts";

const name = (more: Partial<BrandName> = {}): BrandName => ({
  name: "kestrelbnak.com",
  unicode: "kestrelbnak.com",
  brand: "b1",
  domain: "kestrelbank.com",
  phase: "active",
  kind: "Transposition",
  owned: null,
  assessment: {
    ...{
      verdict: null,
      scores: null,
      visit: "not_visited",
      flags: [],
      mail: null,
      reasons: [],
      rated: false,
    },
    ...{ severity: "low", ownership: "not", ownership_reason: null, seen_at: "2026-01-02T00:00:00Z" },
  },
  first_seen_at: "2026-01-01T00:00:00Z",
  last_seen_at: "2026-01-02T00:00:00Z",
  changed_at: "2026-01-01T00:00:00Z",
  event: null,
  signals: {},
  state: "new",
  note: "",
  assignee: "",
  muted_until: null,
  ...more,
});

test("a filter and the open name survive the address", () => {
  expect(queryOf(UNREVIEWED, null)).toBe("");
  const filter = { brand: "b1", state: "", severity: "high", text: "a b&c" } as const;
  const query = queryOf(filter, "b1/x.com");
  expect(filterOf(new URLSearchParams(query))).toEqual(filter);
  expect(new URLSearchParams(query).get("name")).toBe("b1/x.com");
  expect(filterOf(new URLSearchParams("state=perhaps")).state).toBe("");
});

test("names pass by brand, state, severity and text; what is the brand's own needs no review", () => {
  expect(passes(name(), UNREVIEWED)).toBe(true);
  expect(passes(name({ owned: "listed" }), UNREVIEWED)).toBe(false);
  expect(passes(name({ owned: "listed" }), { ...UNREVIEWED, state: "ours" })).toBe(true);
  expect(passes(name(), { ...UNREVIEWED, brand: "b2" })).toBe(false);
  expect(passes(name(), { ...UNREVIEWED, severity: "high" })).toBe(false);
  for (const [text, is] of [["BNAK", true], [" eve ", true], ["lawyer", true], ["x", false]] as const) {
    const known = name({ assignee: "Eve", note: "our lawyer" });
    expect([text, passes(known, { ...UNREVIEWED, text })]).toEqual([text, is]);
  }
});

test("counts of states keep the rest of the filter", () => {
  const all = [name(), name({ state: "ignored" }), name({ brand: "b2" }), name({ owned: "listed" })];
  expect(Object.fromEntries(countStates(all, { ...UNREVIEWED, brand: "b1" })))
    .toEqual({ new: 1, ignored: 1, ours: 1, "": 3 });
});
