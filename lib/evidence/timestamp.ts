/**
 * Time stamps of an authority: the request, and what an answer certifies. The authority's signature is checked by
 * `openssl ts -verify`, which has the trust anchors.
 *
 * Source: RFC 3161 sections 2.4.1 and 2.4.2.
 * @module
 */
import { Buffer } from "node:buffer";
import { Der, DerError, hex, INTEGER, OCTET_STRING, SEQUENCE, SET } from "../x509/der.ts";

/** AlgorithmIdentifier of SHA-256 with NULL parameters. */
const SHA256 = "300d06096086480165030402010500";
/** id-signedData and id-ct-TSTInfo. */
const SIGNED_DATA = "2a864886f70d010702", TST_INFO = "2a864886f70d0109100104";
/** [0], constructed. */
const CONTENT = 0xa0;
const GENERALIZED_TIME = 0x18;
/** The largest answer that is accepted: those with a chain of certificates have some kilobytes. */
export const MAX_TIMESTAMP_BYTES = 65_536;

/** What an answer states. */
export interface TimestampImprint {
  /** SHA-256 of what was stamped, hex. */
  hash: string;
  /** When, RFC 3339. */
  time: string;
}

/** A request for a stamp over a SHA-256 hash in hex; it requests the authority's certificate. */
export function timestampRequest(hash: string): Uint8Array {
  const imprint = SHA256 + "0420" + hash;
  const body = "020101" + "30" + (imprint.length / 2).toString(16).padStart(2, "0") + imprint + "0101ff";
  return Buffer.from("30" + (body.length / 2).toString(16).padStart(2, "0") + body, "hex");
}

/** What a granted response (TimeStampResp) states; null when it is not such a response, or was refused. */
export function imprintOf(response: Uint8Array): TimestampImprint | null {
  if (response.length > MAX_TIMESTAMP_BYTES) return null;
  try {
    return stated(new Der(response));
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}

function stated(der: Der): TimestampImprint | null {
  const { bytes, text } = der;
  der.expect(SEQUENCE, 0, bytes.length);
  const all = der.end;
  if (all !== bytes.length) return null;
  der.expect(SEQUENCE, der.start, all);
  const status = der.end;
  der.expect(INTEGER, der.start, status);
  // granted, grantedWithMods
  if (der.end - der.start !== 1 || bytes[der.start]! > 1) return null;
  // Only the token is signed: what stands elsewhere in the answer states nothing.
  der.expect(SEQUENCE, status, all);
  openContent(der, SIGNED_DATA);
  der.expect(SEQUENCE, der.start, der.end);
  const data = der.end;
  der.expect(INTEGER, der.start, data);
  der.expect(SET, der.end, data);
  der.expect(SEQUENCE, der.end, data);
  openContent(der, TST_INFO);
  der.expect(OCTET_STRING, der.start, der.end);
  der.expect(SEQUENCE, der.start, der.end);
  const { end } = der;
  let hash: string | null = null, time: string | null = null;
  for (let at = der.start; at < end;) {
    const tag = der.read(at, end), { start } = der;
    at = der.end;
    // messageImprint: the first SEQUENCE, its algorithm and its digest. genTime: the GeneralizedTime.
    if (tag === SEQUENCE && hash === null) {
      der.read(start, at);
      der.expect(OCTET_STRING, der.end, at);
      hash = hex(bytes, der.start, der.end);
    } else if (tag === GENERALIZED_TIME) time ??= generalizedTime(text.slice(start, at));
  }
  return hash?.length !== 64 || time === null ? null : { hash, time };
}

/**
 * Goes on from a SEQUENCE of a type and `[0]` content to that content.
 *
 * @throws {DerError} When it is of another type.
 */
function openContent(der: Der, type: string): void {
  const { end } = der;
  der.expectOid(der.start, end);
  if (hex(der.bytes, der.start, der.end) !== type) throw new DerError("content of another type");
  der.expect(CONTENT, der.end, end);
}

function generalizedTime(text: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{1,9})?Z$/.exec(text);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second, fraction = ""] = match;
  const time = `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`;
  return Number.isNaN(Date.parse(time)) ? null : time;
}
