/**
 * Tells who reads about watched brands that something has changed, in this process or another on the same store, by
 * server-sent events (HTML Living Standard, section 9.2).
 * @module
 */
import { EventEmitter, once } from "node:events";
import { SquatError } from "../../../lib/errors.ts";
import { pulledStream } from "../../io/stream_from.ts";
import { type Departed, isOf, type StartedBy } from "../../wire/started_by.ts";
import type { WatchStore } from "./store/mod.ts";

/** Streams that one owner may have open on all instances. */
const MAX_STREAMS = 20;
/** Milliseconds after which a reader whose stream has ended reconnects. */
const RECONNECT_MS = 2_000;

/** Whose brands a stream is about, and who reads it. */
export interface LiveSubject {
  /** Owner of the brands. */
  owner: string;
  /** Who reads besides the owner. @default nobody */
  by?: Omit<StartedBy, "owner">;
  /** Whether the reader may still read; asked before anything is sent. @default always */
  isAdmitted?(): Promise<boolean>;
}

/** Dependencies of live events. */
export interface LiveEventsParts {
  /** The store of brands. */
  store: Pick<WatchStore, "news" | "list" | "figures">;
  /** Takes one of `most` leases of `id` on all instances; null when all are taken. */
  lease(id: string, most: number): Promise<(() => void) | null>;
  /** Milliseconds between polls of the store, while anybody reads. @default 500 */
  pollMs?: number;
  /** Milliseconds of silence after which a comment is sent, so that no proxy cuts a quiet stream. @default 15000 */
  heartbeatMs?: number;
  /** Milliseconds after which a stream ends, so that its reader authenticates again. @default 600000 */
  lifetimeMs?: number;
}

/**
 * The streams that this process has open. It polls the store at the same rate for one stream or a thousand.
 */
export class LiveEvents {
  readonly #parts: Required<LiveEventsParts>;
  /** Who reads each stream, by what ends it. */
  readonly #streams = new Map<AbortController, StartedBy>();
  /** Emits `news` when something has changed. */
  readonly #news = new EventEmitter().setMaxListeners(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How often anything had changed when the store was polled last. */
  #changes = 0;
  #closed = false;

  constructor(parts: LiveEventsParts) {
    this.#parts = { pollMs: 500, heartbeatMs: 15_000, lifetimeMs: 600_000, ...parts };
  }

  /** Streams that are open in this process. */
  get open(): number {
    return this.#streams.size;
  }

  /**
   * Returns a stream with a message for each change of the owner's brands. It ends when the store cannot be read, when it
   * has lasted for long, and when the service stops.
   *
   * @throws {SquatError} `rate_limited` when the owner has all streams open; `over_capacity` while the service stops.
   */
  async stream(of: LiveSubject): Promise<ReadableStream<Uint8Array>> {
    if (this.#closed) {
      throw new SquatError("over_capacity", "This server is stopping: try again", { retryAfterSeconds: 5 });
    }
    const leave = await this.#parts.lease(`live events of ${of.owner}`, MAX_STREAMS);
    if (leave === null) {
      throw new SquatError(
        "rate_limited",
        `All ${MAX_STREAMS} streams of events of this owner are open: close one`,
        { retryAfterSeconds: 5 },
      );
    }
    try {
      const known = await this.#revisionOf(of.owner);
      const end = this.#begin(of, leave);
      const texts = this.#texts(of, known, end.signal);
      const encoder = new TextEncoder();
      return pulledStream(async () => {
        const { value } = await texts.next();
        const isOver = value === undefined || end.signal.aborted || await of.isAdmitted?.() === false;
        return isOver ? null : encoder.encode(value);
      }, () => end.abort());
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Ends the streams of those. */
  endOf(ending: Departed): void {
    for (const [end, by] of [...this.#streams]) if (isOf(by, ending)) end.abort();
  }

  /** Ends all streams. Idempotent. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#endAll();
  }

  #endAll(): void {
    for (const end of [...this.#streams.keys()]) end.abort();
  }

  /** Counts a stream as open, until it is ended or has lasted for long. */
  #begin({ owner, by }: LiveSubject, leave: () => void): AbortController {
    const end = new AbortController();
    const lifetime = setTimeout(() => end.abort(), this.#parts.lifetimeMs);
    end.signal.addEventListener("abort", () => {
      clearTimeout(lifetime);
      this.#streams.delete(end);
      leave();
    });
    this.#streams.set(end, { person: null, key: null, key_expires_at: null, ...by, owner });
    if (this.#closed) end.abort();
    else this.#timer ??= setTimeout(() => void this.#poll(), this.#parts.pollMs);
    return end;
  }

  async #poll(): Promise<void> {
    try {
      const changes = await this.#parts.store.news();
      const isNews = changes !== this.#changes;
      this.#changes = changes;
      if (isNews) this.#news.emit("news");
    } catch {
      // Readers must not mistake an error for silence: they reconnect, and learn that the store is unavailable.
      this.#endAll();
    }
    const goesOn = this.open > 0 && !this.#closed;
    this.#timer = goesOn ? setTimeout(() => void this.#poll(), this.#parts.pollMs) : undefined;
  }

  /** A version of the owner's brands, with what is stored about them. */
  async #revisionOf(owner: string): Promise<string> {
    const { store } = this.#parts;
    const brands = await store.list(owner);
    return JSON.stringify([brands, ...await store.figures(brands.map(({ id }) => id))]);
  }

  /** What one stream sends, as fast as its client reads: nothing is buffered in memory. */
  async *#texts({ owner }: LiveSubject, known: string, signal: AbortSignal): AsyncGenerator<string> {
    yield `retry: ${RECONNECT_MS}\nevent: ready\ndata: {}\n\n`;
    const silence = () => AbortSignal.any([signal, AbortSignal.timeout(this.#parts.heartbeatMs)]);
    for (let silent = silence(); !signal.aborted;) {
      const changes = this.#changes;
      const now = await this.#revisionOf(owner);
      if (now !== known || silent.aborted) {
        yield now === known ? ": alive\n\n" : "event: changed\ndata: {}\n\n";
        known = now;
        silent = silence();
      } else if (changes === this.#changes) {
        await once(this.#news, "news", { signal: silent }).catch(() => {});
      }
    }
  }
}
