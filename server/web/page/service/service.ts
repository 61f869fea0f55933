import { type Client, ClientError, createClient, type SendJson } from "../../../client.ts";
import { heardDate } from "./service_time.ts";
import type { Session } from "../../../client/session_types.ts";

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

const UNREACHABLE = "The service cannot be reached. Check the connection, then try again";
/** Paths that need nobody: who has a link has its token. */
const PUBLIC = /\/shared\//;

async function send(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { cache: "no-store", ...init }).catch((cause) => {
    throw new ClientError("unreachable", UNREACHABLE, { cause });
  });
  heardDate(response.headers.get("date"));
  return response;
}

const clientOf = (key: string | null, fetch: typeof send): Client =>
  createClient({ server: location.origin, key, attempts: 1, fetch });

/** The session; undefined when nobody asked, nobody is signed in, or it has ended. */
let known: Promise<Session> | undefined;
let hadSession = false;
/** One client for each key: it caches lists by entity tag. */
let current: { key: string; client: Client } | undefined;

/** Returns the client of the service: with the key of this tab if there is one, else with the session. */
export function service(): Client {
  const key = apiKey.get();
  if (current?.key !== key) {
    const client = clientOf(key === "" ? null : key, async (url, init) => {
      const isOpen = key !== "" || PUBLIC.test(new URL(String(url)).pathname);
      const response = isOpen || (await session()).owner !== null ? await send(url, init) : null;
      if (response !== null && response.status !== 401) return response;
      if (key === "") known = undefined;
      unauthenticated.dispatchEvent(new Event("refused"));
      if (response === null) throw notSignedIn();
      return response;
    });
    current = { key, client };
  }
  return current.client;
}

let owner: Client | undefined;

async function sendAsOwner(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await send(url, init);
  // A wrong passphrase is refused so, too: nobody is known then.
  if (response.status === 401 && known !== undefined) {
    known = undefined;
    unauthenticated.dispatchEvent(new Event("refused"));
  }
  return response;
}

/** Sends a request with the session, whatever key the tab has. @throws {ClientError} */
export async function asOwner<T>(
  method: Parameters<SendJson>[0],
  path: string,
  body?: unknown,
): Promise<T> {
  return await (owner ??= clientOf(null, sendAsOwner)).send(method, path, { body }) as T;
}

/**
 * Returns the session. A missing one is not cached: the user may sign in in another tab.
 *
 * @param isRenewed Whether the service is asked again, which counts as use.
 * @throws {ClientError} when it cannot be determined.
 */
export function session(isRenewed = false): Promise<Session> {
  if (isRenewed) known = undefined;
  return known ??= asOwner<Session>("GET", "/v1/session").then((found) => {
    if (found.owner === null) known = undefined;
    else hadSession = true;
    return found;
  }, (error) => {
    known = undefined;
    throw error;
  });
}

/** Whether somebody has been signed in on this page: it may hold what they typed. */
export function wasSignedIn(): boolean {
  return hadSession;
}

/** Whether there is a key or somebody is signed in: without either, the service answers 401. */
export async function hasAccess(): Promise<boolean> {
  return apiKey.get() !== "" || (await session().catch(() => null))?.owner != null;
}

/** Returns the error of a request that is not worth sending, as the service would refuse it. */
export function refusal(status: number, detail: string): ClientError {
  return new ClientError("refused", detail, {
    problem: { type: "about:blank", title: detail, status, detail },
  });
}

/** Makes sure that there is a key or somebody is signed in. @throws {ClientError} that there is not, or why that is not known */
export async function needsAccess(): Promise<void> {
  if (apiKey.get() === "" && (await session()).owner === null) throw notSignedIn();
}

function notSignedIn(): ClientError {
  return refusal(401, hadSession ? "Your session has ended" : "Sign in, or enter an API key");
}

/** Status of the refusal; 0 for another error. */
export function statusOf(error: unknown): number {
  return error instanceof ClientError ? error.problem?.status ?? 0 : 0;
}

/** What a page starts with. */
export interface Pending {
  /** A name, or several. */
  text: string;
  /** What it is compared with; empty for nothing. */
  brand: string;
}

const keyOf = (page: string): string => `deadringer.pending.${page}`;

/**
 * What was typed or chosen for a page before it opens: on another page, or before signing in. It is stored for this
 * tab, so that a link alone starts nothing.
 */
export const pending = {
  /** Null when there is nothing. */
  get(page: string): Pending | null {
    const stored = sessionStorage.getItem(keyOf(page));
    return stored === null ? null : JSON.parse(stored);
  },
  /** Stores it; the page deletes it when it starts with it. */
  set: (page: string, text: string, brand = ""): void =>
    sessionStorage.setItem(keyOf(page), JSON.stringify({ text, brand } satisfies Pending)),
  /** Deletes it. */
  delete: (page: string): void => sessionStorage.removeItem(keyOf(page)),
};
