import type { Dns } from "../io.ts";
import { formatIp, inRange, type IpRange, parseIp, parseRange } from "../ip.ts";
import { isBlockedAddress } from "./address.ts";

/** The name whose only addresses are IPv4, and these two: RFC 7050 section 2.2. */
const PROBE = "ipv4only.arpa";
const PROBED = ["192.0.0.170", "192.0.0.171"].map((text) => parseIp(text)!);
/** Possible prefix lengths in bits, the longest first, which is the least ambiguous. RFC 6052 section 2.2. */
const LENGTHS = [96, 64, 56, 48, 40, 32];
/** Bits 64 to 71 of an address with a shorter prefix: always zero, RFC 6052 section 2.2. */
const RESERVED_BYTE = 8;
/** Translation prefixes outside the global space: the well-known one (RFC 6052) and the local ones (RFC 8215). */
const WELL_KNOWN = ["64:ff9b::/96", "64:ff9b:1::/48"].map((text) => parseRange(text)!);
/** Milliseconds for which a discovered prefix, or its absence, is cached. */
const BELIEVED_MS = 600_000;
/** The same, where the resolver gave no usable answer. */
const RETRY_MS = 10_000;
/** Maximum number of prefixes. A network has one, or two during a change. */
const MAX_PREFIXES = 4;

/**
 * Discovers how an IPv6-only network reaches IPv4 hosts: the prefixes of its NAT64.
 *
 * Only global and IANA's translation prefixes count. A prefix in private space would let a malicious resolver direct
 * connections to the local network.
 * Source: RFC 7050 (discovery), RFC 6052 (addresses).
 */
export class Nat64 {
  readonly #dns: Dns;
  #found: Promise<readonly IpRange[]> = Promise.resolve([]);
  #untilMs = -Infinity;

  constructor(dns: Dns) {
    this.#dns = dns;
  }

  /** The prefixes; none without NAT64. One query in ten minutes. Never rejects. */
  prefixes(): Promise<readonly IpRange[]> {
    if (performance.now() < this.#untilMs) return this.#found;
    this.#untilMs = performance.now() + BELIEVED_MS;
    return this.#found = this.#discover().catch(() => {
      this.#untilMs = performance.now() + RETRY_MS;
      return [];
    });
  }

  async #discover(): Promise<readonly IpRange[]> {
    const { rcode, answers } = await this.#dns.query(PROBE, "AAAA", undefined, { urgent: true });
    if (rcode !== "NOERROR" && rcode !== "NXDOMAIN") this.#untilMs = performance.now() + RETRY_MS;
    const found = new Map<string, IpRange>();
    for (const record of answers) {
      const prefix = record.type === "AAAA" ? prefixIn(record.data) : null;
      if (prefix !== null) found.set(`${prefix.bytes.join(".")}/${prefix.bits}`, prefix);
    }
    return [...found.values()].slice(0, MAX_PREFIXES);
  }
}

/** The prefix of an address in the probe's answer; null when it has none, or the prefix is not public. */
function prefixIn(address: string): IpRange | null {
  const bytes = parseIp(address);
  if (bytes?.length !== 16) return null;
  for (const bits of LENGTHS) {
    const range: IpRange = { bytes: prefixBytes(bytes, bits), bits };
    const inside = embedded(bytes, range)?.join();
    if (!PROBED.some((each) => each.join() === inside)) continue;
    const isPublic = WELL_KNOWN.some((known) => bits >= known.bits && inRange(bytes, known)) ||
      !isBlockedAddress(address);
    return isPublic ? range : null;
  }
  return null;
}

function prefixBytes(bytes: Uint8Array, bits: number): Uint8Array {
  const prefix = new Uint8Array(16);
  prefix.set(bytes.subarray(0, bits / 8));
  return prefix;
}

/** Positions of the four bytes of the IPv4 address. */
function bytePlaces(bits: number): number[] {
  const from = bits / 8;
  const isSkipped = (place: number) => from <= RESERVED_BYTE && place >= RESERVED_BYTE;
  return [from, from + 1, from + 2, from + 3].map((place) => isSkipped(place) ? place + 1 : place);
}

/** The IPv4 address, 4 bytes, inside an IPv6 address of a translation prefix; null when it has another prefix. */
export function embedded(address: Uint8Array, prefix: IpRange): Uint8Array | null {
  if (!inRange(address, prefix)) return null;
  if (prefix.bits < 96 && address[RESERVED_BYTE] !== 0) return null;
  return Uint8Array.from(bytePlaces(prefix.bits), (place) => address[place]!);
}

/**
 * The IPv6 address of an IPv4 address behind a translation prefix.
 *
 * @param ipv4 4 bytes.
 * @example
 * ```ts
 * import { parseRange } from "../ip.ts";
 * import { synthesized } from "./nat64.ts";
 * const prefix = parseRange("64:ff9b::/96")!;
 * console.assert(synthesized(new Uint8Array([1, 1, 1, 1]), prefix) === "64:ff9b::101:101");
 * ```
 */
export function synthesized(ipv4: Uint8Array, prefix: IpRange): string {
  const bytes = prefixBytes(prefix.bytes, prefix.bits);
  bytePlaces(prefix.bits).forEach((place, i) => bytes[place] = ipv4[i]!);
  return formatIp(bytes)!;
}
