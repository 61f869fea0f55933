import type { DnsMessage } from "./codec.ts";
import { Pipeline } from "./pipeline.ts";
import type { Attempt, Question } from "./question.ts";
import type { Resolver } from "./resolver.ts";

/** Queries in flight, and queries a second, from which on they go through one connection where the resolver takes it. */
const BULK = 64;
const BULK_RATE = 8_000;
/** Milliseconds until such a query is repeated by datagram, at least: a busy machine reads a whole window late. */
const MIN_WAIT_MS = 500;

/** The pipelines to the resolvers of a client, for many queries at a high rate. */
export class Pipelines {
  readonly #byResolver = new Map<Resolver, Pipeline<Question>>();

  /**
   * @param resolvers Of the client.
   * @param window Most queries in flight to one resolver.
   * @param onReply Called with a message that has the id of the nth attempt.
   */
  constructor(
    resolvers: readonly Resolver[],
    window: number,
    onReply: (question: Question, nth: number, bytes: Uint8Array) => void,
  ) {
    for (const resolver of resolvers) {
      if (resolver.at.transport !== "udp") continue;
      const pipeline = new Pipeline<Question>(resolver.at, window, {
        onMessage: (question, id, bytes) => {
          // Only first attempts go through a pipeline.
          const attempt = question.attempts[0];
          if (question.state !== "sent" || !attempt?.isPiped || attempt.id !== id) return;
          pipeline.answered(performance.now() - attempt.sentAtMs);
          onReply(question, 0, bytes);
        },
        // Repeated by datagram at the next tick.
        onLost: (questions) => questions.forEach((question) => question.dueAtMs = 0),
      });
      this.#byResolver.set(resolver, pipeline);
    }
  }

  /** Sends the first attempt of a query, if it is one of many to a resolver that takes them over a connection. */
  send(question: Question, attempt: Attempt, nowMs: number): boolean {
    const { resolver } = attempt;
    if (question.attempts.length > 1 || question.isFresh || !attempt.edns || resolver.inFlight < BULK) {
      return false;
    }
    if (resolver.control.rate < BULK_RATE || resolver.edns !== true) return false;
    const pipeline = this.#byResolver.get(resolver);
    if (!pipeline?.hasRoom(nowMs)) return false;
    attempt.isPiped = true;
    attempt.id = pipeline.ask(question.message, question);
    question.dueAtMs = nowMs + Math.max(MIN_WAIT_MS, resolver.rtoMs);
    return true;
  }

  /** Call it for an answer to an attempt: those to datagrams prepare a connection. */
  answered(
    question: Question,
    { resolver, port, edns, sentAtMs }: Attempt,
    { bytes, rcode }: DnsMessage,
  ): void {
    const pipeline = this.#byResolver.get(resolver);
    if (port === null || pipeline === undefined) return;
    const nowMs = performance.now();
    pipeline.datagramAnswered(nowMs - sentAtMs);
    if (!pipeline.isSampling || !edns) return;
    pipeline.sample({ message: question.message, rcode, hasAnswer: (bytes[6]! | bytes[7]!) !== 0 }, nowMs);
  }

  /** Call it when the answer to an attempt is overdue. */
  late({ resolver }: Attempt, nowMs: number): void {
    this.#byResolver.get(resolver)!.late(nowMs);
  }

  /** Whether answers have arrived that were not read yet: nothing is known to be late. */
  get isReading(): boolean {
    return [...this.#byResolver.values()].some((pipeline) => pipeline.isReading);
  }

  /** Ignores the answer to an attempt. */
  forget(question: Question, { resolver, id }: Attempt): void {
    this.#byResolver.get(resolver)!.forget(id, question);
  }

  /** Advances the clock. */
  tick(nowMs: number): void {
    for (const pipeline of this.#byResolver.values()) pipeline.tick(nowMs);
  }

  /** Closes all connections. */
  close(): void {
    for (const pipeline of this.#byResolver.values()) pipeline.close();
  }
}
