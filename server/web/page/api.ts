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

/** A request without success. */
export class Refusal extends Error {
  /** HTTP status; 0 when the service could not be reached. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Told when a request was refused for want of a good key. */
export const unauthenticated: EventTarget = new EventTarget();

/**
 * Asks the service.
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
  if (key === "") {
    throw refused(401, "Enter an API key: the service prints a link for the first one when it starts");
  }
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { authorization: `Bearer ${key}`, accept },
      credentials: "omit",
      cache: "no-store",
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new Refusal(0, "The service cannot be reached. Check the connection, then try again");
  }
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({})) as { detail?: unknown; title?: unknown };
  const told = String(problem.detail ?? problem.title ?? `The service answered ${response.status}`);
  const wait = response.headers.get("retry-after");
  throw refused(
    response.status,
    wait === null || /\bwait\b|try again/i.test(told) ? told : `${told}. Try again in ${wait} s`,
  );
}

function refused(status: number, message: string): Refusal {
  if (status === 401) unauthenticated.dispatchEvent(new Event("refused"));
  return new Refusal(status, message);
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
