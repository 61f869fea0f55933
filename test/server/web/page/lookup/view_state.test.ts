import { expect, test } from "vitest";
import { openFilter, standingOf } from "../../../../../server/web/page/lookup/rows.ts";
import { queryOf, viewOf } from "../../../../../server/web/page/lookup/view_state.ts";

const view = (text: string) => viewOf(new URLSearchParams(text));

test("a view that is written into an address is read from it", () => {
  const filter = openFilter();
  filter.text = "a & b?";
  filter.mail = true;
  filter.standings.add("phishing");
  filter.facets.set("ns", new Set(["ns1.example", "ns2.example"]));
  filter.facets.set("kind", new Set(["Tld"]));
  const whole = { filter, tab: "infrastructure" as const, name: "exámple.com" };
  expect(viewOf(new URLSearchParams(queryOf(whole).slice(1)))).toEqual(whole);
  expect(queryOf({ filter: openFilter(), tab: "names", name: null })).toBe("");
});

test("what an address cannot name is left out", () => {
  const { filter, tab, name } = view("tab=__proto__&verdict=constructor&verdict=yours&other=1&mail=2");
  expect([tab, name, [...filter.standings], filter.mail]).toEqual(["names", null, ["yours"], false]);
  expect(view("kind=x&".repeat(1) + "ns=n&".repeat(500)).filter.facets.get("ns")).toEqual(new Set(["n"]));
});

test("a name is the owner's own by proof or by the word of its people, and asked about by what anybody can set", () => {
  const facts = (legitimate: number, more: object = {}) => ({
    classification: { legitimate, phishing: 1 - legitimate, parked: 0, page_state: "page" as const },
    permutation: {
      domain: { fqdn: "my-example.com", tld: "com", domain: "my-example" },
      kind: "Tld" as const,
    },
    ...more,
  });
  const chain = [{ url: "https://example.com/", kind: "Redirect" as const, status: 301 }];
  const servers = ["ns1.example.com"];
  const inside = { dns_ns: servers, registration_metadata: { nameservers: servers } };
  const brand = "example.com";
  expect(standingOf(facts(.9, inside), { brand }).standing).toBe("yours");
  expect(standingOf(facts(.9), { brand, names: ["my-*.com"] }).standing).toBe("yours");
  expect(standingOf({ ...facts(0, { classification: undefined }) }, { names: ["my-example.com"] }).standing)
    .toBe(
      "yours",
    );
  expect(standingOf(facts(.9, { redirect_chain: chain }), { brand }).standing).toBe("asked");
  expect(standingOf(facts(.1, { redirect_chain: chain }), { brand }).standing).toBe("phishing");
  expect(standingOf(facts(.9), { brand }).standing).toBe("legitimate");
  expect(standingOf({}, { brand }).standing).toBe("unrated");
});
