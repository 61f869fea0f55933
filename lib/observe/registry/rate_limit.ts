import { DialError } from "../../dial.ts";
import type { Io } from "../../io.ts";
import { retryAfterMs } from "../../retry_after.ts";
import { headerOf, type HttpResponse } from "../web/http.ts";
import { REGISTRY_RATES, type RegistryRate } from "./data/rates.ts";

/** Limits on queries to registry servers. */
export interface RegistryRateLimitOptions {
  /** Milliseconds between two queries to one server. @default 250 */
  intervalMs?: number;
  /** Published limits by server. @default those of `data/rates.ts` */
  rates?: ReadonlyMap<string, Pick<RegistryRate, "count" | "windowMs">>;
}

/** The rate limit as a client uses it. */
export type RegistryAccess = Pick<RegistryRateLimit, "acquire" | "refused" | "answered">;

/** There are some hundreds of registries; their answers may name any number of servers. */
const MAX_SERVERS = 2_000;
/** The first pause after a refusal without Retry-After, in milliseconds; it doubles up to an hour. */
const BACKOFF_MS = 60_000;

/** The error for a server that refuses a query, or whose answers are refusals. */
export class RefusedError extends DialError {
  /** Seconds after which it may be asked again; null when it does not say. */
  readonly retryAfterSeconds: number | null;

  /**
   * Makes one.
   *
   * @param message Which server, and how it refused.
   * @param retryAfterSeconds Seconds, or null.
   */
  constructor(message: string, retryAfterSeconds: number | null) {
    super("unreachable", message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Attempts at one query, where the server says how long to wait and the rate limit allows it. */
const MAX_ATTEMPTS = 3;

/**
 * What a query gives, asked again where the server refused it and said when to come back: the query's own `acquire` waits
 * for that time, or gives up where it is too long.
 *
 * @param ask The query, which acquires its place in the rate limit each time.
 * @throws What the last attempt threw.
 */
export async function askAgain<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1;; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const isLast = !(error instanceof RefusedError) || error.retryAfterSeconds === null ||
        attempt === MAX_ATTEMPTS;
      if (isLast) throw error;
    }
  }
}

interface Server {
  /** When the next query may be sent. */
  next: number;
  /** No request starts before this time. */
  pausedUntil: number;
  backoff: number;
  /** Start of the window that a published limit counts in, and queries in it. */
  windowStart: number;
  used: number;
}

/**
 * Spaces the queries to each server, respects published limits, and pauses servers that refuse. One for all lookups of
 * an installation, since servers count per client.
 *
 * @example
 * ```ts
 * import { RegistryRateLimit } from "./rate_limit.ts";
 * const io = { now: () => 0, sleep: () => Promise.resolve() };
 * const limit = new RegistryRateLimit(io);
 * console.assert(await limit.acquire("whois.example", new AbortController().signal));
 * limit.refused("whois.example", 3600);
 * console.assert(!await limit.acquire("whois.example", new AbortController().signal));
 * ```
 */
export class RegistryRateLimit {
  readonly #io: Pick<Io, "now" | "sleep">;
  readonly #options: Required<RegistryRateLimitOptions>;
  readonly #servers = new Map<string, Server>();
  #last = 0;
  #ahead = 0;

  /**
   * Creates a rate limit.
   *
   * @param io Clock and sleep.
   * @param options Limits.
   */
  constructor(io: Pick<Io, "now" | "sleep">, options: RegistryRateLimitOptions = {}) {
    this.#io = io;
    this.#options = { intervalMs: 250, rates: REGISTRY_RATES, ...options };
  }

  #server(host: string): Server {
    let server = this.#servers.get(host);
    if (server === undefined) {
      if (this.#servers.size >= MAX_SERVERS) this.#evict();
      server = { next: 0, pausedUntil: 0, backoff: BACKOFF_MS, windowStart: -Infinity, used: 0 };
      this.#servers.set(host, server);
    }
    return server;
  }

  /** Drops the half of the servers that may be queried soonest: a paused server is dropped last. */
  #evict(): void {
    const soonest = [...this.#servers].sort(([, a], [, b]) => a.next - b.next);
    for (const [host] of soonest.slice(0, MAX_SERVERS / 2)) this.#servers.delete(host);
  }

