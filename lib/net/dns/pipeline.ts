import { echoes } from "./codec.ts";
import { MessageStream, openTcp } from "./message_stream.ts";
import type { UdpAddress } from "./resolver_address.ts";

/** Answered queries that are repeated over a new connection, to see whether it answers like the datagrams. */
const PROBES = 16;
/** Milliseconds for the connection and all probes: far more than a resolver takes that has them in its cache. */
const PROBE_MS = 1_000;
/** Initial queries in flight, as by datagram. Where a resolver works on fewer at a time, the others wait unread. */
const FIRST_WINDOW = 128;
/** The window grows while answers take at most this many times as long as those to datagrams, and this much longer. */
const SLOWER_TIMES = 2;
const SLOWER_MS = 50;
/** Answers over which their time is smoothed. */
const SMOOTHING = 16;
/** Late answers cost so many points, answers in time earn one; a connection without points is given up. */
const LATE_COSTS = 4;
const FIRST_POINTS = 32;
const MOST_POINTS = 64;
/** Milliseconds until a new connection is tried after one failed, doubled with each failure to the maximum. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/** A connection that answered so many was not a failure. */
const MANY_ANSWERS = 4_096;
/** Milliseconds without traffic until the connection closes: RFC 7766 section 6.2.3 asks clients for it. */
const IDLE_MS = 2_000;
/** Unsent bytes above which queries go elsewhere: the resolver does not read. */
const MOST_UNSENT = 256 * 1_024;

/** A query whose answer is known. */
interface Probe {
  message: Uint8Array;
  rcode: number;
  hasAnswer: boolean;
}

/** What becomes of the queries of a pipeline. */
export interface PipelineListener<T> {
  /** A message with the id of a query arrived. */
  onMessage(waiting: T, id: number, bytes: Uint8Array): void;
  /** The connection ended: these get no answer from it. */
  onLost(waiting: T[]): void;
}

/**
 * One TCP connection to a resolver with many queries in flight (RFC 7766 section 6.2.1.1), answered in any order. A
 * system call carries a hundred queries, which takes a third of the CPU time of as many datagrams.
 *
 * It is an optimisation that must cost nothing where it does not work. No query depends on it before sixteen answers
 * over datagrams came over the connection too, and were the same: a network may redirect one and not the other. It is
 * given up for a while, a second at first, when it closes or its answers are late.
 */
export class Pipeline<T> {
  readonly #to: UdpAddress;
  readonly #maxWindow: number;
  readonly #listener: PipelineListener<T>;
  #stream: MessageStream<T | Probe> | undefined;
  #probes: Probe[] = [];
  #isSampling = false;
  #isOpen = false;
  #probesDueAtMs = Infinity;
  #closedUntilMs = -Infinity;
  #window = FIRST_WINDOW;
  #points = FIRST_POINTS;
  /** How long answers take to datagrams and over the connection, smoothed. */
  #datagramMs = 0;
  #pipedMs = 0;
  #pauseMs = FIRST_PAUSE_MS;
  #answers = 0;

  /**
   * @param to The resolver.
   * @param maxWindow Most queries in flight.
   * @param listener Gets the answers.
   */
  constructor(to: UdpAddress, maxWindow: number, listener: PipelineListener<T>) {
    this.#to = to;
    this.#maxWindow = maxWindow;
    this.#listener = listener;
  }

  /** Whether it takes one more query now. If there is no connection, one is prepared. */
  hasRoom(nowMs: number): boolean {
    if (!this.#isOpen) {
      this.#isSampling = this.#stream === undefined && nowMs >= this.#closedUntilMs;
      return false;
    }
    const { inFlight, unsent } = this.#stream!;
    return inFlight < this.#window && unsent < MOST_UNSENT;
  }

  /** Whether it needs answered queries to prepare a connection. */
  get isSampling(): boolean {
    return this.#isSampling;
  }

  /** Whether messages have arrived that were not read yet. */
  get isReading(): boolean {
    return this.#stream?.isReading === true;
  }

