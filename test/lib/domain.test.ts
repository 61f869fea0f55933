import fc from "fast-check";
import { expect, test } from "vitest";
import { brandDomain, parseDomain, splitName } from "../../lib/domain.ts";
import { ANY_CHARACTER } from "../any_character.ts";
import { SquatError } from "../../lib/errors.ts";
import { vectorCases, withVectors } from "../shared.ts";

const accepted: [input: string, ascii: string, registrable: string, tld: string][] = [
  ["paypal.com", "paypal.com", "paypal.com", "com"],
  ["Mail.Google.COM.", "mail.google.com", "google.com", "com"],
  ["a.b.example.co.uk", "a.b.example.co.uk", "example.co.uk", "co.uk"],
  ["münchen.de", "xn--mnchen-3ya.de", "münchen.de", "de"],
  ["xn--mnchen-3ya.de", "xn--mnchen-3ya.de", "münchen.de", "de"],
  ["foo.github.io", "foo.github.io", "github.io", "io"],
  ["пример.рф", "xn--e1afmkfd.xn--p1ai", "пример.рф", "рф"],
  ["My_Brand.weebly.com", "my_brand.weebly.com", "weebly.com", "com"],
  ["1072--.stbid.ru", "1072--.stbid.ru", "stbid.ru", "ru"],
  ["ns1.-alpha.site.com", "ns1.-alpha.site.com", "site.com", "com"],
  ["r3---sn-4g5e.googlevideo.com", "r3---sn-4g5e.googlevideo.com", "googlevideo.com", "com"],
  ["mü_x.münchen.de", "xn--m_x-hoa.xn--mnchen-3ya.de", "münchen.de", "de"],
];
test.each(accepted)("%s", (input, ascii, registrable, tld) => {
  const domain = parseDomain(input);
  expect(domain).toMatchObject({ ascii, registrable, tld });
  expect(domain.fqdn.endsWith(`${domain.domain}.${tld}`)).toBe(true);
});

const refused: [input: string, reason: RegExp][] = [
  ["", /empty name/],
  ["https://paypal.com/login", /URL/],
  ["paypal.com:443", /port/],
  ["paypal.com/login", /path/],
  ["me@paypal.com", /mail address/],
  ["192.168.1.1", /IP address/],
  ["[::1]", /IP address/],
  ["*.paypal.com", /wildcard/],
  ["a..com", /label 2 is empty/],
  ["-a.com", /label 1 "-a" begins or ends with a hyphen/],
  ["xn--a.com", /label 1 "xn--a" is not valid Punycode/],
  ["a".repeat(64) + ".com", /label 1 .* longer than 63/],
  ["com", /public suffix itself/],
  ["paypal.notatld", /no public domain ends in \.notatld/],
  ["paypal.test", /special-use/],
  ["pay pal.com", /white space/],
  ["my_brand.com", /label 1 "my_brand" contains an underscore, which no registrable name has/],
  ["a.ab--cd.co.uk", /label 2 "ab--cd" has hyphens in third and fourth place/],
  ["_sip._tcp.example.com", /_sip is the label of a service \(RFC 8552\)/],
  ["a!b.example.com", /U\+0021/],
];
test.each(refused)("refuses %s", (input, reason) => {
  expect(() => parseDomain(input)).toThrow(reason);
  expect(() => parseDomain(input)).toThrow(SquatError);
});

withVectors("domain-inputs.json")("every case of the shared vectors", () => {
  const wrong: string[] = [];
  for (const c of vectorCases("domain-inputs.json")) {
    let got: string | null = null;
    try {
      got = parseDomain(c.input).ascii;
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
    }
    if (got !== (c.verdict === "accept" ? c.ascii : null)) wrong.push(`${c.id} ${c.cls} ${got}`);
  }
  expect(wrong).toEqual([]);
});

test("any text gives a name or a SquatError, and a name parses to itself", () => {
  const label = fc.string({
    unit: fc.constantFrom(..."abcäß-xn1.0٠א中\u0301\u200d".split("")),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: ANY_CHARACTER }), label.map((l) => l + ".com")), (text) => {
      try {
        const domain = parseDomain(text);
        expect(parseDomain(domain.ascii)).toEqual(domain);
        expect(parseDomain(domain.fqdn)).toEqual(domain);
      } catch (error) {
        if (!(error instanceof SquatError)) throw error;
      }
    }),
  );
});

test("a name with any number of dots at its end is split, in time that its length allows", () => {
  const parts = { suffix: "co.uk", registrable: "example.co.uk", subdomain: "www" };
  for (const dots of [0, 1, 2, 200_000]) {
    expect(splitName(`www.example.co.uk${".".repeat(dots)}`)).toEqual(parts);
  }
  expect(splitName(".".repeat(200_000))).toEqual(splitName("."));
});

test("a public suffix with one owner is read in any case and with a dot at its end, like other names", () => {
  for (const text of ["gov.uk", "GOV.UK", "Gov.uk.", "www.gov.uk", "WWW.GOV.UK", "www.gov.uk."]) {
    const { fqdn, domain, tld, subdomain } = brandDomain(text);
    expect([text, fqdn, domain, tld, subdomain]).toEqual([text, "gov.uk", "gov", "uk", ""]);
  }
  for (const text of ["gov.uk..", ".gov.uk", "CO.UK", "www."]) {
    expect(() => brandDomain(text)).toThrow(SquatError);
  }
});

test.each([
  "co.uk",
  "me.uk",
  "plc.uk",
  "ac.uk",
  "com.fr",
  "asso.fr",
  "adv.br",
  "geek.nz",
  "tokyo.jp",
  "id.au",
  "go.it",
])(
  "%s, below which strangers register, is no brand, and www. below it is a name like others",
  (suffix) => {
    expect(() => brandDomain(suffix)).toThrow("it is a public suffix itself");
    const { registrable, domain, tld } = brandDomain(`www.${suffix}`);
    expect([registrable, domain, tld]).toEqual([`www.${suffix}`, "www", suffix]);
  },
);

test.each([
  "gov.uk",
  "nhs.uk",
  "police.uk",
  "gouv.fr",
  "gob.mx",
  "gub.uy",
  "go.jp",
  "govt.nz",
  "mil.br",
  "gv.at",
])(
  "%s has one owner",
  (suffix) => expect(brandDomain(`www.${suffix}`).registrable).toBe(suffix),
);
