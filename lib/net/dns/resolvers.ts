import { SquatError } from "../../errors.ts";
import type { QueryOptions } from "../../io.ts";
import { parseIp } from "../../ip.ts";
import { AMOUNT, type OptionChecks } from "../../options.ts";
import { KNOWN_LIMITS, type KnownLimit } from "./data/known_limits.ts";
import { ProxyClient } from "../proxy/proxy_client.ts";
import { Resolver } from "./resolver.ts";
import type { ResolverAddress } from "./resolver_address.ts";
import { ceilingOf, type TokenBucket } from "./token_bucket.ts";
import { platformWindow } from "./udp.ts";

/** Options of a DNS client: resolvers, rates and timeouts. */
export interface DnsOptions {
  /** `192.0.2.1`, `192.0.2.1:5353`, `[2001:db8::1]:53`, `tls://dns.example`, `https://dns.example/dns-query`. */
  resolvers: readonly string[];
  /** Additional roots in PEM, for encrypted connections. @default none */
  ca?: readonly string[];
  /**
   * Proxy for encrypted connections, as in the dialer's options; datagrams and TCP go to resolvers directly.
   * @default none
   */
  proxy?: string | ProxyClient;
  /** Timeout of a query in milliseconds, from its first packet on. @default 5000 */
  timeoutMs?: number;
  /**
   * Milliseconds after which the refusals of a resolver that refuses everything are final: until then a limit per
   * minute may be used up. @default 65000; 150000 where it has answered before, 5000 for SERVFAIL
   */
  refusalMs?: number;
  /**
   * Milliseconds that a query waits for resolvers which have answered before and now answer nothing: bans end.
   * @default 600000
   */
  silenceMs?: number;
  /** Most queries in flight to one resolver. @default 2048; on Deno 1024, without --unstable-net 128 */
  window?: number;
  /**
   * Most queries a second, over all resolvers. @default adaptive; to a service that documents a limit, such as Google
   * Public DNS, no more than that
   */
  rate?: number;
  /** Most queries in flight, over all resolvers. @default adaptive */
  inFlight?: number;
}

/** The checks of its options. */
export const DNS_OPTIONS: OptionChecks<DnsOptions> = {
  resolvers: true,
  ca: true,
  proxy: true,
  timeoutMs: AMOUNT,
  refusalMs: AMOUNT,
  silenceMs: AMOUNT,
  window: AMOUNT,
  rate: AMOUNT,
  inFlight: AMOUNT,
};

/**
 * The resolvers of a client, each once.
 *
 * @throws {SquatError} `invalid_parameter` for an invalid resolver, `no_network` for none.
 */
export function openResolvers(options: DnsOptions): readonly Resolver[] {
  const { resolvers, proxy, ca = [], window = platformWindow(), refusalMs } = options;
  if (typeof resolvers === "string") {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use resolvers ${JSON.stringify(resolvers)}: give an array of them`,
    );
  }
  const stream = { ca, proxy: typeof proxy === "string" ? new ProxyClient(proxy, ca) : proxy };
  const ceilings = new Map<KnownLimit, TokenBucket>();
  const ceilingAt = (at: ResolverAddress): TokenBucket | undefined => {
    const limit = options.rate === undefined ? knownLimitOf(at) : undefined;
    if (limit !== undefined && !ceilings.has(limit)) ceilings.set(limit, ceilingOf(limit.perSecond));
    return limit && ceilings.get(limit);
  };
  const all = [...new Set(resolvers)].map((text) => new Resolver(text, window, stream, refusalMs, ceilingAt));
  if (all.length === 0) throw new SquatError("no_network", "No resolver is known: name a resolver");
  return all;
}

/** Those of the resolvers that a query may go to; all of them where its options leave none. */
export function allowedBy({ only, except }: QueryOptions, all: readonly Resolver[]): readonly Resolver[] {
  if (all.length === 1 || (only === undefined && except === undefined)) return all;
  const allowed = all.filter(({ label }) => label !== except && (only === undefined || label === only));
  return allowed.length === 0 ? all : allowed;
}

/** One form of each host: an address by its bytes, a name in lower case without a trailing dot. */
function canonical(host: string): string {
  const bytes = parseIp(host);
  if (bytes === null) return host.toLowerCase().replace(/\.$/, "");
  const isMapped = bytes.length === 16 && bytes.slice(0, 12).every((byte, i) => byte === (i < 10 ? 0 : 255));
  return (isMapped ? bytes.slice(12) : bytes).join(".");
}

const LIMITS: ReadonlyMap<string, KnownLimit> = new Map(
  KNOWN_LIMITS.flatMap((limit) => limit.hosts.map((host) => [canonical(host), limit])),
);

/** The limit that the service of a resolver documents, whatever the protocol and port; undefined for none. */
function knownLimitOf(at: ResolverAddress): KnownLimit | undefined {
  const host = at.transport === "udp" ? at.address : at.transport === "tls" ? at.host : at.url.hostname;
  return LIMITS.get(canonical(host.replace(/^\[(.*)\]$/, "$1")));
}
