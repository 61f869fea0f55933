/**
 * Name-based UUIDs, so that the same object has the same id in every export.
 * @module
 */

/** Namespace of the cyber-observable objects of STIX 2.1, section 2.9. */
export const OASIS_NAMESPACE = "00abedb4-aa42-466c-9c01-fed23315a9b7";

/** Namespace of the other objects of this project: a random UUID, fixed. */
export const OWN_NAMESPACE = "6f0d8a52-3a2f-4e0e-9a57-1f7f4a1c9b6d";

/** The UUID of version 5 of a name in a namespace: RFC 9562 section 5.5. */
export async function uuid5(name: string, namespace: string = OWN_NAMESPACE): Promise<string> {
  const space = Uint8Array.from(namespace.replaceAll("-", "").match(/../g)!, (hex) => parseInt(hex, 16));
  const text = new TextEncoder().encode(name);
  const bytes = new Uint8Array(space.length + text.length);
  bytes.set(space);
  bytes.set(text, space.length);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes)).subarray(0, 16);
  hash[6] = hash[6]! & 0x0f | 0x50;
  hash[8] = hash[8]! & 0x3f | 0x80;
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
