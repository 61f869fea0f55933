/**
 * Events of watched brands as they are stored, by this process or another on the same store, as server-sent events
 * (HTML Living Standard, section 9.2).
 * @module
 */
import { EventEmitter, once } from "node:events";
import { SquatError } from "../../../lib/errors.ts";
import { pulledStream } from "../../io/stream_from.ts";
import { type Departed, isOf, type StartedBy } from "../../wire/started_by.ts";
import type { WatchStore } from "./store/mod.ts";

/** Streams that one owner may have open on all instances. */
const MAX_STREAMS = 20;
/** Events of one read. */
const EVENTS_AT_ONCE = 100;
/** Milliseconds after which a reader whose stream has ended reconnects. */
const RECONNECT_MS = 2_000;

/** A selection of events. */
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
  /** The store of events. */
  store: Pick<WatchStore, "news" | "changesOf" | "eventsAfter">;
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
 * The streams of events that this process has open. It polls the store at the same rate for one stream or a thousand.
 */
export class LiveEvents {
  readonly #parts: Required<LiveEventsParts>;
  /** Who reads each stream, by what ends it. */
  readonly #streams = new Map<AbortController, StartedBy>();
  /** How often people had changed anything then. */
  #changes = 0;
  /** Emits `news` when events were stored, or people have changed something. */
  readonly #news = new EventEmitter().setMaxListeners(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last position of the store that was polled. */
  #stored = 0;
  #closed = false;

  constructor(parts: LiveEventsParts) {
    this.#parts = { pollMs: 500, heartbeatMs: 15_000, lifetimeMs: 600_000, ...parts };
  }

  /** Streams that are open in this process. */
  get open(): number {
    return this.#streams.size;
  }

  /**
   * Returns a stream of the events after a position; without one, of events stored from now on. It ends when the store
   * cannot be read, when it has lasted for long, and when the service stops; its reader resumes from the last position
   * it received.
   *
   * @throws {SquatError} `rate_limited` when the owner has all streams open; `over_capacity` while the service stops.
   */
  async stream(of: LiveSubject, after: number | null): Promise<ReadableStream<Uint8Array>> {
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
      const { position } = await this.#parts.store.news();
      const known = await this.#parts.store.changesOf(of.owner);
      // A position from before the store was restored is meaningless.
      const resumed = after !== null && after <= position;
      const end = this.#begin(of, position, leave);
      const texts = this.#texts(of, { from: resumed ? after : position, resumed, known }, end.signal);
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
  #begin({ owner, by }: LiveSubject, position: number, leave: () => void): AbortController {
    const end = new AbortController();
    const lifetime = setTimeout(() => end.abort(), this.#parts.lifetimeMs);
    end.signal.addEventListener("abort", () => {
      clearTimeout(lifetime);
      this.#streams.delete(end);
      leave();
    });
    // The others have yet to be woken for what came since the last poll.
    if (this.open === 0) this.#stored = position;
    this.#streams.set(end, { person: null, key: null, key_expires_at: null, ...by, owner });
    if (this.#closed) end.abort();
    else this.#timer ??= setTimeout(() => void this.#poll(), this.#parts.pollMs);
    return end;
  }

  async #poll(): Promise<void> {
    try {
      const { position, changes } = await this.#parts.store.news();
      const isNews = position !== this.#stored || changes !== this.#changes;
      [this.#stored, this.#changes] = [position, changes];
      if (isNews) this.#news.emit("news");
    } catch {
      // Readers must not mistake an error for silence: they reconnect, and learn that the store is unavailable.
      this.#endAll();
    }
    const goesOn = this.open > 0 && !this.#closed;
    this.#timer = goesOn ? setTimeout(() => void this.#poll(), this.#parts.pollMs) : undefined;
  }

  /** What one stream sends. It reads the store as fast as its client reads: nothing is buffered in memory. */
  async *#texts(
    of: LiveSubject,
    { from, resumed, known }: { from: number; resumed: boolean; known: string },
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const { store, heartbeatMs } = this.#parts;
    yield `retry: ${RECONNECT_MS}\n${message(from, { resumed }, "ready")}`;
    const silence = () => AbortSignal.any([signal, AbortSignal.timeout(heartbeatMs)]);
    let position = from, silent = silence();
    let changes = -1;
    while (!signal.aborted) {
      const stored = this.#stored, changed = this.#changes;
      if (changed !== changes) {
        changes = changed;
        const before = known;
        known = await store.changesOf(of.owner);
        if (known !== before) yield message(position, {}, "changed");
      }
      const page = await store.eventsAfter(position, EVENTS_AT_ONCE, of.owner);
      position = page.at(-1)?.position ?? position;
      if (page.length > 0 || silent.aborted) {
        const texts = page.map(({ position, brand_id, event }) =>
          message(position, { brand: brand_id, event })
        );
        yield texts.join("") || ": alive\n\n";
        silent = silence();
      } else if (stored === this.#stored && changed === this.#changes) {
        await once(this.#news, "news", { signal: silent }).catch(() => {});
      }
    }
  }
}

/** JSON has no line breaks, so it is one `data` line. */
const message = (position: number, data: unknown, event = ""): string =>
  `id: ${position}\n${event === "" ? "" : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;
