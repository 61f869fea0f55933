/**
 * Name-based UUIDs, so that the same object has the same id in every export.
 * @module
 */

/** Namespace of the cyber-observable objects of STIX 2.1, section 2.9. */
export const OASIS_NAMESPACE = "00abedb4-aa42-466c-9c01-fed23315a9b7";

/** Namespace of the other objects of this project: a random UUID, fixed. */
const OWN_NAMESPACE = "6f0d8a52-3a2f-4e0e-9a57-1f7f4a1c9b6d";

const SPACES = new Map<string, Uint8Array>();

/** The bytes of a UUID. */
function bytesOf(uuid: string): Uint8Array {
  const known = SPACES.get(uuid);
  if (known !== undefined) return known;
  const bytes = Uint8Array.from(uuid.replaceAll("-", "").match(/../g)!, (hex) => parseInt(hex, 16));
  if (SPACES.size < 10) SPACES.set(uuid, bytes);
  return bytes;
}

const encoder = new TextEncoder();

/** The UUID of version 5 of a name in a namespace: RFC 9562 section 5.5. */
export function uuid5(name: string, namespace: string = OWN_NAMESPACE): Promise<string> {
  const space = bytesOf(namespace);
  const text = encoder.encode(name);
  const bytes = new Uint8Array(space.length + text.length);
  bytes.set(space);
  bytes.set(text, space.length);
  const words = sha1(bytes);
  words[1] = words[1]! & 0xffff0fff | 0x5000;
  words[2] = words[2]! & 0x3fffffff | 0x80000000;
  let hex = "";
  for (let i = 0; i < 4; i++) hex += (words[i]! >>> 0).toString(16).padStart(8, "0");
  const part = (from: number, to: number) => hex.slice(from, to);
  return Promise.resolve(
    `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}`,
  );
}

const schedule = new Int32Array(80);

/**
 * SHA-1 (RFC 3174) as five words. An export has some twenty ids a name, and each call of the platform's digest waits
 * for another thread.
 */
function sha1(bytes: Uint8Array): Int32Array {
  const length = (bytes.length + 8 >> 6) + 1 << 6;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  let h0 = 0x67452301, h1 = 0xefcdab89 | 0, h2 = 0x98badcfe | 0, h3 = 0x10325476, h4 = 0xc3d2e1f0 | 0;
  const w = schedule;
  for (let block = 0; block < length; block += 64) {
    for (let t = 0; t < 16; t++) w[t] = view.getInt32(block + t * 4);
    for (let t = 16; t < 80; t++) {
      const word = w[t - 3]! ^ w[t - 8]! ^ w[t - 14]! ^ w[t - 16]!;
      w[t] = word << 1 | word >>> 31;
    }
    let a = h0, b = h1, c = h2, d = h3, e = h4;
    for (let t = 0; t < 80; t++) {
      let f = b ^ c ^ d, k = 0x6ed9eba1;
      if (t < 20) {
        f = b & c | ~b & d;
        k = 0x5a827999;
      } else if (t >= 60) k = 0xca62c1d6 | 0;
      else if (t >= 40) {
        f = b & c | b & d | c & d;
        k = 0x8f1bbcdc | 0;
      }
      const next = (a << 5 | a >>> 27) + f + e + k + w[t]! | 0;
      e = d;
      d = c;
      c = b << 30 | b >>> 2;
      b = a;
      a = next;
    }
    h0 = h0 + a | 0;
    h1 = h1 + b | 0;
    h2 = h2 + c | 0;
    h3 = h3 + d | 0;
    h4 = h4 + e | 0;
  }
  return Int32Array.of(h0, h1, h2, h3, h4);
}
