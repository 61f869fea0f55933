import {
  createDialer,
  type Dialer,
  type Dns,
  type History,
  type HistorySourceOptions,
  type Io,
  withHistorySource,
} from "../../mod.ts";

/**
 * A way out to one server that the operator named, wherever it is, and to nobody else: what it redirects to is under
 * the usual rules. Lookups have their own dialer, so a candidate cannot reach it.
 *
 * @param url Absolute http or https URL.
 */
export function dialerFor(url: string, dns: Dns): Dialer {
  const { hostname, port, protocol } = new URL(url);
  return createDialer({ dns, allow: [`${hostname}:${port || (protocol === "https:" ? 443 : 80)}`] });
}

/** The memory with a server of passive DNS that the operator named. */
export function historySource(
  io: Io,
  history: History | null,
  url: string,
  options: HistorySourceOptions,
): History {
  // The URL is judged there, before it is taken apart here.
  const parts = {
    now: io.now,
    sleep: io.sleep,
    ...(io.contact === undefined ? {} : { contact: io.contact }),
  };
  const net: Dialer = { connect: (target, signal) => dialerFor(url, io.dns).connect(target, signal) };
  return withHistorySource({ ...parts, net }, history, url, options);
}
