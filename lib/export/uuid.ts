/** Namespace of the cyber-observable objects of STIX 2.1, section 2.9. */
export const OASIS_NAMESPACE = "00abedb4-aa42-466c-9c01-fed23315a9b7";

/** Namespace of the other objects of this project: a random UUID, fixed. */
const OWN_NAMESPACE = "6f0d8a52-3a2f-4e0e-9a57-1f7f4a1c9b6d";

const spaces = new Map<string, Uint8Array>();

/** The bytes of a UUID. */
function bytesOf(uuid: string): Uint8Array {
  return Uint8Array.from(uuid.replaceAll("-", "").match(/../g)!, (hex) => parseInt(hex, 16));
}

/** The UUID of version 5 of a name in a namespace: RFC 9562 section 5.5. */
export async function uuid5(name: string, namespace: string = OWN_NAMESPACE): Promise<string> {
  const space = spaces.get(namespace) ?? bytesOf(namespace);
  if (spaces.size < 10) spaces.set(namespace, space);
  const hex = await sha1(space, new TextEncoder().encode(name));
  const part = (from: number, to: number) => hex.slice(from, to);
  const variant = (parseInt(hex[16]!, 16) & 3 | 8).toString(16);
  return `${part(0, 8)}-${part(8, 12)}-5${part(13, 16)}-${variant}${part(17, 20)}-${part(20, 32)}`;
}

/**
 * The SHA-1 of two parts, in hexadecimal. An export has some twenty ids a name, and each digest of Web Crypto waits for
 * another thread: only browsers, which have no other, use it.
 */
async function sha1(first: Uint8Array, second: Uint8Array): Promise<string> {
  const node = globalThis.process?.getBuiltinModule?.("node:crypto");
  if (node !== undefined) return node.createHash("sha1").update(first).update(second).digest("hex");
  const digest = await crypto.subtle.digest("SHA-1", Uint8Array.of(...first, ...second));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
