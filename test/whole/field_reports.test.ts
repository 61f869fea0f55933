/**
 * What users of tools of this field reported, in own words and with names of our own: each is asked of this one.
 */
import { expect, test } from "vitest";
import { permute } from "../../mod.ts";
import { brandDomain, parseDomain } from "../../lib/domain.ts";
import { toCsv } from "../../lib/lines/mod.ts";

const placeOf = (brand: string, look: string, budget: number): number => {
  const { fqdn } = parseDomain(look);
  return permute(brand, { budget }).map(({ domain }) => domain.fqdn).toArray().indexOf(fqdn);
};

test.each<[report: string, brand: string, looks: string[], within: number]>([
  ["a suffix that is written into the name", "nordwerk.com", ["nordwerkcom.com", "nordwerkcom.net"], 5_000],
  ["another suffix written into it", "nordwerk.com", ["nordwerknet.net"], 25_000],
  ["a dot put into the name", "nordwerk.com", ["nor.dwerk.com", "nord.werk.com", "nordw.erk.com"], 5_000],
  ["the same below a suffix of two labels", "nordwerk.co.uk", ["nord.werk.co.uk"], 5_000],
  ["the wrong second level", "nordwerk.co.uk", ["nordwerk.org.uk"], 500],
  ["an ordinal for a cardinal number, and its word", "nest4you.com", ["nestforyou.com"], 1_000],
  ["a number of two digits in words, and back", "nordwerk24.de", ["nordwerktwentyfour.de"], 500],
  ["the same the other way round", "fortytwo.io", ["42.io"], 1_000],
  [
    "words of sign-in pages",
    "nordwerk.com",
    ["my-nordwerk.com", "nordwerk-account.com", "nordwerk-vpn.com"],
    2_000,
  ],
  ["a word before the name that is seldom there", "nordwerk.com", ["vpn-nordwerk.com"], 10_000],
  ["whole labels in Cyrillic letters", "expo.com", ["ехро.com"], 1_000],
  ["keys that change places on Czech keyboards", "zivnost.cz", ["yivnost.cz"], 1_000],
  ["the same in the suffix", "zivnost.cz", ["zivnost.cy"], 10_000],
  ["ß and ss, whose owners IDNA 2003 and 2008 tell apart", "gruß.de", ["gruss.de"], 1_000],
  ["the same the other way round", "gruss.de", ["gruß.de"], 1_000],
  ["a private suffix that sells names", "nordwerk.com", ["nordwerk.us.com"], 2_000],
  [
    "hosts that give names away, and dynamic DNS",
    "nordwerk.com",
    ["nordwerk.duckdns.org", "nordwerk.pages.dev", "nordwerk.web.app", "nordwerk.github.io"],
    2_000,
  ],
])("%s: %s", (_report, brand, looks, within) => {
  for (const look of looks) expect([look, placeOf(brand, look, within) >= 0]).toEqual([look, true]);
});

test("www. of a public suffix with one owner: the owner's name is edited, not www", () => {
  const of = (brand: string) => permute(brand, { budget: 50 }).map(({ domain }) => domain.fqdn).toArray();
  for (const owner of ["gov.uk", "go.jp", "gob.mx"]) {
    for (const written of [`www.${owner}`, `WWW.${owner.toUpperCase()}`, `www.${owner}.`]) {
      expect([written, of(written)]).toEqual([written, of(owner)]);
    }
  }
  // Anybody's suffix has no owner: there it is a registered name.
  for (const suffix of ["co.uk", "me.uk"]) {
    expect(brandDomain(`www.${suffix}`).registrable).toBe(`www.${suffix}`);
  }
});

test("no label mixes letters that no registry takes together", () => {
  for (const brand of ["молоко.рф", "γάλα.ελ", "молоко.com"]) {
    const mixed = permute(brand, { budget: 1_000 }).map(({ domain }) => domain.domain).toArray()
      .filter((label) => /[a-z]/i.test(label) && /[\u0370-\u04ff]/.test(label));
    expect([brand, mixed]).toEqual([brand, []]);
  }
});

test("CSV has a header, with a column for mail servers", () => {
  const [header = ""] = toCsv([]).split(/\r?\n/);
  expect(header.split(",").length).toBeGreaterThan(10);
  expect(header).toMatch(/^fqdn,/);
  expect(header).toContain("mx");
});
