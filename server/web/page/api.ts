import { Refusal, send } from "./send.ts";
import { forgetSession, INTENT, session } from "./session.ts";

/** Where a pasted key is kept: gone when the tab is. */
const KEPT = "deadringer.key";

/** The API key of this tab. */
export const apiKey = {
  /** Empty when there is none. */
  get: (): string => sessionStorage.getItem(KEPT) ?? "",
  /** Keeps a key, or forgets it when it is empty. */
  set(value: string): void {
    if (value === "") sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, value);
  },
};

/** Told when a request was refused because nobody is signed in and there is no good key. */
export const unauthenticated: EventTarget = new EventTarget();

/**
 * Asks the service: with the key of this tab if there is one, else as who is signed in.
 *
 * @throws {Refusal} when it refuses or cannot be reached; a request that was aborted throws as fetch does.
 */
export async function ask(
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

/** Asks for JSON. */
export async function askJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return await (await ask(path, signal === undefined ? {} : { signal })).json() as T;
}

/** A retained result, as the service lists it. Times are Unix seconds. */
export interface ResultRecord {
  /** Its id. */
  uuid: string;
  /** What was looked up. */
  domain: string;
  /** The scope that made it. */
  scope: "lookup:squat" | "lookup:nxdomain" | "analyze";
  /** When it began. */
  created_at: number;
  /** When it goes. */
  ttl: number;
  /** Lines it has. */
  lines: number;
  /** Names they tell of. */
  names: number;
  /** Whether it is whole. */
  done: boolean;
}

/** Returns the result of the same lookup that began last before the one with that id; undefined when none is kept. */
export function lastBefore(records: readonly ResultRecord[], uuid: string): ResultRecord | undefined {
  const own = records.find((record) => record.uuid === uuid);
  if (own === undefined) return undefined;
  // Newest first, also of those of the same second.
  return records.slice(records.indexOf(own) + 1)
    .find(({ domain, scope, done }) => done && domain === own.domain && scope === own.scope);
}
