import { Buffer } from "node:buffer";
import { DerError } from "./der.ts";
import { CertificateParts, element, type Extension } from "./parts.ts";

/** 1.3.6.1.4.1.11129.2.4.3 (RFC 6962 section 3.1). */
const POISON = "\x2b\x06\x01\x04\x01\xd6\x79\x02\x04\x03";
/** 2.5.29.35: names the key of the issuer. */
const AUTHORITY_KEY_IDENTIFIER = "\x55\x1d\x23";
/** An AlgorithmIdentifier (OID 0.0) and a signature of no bits. */
const UNSIGNED = Uint8Array.of(0x30, 3, 6, 1, 0, 3, 1, 0);

/**
 * Returns a TBSCertificate as a certificate without a signature, so that certificate readers accept it.
 *
 * @param tbs DER of a TBSCertificate; other bytes give bytes that no reader accepts.
 */
export function unsignedCertificate(tbs: Uint8Array): Uint8Array {
  return element(0x30, tbs, UNSIGNED);
}

/**
 * Whether a log's `tbs` is a precertificate's TBSCertificate without the poison extension. Issuer and authority key
 * identifier may differ, where a precertificate signing certificate issued it.
 *
 * Source: RFC 6962 sections 3.1 and 3.2.
 *
 * @param precertificate DER.
 * @param tbs DER of the TBSCertificate in the log's leaf.
 */
export function isPrecertificateOf(precertificate: Uint8Array, tbs: Uint8Array): boolean {
  try {
    const [own, signed] = [
      new CertificateParts(precertificate),
      new CertificateParts(unsignedCertificate(tbs)),
    ];
    if (Buffer.compare(own.tbsWithout(POISON), tbs) === 0) return true;
    const reissued = Buffer.compare(own.issuer, signed.issuer) !== 0;
    const rest = (parts: CertificateParts) =>
      Buffer.concat([
        parts.head,
        parts.middle,
        ...parts.extensions.filter(isOfSubject).map(({ bytes }) => bytes),
      ]);
    return reissued && Buffer.compare(rest(own), rest(signed)) === 0;
  } catch (error) {
    if (error instanceof DerError) return false;
    throw error;
  }
}

function isOfSubject({ oid }: Extension): boolean {
  return oid !== POISON && oid !== AUTHORITY_KEY_IDENTIFIER;
}
