import { expect, test } from "vitest";
import { Shortfall } from "../../../lib/lookup/shortfall.ts";
import type { VisitEnding } from "../../../lib/subject.ts";

function visitsOf(states: readonly VisitEnding["page_state"][]): Shortfall {
  const shortfall = new Shortfall();
  for (const page_state of states) shortfall.visit({ page_state, likeness_measured: null });
  return shortfall;
}

const pagesOf = (states: VisitEnding["page_state"][], isBrandVisited = false) =>
  visitsOf(states).pages(isBrandVisited);

/** The notice about pages of a lookup whose visits ended so. */
function aboutPages(states: VisitEnding["page_state"][], isBrandVisited = false): string | undefined {
  const shortfall = visitsOf(states);
  return shortfall.notices(states.length, false, isBrandVisited).find(({ code }) => code === "no_pages")
    ?.message;
}

test("sites that all show the network's sign-in page are a captive portal, though connections get out", () => {
  expect(aboutPages(["portal", "none", "portal"], true)).toMatch(/sign-in page in place of 2 sites/);
  expect(aboutPages(["portal", "page", "portal"], true)).toBeUndefined();
  expect(pagesOf(["portal", "none", "portal"], true)).toEqual([0, 3]);
});

test("no page at all is a notice, unless the imitated site answers", () => {
  expect(aboutPages(["none", "none", "none", "none"])).toMatch(/^No page could be fetched, of 4 names/);
  // A few servers may be silent themselves.
  expect(aboutPages(["none"])).toMatch(/^No web server gave a page, of 1 names.*silent or refuse/);
  expect(aboutPages(["none", "none"], true)).toBeUndefined();
  expect(aboutPages(["none", "error"])).toBeUndefined();
  expect(aboutPages([])).toBeUndefined();
  expect(pagesOf(["none", "none"])).toEqual([0, 2]);
  expect(pagesOf(["none", "none"], true)).toEqual([1, 3]);
  expect(pagesOf(["none", "error"])).toEqual([1, 2]);
});

test("names without all of their records are counted against those that exist, unless their servers are broken", () => {
  const noticesOf = (missing: number, isOwn: boolean) => {
    const shortfall = new Shortfall();
    shortfall.studied = 100;
    const failures = Array.from({ length: missing }, (_, i) => `n${i}.com`);
    for (const fqdn of failures) shortfall.lacks({ fqdn, op: "Dns", detail: "No answer for MX" }, isOwn);
    return shortfall.notices(2_000, false, false);
  };
  expect([0, 2, 3].map((missing) => noticesOf(missing, false).map(({ code }) => code)))
    .toEqual([[], ["records_missing"], ["incomplete"]]);
  expect(noticesOf(50, true).map(({ code }) => code)).toEqual(["records_missing"]);
  const [{ message } = { message: "" }] = noticesOf(3, false);
  expect(message).toMatch(/^3 of 2000 names lack records \(No answer for MX\): .*use another resolver$/);
  expect(message).not.toContain(".com");
});

test("causes of missing records are counted, the same in any order", () => {
  const causes = [
    "SERVFAIL",
    "REFUSED",
    "REFUSED",
    "No answer for MX",
    "No answer for TXT",
    "No answer for NS",
  ];
  const messageOf = (details: string[]) => {
    const shortfall = new Shortfall();
    details.forEach((detail, i) => shortfall.lacks({ fqdn: `n${i}.com`, op: "Dns", detail }, true));
    return shortfall.notices(2_000, false, false)[0]!.message;
  };
  const said = messageOf(causes);
  expect(said).toBe(
    "6 of 2000 names lack records (2: REFUSED; 1: No answer for MX; 1: No answer for NS; 2: other causes): " +
      "these are unknown, not none",
  );
  expect(messageOf(causes.toReversed())).toBe(said);
});

test("hidden names are counted against those that exist; others answered for are not", () => {
  const noticesOf = (blocked: number, hidden: number) => {
    const shortfall = new Shortfall();
    Object.assign(shortfall, { blocked, hidden, studied: 66 });
    return shortfall.notices(2_000, false, false).map(({ code }) => code);
  };
  expect([noticesOf(58, 58), noticesOf(1, 1), noticesOf(58, 0)])
    .toEqual([["incomplete"], ["blocked_names"], ["blocked_names"]]);
});

test("more than 2 % of names without an answer are incomplete, fewer are named", () => {
  const codes = (unknown: number) => {
    const shortfall = new Shortfall();
    shortfall.unknown = unknown;
    return shortfall.notices(100, false, false).map(({ code }) => code);
  };
  expect([codes(0), codes(2), codes(3)]).toEqual([[], ["unknown_names"], ["incomplete"]]);
});
