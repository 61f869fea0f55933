import { expect, test } from "vitest";
import { parseDomain } from "../../../lib/domain.ts";
import { explain } from "../../../lib/permute/explain.ts";
import { type PermutationKind, permute } from "../../../lib/permute/mod.ts";
import { brands as brandIndex, untwist } from "../../../lib/match/untwist.ts";

test.each([
  ["google.com", "go0gle.top", "o → 0 at 2, suffix com → top"],
  ["paypal.com", "paypal-login.com", "-login after"],
  ["paypal.com", "paypa1-login.top", "l → 1 at 5, -login after, suffix com → top"],
  ["paypal.com", "pay.pal.com", ". put in at 3"],
  ["bankofamerica.com", "bankamerica.com", "of left out at 4"],
  ["paypal.com", "paypal.com", ""],
  ["paypal.com", "www.paypal.com", ""],
  ["paypal.com", "apypal.com", "pa → ap at 0"],
  ["paypal.com", "xpaypal.com", "x before"],
  ["paypal.com", "paypalx.com", "x after"],
  ["paypal.com", "paypl.com", "a left out at 4"],
  ["paypal.com", "payqqqqqpal.com", "qqqqq put in at 3"],
  ["paypal.com", "paxxxxxal.com", "yp → xxxxx at 2"],
  ["paypal.com", "zzzzz.org", "paypal → zzzzz at 0, suffix com → org"],
  ["paypal.com", "p\u0430ypal.com", "a → \u0430 (U+0430) at 1"],
  ["google.com", "g\u043e\u043egle.com", "oo → \u043e\u043e (U+043E) at 1"],
  ["paypal.com", "paypal\u0456.com", "\u0456 (U+0456) after"],
  [
    "paypal.com",
    "\u0440\u0430\u0443\u0440\u0430\u04cf.com",
    "paypal → \u0440\u0430\u0443\u0440\u0430\u04cf (U+0440 U+0430 U+0443 U+04CF) at 0",
  ],
  ["mañana.es", "manana.es", "ñ (U+00F1) → n at 2"],
  ["banana.com", "bananaqqqqqana.com", "qqqqqana after"],
  ["bananaqqqqqana.com", "banana.com", "qqqqqana left out at 6"],
])("%s to %s", (name, candidate, text) => {
  expect(explain(name, candidate).text).toBe(text);
});

test.each(["kestrelbank.com", "google.com", "amazon.co.uk", "münchen.de", "президент.рф"])(
  "a look-alike of one edit has one kind, whoever names it: %s",
  (brand) => {
    const twoKinds: string[] = [];
    let seen = 0;
    for (const { domain, kind } of permute(brand, { budget: 2_000 })) {
      const edits = explain(brand, domain).steps.filter((step) => step.kind !== "Tld");
      if (edits.length > 1) continue;
      seen++;
      const said = edits[0]?.kind ?? "Tld";
      if (said !== kind) twoKinds.push(`${domain.fqdn}: ${kind}, ${said}`);
    }
    expect(seen).toBeGreaterThan(1_500);
    expect(twoKinds).toEqual([]);
  },
);

test.each<[name: string, kind: PermutationKind]>([
  ["kestralbank.com", "VowelSwap"],
  ["kestralbenk.com", "VowelShuffle"],
  ["kestrelbanc.com", "Mapped"],
  ["kestrelbnk.com", "Omission"],
  ["kestrelbank-com.com", "FauxTld"],
  ["kestrelbanks.com", "Addition"],
  ["kkestrelbank.com", "Repetition"],
  ["kestre1bank.com", "Homoglyph"],
  ["kestrelcank.com", "Bitsquatting"],
])("of the kinds that make %s, %s says most", (name, kind) => {
  expect(explain("kestrelbank.com", name).steps.map((step) => step.kind)).toEqual([kind]);
});

