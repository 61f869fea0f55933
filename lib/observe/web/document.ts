import { type Dialer, DialError } from "../../dial.ts";
import {
  exchange,
  fetchableUrl,
  type HttpRequest,
  type HttpResponse,
  MAX_HEADER_BYTES,
  redirectOf,
  webTarget,
} from "./http.ts";

/** How a document is requested, and how much of it is read. */
export interface DocumentRequest {
  /** Product and contact. */
  userAgent: string;
  /** The Accept field. */
  accept: string;
  /** Bytes of the decoded body that are read. */
  maxBytes: number;
  /** Value of the Authorization field; left out where a redirect leads to another host. @default none */
  authorization?: string;
  /** Called before each request, redirects included: the place for rate limits. */
  before?: (url: URL) => Promise<void>;
  /** Further fields; they replace the usual ones of the same name. @default none */
  fields?: HttpRequest["fields"];
  /** What to send with POST; redirects are then not followed. @default GET */
  post?: HttpRequest["post"];
}

/** A response that is not a redirect, and its URL. */
export interface DocumentAnswer {
  /** The URL of the last request. */
  url: URL;
  /** The response; any status. */
  response: HttpResponse;
}

const MAX_REDIRECTS = 3;

/**
 * Fetches a document of a service: over https with the certificate verified, or over http where the URL says so. At
 * most three redirects are followed, each through the dialer's rules; one from https to http is not.
 *
 * Source: RFC 9110.
 *
 * @param net The dialer.
 * @param start Absolute http or https URL.
 * @param request The fields of the request, and bounds.
 * @param signal Ends it.
 * @throws {DialError} When the dialer's rules or the network prevent an answer; the signal's reason when it aborts.
 * @example
 * ```ts
 * import { fetchDocument } from "./document.ts";
 * const net = { connect: () => Promise.reject(new Error("offline")) };
 * const request = { userAgent: "x", accept: "application/json", maxBytes: 1000 };
 * await fetchDocument(net, "ftp://a.test/", request, new AbortController().signal)
 *   .catch((error) => console.assert(error.reason === "refused"));
 * ```
 */
export async function fetchDocument(
  net: Dialer,
  start: string,
  request: DocumentRequest,
  signal: AbortSignal,
): Promise<DocumentAnswer> {
  const { authorization, maxBytes, before, ...fields } = request;
  let next = start;
  let last = "";
  const origin = URL.canParse(start) ? new URL(start).origin : "";
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const url = fetchableUrl(next);
    if (url === null || last === "https:" && url.protocol === "http:") {
      throw new DialError("refused", `Cannot request "${next.slice(0, 100)}": its scheme`);
    }
    last = url.protocol;
    await before?.(url);
    const connection = await net.connect({
      ...webTarget(url, { alpn: ["http/1.1"], verify: true }),
      maxBytes: maxBytes + 65_536 + MAX_HEADER_BYTES,
      label: url.href,
    }, signal);
    let response: HttpResponse;
    try {
      const own = url.origin === origin && authorization !== undefined ? { authorization } : {};
      response = await exchange(connection, { ...fields, ...own, url }, maxBytes);
    } finally {
      connection.close();
    }
    const location = request.post === undefined ? redirectOf(response) : null;
    if (location === null || !URL.canParse(location, url)) return { url, response };
    next = new URL(location, url).href;
  }
  throw new DialError(
    "too_much",
    `Cannot follow more than ${MAX_REDIRECTS} redirects from "${start.slice(0, 100)}"`,
  );
}
