/**
 * How lists are fetched: those that the operator named, whatever their addresses, and those that people named, from
 * public addresses.
 * @module
 */
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isBlockedAddress } from "../../../lib/net/address.ts";
import { InvalidParameter, quote } from "../../checks.ts";
import type { Dialer } from "../../../lib/dial.ts";
import type { Io } from "../../../lib/io.ts";
import { createDialer, DialError } from "../../../lib/net/mod.ts";
import { type Fetch, sourceFetch } from "../../io/source_fetch.ts";
import type { SourceConfig } from "./settings.ts";

/** Redirects of one request, as browsers bound them. */
const MAX_REDIRECTS = 20;
/** Statuses that lead elsewhere (RFC 9110 section 15.4). */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The runtime's `fetch` for a server that the operator named, whatever its address. Its redirects to other hosts lead to
 * public addresses and to HTTPS only: a server on a network of the operator's own would have to prove a name that the
 * redirect chose. They get no credentials.
 *
 * @throws {SquatError} `invalid_parameter` for a redirect that is not followed.
 */
export const namedFetch: Fetch = async (url, init) => {
  let { headers = {} } = init;
  let at = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(at, { ...init, headers, redirect: "manual" });
    const location = REDIRECTS.has(response.status) ? response.headers.get("location") : null;
    if (location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, at);
    if (next === null || !await mayFollow(at, next)) {
      throw new InvalidParameter(
        `it redirects to ${
          quote(location.slice(0, 200))
        }, which is not followed: other hosts have to be public, and ` +
          "reached by https; give the URL where it is",
      );
    }
    if (next.origin !== at.origin) {
      headers = Object.fromEntries(
        Object.entries(headers).filter(([name]) => !/^authorization$/i.test(name)),
      );
    }
    at = next;
  }
  throw new InvalidParameter(`it redirects more than ${MAX_REDIRECTS} times`);
};

async function mayFollow(from: URL, to: URL): Promise<boolean> {
  if (to.origin === from.origin) return true;
  if (to.protocol !== "https:") return false;
  const host = to.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return !isBlockedAddress(host);
  const addresses = await lookup(host, { all: true }).catch(() => []);
  return addresses.length > 0 && addresses.every(({ address }) => !isBlockedAddress(address));
}

/**
 * Returns a `fetch` for what a person named who does not run this machine: each connection, of redirects too, goes to an
 * address that the dialer has looked at. Errors name no path and no query, which may be secrets.
 *
 * @param maxBytes Bytes of the largest answer.
 */
export function guardedFetch(dialer: Dialer, maxBytes: number): Fetch {
  const fetch = sourceFetch(() => dialer, maxBytes);
  return async (url, init) => {
    try {
      return await fetch(url, init);
    } catch (cause) {
      init.signal?.throwIfAborted();
      const text = (cause as Error).message.replaceAll(/(https?:\/\/[^\s/"'?#]+)[^\s"']*/g, "$1/…");
      const isRefused = cause instanceof DialError && cause.reason === "refused";
      throw isRefused
        ? new InvalidParameter(`${text}; private addresses need DEADRINGER_FEEDS_ALLOW`)
        : new Error(text);
    }
  };
}

/** How long a list may take to come, milliseconds. */
const LIST_MS = 600_000;

/** Reaches lists that people name; in the demo, those of its internet. */
export function listDialer(
  { dns, net }: Pick<Io, "dns" | "net">,
  { demo, feeds_allow: allow, proxy }: Pick<SourceConfig, "demo" | "feeds_allow" | "proxy">,
): Dialer {
  if (demo && net !== null) return net;
  return createDialer({ dns, allow, totalMs: LIST_MS, ...proxy === "" ? {} : { proxy } });
}
