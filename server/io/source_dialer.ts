import { createDialer, type History } from "../../lib/net/mod.ts";
import { type HistorySourceOptions, withHistorySource } from "../../lib/observe/mod.ts";
import type { Dialer } from "../../lib/dial.ts";
import type { Dns, Io } from "../../lib/io.ts";

/** Networks of the operator's own, which no proxy leads to (RFC 1122, 1918 and 4193). */
const OWN_NETWORKS = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"];

/**
 * A dialer to one server that the operator named, whatever its address; the usual rules apply to all others, such as
 * targets of redirects. Lookups have their own dialer, so a candidate cannot reach it.
 *
 * @param url Absolute http or https URL.
 * @param proxy Proxy for servers outside the operator's own networks. @default none
 * @param totalMs Milliseconds that a connection may live. @default 60000
 */
export function dialerFor(url: string, dns: Dns, proxy?: string, totalMs: number = 60_000): Dialer {
  const { hostname, port, protocol } = new URL(url);
  return createDialer({
    dns,
    totalMs,
    allow: [`${hostname}:${port || (protocol === "https:" ? 443 : 80)}`],
    ...(proxy === undefined ? {} : { proxy, direct: OWN_NETWORKS }),
  });
}

/** The history together with a passive DNS server that the operator named. */
export function historySource(
  io: Io,
  history: History | null,
  url: string,
  options: HistorySourceOptions,
  proxy?: string,
): History {
  // The URL is validated there, before it is parsed here.
  const parts = {
    now: io.now,
    sleep: io.sleep,
    ...(io.contact === undefined ? {} : { contact: io.contact }),
  };
  const net: Dialer = { connect: (target, signal) => dialerFor(url, io.dns, proxy).connect(target, signal) };
  return withHistorySource({ ...parts, net }, history, url, options);
}
