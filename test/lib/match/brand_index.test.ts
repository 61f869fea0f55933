import { expect, test } from "vitest";
import { BrandIndex } from "../../../lib/match/brand_index.ts";
import { match } from "../../../lib/match/mod.ts";

const brandsOf = (name: string, index: BrandIndex): string[] => match(name, index).map(({ brand }) => brand);

test("a brand that is added is found", () => {
  const index = new BrandIndex(["paypal.com"]);
  expect(brandsOf("paypa1.top", index)).toEqual(["paypal.com"]);
  expect(brandsOf("ebai.top", index)).toEqual([]);
  index.add("ebay.com");
  expect(brandsOf("ebai.top", index)).toEqual(["ebay.com"]);
  expect([index.size, index.brands]).toEqual([2, ["paypal.com", "ebay.com"]]);
  expect(brandsOf("paypa1.top", index)).toEqual(["paypal.com"]);
});

test("many brands: each is found after the table has grown", () => {
  const names = Array.from({ length: 400 }, (_, i) => `${(i * 7919 % 100_003 + 1e9).toString(36)}bank.com`);
  const index = new BrandIndex(names);
  const lost = names.filter((name) =>
    match(`${name.replace(".com", "-login.top")}`, index, { limit: 50 }).every(({ brand }) => brand !== name)
  );
  expect(lost).toEqual([]);
});

test("brands added one by one are found as if they had been given at once", () => {
  const names = Array.from(
    { length: 600 },
    (_, i) => `${(i * 104_729 % 1_000_003 + 1e9).toString(36)}pay.com`,
  );
  const [atOnce, oneByOne] = [new BrandIndex(names), new BrandIndex()];
  for (const name of names) oneByOne.add(name);
  for (const name of names.slice(0, 100)) {
    const squat = name.replace("pay.com", "pya-login.top");
    expect([squat, match(squat, oneByOne)]).toEqual([squat, match(squat, atOnce)]);
  }
});

test("a brand's own names are no imitations, nor are hosts below them", () => {
  const index = new BrandIndex(["paypal.com", "ebay.com"]);
  expect(brandsOf("login.paypal-community.com", index)).toEqual(["paypal.com"]);
  index.own("paypal-community.com", "paypal.com");
  expect(brandsOf("login.paypal-community.com", index)).toEqual([]);
  expect(brandsOf("www.paypal.com", index)).toEqual([]);
  expect(() => index.own("a.com", "b.com")).toThrow(/b\.com .*not in the index/);
});

test("an unusable brand is refused with its name", () => {
  expect(() => new BrandIndex(["not a name"])).toThrow(/"not a name"/);
});
