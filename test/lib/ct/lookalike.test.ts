import { expect, test } from "vitest";
import { parseDomain } from "../../../lib/domain.ts";
import { lookalikeKind } from "../../../lib/ct/lookalike.ts";
import { ctSearch, memoryIndex } from "../../../lib/ct/mod.ts";
import { levenshtein } from "../../../lib/distance.ts";
import { BrandIndex, match, VISIT_FROM } from "../../../lib/match/mod.ts";
import { permute } from "../../../lib/permute/mod.ts";

const kinds = { lookalike: lookalikeKind };

test("names that imitate a brand are found; the brand's own and others are not", async () => {
  const imitations = [
    "*.paypa1.com",
    "login.paypal-secure.top",
    "paypal.com.evil.example.org",
    "pay-pal.net",
    "papyal.com",
    "xn--pypal-4ve.com",
    "xn--80aa0cbo65f.com",
    "www.paypall.de",
    "p4yp4l.com",
  ];
  const others = [
    "paypal.com",
    "www.paypal.com",
    "*.paypal.com",
    "example.com",
    "payment.com",
    "xn--mnchen-3ya.de",
    "_x.a",
  ];
  const index = memoryIndex([...imitations, ...others]);
  const { results, hasMore } = await ctSearch(index, { pattern: "paypal.com", kind: "lookalike" }, { kinds });
  const found = results.map(({ name }) => name);
  expect(found.filter((name) => others.includes(name))).toEqual([]);
  expect(imitations.filter((name) => !found.includes(name))).toEqual([]);
  expect(hasMore).toBe(false);
});

test.each([
  "paypal.com",
  "bank-of-kestrel.com",
  "dhl.de",
  "google.com",
  "kestrelbank.com",
  "münchen.de",
  "bbc.co.uk",
])(
  "what match finds among the permutations, the search finds: %s",
  async (brand) => {
    const names = [...permute(parseDomain(brand), { budget: 500, idn: "any" })]
      .map(({ domain }) => parseDomain(domain.fqdn).ascii);
    const brands = new BrandIndex([brand]);
    const likely = names.filter((name) => match(name, brands, { min: VISIT_FROM }).length > 0);
    const search = { pattern: brand, kind: "lookalike", limit: 1000 } as const;
    const { results } = await ctSearch(memoryIndex(names), search, { kinds });
    const found = new Set(results.map(({ name }) => name));
    expect(likely.length).toBeGreaterThan(100);
    expect([...found].filter((name) => !likely.includes(name))).toEqual([]);
    // The search looks for one edit; comparing finds names of two as well.
    expect(found.size / likely.length).toBeGreaterThan(0.95);
  },
);

test("what is no domain name is no pattern", async () => {
  const search = ctSearch(memoryIndex(["a.com"]), { pattern: "https://x", kind: "lookalike" }, { kinds });
  await expect(search).rejects.toMatchObject({ code: "invalid_pattern" });
});

test("a search finds nothing that comparing does not, and every label of one edit", async () => {
  const words = [
    "kestrel",
    "bank",
    "kestre1",
    "bnak",
    "xn--kstrelbank-f7a",
    "xn--kestrelbak-m6a",
    "kestrelbank",
  ];
  const more = [
    "kestrelbamk",
    "kest-relbank",
    "xn--mnchen-3ya",
    "pay",
    "mail",

    "xn--99999999",
    "com",
  ];
  const names: string[] = [];
  for (const a of [...words, ...more]) {
    for (const b of [...words, ...more]) names.push(`${a}.${b}.com`, `${a}-${b}.net`, `${a}.org`);
  }
  const index = memoryIndex(names);
  const brand = "kestrelbank.com";
  const brands = new BrandIndex([brand]);
  const { results } = await ctSearch(index, { pattern: brand, kind: "lookalike", limit: 1000 }, { kinds });
  const found = new Set(results.map(({ name }) => name));
  for (const name of new Set(names)) {
    let slow = false;
    try {
      slow = match(name, brands, { min: VISIT_FROM }).length > 0;
    } catch {
      // No domain name, so none that imitates.
    }
    if (found.has(name)) expect([name, slow]).toEqual([name, true]);
    const near = slow && name.split(".").slice(0, -1).some((label) => levenshtein(label, "kestrelbank") < 2);
    if (near) expect([name, found.has(name)]).toEqual([name, true]);
  }
});
