import { type DnsMessage, echoes } from "./codec.ts";
import type { Waiting } from "./id_slots.ts";
import { MessageStream, openTcp } from "./message_stream.ts";
import type { Attempt } from "./question.ts";
import type { UdpAddress } from "./resolver_address.ts";

/** Queries in flight, and queries a second, from which on they go through one connection where the resolver takes it. */
const BULK = 64;
const BULK_RATE = 8_000;
/** Milliseconds until such a query is repeated by datagram, at least: a busy machine reads a whole window late. */
const MIN_WAIT_MS = 500;
/** Answered queries that are repeated over a new connection, to see whether it answers like the datagrams. */
const PROBES = 16;
/** Milliseconds for the connection and all probes: far more than a resolver takes that has them in its cache. */
const PROBE_MS = 1_000;
/** Initial queries in flight, as by datagram. Where a resolver works on fewer at a time, the others wait unread. */
const FIRST_WINDOW = 128;
/** The window grows while answers take at most this many times as long as those to datagrams, and this much longer. */
const SLOWER_TIMES = 2;
const SLOWER_MS = 50;
/** Answers to datagrams over which their time is smoothed. */
const SMOOTHING = 16;
/** Late answers cost so many points, answers in time earn one; a connection without points is given up. */
const LATE_COSTS = 4;
const FIRST_POINTS = 32;
const MAX_POINTS = 64;
/** Milliseconds until a new connection is tried after one failed. */
const PAUSE_MS = 2_000;
/** Milliseconds without traffic until the connection closes: RFC 7766 section 6.2.3 asks clients for it. */
const IDLE_MS = 2_000;
/** Unsent bytes above which queries go elsewhere: the resolver does not read. */
const MAX_UNSENT = 256 * 1_024;

/** A query whose answer is known from a datagram. */
interface Probe extends Waiting {
  message: Uint8Array;
  rcode: number;
  hasAnswer: boolean;
}

/**
 * One TCP connection to a resolver with many queries in flight (RFC 7766 section 6.2.1.1), answered in any order. A
 * system call carries a hundred queries, which takes a third of the CPU time of as many datagrams.
 *
 * It is an optimisation that must cost nothing where it does not work. No query depends on it before sixteen answers
 * over datagrams came over the connection too, and were the same: a network may redirect one and not the other. It is
 * given up for a while when it closes or its answers are late.
 */
export class Pipeline {
  readonly #to: UdpAddress;
  readonly #maxWindow: number;
  readonly #onReply: (attempt: Attempt, bytes: Uint8Array) => void;
  #stream: MessageStream<Attempt | Probe> | undefined;
  #probes = 0;
  #isOpen = false;
  #probesDueAtMs = Infinity;
  #closedUntilMs = -Infinity;
  #window = FIRST_WINDOW;
  #points = FIRST_POINTS;
  #datagramMs = 0;

  /**
   * @param to The resolver.
   * @param maxWindow Most queries in flight.
   * @param onReply Called with a message that has the id of an attempt.
   */
  constructor(
    to: UdpAddress,
    maxWindow: number,
    onReply: (attempt: Attempt, bytes: Uint8Array) => void,
  ) {
    this.#to = to;
    this.#maxWindow = maxWindow;
    this.#onReply = onReply;
  }

