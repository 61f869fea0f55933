import { expect, test } from "vitest";
import type { BrandName } from "../../../../../../server/client.ts";
import {
  countStates,
  effectiveState,
  filterOf,
  isFresh,
  isHarmlessRest,
  passes,
  queryOf,
} from "../../../../../../server/extras/watch/pages/inbox/filter.ts";

const UNREVIEWED = filterOf(new URLSearchParams());

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
  titles: {},
  state: "new",
  note: "",
  notes: [],
  assignee: "",
  muted_until: null,
  reports: [],
  ...more,
});

test("a filter and the open name survive the address", () => {
  expect(queryOf(UNREVIEWED, null)).toBe("");
  const filter = {
    brand: "b1",
    state: "",
    severity: "high",
    verdict: "parked",
    assignee: "-",
    text: "a b&c",
  } as const;
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
    const notes = [{ at: null, author: "", text: "our lawyer" }, { at: null, author: "", text: "later" }];
    const known = name({ assignee: "Eve", notes });
    expect([text, passes(known, { ...UNREVIEWED, text })]).toEqual([text, is]);
  }
});

test("names pass by who handles them: somebody, or nobody", () => {
  const by = (assignee: string) =>
    [name({ assignee: "eve" }), name()].map((each) => passes(each, { ...UNREVIEWED, assignee }));
  expect([by("eve"), by("-"), by("")]).toEqual([[true, false], [false, true], [true, true]]);
});

test("counts of states keep the rest of the filter", () => {
  const all = [name(), name({ state: "ignored" }), name({ brand: "b2" }), name({ owned: "listed" })];
  expect(Object.fromEntries(countStates(all, { ...UNREVIEWED, brand: "b1" })))
    .toEqual({ new: 1, ignored: 1, ours: 1, "": 3 });
});

test("what was put off waits for its time; the harmless rest of a first run is what may be accepted", () => {
  const later = new Date(Date.now() + 86_400_000).toISOString();
  expect(effectiveState(name({ muted_until: later }))).toBe("snoozed");
  expect(effectiveState(name({ muted_until: new Date(0).toISOString() }))).toBe("new");
  const rest = (more: Partial<BrandName["assessment"]>, of: Partial<BrandName> = {}) =>
    isHarmlessRest(name({
      event: null,
      ...of,
      assessment: {
        ...name().assessment,
        ...{ severity: "low", verdict: "parked", rated: true, ownership: "not" },
        ...more,
      },
    }));
  expect(rest({})).toBe(true);
  expect(rest({ severity: "medium" })).toBe(false);
  expect(rest({ verdict: null, rated: false })).toBe(false);
  expect(rest({ verdict: "unclear", visit: "none", mail: false })).toBe(true);
  expect(rest({ verdict: "unclear", visit: "none", mail: null })).toBe(false);
  expect(rest({ verdict: "unclear", visit: "page", mail: false })).toBe(false);
  expect(rest({ ownership: "asked" })).toBe(false);
  expect(rest({}, { state: "watching" })).toBe(false);
});

test("fresh is what changed after the last visit ended", () => {
  const changed = name({ changed_at: "2026-01-02T00:00:00.000Z" });
  expect(isFresh(changed, Date.UTC(2026, 0, 1))).toBe(true);
  expect(isFresh(changed, Date.UTC(2026, 0, 3))).toBe(false);
});