  /** Servers in memory. */
  get size(): number {
    return this.#servers.size;
  }

  /** A monotonic clock: setting the system clock back must not lengthen a wait. */
  #time(): number {
    const now = this.#io.now();
    if (now < this.#last) this.#ahead += this.#last - now;
    this.#last = now;
    return now + this.#ahead;
  }

  /**
   * Resolves with true when the server may be queried, with false when that would take longer than the wait allows or
   * the server refused another query in the meantime.
   *
   * @param host The server.
   * @param signal Ends the wait; the promise then rejects with its reason.
   * @param maxWaitMs The longest wait, in milliseconds.
   */
  async acquire(host: string, signal: AbortSignal, maxWaitMs: number = 5_000): Promise<boolean> {
    const server = this.#server(host);
    const rate = this.#options.rates.get(host);
    const now = this.#time();
    let at = Math.max(now, server.next);
    let { windowStart, used } = server;
    if (rate !== undefined) {
      if (at < windowStart + rate.windowMs && used >= rate.count) at = windowStart + rate.windowMs;
      if (at >= windowStart + rate.windowMs) [windowStart, used] = [at, 0];
    }
    if (at - now > maxWaitMs) return false;
    server.next = at + this.#options.intervalMs;
    [server.windowStart, server.used] = [windowStart, used + 1];
    const { pausedUntil } = server;
    if (at > now) await this.#io.sleep(at - now, signal);
    // The refusal of an earlier query applies to all that wait.
    return server.pausedUntil === pausedUntil || server.pausedUntil <= this.#time();
  }

  /** The same limit for a caller that waits no longer than that; `onBusy` is called with a server that takes longer or refuses. */
  withPatience(maxWaitMs: number, onBusy?: (host: string) => void): RegistryAccess {
    return {
      acquire: async (host, signal) => {
        const acquired = await this.acquire(host, signal, maxWaitMs);
        if (!acquired) onBusy?.(host);
        return acquired;
      },
      refused: (host, retryAfterSeconds) => {
        onBusy?.(host);
        this.refused(host, retryAfterSeconds);
      },
      answered: (host) => this.answered(host),
    };
  }

  /** The server refused: it is not queried for that many seconds, or for a pause that doubles each time. */
  refused(host: string, retryAfterSeconds: number | null): void {
    const server = this.#server(host);
    const pause = retryAfterSeconds === null ? server.backoff : Math.min(retryAfterSeconds, 86_400) * 1000;
    server.pausedUntil = Math.max(server.pausedUntil, this.#time() + pause);
    server.next = Math.max(server.next, server.pausedUntil);
    server.backoff = Math.min(server.backoff * 2, 3_600_000);
  }

  /** The server answered: its next pause is a short one again. */
  answered(host: string): void {
    this.#server(host).backoff = BACKOFF_MS;
  }
}

const byClient = new WeakMap<object, RegistryRateLimit>();

/** The rate limit of all lookups through one dialer: servers count per client, not per name. */
export function rateLimitOf(
  io: Pick<Io, "net" | "now" | "sleep" | "registryIntervalMs">,
): RegistryRateLimit {
  const { net, registryIntervalMs: intervalMs } = io, client = net ?? io;
  let limit = byClient.get(client);
  if (limit === undefined) {
    // An explicit interval replaces the published limits, such as in a test network.
    limit = new RegistryRateLimit(io, intervalMs === undefined ? {} : { intervalMs, rates: new Map() });
    byClient.set(client, limit);
  }
  return limit;
}

/**
 * Reports a server's answer over HTTP to its rate limit.
 *
 * @throws {RefusedError} When the server refuses: status 429 or 503, until the time of Retry-After where it says one.
 */
export function reportAnswer(
  access: Pick<RegistryAccess, "refused" | "answered">,
  host: string,
  { status, headers }: Pick<HttpResponse, "status" | "headers">,
): void {
  if (status !== 429 && status !== 503) return access.answered(host);
  // Without a Date field a date says nothing: the server's clock is not this machine's.
  const ms = retryAfterMs(headerOf(headers, "retry-after"), headerOf(headers, "date"), NaN);
  const seconds = ms === 0 ? null : Math.ceil(ms / 1000);
  access.refused(host, seconds);
  throw new RefusedError(`Cannot ask ${host}: status ${status}`, seconds);
}
