import { Refusal, send } from "./send.ts";
import { forgetSession, INTENT, session } from "./session.ts";

/** Storage name of a pasted key, in the session storage of the tab. */
const STORAGE_KEY = "deadringer.key";

/** The API key of this tab. */
export const apiKey = {
  /** Empty when there is none. */
  get: (): string => sessionStorage.getItem(STORAGE_KEY) ?? "",
  /** Stores a key, or deletes it when it is empty. */
  set(value: string): void {
    if (value === "") sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, value);
  },
};

/** Dispatched when a request is refused because nobody is signed in and there is no valid key. */
export const unauthenticated: EventTarget = new EventTarget();

/**
 * Sends a request to the service: with the key of this tab if there is one, else with the session.
 *
 * @throws {Refusal} when the service refuses or cannot be reached; an aborted request throws as fetch does.
 */
export async function request(
  path: string,
  { method = "GET", accept = "application/json", signal }: {
    method?: string;
    accept?: string;
    signal?: AbortSignal;
  } = {},
): Promise<Response> {
  const key = apiKey.get();
  try {
    if (key === "" && (await session()).owner === null) {
      throw new Refusal(401, "Sign in, or enter an API key");
    }
    return await send(path, {
      method,
      headers: { accept, ...(key === "" ? INTENT : { authorization: `Bearer ${key}` }) },
      credentials: key === "" ? "same-origin" : "omit",
      signal: signal ?? null,
    });
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) {
      if (key === "") forgetSession();
      unauthenticated.dispatchEvent(new Event("refused"));
    }
    throw error;
  }
}