test("a step says its kind, its place, what was there and what is", () => {
  expect(explain("paypal.com", "apypal.org").steps).toEqual([
    { kind: "Transposition", at: 0, from: "pa", to: "ap" },
    { kind: "Tld", at: 7, from: "com", to: "org" },
  ]);
  expect(explain("paypal.com", "qqqqqqqqal.com").steps)
    .toEqual([{ kind: "Unknown", at: 0, from: "payp", to: "qqqqqqqq" }]);
  expect(untwist("p\u0430ypal.com", ["paypal.com"])[0]?.text).toBe("a → \u0430 (U+0430) at 1");
  // The previous answer is not used for another question.
  expect(explain("google.com", "go0gle.com").text).toBe("o → 0 at 2");
  expect(explain("paypal.com", "paypa1.com").text).toBe("l → 1 at 5");
});

const BRANDS = [
  "paypal.com",
  "bankofamerica.com",
  "münchen.de",
  "1password.com",
  "example.co.uk",
  "facebook.com",
  "bancagold.net",
  "sadaeesync.io",
];

test("whatever one edit makes leads back to the brand", () => {
  const index = brandIndex(BRANDS);
  const lost: string[] = [];
  for (const brand of ["1password.com", "münchen.de", "bancagold.net"]) {
    let many = 0;
    for (const p of permute(brand, { combine: false, budget: Infinity })) {
      // A word beside the name, or another suffix, is found by the name itself: some stand for all.
      if ((p.kind === "Keyword" || p.kind === "Tld") && many++ % 50 !== 0) continue;
      if (!untwist(p.domain, index).some((x) => x.brand === brand)) lost.push(p.domain.fqdn);
    }
  }
  expect(lost).toEqual([]);
});

test.each([
  ["bancagold.net", "boncogold.top"],
  ["sadaeesync.co.uk", "cadaeecync.com"],
  ["meerfara.co.uk", "meerferrer.pr"],
  ["norway-safepay.com", "norwaᶌ-safepaᶌ.com"],
  ["anrilalu.org", "αηᴦιιαιυ.com"],
  ["packagesiniciar.net", "packaginiciar.com"],
  ["rentalsnew.com", "rentalsesnew.com"],
])("edits that can be read in several ways: %s as %s", (brand, candidate) => {
  expect(untwist(candidate, [brand]).map((x) => x.brand)).toEqual([brand]);
});

test.each([
  ["paypal.com", "paypa1-login.top", "Homoglyph"],
  ["google.com", "secure-go0gle.com", "Homoglyph"],
  ["paypal.com", "paypàl-login.com", "Homoglyph"],
  ["paypal.com", "paypak-login.com", "Replacement"],
])("both ways name the same kind: %s as %s", (brand, candidate, kind) => {
  expect(untwist(candidate, [brand])[0]!.kind).toBe(kind);
  expect(explain(brand, candidate).steps.map((s) => s.kind)).toContain(kind);
});

test("the most alike comes first, the brand itself not at all", () => {
  const found = untwist("paypa1-login.top", ["ebay.com", "pay.com", "paypal.com"]);
  expect(found[0]!.brand).toBe("paypal.com");
  expect(untwist("paypal.com", ["paypal.com"])).toEqual([]);
  // A parsed brand may be a host: what counts is its registrable name.
  expect(untwist("paypa1.top", [parseDomain("www.paypal.com")])[0]?.brand).toBe("paypal.com");
  expect(untwist("paypal.com", [parseDomain("www.paypal.com")])).toEqual([]);
});

test.each([
  ["paypal.com", "paypal.com.evil.top", ".com.evil after, suffix com → top"],
  ["paypal.com", "login.paypal-secure.evil.top", "-secure.evil after, suffix com → top"],
  ["wells-fargo.com", "wells-fargo.evil.com", ".evil after"],
])("a brand left of another name has the kind that a match has: %s, %s", (brand, name, text) => {
  const { steps, text: said } = explain(brand, name);
  expect([steps[0]!.kind, said]).toEqual([untwist(name, [brand])[0]!.kind, text]);
});
