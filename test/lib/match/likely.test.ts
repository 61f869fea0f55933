import { expect, test } from "vitest";
import { BrandIndex, LIKELY_FROM, match } from "../../../lib/match/mod.ts";

const likely = (name: string, ...brands: string[]): string[] =>
  match(name, new BrandIndex(brands), { min: LIKELY_FROM }).map(({ brand }) => brand);

const GREAT = ["google.com", "microsoft.com", "amazon.com", "tiktok.com", "samsung.com", "facebook.com"];

test.each(GREAT)("brands with many popular names of their own are imitated like others: %s", (brand) => {
  const label = brand.split(".")[0]!;
  for (
    const name of [
      `${label}-helpdesk.com`,
      `${label}-account-verify.net`,
      `support-${label}.org`,
      `${label}wallet.xyz`,
      `${label}.signin-portal.info`,
      `www-${label}-com.pages.dev`,
    ]
  ) expect([name, likely(name, brand)]).toEqual([name, [brand]]);
});

test.each([
  "x.com",
  "ing.com",
  "t-mobile.de",
  "bank.co.jp",
  "usps.com",
  "commbank.com.au",
])("the brand's own domain left of another name is near certain at any length: %s", (brand) => {
  for (const host of [`${brand}.verify-account.top`, `${brand}-login.top`, `www.${brand}.x7kq.cn`]) {
    const [first] = match(host, new BrandIndex([brand]), { reasons: true });
    expect(first?.brand).toBe(brand);
    expect(first?.probability).toBeGreaterThan(0.94);
    const sum = first!.reasons!.reduce((all, { weight }) => all + weight, 0);
    expect(sum).toBeCloseTo(Math.log(first!.probability / (1 - first!.probability)), 4);
  }
  expect(likely(`www.${brand}`, brand)).toEqual([]);
});

test.each(["ing.com", "hsbc.com", "visa.com", "bbva.com", "dhl.com", "ubs.com"])(
  "a short brand counts between borders, beside a borrowed word: %s",
  (brand) => {
    const label = brand.split(".")[0]!;
    for (
      const name of [
        `${label}-login.com`,
        `${label}-secure.top`,
        `login.${label}-secure.top`,
        `track-${label}.info`,
        `${label}.account.cc`,
      ]
    ) expect([name, likely(name, brand)]).toEqual([name, [brand]]);
  },
);

test.each([
  ["ing.com", [
    "banking-app.com",
    "booking.net",
    "boeing.org",
    "beijing.cn",
    "wingspan.com",
    "shipping-support.com",
  ]],
  ["ups.com", ["groups.com", "startups.net", "pickups.org", "upstairs.com"]],
  ["att.com", ["matt-login.com", "attorney.net", "battle.org"]],
  ["apple.com", ["grapple.org", "applewood-farm.com", "orchardapples.net"]],
  ["delta.com", ["delta-plumbing.ca", "okavangodelta.org"]],
])("%s is not meant where its letters are part of another word, or another's trade: %j", (brand, names) => {
  for (const name of names) expect([name, likely(name, brand)]).toEqual([name, []]);
});
