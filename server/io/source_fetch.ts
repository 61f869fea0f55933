import { fetchDocument } from "../../lib/observe/mod.ts";
import type { Dialer } from "../../lib/dial.ts";

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
      fields: Object.entries(headers).filter(([name]) => !OWN_FIELDS.has(name)),
      ...(method === "GET" ? {} : {
        post: {
          body: new TextEncoder().encode(String(body ?? "")),
          contentType: field("content-type") ?? "application/x-www-form-urlencoded",
        },
      }),
    }, signal ?? new AbortController().signal);
    const { status, body: bytes, truncated } = response;
    return new Response(WITHOUT_BODY.has(status) ? null : streamOf(bytes, truncated ? maxBytes : null), {
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
function streamOf(bytes: Uint8Array, most: number | null): ReadableStream<Uint8Array> {
  let rest = bytes;
  return new ReadableStream({
    pull(out) {
      if (rest.length > 0) out.enqueue(rest);
      else if (most === null) out.close();
      else out.error(new Error(`the answer is cut off, or longer than ${most} bytes`));
      rest = new Uint8Array(0);
    },
  }, { highWaterMark: 0 });
}
