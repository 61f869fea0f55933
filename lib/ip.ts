import { checkArgument } from "./argument.ts";
/**
 * IP addresses as bytes and as text.
 * @module
 */

function parseIpv4(text: string): Uint8Array | null {
  // Some parsers read a leading zero as octal, others as decimal: it is refused.
  if (!/^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/.test(text)) return null;
  const parts = text.split(".").map(Number);
  return parts.every((part) => part < 256) ? Uint8Array.from(parts) : null;
}

function parseIpv6(text: string): Uint8Array | null {
  if (!/^[\da-f:.]+$/i.test(text)) return null;
  let host;
  try {
    // No URL.parse: the web app runs this in browsers that lack it.
    host = new URL(`http://[${text}]/`).hostname;
  } catch {
    return null;
  }
  const [head = [], tail = []] = host.slice(1, -1).split("::").map((half) => half.split(":").filter(Boolean));
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
  return Uint8Array.from(groups.flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]));
}

/**
 * The 4 or 16 bytes of an address in text form, or null when the text is no address.
 *
 * IPv4 is four decimal numbers (no octal, hexadecimal or short forms); IPv6 is any form of RFC 4291 section 2.2,
 * without a zone.
 *
 * @param text Address without brackets.
 * @example
 * ```ts
 * import { parseIp } from "./ip.ts";
 * console.assert(parseIp("127.0.0.1")?.length === 4 && parseIp("::1")?.length === 16);
 * console.assert(parseIp("127.1") === null);
 * ```
 */
export function parseIp(text: string): Uint8Array | null {
  checkArgument(text, "text", "the address of parseIp");
  if (text.length > 45) return null;
  return text.includes(":") ? parseIpv6(text) : parseIpv4(text);
}

/**
 * An address of 4 or 16 bytes as text: dotted decimal, or RFC 5952 (with the dotted tail of its section 5 for
 * IPv4-mapped addresses). Null for any other length.
 *
 * @param bytes The address.
 * @example
 * ```ts
 * import { formatIp } from "./ip.ts";
 * console.assert(formatIp(new Uint8Array([192, 0, 2, 1])) === "192.0.2.1");
 * console.assert(formatIp(new Uint8Array(16)) === "::");
 * ```
 */
export function formatIp(bytes: Uint8Array): string | null {
  if (bytes.length === 4) return bytes.join(".");
  if (bytes.length !== 16) return null;
  if (inRange(bytes, IPV4_MAPPED)) return `::ffff:${bytes.subarray(12).join(".")}`;
  const groups = Array.from({ length: 8 }, (_, i) => (bytes[2 * i]! << 8 | bytes[2 * i + 1]!).toString(16));
  return new URL(`http://[${groups.join(":")}]/`).hostname.slice(1, -1);
}

/** An address range: bytes of the prefix and its length in bits. */
export interface IpRange {
  /** 4 or 16 bytes. */
  bytes: Uint8Array;
  /** Length of the prefix in bits. */
  bits: number;
}

/**
 * A range in CIDR notation, or a single address; null when the text is neither.
 *
 * @example
 * ```ts
 * import { parseRange } from "./ip.ts";
 * console.assert(parseRange("127.0.0.0/8")?.bits === 8 && parseRange("::1")?.bits === 128);
 * ```
 */
export function parseRange(text: string): IpRange | null {
  const match = /^([^/]+)(?:\/(0|[1-9][0-9]{0,2}))?$/.exec(text);
  const bytes = match === null ? null : parseIp(match[1] as string);
  if (match === null || bytes === null) return null;
  const bits = match[2] === undefined ? bytes.length * 8 : Number(match[2]);
  return bits > bytes.length * 8 ? null : { bytes, bits };
}

/** Whether the address is in the range. An IPv4 address is in no IPv6 range. */
export function inRange(address: Uint8Array, range: IpRange): boolean {
  if (address.length !== range.bytes.length) return false;
  const whole = range.bits >> 3;
  for (let i = 0; i < whole; i++) if (address[i] !== range.bytes[i]) return false;
  const rest = range.bits & 7;
  return rest === 0 || ((address[whole] as number) ^ (range.bytes[whole] as number)) >> (8 - rest) === 0;
}

/** RFC 4291 section 2.5.5.2. */
const IPV4_MAPPED: IpRange = parseRange("::ffff:0:0/96")!;
