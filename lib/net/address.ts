import { inRange, type IpRange, parseIp, parseRange } from "../ip.ts";

const ranges = (...list: string[]): IpRange[] => list.map((text) => parseRange(text) as IpRange);

/** IANA IPv4 special-purpose registry, not globally reachable; multicast; reserved; Azure's wire server. */
const BLOCKED_IPV4 = ranges(
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
  "168.63.129.16/32",
);

/** The only IPv6 space that IANA allocates for the internet. */
const GLOBAL_IPV6 = ranges("2000::/3")[0] as IpRange;

/** IANA IPv6 special-purpose registry inside 2000::/3: protocols, documentation, 6to4. */
const BLOCKED_IPV6 = ranges("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "3ffe::/16");

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
