import type { Io } from "../../io.ts";
import { inRange, parseIp, parseRange } from "../../ip.ts";
import { answerWithin } from "../deadline.ts";
import { productAgent } from "../web/http.ts";
import { RDAP_NETWORK_SERVERS } from "./data/rdap_networks.ts";
import { rateLimitOf } from "./rate_limit.ts";
import { askRdap, linkedUrl } from "./rdap.ts";

/** What registries say about the network of an address. */
export interface NetworkRegistration {
  /** The address. */
  address: string;
  /** The network, then those above it: RFC 9083 objects, each with the URL that it came from. */
  answers: { url: string; object: Record<string, unknown> }[];
}

/** The longest wait for the rate limit of a registry, in milliseconds. */
const PATIENCE_MS = 10_000;
/** How many networks above the nearest one are queried. */
const PARENTS = 2;
const TOTAL_MS = 20_000;

/** IANA's table as a map. */
const SNAPSHOT: ReadonlyMap<string, string> = new Map(
  RDAP_NETWORK_SERVERS.flatMap(([base, octets, prefixes]) => [
    ...octets.split(" ").map((octet) => [`${octet}.0.0.0/8`, base] as const),
    ...prefixes.split(" ").map((prefix) => [prefix, base] as const),
  ]),
);

/**
 * The RDAP server of the longest prefix that covers an address; null when none does, or the text is not an address.
 *
 * Source: RFC 9224 section 5.
 */
export function networkServer(servers: ReadonlyMap<string, string>, address: string): string | null {
  const bytes = parseIp(address);
  let best: string | null = null, longest = -1;
  for (const [prefix, base] of bytes === null ? [] : servers) {
    const range = parseRange(prefix);
    if (range !== null && range.bits > longest && inRange(bytes!, range)) {
      [best, longest] = [base, range.bits];
    }
  }
  return best;
}

/**
 * What registries say about the network that an address is in, by RDAP, walking up. A lookup queries it only to find
 * whom to write to. Null when no registry is known for the address, or none answers. Queries are spaced like those for
 * domains.
 *
 * Source: RFC 9082 section 3.1.1, RFC 9083 section 5.4, RFC 9224 section 5.
 *
 * @param io The dialer, clock and sleep.
 * @param address IPv4 or IPv6.
 * @param signal Ends it.
 * @throws The signal's reason only.
 * @example
 * ```ts
 * import { networkRegistration } from "./network.ts";
 * const offline = { net: null, now: () => 0, sleep: () => new Promise<void>(() => {}) };
 * console.assert(await networkRegistration(offline, "192.0.2.1", new AbortController().signal) === null);
 * ```
 */
export async function networkRegistration(
  io: Pick<Io, "net" | "now" | "sleep" | "tables" | "contact" | "registryIntervalMs">,
  address: string,
  signal: AbortSignal,
): Promise<NetworkRegistration | null> {
  const base = networkServer(io.tables?.networks ?? SNAPSHOT, address);
  if (base === null) return null;
  const access = rateLimitOf(io).withPatience(PATIENCE_MS);
  const answers: NetworkRegistration["answers"] = [];
  // What arrived before a failure counts.
  await answerWithin(io, TOTAL_MS, signal, async (inner, net) => {
    let url: string | null = `${base.replace(/\/?$/, "/")}ip/${address}`;
    while (url !== null && answers.length <= PARENTS && answers.every((each) => each.url !== url)) {
      const answer = await askRdap(net, url, productAgent(io.contact), access, inner);
      if (answer.object === null) break;
      answers.push({ url: answer.url, object: answer.object });
      url = linkedUrl(answer.object, "up");
    }
    return null;
  });
  return answers.length === 0 ? null : { address, answers };
}
