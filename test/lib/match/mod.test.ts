import { expect, test } from "vitest";
import { BrandIndex, match } from "../../../lib/match/mod.ts";
import { untwist } from "../../../lib/match/untwist.ts";

const index = new BrandIndex([
  "paypal.com",
  "usps.com",
  "aeon.co.jp",
  "microsoft.com",
  "ing.nl",
  "walmart.com",
]);
const first = (name: string, options = {}) => match(name, index, options)[0];

test.each([
  ["paypal.com.login-check.top", "paypal.com", "Subdomain"],
  ["www.aeon.co.jp.sdzcwx.com", "aeon.co.jp", "Subdomain"],
  ["usps.com-trackefg.top", "usps.com", "Subdomain"],
  ["pay-pal-verify.net", "paypal.com", "Hyphenation"],
  ["rnicrosoft.top", "microsoft.com", "Homoglyph"],
  ["micrsoft.com", "microsoft.com", "Omission"],
  ["xn--pypal-4ve.top", "paypal.com", "Homoglyph"],
  ["paypal.shop", "paypal.com", "Tld"],
  ["walmart-giftcard.top", "walmart.com", "Keyword"],
])("%s imitates %s (%s), rather than not", (name, brand, kind) => {
  const found = first(name)!;
  expect([found.brand, found.kind]).toEqual([brand, kind]);
  // Far above the base rate of one in a thousand.
  expect(found.probability).toBeGreaterThan(0.02);
});

test.each(["example.com", "shopping.com", "eating.com", "tuesday.org", "uspstars.com", "wikipedia.org"])(
  "%s imitates nobody",
  (name) => {
    expect(first(name)?.probability ?? 0).toBeLessThan(0.02);
  },
);

test("min and limit", () => {
  const all = match("paypal-usps.top", index);
  expect(all.map(({ brand }) => brand).slice(0, 2).sort()).toEqual(["paypal.com", "usps.com"]);
  expect(match("paypal-usps.top", index, { limit: 1 })).toEqual(all.slice(0, 1));
  expect(match("paypal-usps.top", index, { min: 0.999999 })).toEqual([]);
});

test("the brand's own label under a country's suffix is more often its own than under an abused one", () => {
  const [own, other] = [first("walmart.ca")!, first("walmart.top")!];
  expect(own.own_probability).toBeGreaterThan(other.own_probability!);
  expect(first("walmart-giftcard.top")).not.toHaveProperty("own_probability");
});

test("short labels and common words are reported", () => {
  const notices = new BrandIndex(["ing.nl", "bank.com", "kestrelbank.com"]).notices();
  expect(notices.map(({ brand }) => brand)).toEqual(["ing.nl", "bank.com"]);
  expect(notices[1]!.text).toMatch(/of 1,000 popular names begin or end with bank/);
});

test("the notice of a short label says how many popular names resemble it", () => {
  const [often, seldom] = new BrandIndex(["ge.com", "hp.com"]).notices();
  expect(often!.share).toBeGreaterThan(3 * seldom!.share);
  for (const { text, share } of [often!, seldom!]) {
    expect(Number(/about ([\d.]+) of 1,000/.exec(text)?.[1])).toBeCloseTo(share * 1000, 0);
  }
});

test("hostile names take no longer than others", () => {
  const many = new BrandIndex(Array.from({ length: 50 }, (_, i) => `${"a".repeat(i + 1)}.com`));
  for (const name of [`${"a".repeat(63)}.com`, `${"a.".repeat(120)}com`, `${"login-".repeat(10)}x.top`]) {
    expect(match(name, many, { limit: 100 }).length).toBeLessThanOrEqual(50);
  }
});

test("names of feeds that nobody can register are matched", () => {
  const first = (name: string) => match(name, index)[0]?.brand;
  expect(first("_dmarc.paypal-login.top")).toBe("paypal.com");
  expect(first("paypal_com.evil.top")).toBe("paypal.com");
  expect(first("*.paypal.com.r3---sn--bg07dnss.top.")).toBe("paypal.com");
  expect(first("paypal--login.no--ip.biz")).toBe("paypal.com");
  expect(first("paypal-.evil.top")).toBe("paypal.com");
  expect(first("paypallogin.onion")).toBe("paypal.com");
  expect(first("xn--99999999.paypa1.top")).toBe("paypal.com");
  for (
    const name of [
      "r3---sn--bg07dnss.googlevideo.com",
      "_sip._tcp.ac",
      "0.in-addr.arpa",
      `${"a".repeat(63)}.com`,
      `${`${"a".repeat(61)}.`.repeat(4)}com`,
    ]
  ) expect([name, match(name, index)]).toEqual([name, []]);
});

test("a text that is not a host name is refused", () => {
  for (
    const text of [
      "not a name",
      "",
      ".",
      "a..top",
      "192.0.2.1",
      "a@paypal.com",
      "https://paypal.com/",
      "ü_a.com",
    ]
  ) expect(() => match(text, index), text).toThrow(/^Cannot use/);
  expect(() => match(`${"a.".repeat(130)}com`, index)).toThrow(/at most 127/);
  expect(() => match("not a name", index)).toThrow(/white space/);
});

test.each(["com", "co.uk", "paypal", "*.co.uk"])("%s is no name of which anything could be said", (name) => {
  expect(() => match(name, index)).toThrow(/^Cannot use "/);
});

test("a share above 1 is refused: as percents it would find nobody", () => {
  expect(() => match("paypa1.com", index, { min: 8 })).toThrow("Cannot use min 8: give a share from 0 to 1");
  expect(() => untwist("paypa1.com", index, 10, 8)).toThrow("Cannot use min 8: give a share from 0 to 1");
  expect(() => match("paypa1.com", index, 8n as never)).toThrow("Cannot use 8 as options of match");
});
