import { expect, test } from "vitest";
import { Shortfall } from "../../../lib/lookup/shortfall.ts";
import type { VisitEnding } from "../../../lib/subject.ts";

/** The notice about pages of a lookup whose visits ended so. */
function aboutPages(states: VisitEnding["page_state"][], isBrandVisited = false): string | undefined {
  const shortfall = new Shortfall();
  for (const page_state of states) shortfall.visit({ page_state, likeness_measured: null });
  return shortfall.notices(states.length, false, isBrandVisited).find(({ code }) => code === "no_pages")
    ?.message;
}

test("sites that all show the network's sign-in page are a captive portal, though connections get out", () => {
  expect(aboutPages(["portal", "none", "portal"], true)).toMatch(/sign-in page in place of 2 sites/);
  expect(aboutPages(["portal", "page", "portal"], true)).toBeUndefined();
});

test("no page at all is a notice, unless the imitated site answers", () => {
  expect(aboutPages(["none", "none"])).toMatch(/^No page could be fetched, of 2 names/);
  expect(aboutPages(["none", "none"], true)).toBeUndefined();
  expect(aboutPages(["none", "error"])).toBeUndefined();
  expect(aboutPages([])).toBeUndefined();
});

test("more than 2 % of names without an answer are incomplete, fewer are named", () => {
  const codes = (unknown: number) => {
    const shortfall = new Shortfall();
    shortfall.unknown = unknown;
    return shortfall.notices(100, false, false).map(({ code }) => code);
  };
  expect([codes(0), codes(2), codes(3)]).toEqual([[], ["unknown_names"], ["incomplete"]]);
});
