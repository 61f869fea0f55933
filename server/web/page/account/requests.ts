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

/** An answer without success, in the service's own words. */
export class Refusal extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Asks the service as who is signed in, and returns its JSON; undefined when there is none.
 *
 * @throws {Refusal}
 */
export async function ask<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  // No other origin can send this header without asking first, which the service never allows.
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") headers["x-deadringer-intent"] = "1";
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      cache: "no-store",
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, "The service cannot be reached: check the connection, then try again");
  }
  if (!response.ok) {
    const problem = await response.json().catch(() => ({})) as { detail?: unknown };
    throw new Refusal(response.status, String(problem.detail ?? `The service answered ${response.status}`));
  }
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as T;
}
