/**
 * Certificates and precertificates of a fictional authority, for the small log of the tests.
 * @module
 */
import "reflect-metadata";
import * as x509 from "@peculiar/x509";
import { sha256 } from "../../../lib/ct/log/mod.ts";

/** An issued pair. */
export interface Issued {
  /** DER of the certificate. */
  certificate: Uint8Array;
  /** DER of the precertificate with its poison. */
  precertificate: Uint8Array;
  /** The certificate's TBSCertificate: what a log signs for the precertificate. */
  tbs: Uint8Array;
  /** SHA-256 of the issuer's key. */
  issuerKeyHash: Uint8Array;
  /** DER of the issuer's own certificate. */
  issuer: Uint8Array;
}

/** Issues certificates. */
export interface Issuer {
  /**
   * Returns a certificate for the names.
   *
   * @param notBefore Start of its ninety days.
   */
  issue(names: readonly string[], notBefore: Date): Promise<Issued>;
}

const ISSUER = "C=XX, O=Miniature Internet, CN=Miniature CA 1";
const EC_KEY = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
/** RFC 6962 section 3.1: critical, ASN.1 NULL. */
const POISON_OID = "1.3.6.1.4.1.11129.2.4.3";

/** The first element inside a SEQUENCE: of a certificate, its TBSCertificate. */
function firstElement(der: Uint8Array): Uint8Array {
  const header = (at: number) => der[at + 1]! < 128 ? 2 : 2 + (der[at + 1]! & 127);
  const length = (at: number) => {
    const size = header(at) - 2;
    if (size === 0) return der[at + 1]!;
    let value = 0;
    for (let i = 0; i < size; i++) value = value * 256 + der[at + 2 + i]!;
    return value;
  };
  const at = header(0);
  return der.slice(at, at + header(at) + length(at));
}

/** Returns a new authority with its own key. */
export async function createIssuer(): Promise<Issuer> {
  const keys = await crypto.subtle.generateKey(EC_KEY, true, ["sign", "verify"]) as CryptoKeyPair;
  const leafKeys = await crypto.subtle.generateKey(EC_KEY, true, ["sign", "verify"]) as CryptoKeyPair;
  const spki = new Uint8Array(await crypto.subtle.exportKey("spki", keys.publicKey));
  const own = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: "01",
    name: ISSUER,
    notBefore: new Date(Date.UTC(2026, 0, 1)),
    notAfter: new Date(Date.UTC(2036, 0, 1)),
    keys,
    signingAlgorithm: EC_KEY,
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  const issuer = new Uint8Array(own.rawData);
  let serial = 0;
  return {
    async issue(names, notBefore) {
      serial++;
      const make = (extra: x509.Extension[]) =>
        x509.X509CertificateGenerator.create({
          serialNumber: (0x10000 + serial).toString(16).padStart(8, "0"),
          subject: `CN=${names[0]}`,
          issuer: ISSUER,
          notBefore,
          notAfter: new Date(notBefore.getTime() + 90 * 86_400_000),
          publicKey: leafKeys.publicKey,
          signingKey: keys.privateKey,
          signingAlgorithm: EC_KEY,
          extensions: [
            new x509.SubjectAlternativeNameExtension(names.map((value) => ({ type: "dns" as const, value }))),
            ...extra,
          ],
        });
      const certificate = new Uint8Array((await make([])).rawData);
      const poison = new x509.Extension(POISON_OID, true, Uint8Array.of(5, 0));
      const precertificate = new Uint8Array((await make([poison])).rawData);
      const tbs = firstElement(certificate);
      return { certificate, precertificate, tbs, issuerKeyHash: sha256(spki), issuer };
    },
  };
}
