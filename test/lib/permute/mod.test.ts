import { keyboardsFor } from "../../../lib/permute/kinds/keyboards.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { brandDomain, isPrivateSuffix, parseDomain } from "../../../lib/domain.ts";
import { SquatError } from "../../../lib/errors.ts";
import { permute, type PermuteOptions } from "../../../lib/permute/mod.ts";
import { suffixes } from "../../../lib/permute/rank/suffixes.ts";

const first = (name: string, options: PermuteOptions, count: number): string[] => {
  const out: string[] = [];
  for (const p of permute(name, options)) if (out.push(p.domain.fqdn) >= count) break;
  return out;
};

const label = fc.string({
  unit: fc.constantFrom(..."abceiloprs01-ümн中".split("")),
  minLength: 1,
  maxLength: 14,
});
const name = fc.tuple(label, fc.constantFrom("com", "de", "co.uk", "org", "рф", "io")).map(([l, t]) =>
  `${l}.${t}`
)
  .filter((n) => {
    try {
      return parseDomain(n).subdomain === "";
    } catch {
      return false;
    }
  });

test.each([true, false])(
  "combined %j: valid, once, never the origin, always the same",
  (combine) => {
    fc.assert(
      fc.property(name, fc.constantFrom("registry", "any"), (n, idn) => {
        const options = { idn, combine, budget: 400 } as const;
        const made = [...permute(n, options)];
        const names = made.map((p) => p.domain.fqdn);
        expect(new Set(names).size).toBe(names.length);
        expect(names).not.toContain(parseDomain(n).registrable);
        for (const { domain } of made) {
          const { fqdn, tld, domain: own } = brandDomain(domain.fqdn);
          expect({ fqdn, tld, domain: own }).toEqual(domain);
        }
        expect(first(n, options, 50)).toEqual(names.slice(0, 50));
      }),
      { numRuns: 12 },
    );
  },
  60_000,
);

test("a long run stays valid and unique", () => {
  const names = first("paypal.com", { budget: 30_000 }, 30_000);
  expect(new Set(names).size).toBe(30_000);
  for (let i = 0; i < names.length; i += 37) expect(parseDomain(names[i]!).fqdn).toBe(names[i]);
});

test("two words that together are a listed one come once", () => {
  const options = { kinds: ["Keyword"], combine: true, tlds: ["io"], budget: 15_000 } as const;
  const names = first("example.io", options, 15_000);
  expect(names).toEqual(expect.arrayContaining(["myaccount-example.io", "example-myaccount.io"]));
  expect(new Set(names).size).toBe(15_000);
});

test("beside a suffix written from right to left no label begins with a digit (RFC 5893)", () => {
  const tlds = ["com", "5g.in", "ישראל", "بازار"];
  for (const name of ["4chan.org", "24.paypal.com", "paypal.ישראל", "שלום1.קום", "إختبار.com"]) {
    for (
      const options of [{}, { combine: false }, { kinds: ["Tld", "Addition"] }] as const
    ) {
      const made = [...permute(name, { tlds, words: ["7eleven"], budget: 1_000, ...options })];
      expect(made.length).toBeGreaterThan(5);
      const wrong = made.filter(({ domain }) => {
        try {
          return parseDomain(domain.fqdn).fqdn !== domain.fqdn;
        } catch {
          return true;
        }
      });
      expect(wrong.map(({ domain }) => domain.fqdn)).toEqual([]);
    }
  }
});

test("every suffix is one for the parser, and none is made a name under another", () => {
  const all = suffixes();
  expect(all.length).toBeGreaterThan(5_000);
  expect(all.filter((suffix) => parseDomain(`xqzt.${suffix}`).tld !== suffix)).toEqual([]);
  for (const name of ["k.com", "co.com", "kobe.com"]) {
    for (const { domain } of permute(name, { kinds: ["Tld"] })) {
      expect(brandDomain(domain.fqdn).tld).toBe(domain.tld);
    }
  }
});

