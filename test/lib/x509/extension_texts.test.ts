import "reflect-metadata";
import * as x509 from "@peculiar/x509";
import { X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { extensionTexts } from "../../../lib/x509/extension_texts.ts";

const EC = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const keys = await crypto.subtle.generateKey(EC, true, ["sign", "verify"]) as CryptoKeyPair;

async function certificate(...extensions: x509.Extension[]): Promise<Uint8Array> {
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: "01",
    name: "CN=Test",
    notBefore: new Date(Date.UTC(2026, 0, 1)),
    notAfter: new Date(Date.UTC(2027, 0, 1)),
    keys,
    signingAlgorithm: EC,
    extensions,
  });
  return new Uint8Array(made.rawData);
}

test("extensions are the text that other observers print", async () => {
  const subject = await x509.SubjectKeyIdentifierExtension.create(keys.publicKey);
  const authority = await x509.AuthorityKeyIdentifierExtension.create(keys.publicKey);
  const der = await certificate(
    new x509.KeyUsagesExtension(
      x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.keyEncipherment,
      true,
    ),
    new x509.ExtendedKeyUsageExtension(["1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.2", "1.2.3.4"]),
    new x509.AuthorityInfoAccessExtension({
      ocsp: ["http://ocsp.example.com"],
      caIssuers: ["http://ca.example.com/ca.crt"],
    }),
    new x509.Extension("1.3.6.1.4.1.11129.2.4.3", true, Uint8Array.of(5, 0)),
    new x509.Extension("1.3.6.1.4.1.11129.2.4.2", false, Uint8Array.of(4, 2, 0, 0)),
    subject,
    authority,
  );
  const identifier = subject.keyId.toUpperCase().match(/../g)!.join(":");
  expect(extensionTexts(der)).toEqual({
    keyUsage: "Digital Signature, Key Encipherment",
    extendedKeyUsage: "TLS Web server authentication, TLS Web client authentication, 1.2.3.4",
    authorityInfoAccess:
      "CA Issuers - URI:http://ca.example.com/ca.crt\nOCSP - URI:http://ocsp.example.com\n",
    ctlPoisonByte: true,
    ctlSignedCertificateTimestamp: "BAIAAA",
    subjectKeyIdentifier: identifier,
    authorityKeyIdentifier: `keyid:${identifier}\n`,
  });
  // An own reader of the platform sees the same certificate.
  expect(new X509Certificate(der).infoAccess).toContain("http://ca.example.com/ca.crt");
});

test("an extension that is broken inside is left out, and the others stay", async () => {
  const usage = new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true);
  const broken = ["2.5.29.37", "2.5.29.14", "2.5.29.35", "1.3.6.1.5.5.7.1.1"]
    .map((oid) => new x509.Extension(oid, false, Uint8Array.of(0x30, 9, 6)));
  expect(extensionTexts(await certificate(usage, ...broken))).toEqual({ keyUsage: "Key Cert Sign" });
});

test("text of an extension stays on its line, and bytes that are no certificate have none", async () => {
  const uri = [...new TextEncoder().encode("http://a\nOCSP - URI:b")];
  const place = [0x30, uri.length + 12, 6, 8, 0x2b, 6, 1, 5, 5, 7, 0x30, 1, 0x86, uri.length, ...uri];
  const access = new x509.Extension(
    "1.3.6.1.5.5.7.1.1",
    false,
    Uint8Array.from([0x30, place.length, ...place]),
  );
  expect(extensionTexts(await certificate(access)))
    .toEqual({ authorityInfoAccess: "OCSP - URI:http://aOCSP-URI:b\n" });
  expect(extensionTexts(new Uint8Array(20))).toEqual({});
});
