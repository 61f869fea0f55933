import { checkArgument } from "../../argument.ts";
import { DialError } from "../../dial.ts";
import type { Io } from "../../io.ts";
import { inRange, parseIp, parseRange } from "../../ip.ts";
import { withDeadline } from "../deadline.ts";
import { productAgent } from "../web/user_agent.ts";
import { RDAP_NETWORK_SERVERS } from "./data/rdap_networks.ts";
import { askRdap } from "./rdap.ts";
import { sharedOf } from "./shared.ts";

/** What registries say about the network of an address. */
export interface NetworkRegistration {
  /** The address. */
  address: string;
  /** The network, then those above it: RFC 9083 objects, each with the URL that it came from. */
  answers: { url: string; object: Record<string, unknown> }[];
}

/** Settings of a network lookup. */
export interface NetworkOptions {
  /** RDAP servers by prefix. @default those of `io`, else IANA's of `data/rdap_networks.ts` */
  servers?: ReadonlyMap<string, string>;
  /** How many networks above the nearest one are queried. @default 2 */
  parents?: number;
  /** Milliseconds in total. @default 20000 */
  totalMs?: number;
}

/** The longest wait for the rate limit of a registry, in milliseconds. */
const PATIENCE_MS = 10_000;

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

/** The network above, by the first link `up` (RFC 9083 section 4.2); null when there is none. */
function upUrl(object: Record<string, unknown>): string | null {
  const links = Array.isArray(object["links"]) ? object["links"].slice(0, 50) : [];
  for (const link of links as (Record<string, unknown> | null)[]) {
    const href = link?.["href"];
    const type = link?.["type"];
    if (link?.["rel"] !== "up" || typeof href !== "string" || !/^https?:\/\//i.test(href)) continue;
    if (type === undefined || String(type).startsWith("application/rdap+json")) return href;
  }
  return null;
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
 * @param options Settings.
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
  options: NetworkOptions = {},
): Promise<NetworkRegistration | null> {
  checkArgument(io, "object", "the Io of networkRegistration");
  checkArgument(address, "text", "the address of networkRegistration");
  const { servers = io.tables?.networks ?? SNAPSHOT, parents = 2, totalMs = 20_000 } = options;
  const base = networkServer(servers, address);
  if (base === null) return null;
  const access = sharedOf(io).rateLimit.withPatience(PATIENCE_MS);
  const answers: NetworkRegistration["answers"] = [];
  try {
    await withDeadline(io, totalMs, signal, async (inner, net) => {
      let url: string | null = `${base.replace(/\/?$/, "/")}ip/${address}`;
      while (url !== null && answers.length <= parents && answers.every((each) => each.url !== url)) {
        const answer = await askRdap(net, url, productAgent(io.contact), access, inner);
        if (answer.object === null) return;
        answers.push({ url: answer.url, object: answer.object });
        url = upUrl(answer.object);
      }
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    // What arrived by then counts.
    if (!(error instanceof DialError)) throw error;
  }
  return answers.length === 0 ? null : { address, answers };
}
