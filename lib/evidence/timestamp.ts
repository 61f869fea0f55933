/**
 * Time stamps of an authority: the request, and what an answer certifies. The authority's signature is checked by
 * `openssl ts -verify`, which has the trust anchors.
 *
 * Source: RFC 3161 sections 2.4.1 and 2.4.2.
 * @module
 */
import { Buffer } from "node:buffer";

/** AlgorithmIdentifier of SHA-256 with NULL parameters. */
const SHA256 = "300d06096086480165030402010500";
/** id-ct-TSTInfo, 1.2.840.113549.1.9.16.1.4. */
const TST_INFO = Buffer.from("060b2a864886f70d0109100104", "hex");
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

/** Content of the element at a place: its tag, where it starts and ends. Null when it does not fit. */
function derElement(bytes: Uint8Array, at: number): { tag: number; from: number; to: number } | null {
  const tag = bytes[at], first = bytes[at + 1];
  if (tag === undefined || first === undefined) return null;
  let length = first, from = at + 2;
  if (first > 0x80) {
    const count = first & 0x7f;
    if (count > 4) return null;
    length = 0;
    for (let i = 0; i < count; i++) length = length * 256 + (bytes[from++] ?? NaN);
  } else if (first === 0x80) return null;
  return Number.isInteger(length) && from + length <= bytes.length ? { tag, from, to: from + length } : null;
}

/** What a granted response (TimeStampResp) states; null when it is not such a response, or was refused. */
export function imprintOf(response: Uint8Array): TimestampImprint | null {
  if (response.length > MAX_TIMESTAMP_BYTES) return null;
  const whole = derElement(response, 0), status = whole === null ? null : derElement(response, whole.from);
  const code = status === null ? null : derElement(response, status.from);
  // granted, grantedWithMods
  if (whole?.to !== response.length || code?.tag !== 2 || response[code.from]! > 1) return null;
  const marker = Buffer.from(response.buffer, response.byteOffset, response.length).indexOf(TST_INFO);
  if (marker < 0) return null;
  // eContent [0] { OCTET STRING { TSTInfo } }
  const content = derElement(response, marker + TST_INFO.length);
  const octets = content?.tag === 0xa0 ? derElement(response, content.from) : null;
  const info = octets?.tag === 4 ? derElement(response, octets.from) : null;
  if (info?.tag !== 0x30) return null;
  let hash: string | null = null, time: string | null = null;
  for (let at = info.from; at < info.to;) {
    const part = derElement(response, at);
    if (part === null) return null;
    // messageImprint: the first SEQUENCE. genTime: the GeneralizedTime.
    if (part.tag === 0x30 && hash === null) {
      const algorithm = derElement(response, part.from);
      const digest = algorithm === null ? null : derElement(response, algorithm.to);
      if (digest?.tag === 4) hash = Buffer.from(response.subarray(digest.from, digest.to)).toString("hex");
    } else if (part.tag === 0x18 && time === null) {
      time = generalizedTime(Buffer.from(response.subarray(part.from, part.to)).toString("latin1"));
    }
    at = part.to;
  }
  return hash === null || time === null ? null : { hash, time };
}

function generalizedTime(text: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{1,9})?Z$/.exec(text);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second, fraction = ""] = match;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`;
}