test.each(["kestrelbank.com", "paypal.com"])(
  "of the first 10,000 names of %s some 300 are below private suffixes that anybody gets a name under",
  (brand) => {
    const tlds = permute(brand, { budget: 10_000 }).map(({ domain }) => domain.tld).toArray();
    const below = (...hosts: string[]) => tlds.filter((tld) => hosts.includes(tld)).length;
    const all = tlds.filter((tld) => tld.includes(".") && isPrivateSuffix(tld)).length;
    expect(all).toBeGreaterThan(200);
    expect(all).toBeLessThan(400);
    // What is seen most has the most.
    expect(below("pages.dev")).toBeGreaterThan(below("herokuapp.com"));
    expect(below("vercel.app", "github.io", "netlify.app", "weebly.com", "web.app")).toBeGreaterThan(40);
  },
);

test("names are made under a private suffix alone, the likeliest first among others", () => {
  for (const tld of ["us.com", "weebly.com", "pages.dev"]) {
    const made = [...permute("kestrelbank.com", { tlds: [tld], budget: 500 })];
    expect(made).toHaveLength(500);
    expect(made.filter(({ domain }) => domain.tld !== tld || brandDomain(domain.fqdn).tld !== tld)).toEqual(
      [],
    );
  }
  const mixed = permute("kestrelbank.com", { tlds: ["com", "pages.dev", "ac.uk"], budget: 2_000 });
  expect(new Set(mixed.map(({ domain }) => domain.tld))).toContain("pages.dev");
});

test.each([["kestrel.uk.com", "uk.com"], ["kestrel.xn--gnstigbestellen-zvb.de", "günstigbestellen.de"], [
  "kestrel.я.рус",
  "я.рус",
]])("look-alikes of a name below a private suffix, %s, are below it too", (name, tld) => {
  const made = permute(name, { budget: 500 }).filter(({ domain }) => domain.tld === tld).toArray();
  expect(made.length).toBeGreaterThan(50);
});

test("the budget cuts the list, and leaves its order and the kinds", () => {
  const some = [...permute("paypal.com", { budget: 7 })];
  expect(some).toHaveLength(7);
  expect([...permute("paypal.com", { budget: 0 })]).toEqual([]);
  fc.assert(
    fc.property(name, fc.boolean(), fc.nat(3_000), fc.nat(3_000), (n, combine, a, b) => {
      // Domain and kind: a name that two kinds make has the first of them, whatever the budget.
      const [few, many] = [Math.min(a, b), Math.max(a, b)].map((budget) => [
        ...permute(n, { combine, budget }),
      ]);
      expect(many!.slice(0, few!.length)).toEqual(few);
    }),
    { numRuns: 12 },
  );
});

test("by default 25,000 names come best first", () => {
  expect([...permute("paypal.com")].length).toBe(25_000);
});

test("suffixes are taken in capitals, with a dot and as A-labels", () => {
  const under = (tlds: string[]): string[] =>
    [...permute("пример.com", { tlds, kinds: ["Tld"] })].map((p) => p.domain.tld);
  expect(under(["xn--p1ai", ".NET", "рф"])).toEqual(["net", "рф"]);
});

test("a host below stands for its registrable name", () => {
  expect(first("a.paypal.com", { kinds: ["Omission"] }, 2)).toEqual(
    first("paypal.com", { kinds: ["Omission"] }, 2),
  );
});

test("A-labels and capitals in a domain are read anew", () => {
  const parts = (domain: string, tld: string) => ({ fqdn: `${domain}.${tld}`, domain, tld });
  const options = { kinds: ["Omission"] } as const;
  const made = (name: Parameters<typeof permute>[0]): string[] =>
    Array.from(permute(name, options), ({ domain }) => domain.fqdn);
  expect(made(parts("xn--mnchen-3ya", "de"))).toEqual(made("münchen.de"));
  expect(made(parts("PayPal", "com"))).toEqual(made("paypal.com"));
});

test("the caller's words are used in their own kind", () => {
  const made = [...permute("paypal.com", { words: ["kestrel"], budget: 3000 })];
  expect(made.find((p) => p.domain.fqdn === "paypal-kestrel.com")?.kind).toBe("UserContext");
});

