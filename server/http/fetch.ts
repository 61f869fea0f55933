import { responseOf } from "./answer.ts";
import type { Handler } from "./listen/listen.ts";

/** What the host knows of a connection: the second argument that `Deno.serve` passes has this form. */
export interface ConnectionInfo {
  /** The other end. */
  remoteAddr?: {
    /** Its IP address, by which attempts to sign in are counted. @default unknown: all such callers count as one */
    hostname?: string;
  };
  /** Of `Deno.serve`: it cancels the body of a client that leaves, and its signal need not be watched. */
  completed?: Promise<unknown>;
}

/**
 * Answers a request; never rejects. The body of the response is read as its reader takes it; cancelling it, or aborting
 * the request's signal, stops the work behind it.
 */
export type FetchHandler = (request: Request, info?: ConnectionInfo) => Promise<Response>;

/** Returns the same handler with the classes of the Fetch standard. */
export function fetchOf(handle: Handler): FetchHandler {
  return async (request, info) => {
    const peer = info?.remoteAddr?.hostname;
    const answer = await handle(request, () => typeof peer === "string" ? peer : "");
    const { body } = answer;
    // Who watches the signal of a request of Deno.serve gets a warning of Deno printed.
    if (!(body instanceof ReadableStream) || info?.completed !== undefined) return responseOf(answer);
    return responseOf({ ...answer, body: untilAborted(body, request.signal) });
  };
}

/** The same bytes, as they are taken; fails with the signal's reason when it aborts, and cancels the source. */
function untilAborted(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let abort = () => {};
  const end = () => signal.removeEventListener("abort", abort);
  return new ReadableStream<Uint8Array>({
    start(out) {
      abort = () => {
        reader.cancel(signal.reason).catch(() => {});
        // A host that cancels the body as well does so first: an error would be printed.
        setTimeout(() => out.error(signal.reason), 0);
      };
      if (signal.aborted) return abort();
      signal.addEventListener("abort", abort, { once: true });
    },
    async pull(out) {
      const { done, value } = await reader.read();
      if (signal.aborted) return;
      if (!done) return out.enqueue(value);
      end();
      out.close();
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  }, { highWaterMark: 0 });
}
