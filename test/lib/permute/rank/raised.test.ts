import { expect, test } from "vitest";
import { parseDomain } from "../../../../lib/domain.ts";
import { PERMUTATION_KINDS, type PermutationKind, permute } from "../../../../lib/permute/mod.ts";

/** Kinds that no edit of a name makes. */
const SUPPLIED: readonly PermutationKind[] = ["CertificateTransparency", "UserContext", "Unknown"];

test.each([
  "google.com",
  "paypal.com",
  "amazon.co.uk",
  "deutsche-bank.de",
  "audible.com",
  "ing.com",
  "naver.com",
])(
  "every kind that makes a name of %s is among the first 5,000 with its best three",
  (brand) => {
    const count = new Map<PermutationKind, number>();
    for (const { kind } of permute(brand, { budget: 5_000 })) count.set(kind, (count.get(kind) ?? 0) + 1);
    for (const kind of PERMUTATION_KINDS.filter((each) => !SUPPLIED.includes(each))) {
      const made = permute(brand, { kinds: [kind], budget: 3 }).toArray().length;
      expect([kind, Math.min(made, count.get(kind) ?? 0)]).toEqual([kind, made]);
    }
  },
);

test.each([
  ["straße.de", "strasse.de"],
  ["strasse.de", "straße.de"],
  ["müller.de", "mueller.de"],
  ["mueller.de", "müller.de"],
  ["schröder.com", "schroeder.com"],
  ["buecher.com", "bücher.com"],
  ["aarhus.dk", "århus.dk"],
  ["århus.dk", "aarhus.dk"],
  ["españa.es", "espana.es"],
  ["espana.es", "españa.es"],
  ["ørsted.com", "orsted.com"],
  ["orsted.com", "ørsted.com"],
  ["søndergaard.dk", "soendergaard.dk"],
  ["ångström.se", "angstrom.se"],
  ["apple.com", "аррӏе.com"],
  ["epic.com", "еріс.com"],
  ["scope.com", "ѕсоре.com"],
  ["yahoo.com", "zahoo.com"],
  ["amazon.com", "amayon.com"],
  ["zalando.de", "yalando.de"],
  ["wise.com", "zise.com"],
])("a name that people take for %s is among the first 1,000: %s", (brand, twin) => {
  const { fqdn } = parseDomain(twin);
  expect(permute(brand, { budget: 1_000 }).some(({ domain }) => domain.fqdn === fqdn)).toBe(true);
});

test.each([
  ["nordwerk.de", "hilfe-nordwerk.de", "yardim-nordwerk.de"],
  ["nordwerk.at", "nordwerk-konto.com", "nordwerk-konto.com.tr"],
  ["luzverde.com.br", "luzverde-suporte.com", "luzverde-paket.com"],
  ["mavitren.com.tr", "mavitren-giris.com", "mavitren-anmelden.com"],
  ["lacbanque.ch", "lacbanque-connexion.com", "lacbanque-dangnhap.com"],
])("of %s, %s with a word of its country comes early, and before %s", (brand, own, other) => {
  const names = permute(brand, { budget: 25_000 }).map(({ domain }) => domain.fqdn).toArray();
  expect(names.indexOf(own)).toBeGreaterThan(-1);
  expect(names.indexOf(own)).toBeLessThan(10_000);
  expect(names.slice(0, names.indexOf(own))).not.toContain(other);
});

test("two vowels in each other's place are vowels in another order", () => {
  const kindOf = (brand: string, label: string) =>
    permute(brand, { budget: Infinity, combine: false, kinds: ["Transposition", "VowelShuffle"] })
      .find(({ domain }) => domain.domain === label)?.kind;
  expect(kindOf("kestrelbank.com", "kestralbenk")).toBe("VowelShuffle");
  expect(kindOf("kestrelbank.com", "kesrtelbank")).toBe("Transposition");
  expect(kindOf("kestrelbank.com", "krstrelbaek")).toBe(undefined);
});

test.each(["müller.de", "paypal.com", "сосо.рф"])(
  "nothing of %s beyond ASCII is made where that is wanted",
  (brand) => {
    const made = permute(brand, { asciiOnly: true, budget: 20_000 }).map(({ domain }) => domain.fqdn)
      .toArray();
    expect(made.filter((fqdn) => /[^\0-\x7f]/.test(fqdn))).toEqual([]);
    expect(made.length).toBeGreaterThan(brand === "paypal.com" ? 10_000 : 500);
  },
);
