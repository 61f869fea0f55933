import type { Scope } from "../auth/keys.ts";

/** Who sends a request, once that is known. */
export interface Caller {
  /**
   * What rate limits and usage count by: the id of a key, `owner:` and the name of who is signed in, or `jwt:` and the
   * subject of a legacy token.
   */
  id: string;
  /** Whose results the caller reads and makes. */
  owner: string;
  /** What the caller may do. */
  scopes: readonly Scope[];
}

/** The parts of a request that the service reads. A `Request` is one; listeners make cheaper ones. */
export interface RequestInput {
  /** In upper case. */
  readonly method: string;
  /** Absolute. The path is as the client sent it, unless the platform parsed it as a `URL`. */
  readonly url: string;
  /** A field that came more than once reads as a list. */
  readonly headers: Pick<Headers, "get">;
  /** Null when the request has none. */
  readonly body: ReadableStream<Uint8Array> | null;
  /** Whether an HTTP/1.1 request has no Host header. Left out where the platform does not say. */
  readonly hostless?: boolean;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
}
