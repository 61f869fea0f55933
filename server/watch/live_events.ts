/**
 * Events of watched brands as they are stored, by this process or another on the same store, as server-sent events
 * (HTML Living Standard, section 9.2).
 * @module
 */
import { SquatError } from "../../mod.ts";
import { pulledStream } from "../io/stream_from.ts";
import { type Departed, isOf, type StartedBy } from "../results/started_by.ts";
import type { WatchStore } from "../stores/watch.ts";

/** Streams that one owner may have open on all instances. */
const MOST_STREAMS = 20;
/** Events of one read. */
const EVENTS_AT_ONCE = 100;
/** Milliseconds after which a reader whose stream has ended reconnects. */
const RECONNECT_MS = 2_000;

/** A selection of events. */
export interface LiveSubject {
  /** Owner of the brands. */
  owner: string;
  /** Id of one of them. @default all */
  brand?: string;
  /** Who reads besides the owner. @default nobody */
  by?: Pick<StartedBy, "person" | "key">;
  /** Whether the reader may still read; asked before anything is sent. @default always */
  isAdmitted?(): Promise<boolean>;
}

/** Dependencies of live events. */
export interface LiveEventsParts {
  /** The store of events. */
  store: Pick<WatchStore, "position" | "eventsAfter">;
  /** Takes one of `most` leases of `id` on all instances; null when all are taken. */
  lease(id: string, most: number): Promise<(() => void) | null>;
  /** Milliseconds between polls of the store, while anybody reads. @default 1000 */
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
  readonly #readers = new Set<EventReader>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Position up to which readers were woken. */
  #seen = 0;
  #closed = false;

  constructor(parts: LiveEventsParts) {
    this.#parts = { pollMs: 1_000, heartbeatMs: 15_000, lifetimeMs: 600_000, ...parts };
  }

  /** Streams that are open in this process. */
  get open(): number {
    return this.#readers.size;
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
    const leave = await this.#parts.lease(`live events of ${of.owner}`, MOST_STREAMS);
    if (leave === null) {
      throw new SquatError(
        "rate_limited",
        `All ${MOST_STREAMS} streams of events of this owner are open: close one`,
        { retryAfterSeconds: 5 },
      );
    }
    try {
      const position = await this.#parts.store.position();
      // A position from before the store was restored is meaningless.
      const resumed = after !== null && after <= position;
      const reader = new EventReader(this.#parts, of, resumed ? after : position, resumed, () => {
        this.#readers.delete(reader);
        leave();
      });
      if (this.#closed) reader.end();
      else this.#add(reader, position);
      return reader.stream;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Ends the streams of a team, person or key. */
  endOf(ending: Departed): void {
    for (const reader of [...this.#readers]) if (isOf(reader.startedBy, ending)) reader.end();
  }

  /** Ends all streams. Idempotent. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const reader of [...this.#readers]) reader.end();
  }

  #add(reader: EventReader, position: number): void {
    // The reader itself reads the events stored before.
    if (this.#readers.size === 0) this.#seen = position;
    this.#readers.add(reader);
    this.#timer ??= setTimeout(() => void this.#poll(), this.#parts.pollMs);
  }

  async #poll(): Promise<void> {
    try {
      const position = await this.#parts.store.position();
      // Each finds out itself whether something new is for it.
      for (const reader of position === this.#seen ? [] : this.#readers) reader.wake();
      this.#seen = position;
    } catch {
      // Readers must not mistake an error for silence: they reconnect, and learn that the store is unavailable.
      for (const reader of [...this.#readers]) reader.end();
    }
    this.#timer = undefined;
    if (this.#readers.size > 0 && !this.#closed) {
      this.#timer = setTimeout(() => void this.#poll(), this.#parts.pollMs);
    }
  }
}

/** One stream. It reads the store itself, as fast as its client reads: nothing is buffered in memory. */
class EventReader {
  readonly stream: ReadableStream<Uint8Array>;
  readonly #parts: Required<LiveEventsParts>;
  readonly #of: LiveSubject;
  readonly #left: () => void;
  readonly #lifetime: ReturnType<typeof setTimeout>;
  #position: number;
  #isNews = true;
  #isEnded = false;
  #wake = () => {};

  constructor(
    parts: Required<LiveEventsParts>,
    of: LiveSubject,
    position: number,
    resumed: boolean,
    left: () => void,
  ) {
    this.#parts = parts;
    this.#of = of;
    this.#position = position;
    this.#left = left;
    this.#lifetime = setTimeout(() => this.end(), parts.lifetimeMs);
    const encoder = new TextEncoder();
    let greeting = `retry: ${RECONNECT_MS}\n${message(position, { resumed }, "ready")}`;
    this.stream = pulledStream(async () => {
      const text = greeting || await this.#admittedNext();
      greeting = "";
      return text === null ? null : encoder.encode(text);
    }, () => this.end());
  }

  /** Who reads it. */
  get startedBy(): StartedBy {
    return { person: null, key: null, ...this.#of.by, owner: this.#of.owner };
  }

  /** Wakes it: there are events to read. */
  wake(): void {
    this.#isNews = true;
    this.#wake();
  }

  /** Ends it. Idempotent. */
  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearTimeout(this.#lifetime);
    this.#left();
    this.#wake();
  }

  /** The next text to send; null at the end, and when the reader may not read any more. */
  async #admittedNext(): Promise<string | null> {
    const text = await this.#next();
    if (text === null || this.#of.isAdmitted === undefined || await this.#of.isAdmitted()) return text;
    this.end();
    return null;
  }

  /** The next text that there is; null at the end. */
  async #next(): Promise<string | null> {
    const quietAt = performance.now() + this.#parts.heartbeatMs;
    while (!this.#isEnded) {
      if (this.#isNews) {
        this.#isNews = false;
        const page = await this.#parts.store.eventsAfter(this.#position, EVENTS_AT_ONCE, this.#of);
        if (page.length === EVENTS_AT_ONCE) this.#isNews = true;
        this.#position = page.at(-1)?.position ?? this.#position;
        const text = page.map(({ position, brand_id, event }) =>
          message(position, { brand: brand_id, event })
        );
        if (text.length > 0) return text.join("");
      }
      if (await this.#isQuietUntil(quietAt)) return ": alive\n\n";
    }
    return null;
  }

  /** Waits for events; resolves with whether none came within the heartbeat interval. */
  async #isQuietUntil(time: number): Promise<boolean> {
    const restMs = time - performance.now();
    if (this.#isEnded || restMs <= 0) return !this.#isEnded;
    if (this.#isNews) return false;
    return await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), restMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
  }
}

/** JSON has no line breaks, so it is one `data` line. */
const message = (position: number, data: unknown, event = ""): string =>
  `id: ${position}\n${event === "" ? "" : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;
