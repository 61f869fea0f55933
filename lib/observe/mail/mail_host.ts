import type { Io } from "../../io.ts";
import { parseIp } from "../../ip.ts";
import { refusalOf } from "../../net/policy.ts";
import { blockIn } from "../block.ts";
import { deniesSuffix, isUnusable } from "../reply.ts";

/** Hosts of MX records that are looked at: mail servers try them in order. */
const MAX_HOSTS = 10;

/** Whether mail can be delivered to the hosts of a domain's MX records. */
export interface Delivery {
  /** Whether one of them can be reached on the internet; null where DNS gave no usable answer about any that might. */
  isPossible: boolean | null;
  /** Each host that cannot, with the reason: `localhost (a name of one label)`. */
  refused: string[];
}

/**
 * Why a host takes no mail, by its name and addresses: an MX record names a host with addresses (RFC 5321 section 5.1), and
 * nobody delivers to one that is not on the internet. Null where it may; undefined where DNS gave no usable answer. A
 * host that is an alias is used by mail servers all the same, though RFC 2181 section 10.3 forbids it.
 */
async function hostRefusal(
  io: Pick<Io, "dns" | "net">,
  host: string,
  signal: AbortSignal,
): Promise<string | null | undefined> {
  const target = { host, port: 25, purpose: "mail" } as const;
  if (parseIp(host.replace(/^\[(?:IPv6:)?(.*)\]$/i, "$1")) !== null) {
    return "an address, where a name belongs";
  }
  const exceptions = io.net?.exceptions;
  const named = refusalOf(target, exceptions);
  if (named !== null) return named;
  let isKnown = true;
  const addresses: string[] = [];
  for (const type of ["A", "AAAA"] as const) {
    if (addresses.length > 0) break;
    const reply = await io.dns.query(host, type, signal);
    if (isUnusable(reply) || blockIn(reply)?.reason === "extended_error" || deniesSuffix(reply)) {
      isKnown = false;
    }
    for (const record of reply.answers) if (record.type === type) addresses.push(record.data);
  }
  if (addresses.length === 0) return isKnown ? "no address" : undefined;
  return refusalOf({ ...target, addresses }, exceptions);
}

/**
 * Whether mail can be delivered to one of the hosts of MX records, as far as DNS says.
 *
 * @param io DNS, and the dialer, whose rules say what is on the internet.
 * @param hosts Best first.
 * @param signal Ends it.
 */
export async function deliveryTo(
  io: Pick<Io, "dns" | "net">,
  hosts: readonly string[],
  signal: AbortSignal,
): Promise<Delivery> {
  const refused: string[] = [];
  let isUnknown = hosts.length > MAX_HOSTS;
  for (const host of hosts.slice(0, MAX_HOSTS)) {
    const why = await hostRefusal(io, host, signal);
    if (why === null) return { isPossible: true, refused };
    if (why === undefined) isUnknown = true;
    else refused.push(`${host} (${why})`);
  }
  return { isPossible: isUnknown ? null : false, refused };
}
