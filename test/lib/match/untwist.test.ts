import { expect, test } from "vitest";
import { untwist } from "../../../lib/match/untwist.ts";

test.each<[brand: string, candidate: string, kind: string, text: string, score: number]>([
  ["paypal.com", "paypal.top", "Tld", "another suffix: top", 1],
  ["ing.nl", "shop.ing.top", "Tld", "another suffix: top", 1],
  ["paypal.com", "p.aypal.top", "Subdomain", "a dot put in", 0.97],
  ["paypal.com", "pay-p-al.top", "Hyphenation", "hyphens put in", 0.97],
  ["paypal.com", "paypall.top", "Mapped", "l → ll at 5", 0.96],
  ["toysforyou.com", "toys4you.com", "Mapped", "for → 4 at 4", 0.96],
  ["bancagold.net", "boncogold.top", "Homoglyph", "a → o everywhere", 0.95],
  ["paypal.com", "lapyap.top", "Transposition", "its letters in another order", 0.9],
  ["paypal.com", "xaypal.top", "Replacement", "paypal → xaypal", 0.886],
  ["paypal.com", "aypal.top", "Omission", "paypal → aypal", 0.886],
  ["paypal.com", "payxpal.top", "Insertion", "paypal → payxpal", 0.9],
  ["paypal.com", "paypalx.top", "Addition", "paypal → paypalx", 0.9],
  ["bankofamerica.com", "boa.net", "Omission", "words left out or moved", 0.7],
  ["bankofamerica.com", "bankamerica.net", "Omission", "words left out or moved", 0.7],
  ["my-bank.com", "bankmy.net", "Omission", "words left out or moved", 0.7],
  ["deutsche-bankofamerica.com", "deutsche-bank-of-america.net", "Omission", "words left out or moved", 0.7],
  ["ing.nl", "ingbank.com", "Keyword", "bank beside", 0.524],
  ["ing.nl", "bank-ing-x.com", "Keyword", "bank-…-x beside", 0.52],
  ["paypal.com", "xpaypaly.top", "Keyword", "x…y beside", 0.693],
  ["ebay.com", "shop-ebax.top", "Replacement", "ebay → ebax", 0.532],
  ["paypal.com", "login-papyal.top", "Transposition", "paypal → papyal", 0.595],
  ["t-mobile.de", "login-mobile.top", "Keyword", "a part replaced by a word", 0.25],
  ["t-mobile.de", "t-login.top", "Keyword", "a part replaced by a word", 0.071],
])("%s as %s: %s, %s", (brand, candidate, kind, text, score) => {
  expect(untwist(candidate, [brand])).toEqual([{ brand, kind, text, score: expect.closeTo(score, 3) }]);
});

test.each([
  ["ing.nl", "shoppingcart.com"],
  ["ing.nl", "xingx.com"],
  ["ing.nl", "login-ixg.com"],
  ["bankofamerica.com", "boa-login.net"],
  ["paypal.com", "qaqqal.com"],
  ["paypal.com", "login-paqqal.com"],
])("%s is not meant by %s", (brand, candidate) => {
  expect(untwist(candidate, [brand])).toEqual([]);
});

test("brands alike in the same way are all found, in order, at most as many as wanted", () => {
  const found = (candidate: string, brands: string[], limit?: number): string[] =>
    untwist(candidate, brands, limit).map(({ brand }) => brand);
  expect(found("abc.com", ["abcz.com", "abcy.com", "abcx.com"])).toEqual([
    "abcx.com",
    "abcy.com",
    "abcz.com",
  ]);
  expect(found("abc.top", ["abc.org", "abc.net", "abc.com"], 2)).toEqual(["abc.com", "abc.net"]);
  // Between borders it stands out more than inside a word.
  expect(found("visa-xebayx.com", ["ebay.com", "visa.com"])).toEqual(["visa.com", "ebay.com"]);
  expect(found("abc.com", Array.from({ length: 12 }, (_, i) => `abc${i}.com`)).length).toBe(10);
});
