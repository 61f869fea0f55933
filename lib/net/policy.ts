import type { DialPurpose, DialTarget } from "../dial.ts";
import { formatIp, inRange, type IpRange, parseIp, parseRange } from "../ip.ts";
import { isBlockedAddress } from "./address.ts";

/** Allowed ports by purpose. */
const PORTS: Record<DialPurpose, readonly number[]> = { web: [80, 443], mail: [25], whois: [43] };

/** Suffixes of local names, whatever DNS answers (RFC 6761, 6762, 7686, 8375; ICANN's reservations). */
const NEARBY =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|onion|home\.arpa)$/;

/** One entry of an allow list. */
interface Allowed {
  name: string | null;
  range: IpRange | null;
  port: number | null;
}

/** An exception from the rules, for tests, the demo and private use. */
export interface AllowList {
  /** Whether this name may be contacted although it is local. */
  name(host: string, port: number): boolean;
  /** Whether a connection to this address and port, under this name, is allowed. */
  address(host: string, ip: string, port: number): boolean;
}

function parseAllowed(entry: string): Allowed {
  // A port follows brackets or a single colon; a bare IPv6 address or range has none.
  const match = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(entry) ?? /^([^:]+)(?::(\d{1,5}))?$/.exec(entry);
  const text = match?.[1] ?? entry;
  const port = match?.[2] === undefined ? null : Number(match[2]);
  const range = parseRange(text);
  const name = range === null && /^[a-z0-9*][a-z0-9.-]*$/i.test(text) ? text.toLowerCase() : null;
  if ((range === null && name === null) || (port !== null && (port < 1 || port > 65535))) {
    throw new RangeError(
      `Cannot use allow entry "${entry}": give a host, address or CIDR range, with or without :port`,
    );
  }
  return { name, range, port };
}

/**
 * Reads an allow list: host names, addresses and CIDR ranges, each with `:port` for that port only and without
 * for any port: `127.0.0.0/8`, `[::1]:8080`, `mail.internal:25`.
 *
 * @throws {RangeError} For any other entry.
 * @example
 * ```ts
 * import { parseAllowList } from "./policy.ts";
 * console.assert(parseAllowList(["127.0.0.1:8080"]).address("a.test", "127.0.0.1", 8080));
 * ```
 */
export function parseAllowList(entries: readonly string[]): AllowList {
  const list = entries.map(parseAllowed);
  const named = (host: string, port: number): boolean =>
    list.some((a) => a.name === host && (a.port === null || a.port === port));
  return {
    name: (host, port) => named(host, port),
    address(host, ip, port) {
      if (named(host, port)) return true;
      const bytes = parseIp(ip);
      return bytes !== null &&
        list.some((a) => a.range !== null && inRange(bytes, a.range) && (a.port === null || a.port === port));
    },
  };
}

/** The canonical form of a host: lower case, without brackets and final dot, addresses normalised. */
export function canonicalHost(host: string): string {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  const bytes = parseIp(bare);
  return bytes === null ? bare : formatIp(bytes) as string;
}

/**
 * Why a host must not be contacted, before it is resolved; null when it may be. Addresses in any spelling other than
 * the four decimal numbers are refused here: `URL` has normalised those of URLs.
 *
 * @param host Canonical, by `canonicalHost`.
 */
export function refusedName(host: string, port: number, allow: AllowList): string | null {
  if (host.length > 253) return "no host name";
  if (parseIp(host) !== null) return null;
  if (allow.name(host, port)) return null;
  if (!/^[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*$/.test(host)) return "no host name";
  if (NEARBY.test(host)) return "a name of a nearby machine";
  if (!host.includes(".")) return "a name of one label";
  // No top-level domain is a number; libc would read it as an address (RFC 3696 section 2).
  return /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)$/.test(host) ? "an address in an unusual spelling" : null;
}

/** Why an address must not be connected to; null when it may be. */
export function refusedAddress(
  host: string,
  ip: string,
  port: number,
  purpose: DialPurpose,
  allow: AllowList,
  own: ReadonlySet<string>,
): string | null {
  if (allow.address(host, ip, port)) return null;
  if (!PORTS[purpose].includes(port)) return `port ${port} is not one of ${PORTS[purpose].join(", ")}`;
  if (isBlockedAddress(ip)) return "an address that is not on the internet";
  return own.has(ip) ? "an address of this machine" : null;
}

const NO_ADDRESSES: ReadonlySet<string> = new Set();

/**
 * Why no connection to a host may be opened, by its name, or by all of the addresses that are given; null when one may.
 *
 * @param target Host, port and purpose; the addresses of the host, where they are known.
 * @param exceptions As an allow list has them.
 * @throws {RangeError} When an exception is none.
 * @example
 * ```ts
 * import { refusalOf } from "./policy.ts";
 * console.assert(refusalOf({ host: "localhost", port: 25, purpose: "mail" }) !== null);
 * console.assert(refusalOf({ host: "a.test", port: 25, purpose: "mail", addresses: ["1.1.1.1"] }) === null);
 * ```
 */
export function refusalOf(
  { host, port, purpose, addresses = [] }: Pick<DialTarget, "host" | "port" | "purpose" | "addresses">,
  exceptions: readonly string[] = [],
): string | null {
  const allow = parseAllowList(exceptions);
  const canonical = canonicalHost(host);
  let reason = refusedName(canonical, port, allow);
  if (reason !== null) return reason;
  for (const address of addresses) {
    reason = refusedAddress(canonical, canonicalHost(address), port, purpose, allow, NO_ADDRESSES);
    if (reason === null) return null;
  }
  return reason;
}
