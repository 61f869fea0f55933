import { inRange, type IpRange, parseIp, parseRange } from "../ip.ts";
import { ALLOCATED_IPV6, SPECIAL_IPV4, SPECIAL_IPV6 } from "./data/special_ranges.ts";

const ranges = (list: readonly string[]): IpRange[] => list.map((text) => parseRange(text) as IpRange);

const BLOCKED_IPV4 = ranges(SPECIAL_IPV4);
const GLOBAL_IPV6 = parseRange(ALLOCATED_IPV6) as IpRange;
const BLOCKED_IPV6 = ranges(SPECIAL_IPV6);

/**
 * Whether no connection may be opened to an address: private, loopback, link-local, multicast, documentation,
 * translated, unallocated, or not an address. Allowed IPv6 is 2000::/3 without its exceptions, so every form with an
 * embedded IPv4 address is blocked, whatever that address is.
 *
 * Source: IANA special-purpose address registries (RFC 6890 and its updates), RFC 4291.
 *
 * @param ip Address in text form, without brackets or zone.
 * @example
 * ```ts
 * import { isBlockedAddress } from "./address.ts";
 * console.assert(isBlockedAddress("169.254.169.254") && isBlockedAddress("::ffff:1.1.1.1"));
 * console.assert(!isBlockedAddress("1.1.1.1"));
 * ```
 */
export function isBlockedAddress(ip: string): boolean {
  const bytes = parseIp(ip);
  if (bytes === null) return true;
  if (bytes.length === 4) return BLOCKED_IPV4.some((range) => inRange(bytes, range));
  return !inRange(bytes, GLOBAL_IPV6) || BLOCKED_IPV6.some((range) => inRange(bytes, range));
}

/**
 * The network of an address for rate limits: its /24, or its /48 for IPv6, as text.
 *
 * @example
 * ```ts
 * import { networkOf } from "./address.ts";
 * console.assert(networkOf("192.0.2.77") === "192.0.2");
 * ```
 */
export function networkOf(ip: string): string {
  const bytes = parseIp(ip);
  return bytes === null ? ip : bytes.subarray(0, bytes.length === 4 ? 3 : 6).join(".");
}
