import { responseOf } from "../wire/answer.ts";
import type { Handler } from "./listen/listen.ts";
import type { RequestInput } from "../wire/request.ts";

/** Information about the connection, as `Deno.serve` passes it as the second argument. */
export interface ConnectionInfo {
  /** The other end. */
  remoteAddr?: {
    /** Its IP address, by which attempts to sign in are counted. @default unknown: all such callers count as one */
    hostname?: string;
  };
  /**
   * Set by `Deno.serve`, which cancels the body when the client disconnects, so that the signal need not be watched.
   */
  completed?: Promise<unknown>;
}

/**
 * Answers a request; never rejects. The body is produced at the reader's pace; cancelling it, or aborting the
 * request's signal, stops the work.
 */
export type FetchHandler = (request: Request, info?: ConnectionInfo) => Promise<Response>;

/** Returns the request of a runtime as routes read it, with the host of its URL. */
export function inputOf(request: Request): RequestInput {
  const { method, url, headers, body } = request;
  const from = url.indexOf("//") + 2;
  const end = url.slice(from).search(/[/?#]/);
  const authority = url.slice(from, end < 0 ? undefined : from + end);
  // Deno prints a warning when the signal of a request of Deno.serve is read without need.
  return {
    method,
    url,
    headers,
    body,
    authority,
    get signal() {
      return request.signal;
    },
  };
}

/** Returns the same handler with the classes of the Fetch standard. */
export function fetchOf(handle: Handler): FetchHandler {
  return async (request, info) => {
    const peer = info?.remoteAddr?.hostname;
    // Where there is a Host header, the host of the URL may be that of a proxy.
    const input = request.headers.get("host") === null ? inputOf(request) : request;
    const answer = await handle(input, () => typeof peer === "string" ? peer : "");
    const { body } = answer;
    // Deno prints a warning when the signal of a request of Deno.serve is used.
    if (!(body instanceof ReadableStream) || info?.completed !== undefined) return responseOf(answer);
    // When the signal aborts, the reader gets its reason, and the source is cancelled.
    const { signal } = request;
    return responseOf({ ...answer, body: body.pipeThrough(new TransformStream(), { signal }) });
  };
}
