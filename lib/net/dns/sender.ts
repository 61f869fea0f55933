import { randomInt } from "node:crypto";
import { echoes, encodeQuestion, setId } from "./codec.ts";
import { Fifo } from "./fifo.ts";
import { Pipelines } from "./pipelines.ts";
import { type Attempt, newAttempt, NONE, type Question } from "./question.ts";
import type { Resolver } from "./resolver.ts";
import type { DnsOptions, Resolvers } from "./resolvers.ts";
import type { DnsStream } from "./stream.ts";
import { platformWindow } from "./udp.ts";
import { type OnPortDatagram, UdpPorts } from "./udp_ports.ts";

/** Backoff factor. Less than RFC 6298's 2: a query is one small datagram. */
const BACKOFF = 1.6;
/** The attempt that omits EDNS, if the resolver has not answered any query with it. */
const ATTEMPT_WITHOUT_EDNS = 2;
const RECONNECT_MS = 200; // Until a query whose connection broke is retried.
const PARK_MS = 20; // Until a query is reconsidered whose only resolver takes none at present.

/** Where the bytes that arrive go. */
export interface Receiver {
  /** A datagram arrived at a port that a query was sent from. */
  readonly onDatagram: OnPortDatagram<Question>;
  /** A message that has the id of the nth attempt arrived through a pipeline. */
  onMessage(question: Question, nth: number, bytes: Uint8Array): void;
  /** A message with the question of an attempt arrived over an encrypted connection. */
  onReply(question: Question, attempt: Attempt, bytes: Uint8Array, nowMs: number): void;
}

/** Sends queries as fast as the resolvers take them: by datagram, through a pipeline, or over an encrypted connection. */
export class Sender {
  /** Retransmissions wait for the resolvers. */
  isBehind = false;
  readonly #resolvers: Resolvers;
  readonly #timeoutMs: number;
  readonly #maxInFlight: number;
  readonly #receiver: Receiver;
  readonly #ports: UdpPorts<Question>;
  readonly #pipelines: Pipelines;
  readonly #urgent = new Fifo<Question>();
  readonly #again = new Fifo<Question>();
  readonly #waiting = new Fifo<Question>();
  #inFlight = 0;

  /**
   * @param resolvers Of the client.
   * @param options Of the client.
   * @param timeoutMs Milliseconds that a query has, from its first packet on.
   * @param receiver Where replies go.
   */
  constructor(resolvers: Resolvers, options: DnsOptions, timeoutMs: number, receiver: Receiver) {
    this.#resolvers = resolvers;
    this.#timeoutMs = timeoutMs;
    this.#maxInFlight = options.inFlight ?? Infinity;
    this.#receiver = receiver;
    this.#ports = new UdpPorts<Question>(receiver.onDatagram);
    const window = options.window ?? platformWindow();
    this.#pipelines = new Pipelines(resolvers.all, window, (...reply) => receiver.onMessage(...reply));
  }

  /** The connections that carry many queries. */
  get pipelines(): Pipelines {
    return this.#pipelines;
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
          } else if (question.resolvers === this.#resolvers.all) return;
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

  /** The resolver that the question goes to next, if one takes it now. */
  choose(question: Question, now: number): Resolver | undefined {
    const { isFresh, attempts, resolvers, state } = question;
    // A check of the network has to know now, not at the next probe.
    if (isFresh && attempts.length === 0 && resolvers.every(({ isSilent }) => isSilent)) return resolvers[0];
    const isFull = state !== "sent" && this.#inFlight >= this.#maxInFlight;
    return isFull ? undefined : this.#resolvers.choose(question, now);
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
    resolver.onQuerySent(now);
    const ahead = resolver.inFlight - 1;
    const attempt = newAttempt(resolver, now, question.edns, ahead);
    const nth = question.add(attempt);
    if (this.#pipelines.send(question, attempt, now)) return;
    // The runtime may still hold the last datagram, so each attempt has its own bytes.
    const message = nth === 1 ? question.message : question.message.slice();
    if (resolver.at.transport === "udp") {
      question.dueAtMs = now + resolver.rtoMs * BACKOFF ** (nth - 1) * (0.9 + randomInt(200) / 1000);
      const { port, id } = this.#ports.reserve(resolver.at.family, question);
      attempt.port = port;
      attempt.id = id;
      setId(message, id);
      this.#ports.send(message, resolver.at, port);
    } else {
      // A connection retransmits by itself.
      question.dueAtMs = question.deadlineMs;
      this.#askStream(question, attempt, resolver.stream!, message.slice());
    }
  }

  async #askStream(
    question: Question,
    attempt: Attempt,
    stream: DnsStream,
    message: Uint8Array,
  ): Promise<void> {
    const bytes = await stream.ask(message, this.#timeoutMs);
    if (question.state !== "sent" || !question.attempts.includes(attempt)) return;
    const now = performance.now();
    if (bytes === null) question.dueAtMs = Math.min(question.dueAtMs, now + RECONNECT_MS);
    else if (echoes(bytes, question.message)) this.#receiver.onReply(question, attempt, bytes, now);
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
    for (const attempt of question.attempts) {
      if (attempt.port !== null) this.#ports.free(attempt.port, attempt.id);
      else if (attempt.isPiped) this.#pipelines.forget(question, attempt);
    }
    question.attempts = NONE;
  }

  /** Closes all ports and connections. */
  close(): void {
    this.#ports.close();
    this.#pipelines.close();
    for (const { stream } of this.#resolvers.all) stream?.close();
  }
}
