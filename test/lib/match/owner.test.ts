import { expect, test } from "vitest";
import { brandDomain } from "../../../lib/domain.ts";
import { BrandIndex, LIKELY_FROM, match, MAX_BRAND_NAMES, type NamedBrand } from "../../../lib/match/mod.ts";
import { permute } from "../../../lib/permute/mod.ts";

const likely = (name: string, brand: string | NamedBrand): string[] =>
  match(name, new BrandIndex([brand]), { min: LIKELY_FROM }).map((each) => each.brand);

test.each([
  ["www.britishshop.uk.com", "britishshop.uk.com", "britishshop", "uk.com"],
  ["harbourbooks.github.io", "harbourbooks.github.io", "harbourbooks", "github.io"],
  ["gov.uk", "gov.uk", "gov", "uk"],
  ["nhs.uk", "nhs.uk", "nhs", "uk"],
  ["uk.com", "uk.com", "uk", "com"],
  ["www.kestrelbank.co.uk", "kestrelbank.co.uk", "kestrelbank", "co.uk"],
])("%s is guarded as %s", (host, registrable, domain, tld) => {
  expect(brandDomain(host)).toMatchObject({ registrable, domain, tld });
});

test("a brand below a private suffix is guarded, not the suffix", () => {
  const brand = "britishshop.uk.com";
  for (
    const name of [
      "britishsh0p.uk.com",
      "britishsh0p.com",
      "britishshop-login.uk.com",
      "britishshop.uk.com.verify.top",
    ]
  ) expect([name, likely(name, brand)]).toEqual([name, [brand]]);
  for (const name of [brand, `www.${brand}`, "uk.com", "uk-com.com", "harbour.uk.com"]) {
    expect([name, likely(name, brand)]).toEqual([name, []]);
  }
  const names = [...permute(brand, { budget: 500 })].map(({ domain }) => domain);
  expect(names.filter(({ fqdn }) => /^uk\b|^[a-z]{1,3}\./.test(fqdn))).toEqual([]);
  expect(names.filter(({ tld }) => tld === "uk.com").length).toBeGreaterThan(20);
});

test("a suffix of one owner is a brand: what is below it is its own", () => {
  for (const name of ["gov.uk-tax.top", "gov-uk-refund.com", "gov.uk.refund-claim.top"]) {
    expect([name, likely(name, "gov.uk")]).toEqual([name, ["gov.uk"]]);
  }
  for (const name of ["hmrc.gov.uk", "www.gov.uk", "governors.org"]) {
    expect([name, likely(name, "gov.uk")]).toEqual([name, []]);
  }
});

test("a brand that cannot be used is named and left out", () => {
  const index = new BrandIndex(["kestrelbank.com", "com.br", "co.uk", "not a name", "com"]);
  expect(index.brands).toEqual(["kestrelbank.com"]);
  expect(index.refused.map(({ brand }) => brand)).toEqual(["com.br", "co.uk", "not a name", "com"]);
  expect(index.refused[0]!.text).toContain("com.br");
  expect(() => new BrandIndex(["com.br"])).toThrow(/com\.br/);
});

test("a name that is declared the brand's own below a private suffix frees nobody else's", () => {
  const index = new BrandIndex(["kestrelbank.com"]);
  index.own("kestrelbank.github.io", "kestrelbank.com");
  const found = (name: string) => match(name, index).map(({ brand }) => brand);
  expect(found("docs.kestrelbank.github.io")).toEqual([]);
  expect(found("kestrelbank-login.github.io")).toEqual(["kestrelbank.com"]);
});

test("a brand is found by its other words, whatever their script, and answers once", () => {
  const brand = { domain: "kestrelbank.com", names: ["Falcon Pay", "三井住友", "Пятёрочка", "card", ""] };
  const index = new BrandIndex([brand]);
  expect([index.size, index.brands]).toEqual([1, ["kestrelbank.com"]]);
  for (
    const name of [
      "falconpay-login.top",
      "falcon-pay.account-check.com",
      "falc0npay.net",
      "三井住友-card.com",
      "пятёрочка.top",
      "kestrelbank-falconpay.top",
    ]
  ) {
    const found = match(name, index, { min: LIKELY_FROM });
    expect([name, found.map((each) => each.brand)]).toEqual([name, ["kestrelbank.com"]]);
  }
  // A word of every trade is no brand's.
  expect(likely("card-login.top", brand)).toEqual([]);
});

test("at most so many words of a brand count", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz".slice(0, MAX_BRAND_NAMES);
  const names = [...Array.from(letters, (letter) => `zephyr${letter}wave`), "otterforge"];
  const brand = { domain: "kestrelbank.com", names };
  expect(likely(`${names[MAX_BRAND_NAMES - 1]}-login.top`, brand)).toEqual(["kestrelbank.com"]);
  expect(likely("otterforge-login.top", brand)).toEqual([]);
  expect(likely("otterforge-login.top", { ...brand, names: ["otterforge"] })).toEqual(["kestrelbank.com"]);
});

test("words of a brand that are none are refused in words, and long ones count for nothing", () => {
  for (const names of [[5], "paypal", null, [{}]]) {
    expect(() => new BrandIndex([{ domain: "kestrelbank.com", names } as never])).toThrow(
      expect.objectContaining({
        name: "SquatError",
        message: expect.stringMatching(/names? of a brand: give/),
      }),
    );
  }
  expect(new BrandIndex([{ domain: "kestrelbank.com" }]).brands).toEqual(["kestrelbank.com"]);
  const long = { domain: "kestrelbank.com", names: ["x".repeat(1_000_000)] };
  expect(likely("kestrelbank-login.top", long)).toEqual(["kestrelbank.com"]);
});
