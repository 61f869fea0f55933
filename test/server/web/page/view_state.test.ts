import { expect, test } from "vitest";
import { openFilter } from "../../../../server/web/page/rows.ts";
import { standingOf } from "../../../../server/web/page/standing.ts";
import { queryOf, viewOf } from "../../../../server/web/page/view_state.ts";

const view = (text: string) => viewOf(new URLSearchParams(text));

test("a view that is written into an address is read from it", () => {
  const filter = openFilter();
  filter.text = "a & b?";
  filter.mail = true;
  filter.kinds.add("Tld");
  filter.countries.add("");
  filter.standings.add("phishing");
  filter.facets.set("ns", new Set(["ns1.example", "ns2.example"]));
  const whole = { filter, tab: "infrastructure" as const, name: "exámple.com" };
  expect(viewOf(new URLSearchParams(queryOf(whole).slice(1)))).toEqual(whole);
  expect(queryOf({ filter: openFilter(), tab: "names", name: null })).toBe("");
});

test("what an address cannot name is left out", () => {
  const { filter, tab, name } = view("tab=__proto__&verdict=constructor&verdict=yours&other=1&mail=2");
  expect([tab, name, [...filter.standings], filter.mail]).toEqual(["names", null, ["yours"], false]);
  expect(view("kind=x&".repeat(1) + "ns=n&".repeat(500)).filter.facets.get("ns")).toEqual(new Set(["n"]));
});

test("a legitimate name is the owner's own when its strongest reasons show it", () => {
  const facts = (legitimate: number, ...reasons: string[]) => ({
    classification: { legitimate, phishing: 1 - legitimate, parked: 0, page_state: "page" as const, reasons },
  });
  expect(standingOf(facts(.9, "legitimate: redirects to the original: example.com"))).toBe("yours");
  expect(standingOf(facts(.9, "not phishing: long text"))).toBe("legitimate");
  expect(standingOf(facts(.1, "legitimate: certificate names the original"))).toBe("phishing");
  expect(standingOf({})).toBe("unrated");
});
