import { fetchDocument } from "../../lib/observe/mod.ts";
import type { Dialer } from "../../mod.ts";

/** What a request of a library may have. */
export interface FetchInit {
  /** @default "GET" */
  method?: string;
  /** Header fields. */
  headers?: Record<string, string>;
  /** The body of a POST. */
  body?: unknown;
  /** Ends the request. */
  signal?: AbortSignal | undefined;
}

/** Statuses whose responses have no body (Fetch standard). */
const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);
/** Fields that the request has anyway. */
const OWN_FIELDS: ReadonlySet<string> = new Set(["accept", "user-agent", "authorization", "content-type"]);

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
): (url: string, init?: FetchInit) => Promise<Response> {
  return async (url, { method = "GET", headers = {}, body, signal } = {}) => {
    if (method !== "GET" && method !== "POST") throw new TypeError(`Cannot send ${method} requests`);
    const field = (name: string) => headers[name];
    const authorization = field("authorization");
    const { response } = await fetchDocument(dialerOf(url), url, {
      userAgent: field("user-agent") ?? "deadringer",
      accept: field("accept") ?? "*/*",
      maxBytes,
      ...(authorization === undefined ? {} : { authorization }),
      ...(method === "GET" ? {} : {
        post: {
          body: new TextEncoder().encode(String(body ?? "")),
          contentType: field("content-type") ?? "application/x-www-form-urlencoded",
          fields: Object.entries(headers).filter(([name]) => !OWN_FIELDS.has(name)),
        },
      }),
    }, signal ?? new AbortController().signal);
    const { status, body: bytes, truncated } = response;
    if (truncated) throw new Error(`the answer is cut off, or longer than ${maxBytes} bytes`);
    return new Response(WITHOUT_BODY.has(status) ? null : Uint8Array.from(bytes), {
      status,
      headers: response.headers.filter(([name]) =>
        /^(?:content-type|date|retry-after|www-authenticate|x-taxii-date-added-last)$/.test(name)
      ),
    });
  };
}
