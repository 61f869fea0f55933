import { Buffer } from "node:buffer";
import { Der, DerError, SEQUENCE, tbsAt } from "./der.ts";
import { eachExtension } from "./extensions.ts";

/** 1.3.6.1.4.1.11129.2.4.2 (RFC 6962 section 3.3). */
export const SCT_LIST = "\x2b\x06\x01\x04\x01\xd6\x79\x02\x04\x02";
const SEQUENCE_OF_EXTENSIONS = 0xa3;

/** An extension, byte for byte. */
export interface Extension {
  /** Content of its OID, one character an octet. */
  oid: string;
  /** The whole extension. */
  bytes: Uint8Array;
  /** Content of its OCTET STRING. */
  value: Uint8Array;
}

/** A DER element, its length in the shortest form; at most 16 MiB of content. */
export function element(tag: number, ...content: Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  const header = length < 0x80
    ? [tag, length]
    : length < 0x100
    ? [tag, 0x81, length]
    : length < 0x10000
    ? [tag, 0x82, length >> 8, length & 255]
    : [tag, 0x83, length >> 16, length >> 8 & 255, length & 255];
  return Buffer.concat([Uint8Array.from(header), ...content]);
}

/**
 * The elements of a certificate that a log's signature covers, byte for byte.
 *
 * @throws {DerError} When it is not a certificate.
 */
export class CertificateParts {
  /** Issuer's name. */
  readonly issuer: Uint8Array;
  /** Subject's name. */
  readonly subject: Uint8Array;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: Uint8Array;
  /** Extensions in their order. */
  readonly extensions: Extension[] = [];
  /** The part before the issuer: version, serial number, algorithm. */
  readonly head: Uint8Array;
  /** The part between the issuer and the extensions. */
  readonly middle: Uint8Array;

  constructor(bytes: Uint8Array) {
    const der = new Der(bytes);
    der.expect(SEQUENCE, 0, bytes.length);
    const tbs = tbsAt(der, der.start, der.end);
    this.head = bytes.subarray(tbs.start, tbs.issuerAt);
    this.issuer = bytes.subarray(tbs.issuerAt, tbs.issuer.end);
    this.subject = bytes.subarray(tbs.validity.end, tbs.subject.end);
    this.publicKey = bytes.subarray(tbs.subject.end, tbs.key.end);
    const { end } = tbs;
    let at = tbs.key.end;
    while (at < end && der.read(at, end) !== SEQUENCE_OF_EXTENSIONS) at = der.end;
    this.middle = bytes.subarray(tbs.issuer.end, at);
    if (at === end) return;
    eachExtension(der, der.start, der.end, (oid, from, to, whole) => {
      this.extensions.push({ oid, bytes: bytes.subarray(whole, to), value: bytes.subarray(from, to) });
    });
  }

  /** The TBSCertificate without the extensions of a kind: what a log saw. */
  tbsWithout(oid: string): Uint8Array {
    const others = this.extensions.filter((one) => one.oid !== oid).map(({ bytes }) => bytes);
    const list = others.length === 0 ? [] : [element(SEQUENCE_OF_EXTENSIONS, element(SEQUENCE, ...others))];
    return element(SEQUENCE, this.head, this.issuer, this.middle, ...list);
  }
}

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
