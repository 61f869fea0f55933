import { expect, test } from "vitest";
import { assessName, fitsPattern, listedReason, type ObservedName } from "../../../lib/assess/mod.ts";

const brand = "kestrelbank.com";
const inside = [`ns1.${brand}`, `ns2.${brand}.`];
const served: ObservedName = { dns_ns: inside, registration_metadata: { nameservers: inside } };

test.each<[string, ObservedName, string]>([
  ["served by the brand's own servers, as the registry says", served, "yours"],
  ["servers of the brand that only the zone itself names", { dns_ns: inside }, "asked"],
  ["delegated to the brand's servers, which do not answer", {
    registration_metadata: { nameservers: inside },
  }, "not"],
  ["mail that the brand's server accepts", {
    dns_mx: [`mx.${brand}.`],
    smtp_metadata: { is_positive: true, response: "2.1.5 Ok" },
  }, "yours"],
  ["mail at the brand's server, by DNS alone", {
    dns_mx: [`mx.${brand}.`],
    smtp_metadata: { is_positive: true, response: "DNS: MX mx.kestrelbank.com; no SPF" },
  }, "asked"],
  ["a redirect to the brand", {
    redirect_chain: [{ url: "https://kestrelbank.co/", kind: "InitialRequest" }, {
      url: "https://www.kestrelbank.com/",
      kind: "Http",
    }],
  }, "asked"],
  ["a certificate that names the brand", { origin_x509: { san_dns: ["www.kestrelbank.com"] } }, "asked"],
  ["what is judged phishing", {
    ...served,
    classification: { phishing: 0.9, parked: 0.05, legitimate: 0.05, page_state: "page" },
  }, "not"],
  ["nothing", {}, "not"],
])("whose a name of a lookup is: %s", (_, name, ownership) => {
  expect(assessName(name, { brand }).ownership).toBe(ownership);
  expect(assessName(name).ownership).toBe("not");
});

test("a listed name of a lookup is the brand's own, whatever it shows", () => {
  const permutation = { domain: { fqdn: "kestrel-bank.com" } };
  expect(assessName({ permutation }, { names: ["kestrel-*.com"] })).toMatchObject({
    ownership: "yours",
    severity: "none",
  });
});

test.each([
  ["xn--kstrelbank-b7a.com", "késtrelbank.com", true],
  ["késtrelbank.com", "xn--kstrelbank-b7a.com", true],
  ["*.XN--kstrelbank-b7a.com", "www.késtrelbank.com", true],
  ["késtrel*", "xn--kstrelbank-b7a.com", true],
  ["xn--kstrelbank-b7a.com", "kestrelbank.com", false],
  ["axn--kstrelbank-b7a.com", "akéstrelbank.com", false],
  ["xn--!.com", "xn--!.com", true],
  ["kestrel.*", "kestrel.co.uk", true],
  ["kestrel.*", "kestrel.com.evil.top", false],
  ["kestrel.*", "www.kestrel.com", false],
  ["*.kestrel.*", "www.kestrel.de", true],
  ["*.kestrel.*", "a.kestrel.com.evil.top", false],
  ["*kestrel.com", "nomorekestrel.com", false],
  ["*kestrel.com", "kestrel.com", true],
  ["*kestrel.com", "a.b.kestrel.com", true],
  ["*kestrel*", "nomorekestrel.com", false],
  ["kestrel-*.com", "kestrel-shop.com", true],
  ["kestrel-*.com", "kestrel-a.evil.com", false],
  ["mail*.kestrel.net", "mail2.eu.kestrel.net", true],
  ["*.kestrel.co.uk", "kestrel.co.uk", false],
  ["*.co.uk", "evil.co.uk", false],
  ["*.com", "evil.com", false],
  ["*", "evil.com", false],
])("the pattern %s and the name %s, in Unicode or A-labels: %s", (pattern, name, fits) => {
  expect(fitsPattern(pattern, name)).toBe(fits);
});

test.each([
  ["xn--kstrelbank-b7a.com", "www.késtrelbank.com"],
  ["késtrelbank.com", "xn--kstrelbank-b7a.com"],
  ["XN--kstrelbank-b7a.com", "xn--kstrelbank-b7a.com"],
])("the watched domain %s is that of the name %s, in Unicode or A-labels", (domain, name) => {
  expect(listedReason(name, { domains: [domain] })).toContain(domain);
  expect(listedReason(name, { domains: ["kestrelbank.com"] })).toBeNull();
});

test.each<[string, unknown, string]>([
  ["no names in the certificate", { origin_x509: { subject_dn: "CN=x" } }, "not"],
  ["null for the names in the certificate", { origin_x509: { san_dns: null } }, "not"],
  ["null for the name servers", { dns_ns: null, registration_metadata: { nameservers: inside } }, "not"],
  ["null for the name servers at the registry", {
    dns_ns: inside,
    registration_metadata: { nameservers: null },
  }, "asked"],
])("lists that lines of other services lack are empty: %s", (_, name, ownership) => {
  expect(assessName(name as ObservedName, { brand }).ownership).toBe(ownership);
});
