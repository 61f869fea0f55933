import { expect, test } from "vitest";
import { likenessTo, untwist } from "../../../lib/match/untwist.ts";

test.each<[brand: string, candidate: string, kind: string, text: string]>([
  ["paypal.com", "paypal.top", "Tld", "another suffix: top"],
  ["ing.nl", "shop.ing.top", "Tld", "another suffix: top"],
  ["paypal.com", "p.aypal.top", "Subdomain", "a dot put in"],
  ["paypal.com", "paypal.com.evil.top", "Subdomain", "paypal stands left of evil.top"],
  ["paypal.com", "pay-p-al.top", "Hyphenation", "hyphens put in"],
  ["paypal.com", "_paypal.top", "Hyphenation", "hyphens put in or moved"],
  ["kestrel-bank.com", "kestrel--bank.top", "Hyphenation", "hyphens put in or moved"],
  ["kestrel-bank.com", "kestre-lbank.com", "Hyphenation", "hyphens put in or moved"],
  ["x.com", "xes.com", "Mapped", "es put in at 1"],
  ["paypal.com", "paypall.top", "Repetition", "paypal → paypall"],
  ["toysforyou.com", "toys4you.com", "Mapped", "for → 4 at 4"],
  ["bancagold.net", "boncogold.top", "Homoglyph", "anca → onco at 1"],
  ["paypal.com", "lapyap.top", "Transposition", "its letters in another order"],
  ["paypal.com", "xaypal.top", "Replacement", "p → x at 0"],
  ["paypal.com", "aypal.top", "Omission", "paypal → aypal"],
  ["paypal.com", "payxpal.top", "Insertion", "paypal → payxpal"],
  ["paypal.com", "paypalx.top", "Addition", "paypal → paypalx"],
  ["bankofamerica.com", "boa.net", "Omission", "words left out or moved"],
  ["bankofamerica.com", "bankamerica.net", "Omission", "words left out or moved"],
  ["my-bank.com", "bankmy.net", "Omission", "words left out or moved"],
  ["deutsche-bankofamerica.com", "deutsche-bank-of-america.net", "Hyphenation", "hyphens put in"],
  ["ing.nl", "ingbank.com", "Keyword", "bank beside"],
  ["ing.nl", "bank-ing-x.com", "Keyword", "bank-…-x beside"],
  ["paypal.com", "xpaypaly.top", "Keyword", "x…y beside"],
  ["paypal.com", "paypal-com.top", "FauxTld", "com written after it"],
  ["ebay.com", "shop-ebax.top", "Replacement", "y → x at 3"],
  ["paypal.com", "login-papyal.top", "Transposition", "paypal → papyal"],
  ["t-mobile.de", "t-mobi1e.top", "Homoglyph", "t-mobile → tmobi1e"],
])("%s as %s: %s, %s", (brand, candidate, kind, text) => {
  const score = expect.any(Number);
  expect(untwist(candidate, [brand])).toEqual([{ brand, kind, text, score }]);
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
  expect(found("abc.com", ["abcz.com", "abcy.com", "abcx.com"]).sort()).toEqual([
    "abcx.com",
    "abcy.com",
    "abcz.com",
  ]);
  expect(found("abc.top", ["abc.org", "abc.net", "abc.com"], 2)).toEqual(["abc.com", "abc.net"]);
  expect(found("abc.com", Array.from({ length: 12 }, (_, i) => `abc${i}.com`)).length).toBe(10);
});

test("look-alikes are likelier than strangers; the brand itself and what is not a name are not likely at all", () => {
  const likeness = likenessTo("paypal.com");
  expect(likeness("paypal.com.login-check.top")).toBeGreaterThan(likeness("payday.com"));
  expect(likeness("payday.com")).toBeLessThan(0.1);
  for (const name of ["paypal.com", "www.paypal.com", "example.org", "not a name"]) {
    expect(likeness(name)).toBe(0);
  }
});

test("names of certificates, wildcards included, are matched against all brands at once", () => {
  const likeness = likenessTo("paypal.com", "kestrelbank.com");
  for (const name of ["*.paypa1-login.top", "paypal.com.evil.top", "kestre1bank.com"]) {
    expect(likeness(name), name).toBeGreaterThan(0);
  }
  for (const name of ["www.paypal.com", "*.kestrelbank.com", "host10.example.org", "*.", "_dmarc", "*.com"]) {
    expect(likeness(name), name).toBe(0);
  }
});
