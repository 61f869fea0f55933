import { expect, test } from "vitest";
import { BrandIndex, LIKELY_FROM, match, VISIT_FROM } from "../../../lib/match/mod.ts";

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
    const [first] = match(host, new BrandIndex([brand]));
    expect(first?.brand).toBe(brand);
    expect(first?.probability).toBeGreaterThan(0.94);
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

test("a brand that people shorten is meant between borders, by the words that it is given everywhere", () => {
  // Shortened by whoever wrote the name it is worth a visit; a word that the user gives says more.
  const [first] = match("smbc-login.top", new BrandIndex(["smbc-card.com"]), { min: VISIT_FROM });
  expect(first?.brand).toBe("smbc-card.com");
  const index = new BrandIndex([{ domain: "whatsapp.com", names: ["whats"] }]);
  for (const name of ["whats-web.vip", "whats-id24.top"]) {
    expect([name, match(name, index, { min: LIKELY_FROM }).length]).toEqual([name, 1]);
  }
});

test.each(["ing.com", "dhl.com", "bca.co.id"])(
  "a short brand with nothing but a borrowed word: %s",
  (brand) => {
    const label = brand.split(".")[0]!;
    for (const name of [`${label}-bank.com`, `${label}login.com`, `my${label}.click`]) {
      expect([name, likely(name, brand)]).toEqual([name, [brand]]);
    }
  },
);

test.each([["humble.com", "bumble.com"], ["paystation.com", "playstation.com"]])(
  "%s is a word of its own, not %s misspelt",
  (name, brand) => expect(likely(name, brand)).toEqual([]),
);

test("the whole brand in a name wins over what resembles others by chance", () => {
  const brands = ["inps.it", "fedex.com", "kestrelbank.com", "rackings.com"];
  for (
    const [name, brand] of [["trackings-fedex.top", "fedex.com"], [
      "banking-kestrelbank.cc",
      "kestrelbank.com",
    ]]
  ) {
    expect(likely(name!, ...brands)[0]).toBe(brand);
    expect(likely(name!, ...brands)).not.toContain("inps.it");
  }
});

// Left of another name it is what hosts are called (mail.example.com), also below the same suffix.
test.each([
  ["mail.ru", [
    "mail-login.com",
    "securemail.top",
    "voicemail.net",
    "mail.kestrelbank.com",
    "mail.kestrel-games.ru",
    "webmail.kestrel.club",
  ], [
    "mail.ru.account.top",
    "mail.ru-login.com",
  ]],
  ["home.pl", ["home-support.com", "myhome.top", "homes.net", "home.kestrel.xyz", "home.kestrel.pl"], [
    "home.pl-login.top",
    "home-pl.account-check.top",
    "login.home.pl.verify.com",
  ]],
  ["time.com", ["time-online.org", "mytime.app", "realtime.kestrel.digital", "time.kestrel.com"], [
    "time.com.account-check.top",
  ]],
])("an everyday word needs the brand's suffix beside it: %s", (brand, others, squats) => {
  for (const name of others) expect([name, likely(name, brand)]).toEqual([name, []]);
  for (const name of squats) expect([name, likely(name, brand)]).toEqual([name, [brand]]);
});

test.each([
  ["mail.ru", "mailru.verify.top", "mailrun.verify.top"],
  ["home.pl", "homepl.account-check.com", "homeplus.account-check.com"],
  ["free.fr", "login-freefr.verify.top", "login-freefrom.verify.top"],
])(
  "an everyday word with the brand's suffix joined to it is not what hosts are called: %s",
  (brand, name, other) => {
    const visited = (text: string) => match(text, new BrandIndex([brand]), { min: VISIT_FROM }).length;
    expect([visited(name), visited(other)]).toEqual([1, 0]);
  },
);

test.each([
  ["live.com", "login-live.pages.dev", "login-live.kestrel.dev"],
  ["mail.ru", "mail-login.weebly.com", "mail-login.kestrel.com"],
  ["post.ch", "post-paket.github.io", "post-paket.kestrel.github.io"],
])("an everyday word below a private suffix is what somebody registered: %s", (brand, name, other) => {
  const visited = (text: string) => match(text, new BrandIndex([brand]), { min: VISIT_FROM }).length;
  expect([visited(name), visited(other)]).toEqual([1, 0]);
});

test("what not everybody can register is no squat, what stands below it may be", () => {
  expect(likely("kestrelbank.edu", "kestrelbank.com")).toEqual([]);
  expect(likely("kestrelbank.com.hacked-school.edu", "kestrelbank.com")).toEqual(["kestrelbank.com"]);
});
