import { send } from "./send.ts";

/** Who is signed in. */
export interface Session {
  /** Null when nobody is. */
  owner: string | null;
  /** What was shown for it. */
  by?: "passphrase" | "link";
  /** Since when, RFC 3339. */
  created_at?: string;
  /** Until when at most, RFC 3339. */
  expires_at?: string;
  /** Whether a new passphrase wants the old one. */
  current_wanted?: boolean;
}

/** What every request that changes something carries: no other origin can send it. */
export const INTENT: Readonly<Record<string, string>> = { "x-deadringer-intent": "1" };

/**
 * Asks the service as who is signed in, and returns its JSON; undefined when there is none.
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
 * Returns who is signed in. That nobody is, is asked again: somebody may sign in in another tab.
 *
 * @throws {Refusal} when it cannot be told.
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

/** Forgets who is signed in: the service said that nobody is any more. */
export function forgetSession(): void {
  known = undefined;
}
