import { randomInt } from "node:crypto";
import type { Dns, DnsReply, QueryOptions, RecordType } from "../../io.ts";
import { ReplyCache, replyKey, unlessAborted } from "./cache.ts";
import { decodeReply, type DnsMessage, echoes, encodeQuestion, setId } from "./codec.ts";
import { Fifo } from "./fifo.ts";
import { Pipelines } from "./pipelines.ts";
import {
  addAttempt,
  type Attempt,
  believeRefusal,
  newAttempt,
  newQuestion,
  NONE,
  type Question,
  REFUSALS_BELIEVED,
  restMs,
} from "./question.ts";
import type { Resolver } from "./resolver.ts";
import { type DnsOptions, Resolvers } from "./resolvers.ts";
import { platformWindow } from "./udp.ts";
import { whenAborted } from "./shared_signal.ts";
import { isFresh, judgeSilence, needsControl } from "./silence.ts";
import type { DnsStream } from "./stream.ts";
import { TcpClient } from "./tcp.ts";
import { UdpPorts } from "./udp_ports.ts";
import { isCutByLimit, noAnswer, rejectsEdns, toReply, verdictOn } from "./verdict.ts";

const TICK_MS = 10; // A tenth of the shortest timeout, MIN_RTO_MS.
/** Backoff factor. Less than RFC 6298's 2: a query is one small datagram. */
const BACKOFF = 1.6;
const MAX_ATTEMPTS = 12; // More than fit into the default timeout: bounds those with long timeouts.
/** The attempt that omits EDNS, if the resolver has not answered any query with it. */
const ATTEMPT_WITHOUT_EDNS = 2;
const RECONNECT_MS = 200; // Until a query whose connection broke is retried.
const PARK_MS = 20; // Until a query is reconsidered whose only resolver takes none at present.