  /** Adds an answered query. With enough of them the connection is opened, and they are repeated over it. */
  sample(probe: Probe, nowMs: number): void {
    this.#probes.push(probe);
    if (this.#probes.length < PROBES) return;
    this.#isSampling = false;
    this.#probesDueAtMs = nowMs + PROBE_MS;
    this.#connect();
  }

  /** Sends a query; returns its id. */
  ask(message: Uint8Array, waiting: T): number {
    return this.#stream!.ask(message, waiting);
  }

  /** Ignores a query's answer. */
  forget(id: number, waiting: T): void {
    this.#stream?.forget(id, waiting);
  }

  /** An answer came after that time: adapts the window. */
  answered(rttMs: number): void {
    this.#answers++;
    this.#points = Math.min(MOST_POINTS, this.#points + 1);
    this.#pipedMs += (rttMs - this.#pipedMs) / SMOOTHING;
    if (this.#pipedMs > SLOWER_TIMES * this.#datagramMs + SLOWER_MS) {
      this.#window = Math.max(FIRST_WINDOW, this.#window - 1);
    } else if (this.#stream!.inFlight >= this.#window / 2) {
      this.#window = Math.min(this.#maxWindow, this.#window + 1);
    }
  }

  /** An answer to a datagram came after that time. */
  datagramAnswered(rttMs: number): void {
    this.#datagramMs += (rttMs - this.#datagramMs) / SMOOTHING;
  }

  /** An answer is overdue. */
  late(nowMs: number): void {
    if (!this.#isOpen) return;
    this.#points -= LATE_COSTS;
    if (this.#points < 0) this.#fail(nowMs);
  }

  /** Gives up a connection whose probes are overdue. */
  tick(nowMs: number): void {
    if (nowMs >= this.#probesDueAtMs) this.#fail(nowMs);
  }

  /** Closes the connection for good. */
  close(): void {
    this.#end(Infinity);
  }

  #connect(): void {
    const { address, port } = this.#to;
    const stream = this.#stream = new MessageStream<T | Probe>(
      openTcp(address, port, IDLE_MS),
      this.#maxWindow,
      {
        onMessage: (waiting, id, bytes) => {
          if (this.#isOpen) this.#listener.onMessage(waiting as T, id, bytes);
          else this.#probed(waiting as Probe, id, bytes);
        },
        onEnd: () => {
          // An idle connection may be opened again at once.
          if (this.#isOpen && stream.inFlight === 0) this.#end(-Infinity);
          else this.#fail(performance.now());
        },
      },
    );
    for (const probe of this.#probes) stream.ask(probe.message, probe);
  }

  #probed(probe: Probe, id: number, bytes: Uint8Array): void {
    if (!isAnswerTo(bytes, probe)) return this.#fail(performance.now());
    if (!isSame(bytes, probe)) return this.#end(Infinity);
    this.#stream!.forget(id, probe);
    if (this.#stream!.inFlight === 0) this.#open();
  }

  #open(): void {
    this.#isOpen = true;
    this.#probes = [];
    this.#probesDueAtMs = Infinity;
    this.#window = Math.min(FIRST_WINDOW, this.#maxWindow);
    this.#points = FIRST_POINTS;
    this.#answers = 0;
    this.#pipedMs = 0;
  }

  #fail(nowMs: number): void {
    if (this.#answers >= MANY_ANSWERS) this.#pauseMs = FIRST_PAUSE_MS;
    this.#end(nowMs + this.#pauseMs);
    this.#pauseMs = Math.min(MAX_PAUSE_MS, 2 * this.#pauseMs);
  }

  #end(closedUntilMs: number): void {
    this.#closedUntilMs = Math.max(this.#closedUntilMs, closedUntilMs);
    const wasOpen = this.#isOpen;
    this.#isOpen = this.#isSampling = false;
    this.#probes = [];
    this.#probesDueAtMs = Infinity;
    const lost = this.#stream?.close() ?? [];
    this.#stream = undefined;
    if (wasOpen && lost.length > 0) this.#listener.onLost(lost as T[]);
  }
}

/** Whether a message answers a probe. */
function isAnswerTo(bytes: Uint8Array, probe: Probe): boolean {
  const rcode = bytes[3]! & 15;
  return (bytes[2]! & 0x80) !== 0 && (rcode === 0 || rcode === 3) &&
    echoes(bytes, probe.message);
}

/** Whether an answer says the same as the one to the datagram. */
function isSame(bytes: Uint8Array, { rcode, hasAnswer }: Probe): boolean {
  return (bytes[3]! & 15) === rcode && ((bytes[6]! | bytes[7]!) !== 0) === hasAnswer;
}
