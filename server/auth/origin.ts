/**
 * Which hosts and origins requests may come by: a browser can be made to send requests to a service that its page may
 * not reach.
 * @module
 */
import { SquatError } from "../../lib/errors.ts";
import { quote } from "../checks.ts";
import type { RequestInput } from "../wire/request.ts";

type Sent = Pick<RequestInput, "headers" | "hostless" | "authority">;

/** Valid Host headers (RFC 9112 section 3.2, RFC 3986 section 3.2): a name or an address, and a port; no user. */
const HOST_HEADER = /^(?:\[[\da-f:.]{2,45}\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2}){0,255})(?::\d{0,5})?$/i;

/**
 * Returns why a request is refused for the host that it names, as a status and a sentence; null when it is not. A proxy
 * in front may route by Host, so ambiguous ones are refused. Two of them are joined to a list, which is not a host.
 *
 * @param allowed Names without port; all when there are none.
 */
export function hostFault(
  { headers, hostless, authority }: Sent,
  allowed: readonly string[],
): [status: 400 | 421, detail: string] | null {
  const given = headers.get("host");
  if (hostless === true) return [400, "The request has no Host header, which HTTP/1.1 requires"];
  // RFC 9113 section 8.3.1: they must not differ.
  if (given && authority !== undefined && hostWithoutPort(authority) !== hostWithoutPort(given)) {
    return [400, "The Host header and :authority name different hosts"];
  }
  const host = given ?? authority ?? null;
  if (host === null) return null;
  if (!HOST_HEADER.test(host)) {
    return [400, "The Host header is not a host with an optional port, or there are two of them"];
  }
  // With DNS rebinding, Host is the attacker's name.
  const name = hostWithoutPort(host);
  if (name === "" || allowed.length === 0 || allowed.some((each) => each.toLowerCase() === name)) return null;
  return [421, `This service does not answer by the name ${name}: add it to DEADRINGER_HOSTS`];
}

/** A host without its port, which runtimes leave out where it is the usual one. */
const hostWithoutPort = (host: string): string => host.replace(/:\d*$/, "").toLowerCase();

/**
 * Refuses a request that a page of another origin made a browser send. Programs send no Origin. A proxy may have
 * replaced the Host header, so what the browser itself says counts first; pages cannot set that header.
 *
 * @param publicUrl The origin that browsers know the service by; empty when it is not set.
 * @throws {SquatError} `forbidden`.
 */
export function checkOrigin({ headers, authority }: Sent, publicUrl: string): void {
  const origin = headers.get("origin");
  if (origin === null || headers.get("sec-fetch-site") === "same-origin") return;
  const host = headers.get("host") ?? authority;
  const own = /^https?:\/\/(.+)$/i.exec(origin)?.[1]?.toLowerCase();
  if (own !== undefined && (own === host?.toLowerCase() || origin === publicUrl)) return;
  throw new SquatError(
    "forbidden",
    `Pages of ${quote(origin)} may not use this service: its own pages may, and programs without an Origin`,
  );
}
