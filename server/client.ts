/**
 * A client of the service, for browsers, Node and Deno. It imports only the reader of lines.
 * @module
 */
import { checkOptions, type OptionChecks } from "../lib/options.ts";
import { fromNdjson } from "../lib/lines/ndjson.ts";
import { retryAfterMs } from "../lib/retry_after.ts";
import type { Problem, StreamMessage } from "../lib/model.ts";
import {
  type CtClient,
  ctClient,
  type MatchClient,
  matchClient,
  type ResultClient,
  resultClient,
} from "./client/core.ts";
import { type GetBytes, type PostBytes, segment, type SendJson, withQuery } from "./client/send.ts";
import { type WatchClient, watchClient } from "./extras/watch/client/mod.ts";
import { type TakedownClient, takedownClient } from "./extras/takedown/client.ts";
import { type SourceClient, sourceClient } from "./extras/sources/client.ts";
import { type ShareClient, shareClient } from "./extras/shares/client.ts";

export type * from "./client/core.ts";
export type * from "./extras/takedown/client.ts";
export type { LiveOptions } from "./extras/watch/client/live.ts";
export type * from "./extras/shares/client.ts";
export type { ListOptions, WatchClient } from "./extras/watch/client/mod.ts";
export type { GetBytes, PostBytes, ReadLines, SendJson } from "./client/send.ts";
export type * from "./extras/sources/client.ts";
export type * from "./extras/watch/client/types.ts";

/** How a client reaches the service. */
export interface ClientOptions {
  /** Scheme, host and port, such as `https://deadringer.example.com`: no path, not even the version segment. */
  server: string;
  /** An API key; white space around it is removed. Null on a page of the service, which uses the session. */
  key: string | null;
  /** Maximum attempts to start a stream, including the first one. @default 4 */
  attempts?: number;
  /** Maximum milliseconds to wait before an attempt. @default 30000 */
  longestWaitMs?: number;
  /** Sends requests; a ClientError that it throws is thrown on. @default the fetch of the platform */
  fetch?: typeof fetch;
  /** Resolves after that many milliseconds; may stay pending when the signal aborts. @default a timer */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

const CLIENT_OPTIONS: OptionChecks<ClientOptions> = {
  server: true,
  key: true,
  attempts: true,
  longestWaitMs: true,
  fetch: true,
  sleep: true,
};

/** Options of a lookup. */
export interface StreamOptions {
  /** Maximum number of permutations, the likeliest first. */
  limit?: number;
  /** Seconds that the service continues the lookup when this client is disconnected, so that `resume` finds more. */
  linger?: number;
  /**
   * Of `analyze`: the domain that the host is compared with. @default the watched brand that it most likely imitates
   */
  brand?: string;
  /** Called when the service has answered, before the first line: with the id to `resume`, null without one. */
  onOpen?: (id: string | null) => void;
  /** Aborts the lookup; the iteration then throws the signal's reason. */
  signal?: AbortSignal;
}

/** Why a request or stream failed. */
export type ClientFailure = "invalid" | "unreachable" | "refused" | "failed" | "incomplete" | "cut_off";

/** A request or stream that failed. */
export class ClientError extends Error {
  /** The reason: invalid options, service not reached, request refused, a last line Error, a last line Timeout, or a stream without a last line. */
  readonly failure: ClientFailure;
  /** The problem details that the service sent. */
  readonly problem: Problem | undefined;
  /** The result to `resume`, and the line to resume from. */
  readonly resume: { id: string; from: number } | undefined;

