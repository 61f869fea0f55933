/**
 * Requests to logs: bounded, retried and rate-limited.
 * @module
 */
import { Buffer } from "node:buffer";
import { retryAfterMs } from "../../retry_after.ts";
import { LogError } from "./checkpoint.ts";

/** The I/O that following a log needs. */
export interface LogIo {
  /** As the platform's `fetch`. */
  fetch: (url: string, init: { signal?: AbortSignal; headers?: Record<string, string> }) => Promise<Response>;
  /** Resolves after that many milliseconds; rejects when the signal aborts. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 up to 1. */
  random: () => number;
  /** Stops everything. */
  signal?: AbortSignal;
}

/** The largest answer that is read: a page of get-entries with long chains. */
const MAX_ANSWER = 64 << 20;
const FETCH_ATTEMPTS = 6;
/** Answers of a server that has no such file; stores of objects that may not be listed say 403. */
const MISSING_STATUSES: readonly number[] = [403, 404, 410];
/** The longest wait between two attempts that a log may demand. */
const MAX_WAIT_MS = 300_000;

/** How much is tried and read for one answer. */
export interface FetchLimits {
  /** Maximum number of requests. @default 6 */
  readonly attempts?: number;
  /** Maximum bytes of the answer. @default 64 MiB */
  readonly bytes?: number;
}

async function bodyOf(response: Response, url: string, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let total = 0;
  for await (const part of response.body ?? []) {
    total += part.length;
    if (total > most) {
      throw new LogError("unreadable", `The answer of ${url} is longer than ${most} bytes`);
    }
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Milliseconds a log asks to wait; 0 when it doesn't say. */
function askedPause({ headers }: Response): number {
  const date = headers.get("date");
  return Math.min(MAX_WAIT_MS, retryAfterMs(headers.get("retry-after"), date, Infinity));
}

/** The longest gap between two requests that refusals lead to. */
const LONGEST_RETRY_MS = 30_000;

/**
 * Returns the same I/O, with requests limited to a rate. A refusal for load doubles the gap between two requests, up to
 * 30 s; each answer shortens it again by a twentieth.
 *
 * @param perSecond Requests a second, above 0.
 * @param now Milliseconds since any moment.
 */
export function politeIo(io: LogIo, perSecond: number, now: () => number): LogIo {
  const least = 1000 / perSecond;
  let gap = least, free = 0;
  return {
    ...io,
    async fetch(url, init) {
      const at = Math.max(now(), free);
      free = at + gap;
      const wait = at - now();
      if (wait > 0) await io.sleep(wait, init.signal ?? io.signal);
      const response = await io.fetch(url, init);
      gap = response.status === 429 || response.status === 503
        ? Math.min(LONGEST_RETRY_MS, gap * 2)
        : Math.max(least, gap * 0.95);
      return response;
    },
  };
}

/**
 * Returns the body of an answer with status 200.
 *
 * Refusals for load (429, 5xx) and broken connections are tried again, up to six times, after pauses that double from
 * half a second, shortened at random by up to half, or as long as the log demands.
 *
 * @throws {LogError} `unavailable`; or the signal's reason.
 */
export async function fetchBytes(
  url: string,
  io: LogIo,
  { attempts = FETCH_ATTEMPTS, bytes = MAX_ANSWER }: FetchLimits = {},
): Promise<Uint8Array> {
  let last = "", isMissing = false;
  for (let attempt = 0; attempt < attempts; attempt++) {
    io.signal?.throwIfAborted();
    let wait = 500 * 2 ** attempt * (1 - io.random() / 2);
    try {
      const response = await io.fetch(url, io.signal === undefined ? {} : { signal: io.signal });
      if (response.status === 200) return await bodyOf(response, url, bytes);
      await response.body?.cancel();
      last = `status ${response.status}`;
      isMissing = MISSING_STATUSES.includes(response.status);
      if (response.status !== 429 && response.status < 500) break;
      wait = Math.max(wait, askedPause(response));
    } catch (error) {
      io.signal?.throwIfAborted();
      if (error instanceof LogError) throw error;
      // The cause says what failed; the message of fetch is always the same.
      const fault = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      last = fault instanceof Error ? fault.message : String(fault);
    }
    if (attempt + 1 < attempts) await io.sleep(wait, io.signal);
  }
  throw new LogError("unavailable", `Cannot get ${url}: ${last}`, isMissing);
}

/** As {@link fetchBytes}, for JSON. */
export async function fetchJson(url: string, io: LogIo): Promise<unknown> {
  const text = new TextDecoder().decode(await fetchBytes(url, io));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new LogError("unreadable", `The answer of ${url} is no JSON`);
  }
}
