import type { Scope } from "./scopes.ts";
import type { Role } from "./roles.ts";
import type { StartedBy } from "./started_by.ts";

/** The authenticated sender of a request. */
export interface Caller {
  /**
   * Id for rate limits and usage: the id of a key, `owner:` with the name of a signed-in owner, or `jwt:` with the
   * subject of a legacy token.
   */
  id: string;
  /** Owner of the results that the caller reads and creates. */
  owner: string;
  /** What the caller may do; null for everything, as with a session. */
  scopes: readonly Scope[] | null;
  /** The person who is signed in or made the key; null for a key that no person made. */
  person: string | null;
  /** That person's role now, which limits what the caller may do; null without a person. */
  role: Role | null;
  /** When the key or token expires, milliseconds since 1970; null for never, and for a session. */
  expires_at: number | null;
}

/** Whether a caller has a scope. */
export function hasScope({ scopes }: Pick<Caller, "scopes">, scope: Scope): boolean {
  return scopes === null || scopes.includes(scope);
}

/** What ends that which a caller has running. */
export const startedBy = ({ id, person, expires_at }: Caller): Omit<StartedBy, "owner"> => ({
  person,
  key: id,
  key_expires_at: expires_at,
});

/** The parts of a request that the service reads. A `Request` has them; listeners create cheaper objects. */
export interface RequestInput {
  /** In upper case. */
  readonly method: string;
  /** Absolute. The path is as the client sent it, unless the runtime parsed it as a `URL`. */
  readonly url: string;
  /** Repeated fields are joined to a list. */
  readonly headers: Pick<Headers, "get">;
  /** Null when the request has none. */
  readonly body: ReadableStream<Uint8Array> | null;
  /**
   * The host that the request is for where no Host header says it: `:authority` of HTTP/2, or that of the URL. Absent
   * for requests that come from no network.
   */
  readonly authority?: string | undefined;
  /** Whether an HTTP/1.1 request has no Host header. Absent where the runtime does not report it. */
  readonly hostless?: boolean;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
}