  /** `message` is shown to a person. */
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

/** The requests. Lines include extension members. A stream that does not end with Done throws. */
export interface Client extends TakedownClient, MatchClient {
  /** Lines of registered look-alikes. */
  squat(domain: string, options?: StreamOptions): AsyncGenerator<StreamMessage, void, void>;
  /** Lines of look-alikes that do not exist. */
  nxdomain(domain: string, options?: StreamOptions): AsyncGenerator<StreamMessage, void, void>;
  /** Lines of one host. */
  analyze(host: string, options?: StreamOptions): AsyncGenerator<StreamMessage, void, void>;
  /** The lines of a result from `from` on; follows a lookup that still runs. Does not start one. */
  resume(id: string, from: number, signal?: AbortSignal): AsyncGenerator<StreamMessage, void, void>;
  /** Any JSON route, such as `/v1/meta/usage?t=60`. */
  json(path: string, signal?: AbortSignal): Promise<unknown>;
  /** Any JSON route and method, with a body; undefined when the answer has no content. */
  readonly send: SendJson;
  /** Names in certificates; for a key of scope `ct`. */
  readonly ct: CtClient;
  /** Watched brands. */
  readonly watch: WatchClient;
  /** Where names come from. */
  readonly sources: SourceClient;
  /** Stored results. */
  readonly results: ResultClient;
  /** Shared links. */
  readonly shares: ShareClient;
}

/** Maximum number of responses cached by entity tag. */
const MAX_ANSWERS = 64;
const RETRIED_STATUS: ReadonlySet<number> = new Set([429, 503]);

/**
 * Returns a client. It repeats a request, after a growing delay or the one in Retry-After, only while no stream has
 * started: it never starts the same work twice.
 *
 * @throws {ClientError} `invalid`: the address is not an http or https URL with just host and port, or the key has
 * characters that no header can carry. Messages never quote the key or a password in the address.
 * @example
 * ```ts ignore
 * import { createClient } from "./client.ts";
 * const client = createClient({ server: "http://127.0.0.1:8787", key: "ak_…" });
 * for await (const line of client.squat("paypal.com")) console.log(line.op);
 * ```
 */
export function createClient(options: ClientOptions): Client {
  checkOptions("createClient", options, CLIENT_OPTIONS);
  const { sleep = timer } = options;
  const send = sender(options);
  const sendJson = jsonSender(send);
  const lookup = (path: string) => (domain: string, options: StreamOptions = {}) => {
    const { limit, linger, brand, onOpen, signal } = options;
    const query = { extensions: 1, limit, linger, brand };
    return responseLines(send, withQuery(`/v1/${path}/${segment(domain)}`, query), { onOpen, signal });
  };
  const bytes = bytesReader(send);
  const post: PostBytes = async (path, accept, body, signal) =>
    new Uint8Array(await (await send(path, accept, signal, { method: "POST", body })).arrayBuffer());
  /** How streams of events are opened, and how long is waited between two. */
  const events = {
    open: (path: string, signal: AbortSignal) => send(path, "text/event-stream", signal, { tries: 1 }),
    sleep: (ms: number, signal: AbortSignal) =>
      Promise.race([sleep(ms, signal), aborted(signal)]).catch(() => {}),
  };
  return {
    squat: lookup("lookup/squat"),
    nxdomain: lookup("lookup/nxdomain"),
    analyze: lookup("analyze"),
    resume: (id, from, signal) =>
      responseLines(send, `/v1/retrieve/${segment(id)}?extensions=1&from=${from}`, {
        from,
        signal,
      }),
    ...matchClient(sendJson),
    json: (path, signal) => sendJson("GET", path, { signal }),
    send: sendJson,
    ct: ctClient((path, signal) => send(path, "application/json", signal), responseJson),
    results: resultClient(sendJson, bytes),
    shares: shareClient(sendJson, (path, signal) => responseLines(send, path, { signal })),
    watch: watchClient(sendJson, events),
    sources: sourceClient(sendJson),
    ...takedownClient(sendJson, bytes, post),
  };
}

/** How a request differs from a plain GET. */
interface SendOptions {
  method?: string;
  body?: unknown;
  headers?: HeadersInit;
  /** Most attempts. */
  tries?: number;
}

/** Sends a request, again where that starts nothing twice. @throws {ClientError} */
type Send = (
  path: string,
  accept: string,
  signal: AbortSignal | undefined,
  options?: SendOptions,
) => Promise<Response>;

function sender(
  { server, key, attempts = 4, longestWaitMs = 30_000, sleep = timer, ...own }: ClientOptions,
): Send {
  const base = baseOf(server);
  const credentials = credentialsOf(key);
  const ask = own.fetch ?? fetch;
  return async (path, accept, signal, { method = "GET", body, headers, tries = attempts } = {}) => {
    const sent = body === undefined ? null : JSON.stringify(body);
    const length = String(new TextEncoder().encode(sent ?? "").length);
    const request = {
      method,
      headers: {
        accept,
        ...credentials,
        // A service in this process has it from nobody else, and takes a body without it for one of the largest.
        ...(sent && { "content-type": "application/json", "content-length": length }),
        ...headers,
      },
      ...(sent && { body: sent }),
      ...(signal === undefined ? {} : { signal }),
    };
    for (let attempt = 1;; attempt++) {
      const response = await ask(base + path, request)
        .catch((error) => {
          signal?.throwIfAborted();
          throw error instanceof ClientError ? error : unreachable(base, error);
        });
      if (response.ok || response.status === 304) return response;
      const text = await response.text().catch(() => (signal?.throwIfAborted(), ""));
      if (!RETRIED_STATUS.has(response.status) || attempt >= tries) throw refused(response, text);
      const wait = askedWait(response) || 500 * 2 ** attempt;
      // After a shorter wait the service would refuse again.
      if (wait > longestWaitMs) throw refused(response, text);
      await Promise.race([sleep(wait, signal), aborted(signal)]);
    }
  };
}

function jsonSender(send: Send): SendJson {
  const answers = new Map<string, { etag: string; value: unknown }>();
  /** A list that did not change is the same object as before. */
  return async (method, path, { body, signal } = {}) => {
    const known = method === "GET" ? answers.get(path) : undefined;
    const response = await send(path, "application/json", signal, {
      method,
      body,
      ...(known === undefined ? {} : { headers: { "if-none-match": known.etag } }),
    });
    if (response.status === 304) return known!.value;
    if (response.status === 204) return undefined;
    const value = await responseJson(response, signal);
    const etag = response.headers.get("etag");
    if (method === "GET" && etag !== null) {
      answers.delete(path);
      answers.set(path, { etag, value });
      if (answers.size > MAX_ANSWERS) answers.delete(answers.keys().next().value!);
    }
    return value;
  };
}

function bytesReader(send: Send): GetBytes {
  return async (path, accept, signal) => {
    const response = await send(path, accept, signal);
    return new Uint8Array(
      await response.arrayBuffer().catch((cause) => {
        signal?.throwIfAborted();
        throw new ClientError("cut_off", "The response was cut off", { cause });
      }),
    );
  };
}

/** The lines of a stream. @throws {ClientError} when it does not end with Done. */
async function* responseLines(
  send: Send,
  path: string,
  { from = 0, onOpen, signal }: {
    from?: number;
    onOpen?: ((id: string | null) => void) | undefined;
    signal: AbortSignal | undefined;
  },
): AsyncGenerator<StreamMessage, void, void> {
  const response = await send(path, "application/x-ndjson", signal);
  const id = response.headers.get("x-service-result-id");
  onOpen?.(id);
  const resume = () => id === null ? undefined : { id, from };
  try {
    for await (const line of fromNdjson(response.body!)) {
      from++;
      yield line;
      if (line.op !== "Meta") continue;
      const { data } = line;
      if (data.kind === "Done") return;
      if (data.kind === "Error") throw endedError("failed", "The lookup failed", data.data);
      if (data.kind === "Timeout") throw endedError("incomplete", "The lookup ran out of time", data.data);
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

/**
 * Headers that authenticate the request. Other origins cannot send the intent header, so their pages cannot change
 * anything.
 */
function credentialsOf(given: string | null): Record<string, string> {
  if (given === null) return { "x-deadringer-intent": "1" };
  const key = given.trim();
  if (!/^[\x21-\x7e]+$/.test(key)) {
    const wrong = key === "" ? "it is empty" : "it has spaces, line ends or letters beyond ASCII";
    throw new ClientError("invalid", `Cannot use this key: ${wrong}`);
  }
  return { authorization: `Bearer ${key}` };
}

async function responseJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  return await response.json().catch((cause) => {
    signal?.throwIfAborted();
    throw new ClientError("cut_off", "The response was cut off, or is not JSON", { cause });
  });
}

/** The base address, to which paths are appended. */
function baseOf(server: string): string {
  let url: URL | null = null;
  try {
    // Not URL.canParse: the web app uses this client too, in browsers of 2023.
    url = new URL(server);
  } catch { /* Refused below. */ }
  const wrong = (why: string) =>
    new ClientError("invalid", `Cannot use ${why}: give a URL such as https://example.com:8787`);
  if (url !== null && (url.username !== "" || url.password !== "")) {
    throw wrong("a server address with a user or password");
  }
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw wrong(`the server address ${JSON.stringify(server)}, which is not an http or https URL`);
  }
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "") {
    throw wrong(`the server address ${JSON.stringify(server)}, which goes on after host and port`);
  }
  return url.origin;
}

/** A timer that the signal cancels, so that it does not keep the process alive. */
function timer(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const id = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => clearTimeout(id), { once: true });
  });
}

/** Other services of this kind send fewer members, or none. */
function endedError(failure: ClientFailure, otherwise: string, problem: Problem | undefined): ClientError {
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
  // Node nests the reason one level deeper than Deno.
  const why = cause.cause?.message || cause.message;
  return new ClientError("unreachable", `Cannot reach ${base}: ${why}`, { cause });
}

/** Milliseconds that an answer asks to wait; 0 when it does not say. */
const askedWait = ({ headers }: Response): number =>
  retryAfterMs(headers.get("retry-after"), headers.get("date"), Date.now());

function refused(response: Response, text: string): ClientError {
  let problem: Problem | undefined;
  try {
    problem = JSON.parse(text);
  } catch {
    // The error page of a proxy has no details to show.
  }
  const detail = problem?.detail ?? `The service answered ${response.status}`;
  const wait = Math.ceil(askedWait(response) / 1000);
  const isSaid = wait === 0 || /\bwait\b|try again/i.test(detail);
  return new ClientError("refused", isSaid ? detail : `${detail}. Try again in ${wait} s`, { problem });
}