/** The queries of a client: each is queued, sent, repeated, refused and answered. See `createDns`. */
export class DnsClient implements Dns {
  readonly resolvers: readonly string[];
  readonly #resolvers: Resolvers;
  readonly #timeoutMs: number;
  readonly #maxInFlight: number;
  readonly #ports = new UdpPorts<Question>((question, bytes, address, port) =>
    this.#receive(question, bytes, address, port)
  );
  readonly #pipelines: Pipelines;
  readonly #cache = new ReplyCache();
  readonly #open = new Set<Question>();
  readonly #urgent = new Fifo<Question>();
  readonly #again = new Fifo<Question>();
  readonly #waiting = new Fifo<Question>();
  readonly #tcp = new TcpClient();
  #inFlight = 0;
  /** Retransmissions wait for the resolvers. */
  #isBehind = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;

  /** @param options As `createDns` takes them. */
  constructor(options: DnsOptions) {
    this.#resolvers = new Resolvers(options);
    this.resolvers = this.#resolvers.all.map((resolver) => resolver.label);
    this.#timeoutMs = options.timeoutMs ?? 5_000;
    this.#maxInFlight = options.inFlight ?? Infinity;
    const window = options.window ?? platformWindow();
    this.#pipelines = new Pipelines(this.#resolvers.all, window, (...reply) => this.#handle(...reply));
  }

  query(name: string, type: RecordType, signal?: AbortSignal, options: QueryOptions = {}): Promise<DnsReply> {
    if (this.#isClosed) return Promise.resolve(noAnswer());
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (!options.urgent || options.fresh || this.#resolvers.allowed(options) !== this.#resolvers.all) {
      return this.#ask(name, type, options, signal);
    }
    const key = replyKey(name, type, options);
    const ask = () => this.#ask(name, type, options);
    return unlessAborted(this.#cache.get(key, () => performance.now(), ask), signal);
  }

  #ask(name: string, type: RecordType, options: QueryOptions, signal?: AbortSignal): Promise<DnsReply> {
    return new Promise((resolve, reject) => {
      const allowed = this.#resolvers.allowed(options);
      const question = newQuestion(name, type, options, allowed, this.#resolvers.randomStart());
      question.resolve = resolve;
      if (signal !== undefined) {
        question.forgetSignal = whenAborted(signal, () => {
          this.#end(question);
          reject(signal.reason);
        });
      }
      this.#open.add(question);
      (options.urgent ? this.#urgent : this.#waiting).push(question);
      this.#startClock();
      this.#sendWaiting();
    });
  }

  close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const question of this.#open) this.#answer(question, noAnswer());
    this.#ports.close();
    this.#pipelines.close();
    for (const { stream } of this.#resolvers.all) stream?.close();
    return Promise.resolve();
  }

  #startClock(): void {
    if (this.#timer !== undefined) return;
    for (const resolver of this.#resolvers.all) resolver.tick(performance.now());
    // Received answers are read before a query counts as unanswered: sockets come after timers, before immediates.
    this.#timer = setInterval(() => setImmediate(() => this.#tick()), TICK_MS);
  }

  #tick(): void {
    const now = performance.now();
    for (const resolver of this.#resolvers.all) resolver.tick(now);
    this.#pipelines.tick(now);
    this.#isBehind = false;
    for (const question of this.#open) {
      if (question.state === "resting" && now >= question.dueAtMs) {
        question.state = "waiting";
        this.#again.push(question);
      } else if (question.state === "sent") this.#repeat(question, now);
    }
    this.#sendWaiting();
    if (this.#open.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  /** Gives up a query at its timeout, or retransmits it when its answer is overdue. */
  #repeat(question: Question, now: number): void {
    const { attempts } = question;
    if (now < question.dueAtMs && isFresh(question, now)) return;
    // What gets lost while a resolver refuses everything waits like what it refuses.
    if (now >= question.dueAtMs && attempts.every(({ resolver }) => resolver.isPaused)) {
      attempts.at(-1)!.resolver.wasSilent(now);
      return this.#rest(question, now + restMs(++question.refusals));
    }
    const verdict = judgeSilence(question, now, this.#timeoutMs);
    if (verdict !== "wait") {
      attempts.at(-1)!.resolver.wasSilent(now);
      this.#answer(question, { ...question.lastRefusal ?? noAnswer(), isFinal: verdict === "final" });
    } else if (now >= question.dueAtMs && attempts.length < MAX_ATTEMPTS && !this.#isBehind) {
      const resolver = this.#choose(question, now);
      if (resolver === undefined) return void (this.#isBehind = true);
      const last = attempts.at(-1)!;
      if (last.isPiped) this.#pipelines.late(last, now);
      else last.resolver.wasSilent(now);
      this.#send(question, resolver, now);
      if (needsControl(question.attempts)) this.#control(resolver);
    }
  }

  /** Repeats a query that the resolver has answered before, to learn whether the resolver or a name is silent. */
  async #control(resolver: Resolver): Promise<void> {
    resolver.isControlled = true;
    const { name, type } = resolver.known;
    await this.query(name, type, undefined, { urgent: true, fresh: true, only: resolver.label });
    resolver.isControlled = false;
  }

  #sendWaiting(): void {
    const now = performance.now();
    for (const queue of [this.#urgent, this.#waiting, this.#again]) {
      if (this.#isBehind && queue !== this.#urgent) return;
      for (let question = queue.first; question !== undefined; question = queue.first) {
        if (question.state === "waiting") {
          const resolver = this.#choose(question, now);
          if (resolver !== undefined) {
            question.deadlineMs = now + this.#timeoutMs;
            question.state = "sent";
            this.#inFlight++;
            this.#send(question, resolver, now);
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
  #choose(question: Question, now: number): Resolver | undefined {
    const isFull = question.state !== "sent" && this.#inFlight >= this.#maxInFlight;
    return isFull ? undefined : this.#resolvers.choose(question, now);
  }

  #send(question: Question, resolver: Resolver, now: number): void {
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
    const nth = addAttempt(question, attempt);
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

  async #askStream(question: Question, attempt: Attempt, stream: DnsStream, bare: Uint8Array): Promise<void> {
    const bytes = await stream.ask(bare, this.#timeoutMs);
    if (question.state !== "sent" || !question.attempts.includes(attempt)) return;
    const now = performance.now();
    if (bytes === null) question.dueAtMs = Math.min(question.dueAtMs, now + RECONNECT_MS);
    else if (echoes(bytes, question.message)) {
      this.#read(question, attempt, question.attempts.indexOf(attempt), bytes, now);
    }
  }

  /** Takes a place in flight at this resolver, and releases the previous one. */
  #take(question: Question, resolver: Resolver | undefined): void {
    if (question.resolver !== undefined) question.resolver.inFlight--;
    question.resolver = resolver;
    if (resolver !== undefined) resolver.inFlight++;
  }

  #receive(question: Question, bytes: Uint8Array, address: string, port: number): void {
    if (question.state !== "sent") return;
    const id = (bytes[0]! << 8) | bytes[1]!;
    const nth = question.attempts.findIndex((each) =>
      each.port !== null && each.id === id && each.resolver.isAt(address, port)
    );
    if (nth >= 0) this.#handle(question, nth, bytes);
  }

  /** Handles a message with the id of the nth attempt, if it has its question. */
  #handle(question: Question, nth: number, bytes: Uint8Array): void {
    const attempt = question.attempts[nth]!;
    const { resolver } = attempt;
    const isRejected = attempt.edns && rejectsEdns(bytes, resolver.edns);
    // FORMERR may come without the question.
    const isAnonymous = isRejected && (bytes[3]! & 15) === 1;
    if ((bytes[2]! & 0x80) === 0 || (!isAnonymous && !echoes(bytes, question.message))) return;
    const now = performance.now();
    if (!isRejected) return this.#read(question, attempt, nth, bytes, now);
    resolver.replied();
    question.isPlain = true;
    this.#send(question, resolver, now);
  }

  /** Handles a reply to the nth attempt from the right address with the right question. */
  #read(question: Question, attempt: Attempt, nth: number, bytes: Uint8Array, now: number): void {
    const { resolver } = attempt;
    resolver.replied();
    let message: DnsMessage;
    try {
      message = decodeReply(bytes, question.message);
    } catch {
      // A malformed reply from the right address counts as lost; the next attempt may succeed.
      return;
    }
    if (attempt.edns) resolver.edns = true;
    else resolver.edns ??= false;
    for (let i = 0; i < nth; i++) {
      const { isPiped, resolver } = question.attempts[i]!;
      if (!isPiped) resolver.control.lost();
    }
    this.#judge(question, attempt, message, now);
  }

  #judge(question: Question, attempt: Attempt, message: DnsMessage, now: number): void {
    const { resolver, sentAtMs, ahead } = attempt;
    switch (verdictOn(message)) {
      case "answer":
        // Replies over TCP say nothing about datagrams.
        if (attempt.port !== null || attempt.isPiped || resolver.stream !== null) {
          this.#pipelines.answered(question, attempt, message);
          resolver.measured(now - sentAtMs);
          resolver.answered(now, sentAtMs, question.attempts[0]!.sentAtMs);
          if (!question.checkingDisabled) resolver.known = question;
          resolver.types.answered(question.type, now, sentAtMs);
        }
        return this.#answer(question, toReply(message, resolver.label, question.wire));
      case "truncated":
        if (!isCutByLimit(question.type)) resolver.answered(now, sentAtMs);
        else if (resolver.hasNoTcp) {
          return this.#refuse(question, attempt, noAnswer(), now);
        } else resolver.control.refused(now, sentAtMs, ahead, false);
        this.#askTcp(question, resolver);
        return;
      case "failure":
        resolver.answered(now, sentAtMs);
        believeRefusal(question, toReply(message, resolver.label, question.wire));
        return this.#askOthers(question, resolver, now);
      case "refusal":
        return this.#refuse(question, attempt, toReply(message, resolver.label, question.wire), now);
    }
  }

  #refuse(question: Question, { resolver, sentAtMs, ahead }: Attempt, reply: DnsReply, now: number): void {
    const cause = resolver.causeOf(question.type, sentAtMs);
    if (cause === "unclear" && !resolver.isControlled) this.#control(resolver);
    if (cause === "type") believeRefusal(question, reply);
    else {
      resolver.refused(now, sentAtMs, ahead, reply.rcode, question.calmRefusals > 0);
      question.refusals++;
      question.lastRefusal = reply;
    }
    this.#askOthers(question, resolver, now);
  }

  /** After a refusal: queries the other resolvers, then the same ones after a pause, until the refusal is final. */
  #askOthers(question: Question, resolver: Resolver, now: number): void {
    if (!question.refusedBy.includes(resolver)) question.refusedBy = [...question.refusedBy, resolver];
    const { resolvers, refusedBy } = question;
    if (resolvers.some((each) => !refusedBy.includes(each) && !each.isDead(now))) {
      return this.#rest(question, now);
    }
    if (refusedBy.every(({ control }) => !control.isOverloaded(now))) question.calmRefusals++;
    const isBelieved = question.calmRefusals >= REFUSALS_BELIEVED;
    if (isBelieved || refusedBy.every(({ isClosed }) => isClosed)) {
      return this.#answer(question, { ...question.lastRefusal!, isFinal: isBelieved });
    }
    question.refusedBy = NONE;
    this.#rest(question, now + restMs(question.refusals));
  }

  /** Takes a query out of flight until then. */
  #rest(question: Question, untilMs: number): void {
    this.#forget(question);
    question.state = "resting";
    question.dueAtMs = untilMs;
    this.#sendWaiting();
  }

  /** Repeats a query with a truncated reply over TCP. */
  async #askTcp(question: Question, resolver: Resolver): Promise<void> {
    const { at } = resolver;
    if (at.transport !== "udp") return;
    question.state = "tcp";
    question.connection = new AbortController();
    const sentAtMs = performance.now();
    const whole = await this.#tcp.ask(question.message, at, this.#timeoutMs, question.connection.signal);
    if (question.state !== "tcp") return;
    const now = performance.now();
    if (whole !== null) {
      resolver.tcpFailures = 0;
      return this.#judge(question, newAttempt(resolver, sentAtMs, true, 0), whole, now);
    }
    resolver.tcpFailures++;
    question.lastRefusal = noAnswer();
    question.calmRefusals = Math.max(question.calmRefusals, REFUSALS_BELIEVED - 2);
    this.#askOthers(question, resolver, now);
  }

  #answer(question: Question, reply: DnsReply): void {
    if (question.state === "ended") return;
    this.#end(question);
    question.resolve(reply);
    this.#sendWaiting();
  }

  #end(question: Question): void {
    if (question.state === "ended") return;
    this.#forget(question);
    question.state = "ended";
    question.connection?.abort();
    question.forgetSignal?.();
    this.#open.delete(question);
  }

  /** Drops the attempts of a query: later replies to them are ignored. */
  #forget(question: Question): void {
    if (question.state === "sent" || question.state === "tcp") this.#inFlight--;
    this.#take(question, undefined);
    for (const attempt of question.attempts) {
      if (attempt.port !== null) this.#ports.free(attempt.port, attempt.id);
      else if (attempt.isPiped) this.#pipelines.forget(question, attempt);
    }
    question.attempts = NONE;
  }
}
