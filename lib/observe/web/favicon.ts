/**
 * MurmurHash3, x86, 32 bits, seed 0, as a signed number.
 *
 * Source: Austin Appleby, MurmurHash3_x86_32 (public domain).
 */
export function murmur3(bytes: Uint8Array): number {
  const scramble = (k: number): number => {
    const mixed = Math.imul(k, 0xcc9e2d51);
    return Math.imul(mixed << 15 | mixed >>> 17, 0x1b873593);
  };
  const blocks = bytes.length & ~3;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let h = 0;
  for (let i = 0; i < blocks; i += 4) {
    h ^= scramble(view.getUint32(i, true));
    h = Math.imul(h << 13 | h >>> 19, 5) + 0xe6546b64 | 0;
  }
  let tail = 0;
  for (let i = bytes.length - 1; i >= blocks; i--) tail = tail << 8 | bytes[i]!;
  h ^= scramble(tail) ^ bytes.length;
  h = Math.imul(h ^ h >>> 16, 0x85ebca6b);
  h = Math.imul(h ^ h >>> 13, 0xc2b2ae35);
  return h ^ h >>> 16;
}

/**
 * The hash by which internet search engines index a favicon: MurmurHash3 of its base64 in lines of 76 characters, each
 * with its line feed.
 *
 * Source: Shodan's `http.favicon.hash`; line lengths as RFC 2045 section 6.8.
 *
 * @param icon The file as served.
 * @example
 * ```ts
 * import { faviconHash } from "./favicon.ts";
 * console.assert(faviconHash(new Uint8Array(0)) === 0);
 * ```
 */
export function faviconHash(icon: Uint8Array): number {
  const lines: string[] = [];
  // 57 bytes make 76 characters.
  for (let i = 0; i < icon.length; i += 57) {
    lines.push(btoa(String.fromCharCode(...icon.subarray(i, i + 57))) + "\n");
  }
  return murmur3(new TextEncoder().encode(lines.join("")));
}
