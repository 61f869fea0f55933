import { randomInt } from "node:crypto";
import { encodeQuestion, setId } from "./codec.ts";
import { causeOfFailure, isLimit } from "./connection_failure.ts";
import { Pipeline } from "./pipeline.ts";
import { type Attempt, NONE, type Question } from "./question.ts";
import type { Resolver } from "./resolver.ts";
import type { DnsOptions } from "./resolvers.ts";
import type { DnsStream, StreamRefusal } from "./over_stream.ts";
import { TokenBucket } from "./token_bucket.ts";
import { platformWindow } from "./udp.ts";
import { type LocalPort, UdpPorts } from "./udp_ports.ts";

/** Backoff factor. Less than RFC 6298's 2: a query is one small datagram. */
const BACKOFF = 1.6;
/** The attempt that omits EDNS, if the resolver has not answered any query with it. */
const ATTEMPT_WITHOUT_EDNS = 2;
const RECONNECT_MS = 200; // Until a query whose connection broke is retried.
const PARK_MS = 20; // Until a query is reconsidered whose only resolver takes none at present.

/** Sends queries as fast as the resolvers take them: by datagram, through a pipeline, or over an encrypted connection. */
export class Sender {
  /** Retransmissions wait for the resolvers. */
  isBehind = false;
  readonly #all: readonly Resolver[];
  readonly #timeoutMs: number;
  readonly #maxInFlight: number;
  readonly #bucket: TokenBucket;
  readonly #onMessage: (attempt: Attempt, bytes: Uint8Array) => void;
  readonly #onRefusal: (attempt: Attempt, refusal: StreamRefusal) => void;
  readonly #ports: UdpPorts<Attempt>;
  /** The connections that carry many queries, of resolvers that are asked by datagram. */
  readonly pipelines: Map<Resolver, Pipeline> = new Map();
  readonly #urgent = new Fifo<Question>();
  readonly #again = new Fifo<Question>();
  readonly #waiting = new Fifo<Question>();
  #inFlight = 0;

