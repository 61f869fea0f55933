import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { isPrecertificateOf, unsignedCertificate } from "../../../lib/x509/parts.ts";
import { parseX509 } from "../../../lib/x509/mod.ts";
import { attribute, certificate, type CertificateParts, CN, extension, tbsHex, tlv } from "./build.ts";

const POISON = tlv("30", "060a2b06010401d679020403", "0101ff", "04020500");
const SAN = extension("0603551d11", tlv("30", "820161"));
const OTHER = extension("06022a03", "01");
const key = (id: string) => extension("0603551d23", tlv("30", "8001" + id));
const CA = attribute(CN, "0c", "the CA");
const SIGNING = attribute(CN, "0c", "its precertificate signing certificate");

const tbs = (parts: CertificateParts): Uint8Array => new Uint8Array(Buffer.from(tbsHex(parts), "hex"));
const signed: CertificateParts = { issuer: CA, extensions: SAN + key("01") + OTHER };

const cases: [what: string, precertificate: CertificateParts, is: boolean][] = [
  ["with poison at the end", { ...signed, extensions: signed.extensions + POISON }, true],
  ["with poison in front", { ...signed, extensions: POISON + signed.extensions }, true],
  ["without poison", signed, true],
  ["of another order", { ...signed, extensions: key("01") + SAN + OTHER + POISON }, false],
  ["with an extension more", { ...signed, extensions: signed.extensions + OTHER + POISON }, false],
  ["with an extension less", { ...signed, extensions: SAN + key("01") + POISON }, false],
  ["of another name", {
    ...signed,
    extensions: extension("0603551d11", tlv("30", "820162")) + key("01") + OTHER,
  }, false],
  ["of another serial number", { ...signed, serial: "020102" }, false],
  ["of another key's issuer", { ...signed, extensions: SAN + key("02") + OTHER + POISON }, false],
  ["issued in its stead", { issuer: SIGNING, extensions: SAN + key("02") + OTHER + POISON }, true],
  ["issued in its stead, without a key's name", { issuer: SIGNING, extensions: SAN + OTHER + POISON }, true],
  ["issued in its stead, of another name", {
    issuer: SIGNING,
    extensions: extension("0603551d11", tlv("30", "820162")) + key("02") + OTHER + POISON,
  }, false],
  ["issued in its stead, of another subject", {
    issuer: SIGNING,
    subject: CA,
    extensions: signed.extensions + POISON,
  }, false],
  ["issued in its stead, of another serial number", {
    issuer: SIGNING,
    serial: "020102",
    extensions: signed.extensions + POISON,
  }, false],
];
test.each(cases)("a precertificate %s", (_what, precertificate, is) => {
  expect(isPrecertificateOf(certificate(precertificate), tbs(signed))).toBe(is);
});

test("what is no certificate is none of any", () => {
  const whole = certificate({ ...signed, extensions: signed.extensions + POISON });
  for (const bytes of [new Uint8Array(0), whole.subarray(1), whole.subarray(0, 40)]) {
    expect(isPrecertificateOf(bytes, tbs(signed))).toBe(false);
    expect(isPrecertificateOf(whole, bytes)).toBe(false);
  }
});

test("lengths of one, two and three octets: what a log signed is a certificate to its readers", () => {
  const sizes = new Set<number>();
  for (let octets = 0; octets < 400; octets++) {
    const extensions = extension("06022a03", "00".repeat(octets));
    const of = { ...signed, extensions };
    expect(isPrecertificateOf(certificate({ ...of, extensions: POISON + extensions }), tbs(of))).toBe(true);
    const { issuer_dn, sig_alg_oid } = parseX509(unsignedCertificate(tbs(of)));
    expect([issuer_dn, sig_alg_oid]).toEqual(["CN=the CA", "0.0"]);
    sizes.add(extensions.length / 2);
  }
  for (const size of [0x7f, 0x80, 0xff, 0x100]) expect(sizes).toContain(size);
});
