import type { Dns } from "../../io.ts";
import { checkOptions } from "../../options.ts";
import { DnsClient } from "./dns_client.ts";
import { DNS_OPTIONS, type DnsOptions } from "./resolvers.ts";

export type { DnsOptions };

/**
 * Returns a client that queries resolvers over UDP, many queries at a time, and over TCP after a truncated reply. Many
 * queries a second go through one TCP connection, where the resolver answers them there as it does datagrams.
 *
 * A query is retransmitted with backoff, each time with a new random id from one of sixteen random ports and to the next
 * resolver; a late answer to an earlier attempt still counts. Replies from other addresses, to other questions or
 * malformed are dropped. The rate to each resolver adapts to its answers and refusals (`AdaptiveWindow`). After a refusal
 * (SERVFAIL, REFUSED, NOTIMP) the other resolvers are queried, then the same ones after a pause; it is final when the
 * resolver blames the name (RFC 8914), or still refuses it while it answers others.
 * Source: RFC 1035, RFC 5452 (ids and ports), RFC 6298 (retransmission), RFC 6891 (EDNS), RFC 7766 (TCP).
 *
 * @throws {SquatError} `invalid_parameter` for an invalid resolver, `no_network` for none.
 * @example
 * ```ts
 * import { createDns } from "./client.ts";
 * const dns = createDns({ resolvers: ["192.0.2.53"] });
 * await dns.close();
 * ```
 */
export function createDns(options: DnsOptions): Dns {
  checkOptions("createDns", options, DNS_OPTIONS);
  return new DnsClient(options);
}
