import { send } from "./send.ts";

/** The session. */
export interface Session {
  /** Null when nobody is signed in. */
  owner: string | null;
  /** Who is signed in, of the team `owner`. */
  person?: string;
  /** What that person may do. */
  role?: "admin" | "analyst" | "viewer";
  /** What was shown for it. */
  by?: "passphrase" | "link" | "oidc";
  /** The provider that people can sign in by; absent without one. */
  sign_on?: {
    /** What the operator calls it. */
    name: string;
    /** Whether it is the only way. */
    only: boolean;
  };
  /** Since when, RFC 3339. */
  created_at?: string;
  /** Until when at most, RFC 3339. */
  expires_at?: string;
  /** Whether a new passphrase requires the current one. */
  current_wanted?: boolean;
}

/** The header of every request that changes something: no other origin can send it. */
export const INTENT: Readonly<Record<string, string>> = { "x-deadringer-intent": "1" };

/**
 * Sends a request with the session, and returns the JSON of its response; undefined when there is none.
 *
 * @throws {Refusal}
 */
export async function asOwner<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await send(path, {
    method,
    headers: {
      accept: "application/json",
      ...(method === "GET" ? {} : INTENT),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    credentials: "same-origin",
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

let known: Promise<Session> | undefined;

/**
 * Returns the session. A missing one is not cached: the user may sign in in another tab.
 *
 * @throws {Refusal} when it cannot be determined.
 */
export function session(): Promise<Session> {
  return known ??= asOwner<Session>("GET", "/v1/session").then((found) => {
    if (found.owner === null) known = undefined;
    return found;
  }, (error) => {
    known = undefined;
    throw error;
  });
}

/** Clears the session, after the service reported that it has ended. */
export function forgetSession(): void {
  known = undefined;
}
