import { checkArgument } from "./argument.ts";
/**
 * IP addresses as bytes and as text.
 * @module
 */

function parseIpv4(text: string): Uint8Array | null {
  const bytes = new Uint8Array(4);
  let part = 0;
  let value = 0;
  let digits = 0;
  for (let i = 0; i <= text.length; i++) {
    const c = i === text.length ? 0x2e : text.charCodeAt(i);
    if (c >= 0x30 && c <= 0x39) {
      // Some parsers read a leading zero as octal, others as decimal: it is refused.
      if (digits > 0 && value === 0) return null;
      value = value * 10 + c - 0x30;
      if (++digits > 3 || value > 255) return null;
    } else if (c === 0x2e && digits > 0 && part < 4) {
      bytes[part++] = value;
      value = digits = 0;
    } else return null;
  }
  return part === 4 ? bytes : null;
}

function parseIpv6(text: string): Uint8Array | null {
  let tail: Uint8Array | null = null;
  let head = text;
  const dot = text.indexOf(".");
  if (dot >= 0) {
    const colon = text.lastIndexOf(":");
    tail = parseIpv4(text.slice(colon + 1));
    if (colon < 0 || tail === null) return null;
    // The colon before the dotted part stays only when it is the second of a "::".
    head = text.slice(0, text[colon - 1] === ":" ? colon + 1 : colon);
  }
  const size = tail === null ? 8 : 6;
  const halves = head.split("::");
  if (halves.length > 2) return null;
  const groups = halves.map((half) => half === "" ? [] : half.split(":"));
  const count = groups.reduce((sum, g) => sum + g.length, 0);
  if (halves.length === 1 ? count !== size : count >= size) return null;
  const bytes = new Uint8Array(16);
  const put = (list: string[], from: number): boolean =>
    list.every((group, i) => {
      if (!/^[0-9a-f]{1,4}$/i.test(group)) return false;
      const value = parseInt(group, 16);
      bytes[2 * (from + i)] = value >> 8;
      bytes[2 * (from + i) + 1] = value & 255;
      return true;
    });
  if (!put(groups[0] as string[], 0)) return null;
  if (groups.length === 2 && !put(groups[1] as string[], size - (groups[1] as string[]).length)) return null;
  if (tail !== null) bytes.set(tail, 12);
  return bytes;
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
  if (bytes.length === 4) return `${bytes[0]}.${bytes[1]}.${bytes[2]}.${bytes[3]}`;
  if (bytes.length !== 16) return null;
  const groups: number[] = [];
  for (let i = 0; i < 16; i += 2) groups.push((bytes[i] as number) << 8 | (bytes[i + 1] as number));
  if (groups[5] === 0xffff && groups.slice(0, 5).every((g) => g === 0)) {
    return `::ffff:${bytes[12]}.${bytes[13]}.${bytes[14]}.${bytes[15]}`;
  }
  let best = 0;
  let length = 1; // A single zero group is not shortened (RFC 5952 section 4.2.2).
  for (let i = 0, run = 0; i < 8; i++) {
    run = groups[i] === 0 ? run + 1 : 0;
    if (run > length) {
      length = run;
      best = i - run + 1;
    }
  }
  const hex = groups.map((g) => g.toString(16));
  if (length === 1) return hex.join(":");
  return hex.slice(0, best).join(":") + "::" + hex.slice(best + length).join(":");
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