  /**
   * @param all The resolvers of the client.
   * @param options Of the client.
   * @param timeoutMs Milliseconds that a query has, from its first packet on.
   * @param onMessage Called with what may be a reply to an attempt: it came from the resolver, with the attempt's id.
   * @param onRefusal Called when the service of an encrypted connection refuses an attempt.
   */
  constructor(
    all: readonly Resolver[],
    options: DnsOptions,
    timeoutMs: number,
    onMessage: (attempt: Attempt, bytes: Uint8Array) => void,
    onRefusal: (attempt: Attempt, refusal: StreamRefusal) => void,
  ) {
    this.#all = all;
    this.#timeoutMs = timeoutMs;
    this.#maxInFlight = options.inFlight ?? Infinity;
    this.#bucket = new TokenBucket(options.rate);
    this.#onMessage = onMessage;
    this.#onRefusal = onRefusal;
    this.#ports = new UdpPorts((attempt, bytes, address, port) => {
      if (attempt.resolver.isAt(address, port)) onMessage(attempt, bytes);
    });
    const window = options.window ?? platformWindow();
    for (const resolver of all) {
      if (resolver.at.transport !== "udp") continue;
      this.pipelines.set(resolver, new Pipeline(resolver.at, window, onMessage));
    }
  }

  /** Queues a query. */
  add(question: Question, isUrgent: boolean): void {
    (isUrgent ? this.#urgent : this.#waiting).push(question);
  }

  /** Queues a query again that rested. */
  addAgain(question: Question): void {
    question.state = "waiting";
    this.#again.push(question);
  }

  /** Sends what the resolvers take now. */
  sendWaiting(): void {
    const now = performance.now();
    for (const queue of [this.#urgent, this.#waiting, this.#again]) {
      if (this.isBehind && queue !== this.#urgent) return;
      for (let question = queue.first; question !== undefined; question = queue.first) {
        if (question.state === "waiting") {
          const resolver = this.choose(question, now);
          if (resolver !== undefined) {
            this.start(question, resolver, now);
          } else if (question.resolvers === this.#all) return;
          else {
            // Others behind it may go elsewhere.
            question.state = "resting";
            question.dueAtMs = now + PARK_MS;
          }
        }
        queue.shift();
      }
    }
  }

  /** The resolver that the question goes to next, in rotation; undefined when none of them takes one more now. */
  choose(question: Question, now: number): Resolver | undefined {
    const { isFresh, attempts, resolvers, refusedBy, firstResolver } = question;
    // A check of the network has to know now, not at the next probe.
    if (isFresh && attempts.length === 0 && resolvers.every(({ isSilent }) => isSilent)) {
      return resolvers.find((resolver) => !resolver.isBarred(now));
    }
    // A retransmitted query already has its place in flight.
    const isRepeated = question.state === "sent";
    if (!isRepeated && this.#inFlight >= this.#maxInFlight) return undefined;
    if (!this.#bucket.has(now)) return undefined;
    const isAnyAlive = resolvers.some((resolver) => !resolver.isDead(now));
    for (let i = 0; i < resolvers.length; i++) {
      const resolver = resolvers[(firstResolver + attempts.length + i) % resolvers.length]!;
      if (refusedBy.includes(resolver) || resolver.isSilent || resolver.isBarred(now)) continue;
      if (isAnyAlive && resolver.isDead(now)) continue;
      if (resolver.ceiling?.has(now) === false) continue;
      if (!resolver.control.admit(now, isRepeated ? 0 : resolver.inFlight)) continue;
      this.#bucket.take();
      return resolver;
    }
    return undefined;
  }

  /** Sends a query to a resolver for the first time; its time begins. */
  start(question: Question, resolver: Resolver, now: number): void {
    question.deadlineMs = now + this.#timeoutMs;
    question.state = "sent";
    this.#inFlight++;
    this.send(question, resolver, now);
  }

  /** Sends a query to a resolver once more. */
  send(question: Question, resolver: Resolver, now: number): void {
    const { attempts } = question;
    const isPlain = question.isPlain || resolver.edns === false ||
      (resolver.edns === undefined && attempts.length === ATTEMPT_WITHOUT_EDNS);
    if (question.edns === isPlain) {
      const { name, type, checkingDisabled } = question;
      question.edns = !isPlain;
      question.message = encodeQuestion(name, type, question.edns, checkingDisabled);
    }
    this.#take(question, resolver);
    resolver.ceiling?.take();
    resolver.onQuerySent(now);
    const { at, stream } = resolver;
    if (stream !== null || at.transport !== "udp") {
      // A connection retransmits by itself.
      question.dueAtMs = question.deadlineMs;
      return void this.#askStream(question.attempt(resolver, "encrypted", now), stream!);
    }
    const attempt = question.attempt(resolver, "datagram", now);
    if (this.pipelines.get(resolver)!.send(attempt, now)) return;
    const nth = question.attempts.length;
    // The runtime may still hold the last datagram, so each attempt has its own bytes.
    const message = nth === 1 ? question.message : question.message.slice();
    question.dueAtMs = now + resolver.rtoMs * BACKOFF ** (nth - 1) * (0.9 + randomInt(200) / 1000);
    const port = this.#portFor(resolver, at.family);
    if (port === null) return;
    const { udp, slots } = port;
    attempt.slots = slots;
    slots.take(randomInt(65_536), attempt);
    setId(message, attempt.id);
    udp.send(message, at.address, at.port);
  }

  /** A port for a datagram; null when the process may open none at present: then the datagram counts as lost. */
  #portFor(resolver: Resolver, family: 4 | 6): LocalPort<Attempt> | null {
    try {
      return this.#ports.random(family);
    } catch (error) {
      if (!isLimit(error)) throw error;
      resolver.ownFailure = causeOfFailure(error);
      return null;
    }
  }

  /** A connection could not be opened for want of files: leaves it some. */
  leaveFiles(): void {
    this.#ports.giveUpHalf();
  }

  async #askStream(attempt: Attempt, stream: DnsStream): Promise<void> {
    const { question } = attempt;
    const reply = await stream.ask(question.message.slice(), this.#timeoutMs);
    const { resolver, sentAtMs } = attempt;
    if (stream === resolver.stream) resolver.heardOverTcp(reply !== null, sentAtMs, performance.now());
    if (!question.attempts.includes(attempt)) return;
    if (reply instanceof Uint8Array) this.#onMessage(attempt, reply);
    else if (reply !== null) this.#onRefusal(attempt, reply);
    else {
      if (stream.isLimited) this.leaveFiles();
      question.dueAtMs = Math.min(question.dueAtMs, performance.now() + RECONNECT_MS);
    }
  }

  /** Takes a place in flight at this resolver, and releases the previous one. */
  #take(question: Question, resolver: Resolver | undefined): void {
    if (question.resolver !== undefined) question.resolver.inFlight--;
    question.resolver = resolver;
    if (resolver !== undefined) resolver.inFlight++;
  }

  /** Drops the attempts of a query: later replies to them are ignored. */
  release(question: Question): void {
    if (question.state === "sent" || question.state === "tcp") this.#inFlight--;
    this.#take(question, undefined);
    for (const attempt of question.attempts) attempt.slots?.free(attempt);
    question.attempts = NONE;
  }

  /** Closes all ports and connections. */
  close(): void {
    this.#ports.close();
    for (const pipeline of this.pipelines.values()) pipeline.close();
    for (const { stream } of this.#all) stream?.close();
  }
}

/** Items that were removed are dropped from the array when there are so many, and half of it are such. */
const MANY = 1_024;

/** A first-in, first-out queue: an array whose first items are moved away seldom, since each move takes all that follow. */
class Fifo<T> {
  #items: (T | undefined)[] = [];
  #head = 0;

  /** The first item; undefined when the queue is empty. */
  get first(): T | undefined {
    return this.#items[this.#head];
  }

  /** Adds an item at the end. */
  push(item: T): void {
    this.#items.push(item);
  }

  /** Removes the first item. */
  shift(): void {
    if (this.#head === this.#items.length) return;
    // Its memory is released now, not when the place is dropped.
    this.#items[this.#head++] = undefined;
    if (this.#head < MANY || this.#head < this.#items.length / 2) return;
    this.#items = this.#items.slice(this.#head);
    this.#head = 0;
  }
}
