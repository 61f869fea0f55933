import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isBlockedAddress } from "../../lib/net/address.ts";
import { InvalidParameter, quote } from "../checks.ts";
import type { Fetch } from "./proxied_fetch.ts";

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
