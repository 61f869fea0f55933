import { Buffer } from "node:buffer";
import { Der, INTEGER, SEQUENCE } from "./der.ts";
import { eachExtension } from "./extensions.ts";

/** 1.3.6.1.4.1.11129.2.4.2 (RFC 6962 section 3.3). */
export const SCT_LIST = "\x2b\x06\x01\x04\x01\xd6\x79\x02\x04\x02";
const SEQUENCE_OF_EXTENSIONS = 0xa3;

/** An extension as it stands. */
export interface Extension {
  /** Content of its OID, one character an octet. */
  oid: string;
  /** All of it. */
  bytes: Uint8Array;
  /** What its OCTET STRING holds. */
  value: Uint8Array;
}

/** An element of a type that is longer than any header of DER here. */
export function element(tag: number, ...content: Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  const header = length < 0x80
    ? [tag, length]
    : length < 0x100
    ? [tag, 0x81, length]
    : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Uint8Array.from(header), ...content]);
}

/**
 * Those elements of a certificate that a log's signature is about, as they stand.
 *
 * @throws {DerError} When it is no certificate.
 */
export class Parts {
  /** Issuer's name. */
  readonly issuer: Uint8Array;
  /** Subject's name. */
  readonly subject: Uint8Array;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: Uint8Array;
  /** Extensions in their order. */
  readonly extensions: Extension[] = [];
  /** What stands before the issuer: version, serial number, algorithm. */
  readonly head: Uint8Array;
  /** What stands between the issuer and the extensions. */
  readonly middle: Uint8Array;

  constructor(bytes: Uint8Array) {
    const der = new Der(bytes);
    der.expect(SEQUENCE, 0, bytes.length);
    der.expect(SEQUENCE, der.start, der.end);
    const [start, end] = [der.start, der.end];
    let at = start;
    const sequence = (): Uint8Array => {
      const from = at;
      der.expect(SEQUENCE, at, end);
      at = der.end;
      return bytes.subarray(from, at);
    };
    if (der.read(at, end) === 0xa0) at = der.end; // version
    der.expect(INTEGER, at, end);
    at = der.end;
    sequence(); // signature algorithm
    this.head = bytes.subarray(start, at);
    this.issuer = sequence();
    const middle = at;
    sequence(); // validity
    this.subject = sequence();
    this.publicKey = sequence();
    while (at < end && der.read(at, end) !== SEQUENCE_OF_EXTENSIONS) at = der.end;
    this.middle = bytes.subarray(middle, at);
    if (at === end) return;
    eachExtension(der, der.start, der.end, (oid, from, to, whole) => {
      this.extensions.push({ oid, bytes: bytes.subarray(whole, to), value: bytes.subarray(from, to) });
    });
  }

  /** The TBSCertificate without the extensions of a kind: what a log saw. */
  tbsWithout(oid: string): Uint8Array {
    const kept = this.extensions.filter((one) => one.oid !== oid).map(({ bytes }) => bytes);
    const list = kept.length === 0 ? [] : [element(SEQUENCE_OF_EXTENSIONS, element(SEQUENCE, ...kept))];
    return element(SEQUENCE, this.head, this.issuer, this.middle, ...list);
  }
}
