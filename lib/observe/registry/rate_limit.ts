import type { Io } from "../../io.ts";

/** Limits that every server is asked under. */
export interface MannersOptions {
  /** Milliseconds between two questions to one server. @default 250 */
  intervalMs?: number;
  /** The longest wait for a turn, in milliseconds; who would wait longer gets none. @default 5000 */
  maxWaitMs?: number;
  /** The first pause after a refusal without a hint, in milliseconds; it doubles up to an hour. @default 60000 */
  backoffMs?: number;
}

/** Turns as who asks sees them. */
export type Turns = Pick<Manners, "turn" | "refused" | "answered">;

/** Servers that are remembered. Registries are some hundreds; what their answers lead to may be anything. */
const MOST_SERVERS = 2_000;

interface Server {
  next: number;
  /** Until when nobody asks, whoever has a turn already. */
  pausedUntil: number;
  backoff: number;
}

/**
 * Turns at servers that count their questions. One for all lookups of an installation.
 *
 * @example
 * ```ts
 * import { Manners } from "./rate_limit.ts";
 * const io = { now: () => 0, sleep: () => Promise.resolve() };
 * const manners = new Manners(io);
 * console.assert(await manners.turn("whois.example", new AbortController().signal));
 * manners.refused("whois.example", 3600);
 * console.assert(!await manners.turn("whois.example", new AbortController().signal));
 * ```
 */
export class Manners {
  readonly #io: Pick<Io, "now" | "sleep">;
  readonly #options: Required<MannersOptions>;
  readonly #servers = new Map<string, Server>();
  #last = 0;
  #ahead = 0;

  /**
   * Makes one.
   *
   * @param io Time.
   * @param options Limits.
   */
  constructor(io: Pick<Io, "now" | "sleep">, options: MannersOptions = {}) {
    this.#io = io;
    this.#options = { intervalMs: 250, maxWaitMs: 5000, backoffMs: 60_000, ...options };
  }

  #server(name: string): Server {
    let server = this.#servers.get(name);
    if (server === undefined) {
      if (this.#servers.size >= MOST_SERVERS) this.#forget();
      server = { next: 0, pausedUntil: 0, backoff: this.#options.backoffMs };
      this.#servers.set(name, server);
    }
    return server;
  }

  /** Of those whose turn comes soonest or has come, half go: a server that has had enough is forgotten last. */
  #forget(): void {
    const soonest = [...this.#servers].sort(([, a], [, b]) => a.next - b.next);
    for (const [name] of soonest.slice(0, MOST_SERVERS / 2)) this.#servers.delete(name);
  }

  /** Servers that are remembered. */
  get size(): number {
    return this.#servers.size;
  }

  /** Time that only goes forward: a clock that is set back must not make anybody wait for that long. */
  #time(): number {
    const now = this.#io.now();
    if (now < this.#last) this.#ahead += this.#last - now;
    this.#last = now;
    return now + this.#ahead;
  }

  /**
   * Resolves with true when it is one's turn, with false when it would not come in time, or when the server has had
   * enough by then.
   */
  async turn(
    name: string,
    signal: AbortSignal,
    maxWaitMs: number = this.#options.maxWaitMs,
  ): Promise<boolean> {
    const server = this.#server(name);
    const now = this.#time();
    const at = Math.max(now, server.next);
    if (at - now > maxWaitMs) return false;
    server.next = at + this.#options.intervalMs;
    const { pausedUntil } = server;
    if (at > now) await this.#io.sleep(at - now, signal);
    // A refusal of somebody who came first holds for all who wait.
    return server.pausedUntil === pausedUntil || server.pausedUntil <= this.#time();
  }

  /** The same turns for one who waits no longer than that, and tells when none came. */
  within(maxWaitMs: number, onBusy?: (name: string) => void): Turns {
    return {
      turn: async (name, signal) => {
        const came = await this.turn(name, signal, maxWaitMs);
        if (!came) onBusy?.(name);
        return came;
      },
      refused: (name, retryAfterSeconds) => this.refused(name, retryAfterSeconds),
      answered: (name) => this.answered(name),
    };
  }

  /** The server has had enough: nobody asks it for that many seconds, or for a pause that doubles each time. */
  refused(name: string, retryAfterSeconds: number | null): void {
    const server = this.#server(name);
    const pause = retryAfterSeconds === null ? server.backoff : Math.min(retryAfterSeconds, 86_400) * 1000;
    server.pausedUntil = Math.max(server.pausedUntil, this.#time() + pause);
    server.next = Math.max(server.next, server.pausedUntil);
    server.backoff = Math.min(server.backoff * 2, 3_600_000);
  }

  /** The server has answered. */
  answered(name: string): void {
    this.#server(name).backoff = this.#options.backoffMs;
  }
}