test("tlds restrict the suffixes, keywords add words, the suffix's country chooses the keyboard", () => {
  const under = new Set([...permute("paypal.com", { tlds: ["top", ".CO.UK"] })].map((p) => p.domain.tld));
  expect([...under].sort()).toEqual(["co.uk", "top"]);
  expect(first("paypal.com", { kinds: ["Keyword"], keywords: ["zebrafinch"] }, 500)).toContain(
    "paypal-zebrafinch.com",
  );
  expect(["com", "fr", "co.at"].map((tld) => keyboardsFor("kestrel", tld)[0])).toEqual([
    "qwerty",
    "azerty",
    "qwertz",
  ]);
});

test("only letters that the registry allows, unless any is requested", () => {
  const glyphs = (idn: "registry" | "any", n: string): string[] =>
    first(n, { kinds: ["Homoglyph"], idn }, 9999);
  const wide = /\P{ASCII}/u;
  expect(glyphs("registry", "apple.co.uk").filter((n) => wide.test(n))).toEqual([]);
  expect(glyphs("any", "apple.co.uk").filter((n) => wide.test(n)).length).toBeGreaterThan(20);
  expect(glyphs("registry", "apple.fr")).toContain("àpple.fr");
  expect(glyphs("registry", "apple.fr")).not.toContain("ăpple.fr");
});

test.each<[PermuteOptions, RegExp]>([
  [{ kinds: ["Nonsense"] as never }, /^Cannot use kinds "Nonsense": give /],
  [{ order: "kind" } as never, /^permute has no option "order"; its options are /],
  [{ budget: -1 }, /^Cannot use budget -1: give /],
  [{ budget: NaN }, /^Cannot use budget NaN: give /],
  [{ tlds: ["notatld"] }, /^Cannot use tlds "notatld": give /],
  [{ tlds: ["example.com"] }, /^Cannot use tlds "example.com": give /],
  [{ tlds: ["xn--p1ai.com"] }, /^Cannot use tlds "xn--p1ai.com": give /],
  [{ keywords: ["a b"] }, /^Cannot use keywords "a b": give /],
  [{ keyboards: ["dvorak"] } as never, /^permute has no option "keyboards"/],
])("refuses %j", (options, message) => {
  expect(() => permute("paypal.com", options)).toThrow(message);
  expect(() => permute("paypal.com", options)).toThrow(SquatError);
});

test("refuses what no type allows", () => {
  expect(() => permute("paypal.com", { limits: 3 } as never)).toThrow(SquatError);
  expect(() => permute({ fqdn: "a.com", tld: "org", domain: "a" })).toThrow(SquatError);
  for (const parts of [null, {}, { fqdn: "a.com", tld: "com" }, { fqdn: "a.com", domain: "a" }]) {
    expect(() => permute(parts as never)).toThrow(/give a host name/);
  }
  expect(() => permute("not a name")).toThrow(SquatError);
});

test("look-alikes of a name with www. before it are those of the name", () => {
  const names = (name: string) => Array.from(permute(name, { budget: 1_000 }), ({ domain }) => domain.fqdn);
  expect(names("www.paypal.com")).toEqual(names("paypal.com"));
  expect(names("login.paypal.com")).not.toEqual(names("paypal.com"));
});

test("private suffixes are taken, and of many words as many as the budget can reach", () => {
  const names = [...permute("github.com", { kinds: ["Tld"], tlds: ["us.com", "pro"] })];
  expect(names.map(({ domain }) => domain.fqdn).sort()).toEqual(["github.pro", "github.us.com"]);
  expect(names.find(({ domain }) => domain.tld === "us.com")?.domain.domain).toBe("github");
  const keywords = Array.from({ length: 5_000 }, (_, i) => `word${i}`);
  const some = [...permute("github.com", { keywords, budget: 500 })].map(({ domain }) => domain.fqdn);
  const few = [...permute("github.com", { keywords: keywords.slice(0, 500), budget: 500 })];
  expect(some).toEqual(few.map(({ domain }) => domain.fqdn));
});
