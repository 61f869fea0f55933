import { fetchDocument } from "../../lib/observe/mod.ts";
import type { Dialer } from "../../lib/dial.ts";
import { createDialer } from "../../lib/net/mod.ts";
import type { Dns } from "../../lib/io.ts";
import { createIo } from "../../mod.ts";
import { streamFrom } from "./stream_from.ts";

/** Statuses whose responses have no body (Fetch standard). */
const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);
/** Fields that a request has a member for. */
const OWN_FIELDS: ReadonlySet<string> = new Set(["accept", "user-agent", "authorization", "content-type"]);

/** Fields of an answer that callers read. */
const SHOWN_FIELDS: ReadonlySet<string> = new Set([
  ...["content-range", "content-type", "date", "etag", "last-modified", "retry-after", "www-authenticate"],
  "x-taxii-date-added-last",
]);

/**
 * Returns a `fetch` of GET and POST for libraries, whose connections go through dialers of ours: their rules hold for
 * every host that an answer names.
 *
 * @param dialerOf Returns the dialer of a URL.
 * @param maxBytes Bytes of the largest answer.
 */
export function sourceFetch(
  dialerOf: (url: string) => Dialer,
  maxBytes: number,
): Fetch {
  return async (url, { method = "GET", headers = {}, body, signal }) => {
    if (method !== "GET" && method !== "POST") throw new TypeError(`Cannot send ${method} requests`);
    const field = (name: string) => headers[name];
    const authorization = field("authorization");
    const { response } = await fetchDocument(dialerOf(url), url, {
      userAgent: field("user-agent") ?? "deadringer",
      accept: field("accept") ?? "*/*",
      maxBytes,
      ...(authorization === undefined ? {} : { authorization }),
      fields: Object.entries(headers).filter(([name]) => !OWN_FIELDS.has(name)),
      ...(method === "GET" ? {} : {
        post: {
          body: new TextEncoder().encode(String(body ?? "")),
          contentType: field("content-type") ?? "application/x-www-form-urlencoded",
        },
      }),
    }, signal ?? new AbortController().signal);
    const { status, body: bytes, truncated } = response;
    const pieces = piecesOf(bytes, truncated ? maxBytes : null);
    return new Response(WITHOUT_BODY.has(status) ? null : streamFrom(pieces), {
      status,
      // Not Content-Encoding and Content-Length: the body is decoded.
      headers: response.headers.filter(([name]) => SHOWN_FIELDS.has(name)),
    });
  };
}

/**
 * A body. Where some of it is missing, the error follows what is there.
 *
 * @param most Bytes that are read of one that is cut off; null for a whole one.
 */
function* piecesOf(bytes: Uint8Array, most: number | null): Generator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
  if (most !== null) throw new Error(`the answer is cut off, or longer than ${most} bytes`);
}

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

/** The part of `fetch` that requests to logs and feeds need. */
export type Fetch = (
  url: string,
  init: Pick<RequestInit, "method" | "body" | "redirect"> & {
    signal?: AbortSignal;
    headers?: Record<string, string>;
  },
) => Promise<Response>;

/** Bytes of the largest answer: a page of get-entries with long chains. */
const MAX_PROXIED_BYTES = 64 << 20;

/**
 * Returns a `fetch` whose requests go through a proxy; the runtimes' own do not do that alike.
 *
 * @param proxy URL of the proxy.
 * @param resolvers Resolvers for the names. @default the system's
 * @throws {SquatError} `invalid_parameter` for a text that is not the URL of a proxy.
 */
export function proxiedFetch(proxy: string, resolvers?: readonly string[]): Fetch {
  const { dns } = createIo({ geo: false, net: false, proxy, resolvers });
  return sourceFetch((url) => dialerFor(url, dns, proxy), MAX_PROXIED_BYTES);
}
