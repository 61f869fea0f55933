import { createIo } from "../../mod.ts";
import { dialerFor } from "./source_dialer.ts";
import { sourceFetch } from "./source_fetch.ts";

/** The part of `fetch` that requests to logs and feeds need. */
export type Fetch = (
  url: string,
  init: Pick<RequestInit, "method" | "body"> & { signal?: AbortSignal; headers?: Record<string, string> },
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
  const { dns } = createIo({
    geo: false,
    net: false,
    proxy,
    ...(resolvers === undefined ? {} : { resolvers }),
  });
  return sourceFetch((url) => dialerFor(url, dns, proxy), MAX_PROXIED_BYTES);
}
