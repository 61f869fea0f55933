/**
 * A client of the service, for browsers, Node and Deno. It loads nothing but the reader of lines.
 * @module
 */
import { checkOptions, type OptionNames } from "../lib/option_names.ts";
import { fromNdjson } from "../lib/lines/mod.ts";
import type { BrandNotice, Match } from "../lib/match/mod.ts";
import type { Problem, StreamMessage } from "../mod.ts";

/** How a client reaches the service. */
export interface ClientOptions {
  /** Scheme, host and port, such as `https://deadringer.example.com`: no path, not even the version segment. */
  server: string;
  /** An API key. White space around it is not part of it. */
  key: string;
  /** Most attempts before a stream has begun, the first one included. @default 4 */
  attempts?: number;
  /** Most milliseconds to wait before an attempt. @default 30000 */
  longestWaitMs?: number;
  /** Sends requests. @default the fetch of the platform */
  fetch?: typeof fetch;
  /** Waits that many milliseconds; nobody waits for it once the signal aborts. @default a timer */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

const OPTIONS: OptionNames<ClientOptions> = {
  server: true,
  key: true,
  attempts: true,
  longestWaitMs: true,
  fetch: true,
  sleep: true,
};

/** What a lookup may be told. */
export interface StreamOptions {
  /** Most permutations, best first. */
  limit?: number;
  /** Seconds that the service goes on when this client is cut off, so that `resume` finds more. */
  linger?: number;
  /** Aborts the lookup; the iteration then throws the signal's reason. */
  signal?: AbortSignal;
}

/** What a match may be given besides names and brands. */
export interface MatchRequest {
  /** Names of the brands' own: they are no imitations. */
  owned?: readonly { name: string; brand: string }[];
  /** Of all names that are matched, the share that imitates a brand. @default 0.001 */
  prior?: number;
  /** Leave out what is less likely. @default 0 */
  min?: number;
  /** At most this many brands for each name. @default 10 */
  limit?: number;
  /** Say what each probability is made of. @default false */
  reasons?: boolean;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/** What a match comes to. */
export interface MatchAnswer {
  /** The names in the order given: the brands that each imitates, the likeliest first, or why it cannot be used. */
  results: { name: string; matches?: Match[]; error?: string }[];
  /** Brands that match many names which have nothing to do with them. */
  notices: BrandNotice[];
}

/** Why there is no success. */
export type ClientFailure = "invalid" | "unreachable" | "refused" | "failed" | "incomplete" | "cut_off";

/** A request or stream without success. */
export class ClientError extends Error {
  /** Options that no client can be made of, not reached at all, refused before it began, failed by a line Error, incomplete by a line Timeout, or cut off without a last line. */
  readonly failure: ClientFailure;
  /** What the service said. */
  readonly problem: Problem | undefined;
  /** The result to `resume`, and from which line. */
  readonly resume: { id: string; from: number } | undefined;

