import type { Der } from "./der.ts";

/** Text by content octets (one character each). A bounded cache: the same OIDs occur in nearly all certificates. */
const SEEN = new Map<string, string>();
const SEEN_MAX = 4096;

/**
 * Dotted form of an OBJECT IDENTIFIER's content octets, or null when they are invalid (X.690 section 8.19): no
 * octets, an unfinished arc, an arc with a leading 0x80, or one of more than 128 bits.
 */
export function oidText(content: string): string | null {
  const arcs: (number | bigint)[] = [];
  let value = 0n;
  let small = 0;
  let octets = 0;
  for (let i = 0; i < content.length; i++) {
    const octet = content.charCodeAt(i);
    if (octets === 0 && octet === 0x80) return null;
    // 19 octets carry 133 bits: enough for the UUIDs of 2.25 and short enough to be linear.
    if (++octets > 19) return null;
    if (octets <= 7) small = small * 128 + (octet & 0x7f);
    else value = (octets === 8 ? BigInt(small) : value) << 7n | BigInt(octet & 0x7f);
    if (octet & 0x80) continue;
    arcs.push(octets <= 7 ? small : value);
    octets = small = 0;
  }
  if (octets !== 0 || arcs.length === 0) return null;
  const first = arcs[0] as number | bigint;
  const root = first < 40 ? 0 : first < 80 ? 1 : 2;
  arcs[0] = typeof first === "bigint" ? first - 80n : first - 40 * root;
  return root + "." + arcs.join(".");
}

/** The OID between two offsets, as `oidText`. */
export function oidAt(der: Der, start: number, end: number): string | null {
  const content = der.text.slice(start, end);
  const known = SEEN.get(content);
  if (known !== undefined) return known;
  const text = oidText(content);
  if (text !== null && content.length <= 32 && SEEN.size < SEEN_MAX) SEEN.set(content, text);
  return text;
}