  /** Sends the first attempt of a query, if it is one of many to a resolver that takes them over a connection. */
  send(attempt: Attempt, nowMs: number): boolean {
    const { question, resolver, edns } = attempt;
    if (question.attempts.length > 1 || question.isFresh || !edns || resolver.inFlight < BULK) return false;
    if (resolver.control.rate < BULK_RATE || resolver.edns !== true) return false;
    const stream = this.#stream;
    if (stream === undefined && nowMs >= this.#closedUntilMs) this.#connect(nowMs);
    if (!this.#isOpen || stream!.slots.size >= this.#window || stream!.unsent >= MAX_UNSENT) return false;
    attempt.over = "pipeline";
    attempt.slots = stream!.slots;
    stream!.ask(question.message, attempt);
    question.dueAtMs = nowMs + Math.max(MIN_WAIT_MS, resolver.rtoMs);
    return true;
  }

  /** Call it for each answer to a datagram: on a new connection, the first of them are asked for again. */
  datagramAnswered({ question, edns, sentAtMs }: Attempt, { bytes, rcode }: DnsMessage, nowMs: number): void {
    this.#datagramMs += (nowMs - sentAtMs - this.#datagramMs) / SMOOTHING;
    if (this.#stream === undefined || this.#probes === PROBES || !edns) return;
    this.#probes++;
    const { message } = question;
    this.#stream.ask(message, { id: 0, message, rcode, hasAnswer: hasAnswer(bytes) });
  }

  /** Whether messages have arrived that were not read yet. */
  get isReading(): boolean {
    return this.#stream?.isReading === true;
  }

  /** Call it when an answer is overdue. */
  late(nowMs: number): void {
    if (!this.#isOpen) return;
    this.#points -= LATE_COSTS;
    if (this.#points < 0) this.#end(nowMs + PAUSE_MS);
  }

  /** Gives up a connection whose probes are overdue. */
  tick(nowMs: number): void {
    if (nowMs >= this.#probesDueAtMs) this.#end(nowMs + PAUSE_MS);
  }

  /** Closes the connection for good. */
  close(): void {
    this.#end(Infinity);
  }

  #connect(nowMs: number): void {
    const { address, port } = this.#to;
    this.#probesDueAtMs = nowMs + PROBE_MS;
    this.#stream = new MessageStream(openTcp(address, port, IDLE_MS), this.#maxWindow, {
      onMessage: (waiting, bytes) => {
        if ("rcode" in waiting) return this.#probed(waiting, bytes);
        this.#answered(performance.now() - waiting.sentAtMs);
        this.#onReply(waiting, bytes);
      },
      onEnd: () => {
        // An idle connection may be opened again at once.
        const isIdle = this.#isOpen && this.#stream!.slots.size === 0;
        this.#end(isIdle ? -Infinity : performance.now() + PAUSE_MS);
      },
    });
  }

  /** Compares an answer with the one to the datagram. */
  #probed(probe: Probe, bytes: Uint8Array): void {
    const rcode = bytes[3]! & 15;
    const isAnswer = (bytes[2]! & 0x80) !== 0 && (rcode === 0 || rcode === 3) && echoes(bytes, probe.message);
    if (!isAnswer) return this.#end(performance.now() + PAUSE_MS);
    if (rcode !== probe.rcode || hasAnswer(bytes) !== probe.hasAnswer) return this.#end(Infinity);
    const { slots } = this.#stream!;
    slots.free(probe);
    if (this.#probes < PROBES || slots.size > 0) return;
    this.#isOpen = true;
    this.#probesDueAtMs = Infinity;
    this.#window = Math.min(FIRST_WINDOW, this.#maxWindow);
    this.#points = FIRST_POINTS;
  }

  /** An answer came after that time: adapts the window. */
  #answered(rttMs: number): void {
    this.#points = Math.min(MAX_POINTS, this.#points + 1);
    if (rttMs > SLOWER_TIMES * this.#datagramMs + SLOWER_MS) {
      this.#window = Math.max(FIRST_WINDOW, this.#window - 1);
    } else if (this.#stream!.slots.size >= this.#window / 2) {
      this.#window = Math.min(this.#maxWindow, this.#window + 1);
    }
  }

  /** Closes the connection; what waits is repeated by datagram at the next tick. */
  #end(closedUntilMs: number): void {
    this.#closedUntilMs = Math.max(this.#closedUntilMs, closedUntilMs);
    const lost = this.#stream?.close() ?? [];
    this.#stream = undefined;
    this.#isOpen = false;
    this.#probes = 0;
    this.#probesDueAtMs = Infinity;
    for (const waiting of lost) if ("question" in waiting) waiting.question.dueAtMs = 0;
  }
}

/** Whether a message has answer records. */
function hasAnswer(bytes: Uint8Array): boolean {
  return (bytes[6]! | bytes[7]!) !== 0;
}