  /** `message` says it to a person. */
  constructor(
    failure: ClientFailure,
    message: string,
    more: {
      problem?: Problem | undefined;
      resume?: { id: string; from: number } | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = "ClientError";
    this.failure = failure;
    this.problem = more.problem;
    this.resume = more.resume;
  }
}

/** What can be asked. Lines have their extension members. Streams end without an error only after their line Done. */
export interface Client {
  /** Lines of registered look-alikes. */
  squat(domain: string, options?: StreamOptions): AsyncGenerator<StreamMessage, void, void>;
  /** Lines of look-alikes that do not exist. */
  nxdomain(domain: string, options?: StreamOptions): AsyncGenerator<StreamMessage, void, void>;
  /** Lines of one host. */
  analyze(host: string, options?: StreamOptions): AsyncGenerator<StreamMessage, void, void>;
  /** The lines of a result from `from` on; follows a lookup that still runs. Starts no work. */
  resume(id: string, from: number, signal?: AbortSignal): AsyncGenerator<StreamMessage, void, void>;
  /** Which of the brands each name imitates, and how likely; at most 1,000 of each. Sends nothing to anybody else. */
  match(names: readonly string[], brands: readonly string[], options?: MatchRequest): Promise<MatchAnswer>;
  /** Any JSON route, such as `/v1/meta/usage?t=60`. */
  json(path: string, signal?: AbortSignal): Promise<unknown>;
}

const RETRY: ReadonlySet<number> = new Set([429, 503]);

/**
 * Returns a client. Attempts are repeated, with growing waits or as long as Retry-After says, only while no stream
 * has begun; work that has begun is never asked for twice.
 *
 * @throws {ClientError} `invalid`: the address is no http or https URL of host and port alone, or no header can carry
 * the key. The key and what an address holds of passwords are never quoted.
 * @example
 * ```ts ignore
 * import { createClient } from "@deadringer/deadringer/client";
 * const client = createClient({ server: "http://127.0.0.1:8787", key: "ak_…" });
 * for await (const line of client.squat("paypal.com")) console.log(line.op);
 * ```
 */
export function createClient(options: ClientOptions): Client {
  checkOptions("createClient", options, OPTIONS);
  const {
    attempts = 4,
    longestWaitMs = 30_000,
    sleep = timer,
  } = options;
  const base = baseOf(options.server);
  const key = options.key.trim();
  if (!/^[\x21-\x7e]+$/.test(key)) {
    const wrong = key === "" ? "it is empty" : "it has spaces, line ends or letters beyond ASCII";
    throw new ClientError("invalid", `Cannot use this key: ${wrong}`);
  }
  const ask = options.fetch ?? fetch;

  async function send(
    path: string,
    accept: string,
    signal: AbortSignal | undefined,
    body?: unknown,
  ): Promise<Response> {
    const request = {
      headers: {
        accept,
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    };
    for (let attempt = 1;; attempt++) {
      const response = await ask(base + path, request)
        .catch((error) => {
          signal?.throwIfAborted();
          throw unreachable(base, error);
        });
      if (response.ok) return response;
      const text = await response.text().catch(() => (signal?.throwIfAborted(), ""));
      if (!RETRY.has(response.status) || attempt >= attempts) throw refused(response.status, text);
      const told = Number(response.headers.get("retry-after") ?? NaN) * 1_000;
      const wait = told >= 0 ? told : 500 * 2 ** attempt;
      // Waiting less than the service says would only be refused again.
      if (wait > longestWaitMs) throw refused(response.status, text);
      await Promise.race([sleep(wait, signal), aborted(signal)]);
    }
  }

  async function* stream(
    path: string,
    first: number,
    signal?: AbortSignal,
  ): AsyncGenerator<StreamMessage, void, void> {
    const response = await send(path, "application/x-ndjson", signal);
    const id = response.headers.get("x-service-result-id");
    let from = first;
    const resume = () => id === null ? undefined : { id, from };
    try {
      for await (const line of fromNdjson(response.body!)) {
        from++;
        yield line;
        if (line.op !== "Meta") continue;
        const { data } = line;
        if (data.kind === "Done") return;
        if (data.kind === "Error") throw ended("failed", "The lookup failed", data.data);
        if (data.kind === "Timeout") throw ended("incomplete", "The lookup ran out of time", data.data);
      }
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof ClientError) throw cause;
      throw new ClientError("cut_off", "The stream broke off before its last line", {
        cause,
        resume: resume(),
      });
    }
    throw new ClientError("cut_off", "The stream ended before its last line", { resume: resume() });
  }

  const lookup = (path: string) => (domain: string, { limit, linger, signal }: StreamOptions = {}) => {
    const query = new URLSearchParams({ extensions: "1" });
    if (limit !== undefined) query.set("limit", String(limit));
    if (linger !== undefined) query.set("linger", String(linger));
    return stream(`/v1/${path}/${encodeURIComponent(domain)}?${query}`, 0, signal);
  };

  return {
    squat: lookup("lookup/squat"),
    nxdomain: lookup("lookup/nxdomain"),
    analyze: lookup("analyze"),
    resume: (id, from, signal) =>
      stream(`/v1/retrieve/${encodeURIComponent(id)}?extensions=1&from=${from}`, from, signal),
    async match(names, brands, { signal, ...options } = {}) {
      const body = { names, brands, ...options };
      const answer = await jsonOf(await send("/v1/match", "application/json", signal, body), signal);
      return answer as MatchAnswer;
    },
    json: async (path, signal) => jsonOf(await send(path, "application/json", signal), signal),
  };
}

async function jsonOf(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  return await response.json().catch((cause) => {
    signal?.throwIfAborted();
    throw new ClientError("cut_off", "The answer broke off, or is no JSON", { cause });
  });
}

/** The address as paths are put after it. */
function baseOf(server: string): string {
  const url = URL.canParse(server) ? new URL(server) : null;
  const wrong = (why: string) =>
    new ClientError("invalid", `Cannot use ${why}: give a URL such as https://example.com:8787`);
  if (url !== null && (url.username !== "" || url.password !== "")) {
    throw wrong("a server address with a user or password");
  }
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw wrong(`the server address ${JSON.stringify(server)}, which is no http or https URL`);
  }
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "") {
    throw wrong(`the server address ${JSON.stringify(server)}, which goes on after host and port`);
  }
  return url.origin;
}

/** A timer that does not outlast its signal, and with it a process that has nothing else to do. */
function timer(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const id = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => clearTimeout(id), { once: true });
  });
}

/** Other services of this kind say less, or nothing. */
function ended(failure: ClientFailure, otherwise: string, problem: Problem | undefined): ClientError {
  return new ClientError(failure, problem?.detail ?? otherwise, { problem });
}

/** Rejects with the signal's reason once it aborts. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function unreachable(base: string, cause: Error & { cause?: Error }): ClientError {
  // Node tells the reason one level deeper than Deno.
  const why = cause.cause?.message || cause.message;
  return new ClientError("unreachable", `Cannot reach ${base}: ${why}`, { cause });
}

function refused(status: number, text: string): ClientError {
  let problem: Problem | undefined;
  try {
    problem = JSON.parse(text);
  } catch {
    // A proxy's page says nothing that could be told.
  }
  return new ClientError("refused", problem?.detail ?? `The service answered ${status}`, { problem });
}
