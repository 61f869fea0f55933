/**
 * Time stamps of an authority: the request, and what an answer certifies. The authority's signature is checked by
 * `openssl ts -verify`, which has the trust anchors.
 *
 * Source: RFC 3161 sections 2.4.1 and 2.4.2.
 * @module
 */
import { Buffer } from "node:buffer";
import { Der, DerError, hex, INTEGER, OCTET_STRING, SEQUENCE } from "../x509/der.ts";

/** AlgorithmIdentifier of SHA-256 with NULL parameters. */
const SHA256 = "300d06096086480165030402010500";
/** id-ct-TSTInfo, 1.2.840.113549.1.9.16.1.4. */
const TST_INFO = Buffer.from("060b2a864886f70d0109100104", "hex").toString("latin1");
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
  if (der.end !== bytes.length) return null;
  der.expect(SEQUENCE, der.start, der.end);
  der.expect(INTEGER, der.start, der.end);
  // granted, grantedWithMods
  if (bytes[der.start]! > 1) return null;
  const marker = text.indexOf(TST_INFO);
  if (marker < 0) return null;
  // eContent [0] { OCTET STRING { TSTInfo } }
  der.expect(CONTENT, marker + TST_INFO.length, bytes.length);
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
  return hash === null || time === null ? null : { hash, time };
}

function generalizedTime(text: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{1,9})?Z$/.exec(text);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second, fraction = ""] = match;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`;
}
