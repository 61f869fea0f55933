import { createIo, fetchDocument } from "../../mod.ts";
import { dialerFor } from "./source_dialer.ts";

/** The part of `fetch` that requests to logs need. */
export type Fetch = (
  url: string,
  init: { signal?: AbortSignal; headers?: Record<string, string> },
) => Promise<Response>;

/** Bytes of the largest answer: a page of get-entries with long chains. */
const MAX_BYTES = 64 << 20;
/** Statuses whose responses have no body (Fetch standard). */
const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/**
 * Returns a `fetch` whose requests go through a proxy; the runtimes' own do not do that alike.
 *
 * @param proxy URL of the proxy.
 * @param resolvers Resolvers for the names. @default the system's
 * @throws {SquatError} `invalid_parameter` for a text that is not the URL of a proxy.
 */
export function proxiedFetch(proxy: string, resolvers?: readonly string[]): Fetch {
  const { dns } = createIo({
    geo: false,
    net: false,
    proxy,
    ...(resolvers === undefined ? {} : { resolvers }),
  });
  return async (url, { signal, headers = {} }) => {
    const request = {
      userAgent: headers["user-agent"] ?? "deadringer",
      accept: headers["accept"] ?? "*/*",
      maxBytes: MAX_BYTES,
      ...headers["authorization"] === undefined ? {} : { authorization: headers["authorization"] },
    };
    const { response } = await fetchDocument(
      dialerFor(url, dns, proxy),
      url,
      request,
      signal ?? new AbortController().signal,
    );
    const { status, body, truncated } = response;
    if (truncated) throw new Error(`the answer is cut off, or longer than ${MAX_BYTES} bytes`);
    return new Response(WITHOUT_BODY.has(status) ? null : Uint8Array.from(body), {
      status,
      headers: response.headers.filter(([name]) =>
        /^(?:content-type|date|retry-after|x-taxii-date-added-last)$/.test(name)
      ),
    });
  };
}
