import type { Dns, DnsReply, QueryOptions, RecordType } from "../../io.ts";
import { unlessAborted, whenAborted } from "../../abort.ts";
import { ReplyCache, replyKey } from "./cache.ts";
import { Checks } from "./checks.ts";
import { Disputes } from "./disputes.ts";
import { decodeReply, type DnsMessage, echoes, rcodeName } from "./codec.ts";
import { type Attempt, NONE, Question, REFUSALS_BELIEVED, restMs } from "./question.ts";
import type { Resolver } from "./resolver.ts";
import { allowedBy, type DnsOptions, openResolvers } from "./resolvers.ts";
import { Sender } from "./sender.ts";
import { areAllSilent, BrokenNames, isDoubtful, isFresh, isGivenUp, judgeSilence } from "./silence.ts";
import { type StreamRefusal, TcpClient } from "./over_stream.ts";
import { isCutByLimit, noAnswer, rejectsEdns, toReply, verdictOn } from "./verdict.ts";

const TICK_MS = 10; // A tenth of the shortest timeout, MIN_RTO_MS.
/** A delay of the clock by more than this is a stall of this machine, which is no time that a resolver had. */
const STALL_MS = 50;
/** A lookup's default deadline: silence of a resolver that has answered before may be a ban, and bans end. */
const SILENCE_MS = 600_000;
/** Queries that are sent once more in one tick: after a stall all are late, and sending takes some 50 us each. */
const REPEATS_A_TICK = 128;
const MAX_ATTEMPTS = 12; // More than fit into the default timeout: bounds those with long timeouts.

/** The queries of a client: each is queued, sent, repeated, refused and answered. See `createDns`. */
export class DnsClient implements Dns {
  readonly resolvers: readonly string[];
  readonly #all: readonly Resolver[];
  readonly #timeoutMs: number;
  readonly #silenceMs: number;
  readonly #sender: Sender;
  readonly #checks: Checks;
  readonly #cache = new ReplyCache();
  readonly #broken = new BrokenNames();
  readonly #open = new Set<Question>();
  readonly #tcp = new TcpClient();
  #timer: ReturnType<typeof setInterval> | undefined;
  #tickedAtMs = 0;
  #repeatsLeft = 0;
  readonly #disputes = new Disputes(this.#cache);
  #isClosed = false;

  /** @param options As `createDns` takes them. */
  constructor(options: DnsOptions) {
    this.#all = openResolvers(options);
    this.resolvers = this.#all.map((resolver) => resolver.label);
    this.#timeoutMs = options.timeoutMs ?? 5_000;
    this.#silenceMs = options.silenceMs ?? SILENCE_MS;
    this.#sender = new Sender(
      this.#all,
      options,
      this.#timeoutMs,
      (attempt, bytes) => this.#handle(attempt, bytes),
      (attempt, refusal) => this.#serviceRefused(attempt, refusal),
    );
    this.#checks = new Checks(this.#sender, this.#timeoutMs);
  }

  get failures(): ReadonlyMap<string, string> {
    return new Map(
      this.#all.flatMap(({ label, failure }) => failure === null ? [] : [[label, failure]]),
    );
  }

  get overTcp(): readonly string[] {
    return this.#all.flatMap(({ label, isOverTcp }) => isOverTcp ? [label] : []);
  }

  isDisputed(name?: string): boolean {
    return this.#disputes.has(name);
  }

  query(name: string, type: RecordType, signal?: AbortSignal, options: QueryOptions = {}): Promise<DnsReply> {
    if (this.#isClosed) return Promise.resolve(noAnswer());
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (!options.urgent || options.fresh || allowedBy(options, this.#all) !== this.#all) {
      return this.#ask(name, type, options, signal);
    }
    const key = replyKey(name, type, options);
    const ask = () => this.#ask(name, type, options);
    return unlessAborted(this.#cache.get(key, () => performance.now(), ask), signal);
  }

  #ask(name: string, type: RecordType, options: QueryOptions, signal?: AbortSignal): Promise<DnsReply> {
    return new Promise((resolve, reject) => {
      const resolvers = allowedBy(options, this.#all);
      const question = new Question(name, type, options, resolvers, performance.now());
      question.silence = this.#broken.silenceOf(name, question.askedAtMs);
      question.resolve = resolve;
      if (signal !== undefined) {
        question.forgetSignal = whenAborted(signal, () => {
          this.#end(question);
          reject(signal.reason);
        });
      }
      this.#open.add(question);
      this.#sender.add(question, options.urgent === true);
      this.#startClock();
      this.#sender.sendWaiting();
    });
  }

  close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const resolver of this.#all) this.#checks.end(resolver);
    for (const question of this.#open) this.#answer(question, noAnswer());
    this.#sender.close();
    return Promise.resolve();
  }

  #startClock(): void {
    if (this.#timer !== undefined) return;
    for (const resolver of this.#all) resolver.tick(performance.now());
    // Received answers are read before a query counts as unanswered: sockets come after timers, before immediates.
    this.#tickedAtMs = performance.now();
    this.#timer = setInterval(() => setImmediate(() => this.#tick()), TICK_MS);
  }

  #tick(): void {
    const now = performance.now();
    const stalledMs = now - this.#tickedAtMs - TICK_MS;
    this.#tickedAtMs = now;
    if (stalledMs > STALL_MS) { for (const question of this.#open) question.deadlineMs += stalledMs; }
    for (const resolver of this.#all) {
      resolver.tick(now);
      this.#checks.tick(resolver, now);
    }
    let isReading = false;
    for (const pipeline of this.#sender.pipelines.values()) {
      pipeline.tick(now);
      isReading ||= pipeline.isReading;
    }
    this.#sender.isBehind = false;
    this.#repeatsLeft = REPEATS_A_TICK;
    for (const question of this.#open) {
      if (isGivenUp(question, now, this.#timeoutMs, this.#silenceMs)) this.#answer(question, noAnswer());
      else if (question.state === "resting" && now >= question.dueAtMs) this.#sender.addAgain(question);
      else if (question.state === "sent" && !isReading) this.#repeat(question, now);
    }
    this.#sender.sendWaiting();
    if (this.#open.size === 0) {
      for (const resolver of this.#all) this.#checks.idle(resolver);
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  /** What becomes of a query without a reply: it is sent once more, waits, or ends. */
  #repeat(question: Question, now: number): void {
    const { attempts } = question;
    if (now < question.dueAtMs && isFresh(question, now)) return;
    const last = attempts.at(-1)!;
    const { resolver, sentAtMs } = last;
    if (resolver.liveness.isVoid(sentAtMs) && !question.isFresh) return this.#rest(question, now);
    // What gets lost while a resolver refuses everything waits like what it refuses.
    if (
      now >= Math.min(question.dueAtMs, question.deadlineMs) &&
      attempts.every(({ resolver }) => resolver.isRefusing)
    ) {
      resolver.wasSilent(now);
      // If nothing but silent names is left, a check is what shows that it refuses no more.
      resolver.liveness.doubt(now);
      return this.#rest(question, now + restMs(++question.refusals));
    }
    const verdict = judgeSilence(question, now, this.#timeoutMs);
    if (verdict === "unanswered" && !question.isFresh && areAllSilent(question)) {
      for (const { liveness } of question.resolvers) liveness.doubt(now);
    } else if (verdict !== "wait") {
      resolver.wasSilent(now);
      this.#broken.wasSilent(question, now);
      this.#answer(question, { ...question.lastRefusal ?? noAnswer(), isFinal: verdict === "final" });
    } else if (
      now >= question.dueAtMs && attempts.length < MAX_ATTEMPTS && !this.#sender.isBehind &&
      this.#repeatsLeft > 0
    ) {
      if (question.resolvers.every(({ isSilent }) => isSilent)) return;
      const next = this.#sender.choose(question, now);
      if (next === undefined) return void (this.#sender.isBehind = true);
      if (last.over === "pipeline") this.#sender.pipelines.get(resolver)!.late(now);
      else resolver.wasSilent(now);
      if (resolver.shouldTryTcp) void this.#tryTcp(question, resolver);
      this.#repeatsLeft--;
      this.#sender.send(question, next, now);
      if (isDoubtful(question.attempts)) next.liveness.doubt(now);
    }
  }

  /** Handles a message with the id of an attempt, if it has its question. */
  #handle(attempt: Attempt, bytes: Uint8Array): void {
    const { question, resolver } = attempt;
    if (question.said !== undefined && this.#disputes.disputes(attempt, bytes)) {
      resolver.contradicted(performance.now());
    }
    if (question.state !== "sent") return;
    const isRejected = attempt.edns && rejectsEdns(bytes, resolver.edns);
    // FORMERR may come without the question.
    const isAnonymous = isRejected && (bytes[3]! & 15) === 1;
    if ((bytes[2]! & 0x80) === 0 || (!isAnonymous && !echoes(bytes, question.message))) return;
    const now = performance.now();
    if (!isRejected) return this.#read(attempt, bytes, now);
    resolver.replied();
    question.isPlain = true;
    this.#sender.send(question, resolver, now);
  }

  /** Handles a reply from the right address with the right question. */
  #read(attempt: Attempt, bytes: Uint8Array, now: number): void {
    const { question, resolver } = attempt;
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
    // The attempts of a check before the one with a reply show an outage.
    if (!this.#checks.has(question, resolver)) {
      for (const before of question.attempts) {
        if (before === attempt) break;
        if (before.over !== "pipeline") before.resolver.control.losses.losses++;
      }
    }
    this.#judge(attempt, message, now);
  }

  #judge(attempt: Attempt, message: DnsMessage, now: number): void {
    const { question, resolver, over, sentAtMs, ahead } = attempt;
    const verdict = verdictOn(message, question.name);
    const isCheck = this.#checks.has(question, resolver);
    // A network may drop datagrams and let a connection pass, so replies over TCP say nothing about datagrams.
    if (over === "datagram" || over === "encrypted") {
      const isAnswer = verdict === "answer" || verdict === "failure";
      resolver.heard(sentAtMs, isAnswer, isCheck ? question.attempts.indexOf(attempt) : undefined);
    }
    if (isCheck && verdict !== "answer") {
      this.#checks.end(resolver);
      resolver.causeOf(question.type, sentAtMs);
      return resolver.refused(now, sentAtMs, ahead, rcodeName(message.rcode), false);
    }
    switch (verdict) {
      case "answer":
        if (over === "tcp") resolver.answeredOverTcp(now);
        if (over === "datagram") {
          resolver.answeredByDatagram();
          this.#sender.pipelines.get(resolver)!.datagramAnswered(attempt, message, now);
        }
        if (over !== "tcp") {
          resolver.measured(now - sentAtMs);
          resolver.answered(now, sentAtMs, isCheck ? sentAtMs : question.attempts[0]!.sentAtMs);
          // A check is a datagram: what a connection carried may be dropped there.
          if (over !== "pipeline") resolver.lastAnswered = question;
          resolver.types.answered(question.type, now, sentAtMs);
        }
        if (isCheck) return this.#checks.end(resolver);
        this.#disputes.answered(attempt, message);
        this.#broken.answered(question.name);
        return this.#answer(question, toReply(message, resolver.label, question));
      case "truncated":
        if (!isCutByLimit(question.type)) resolver.answered(now, sentAtMs);
        else if (resolver.hasNoTcp) return this.#refuse(attempt, noAnswer(), now);
        else resolver.control.refused(now, sentAtMs, ahead, false);
        return void this.#askTcp(question, resolver);
      case "failure":
        resolver.answered(now, sentAtMs);
        question.believe(toReply(message, resolver.label, question));
        return this.#askOthers(question, resolver, now);
      case "refusal":
        return this.#refuse(attempt, toReply(message, resolver.label, question), now);
    }
  }

  /** Handles a refusal that is no DNS message: it says nothing about the name. */
  #serviceRefused(attempt: Attempt, refusal: StreamRefusal): void {
    const { question, resolver, sentAtMs, ahead } = attempt;
    if (question.state !== "sent") return;
    const now = performance.now();
    const isCheck = this.#checks.has(question, resolver);
    resolver.replied();
    resolver.heard(sentAtMs, false, isCheck ? question.attempts.indexOf(attempt) : undefined);
    resolver.serviceRefused(now, sentAtMs, ahead, refusal);
    if (isCheck) return this.#checks.end(resolver);
    question.refusals++;
    question.lastRefusal = noAnswer();
    this.#askOthers(question, resolver, now);
  }

  #refuse({ question, resolver, sentAtMs, ahead }: Attempt, reply: DnsReply, now: number): void {
    const cause = resolver.causeOf(question.type, sentAtMs);
    // The answer to a check at the same moment tells.
    if (cause === "unclear") resolver.liveness.doubt(now);
    if (cause === "type") question.believe(reply);
    else {
      if (!this.#broken.has(question.name, now)) {
        resolver.refused(now, sentAtMs, ahead, reply.rcode, question.calmRefusals > 0);
      } else question.calmRefusals = Math.max(question.calmRefusals, REFUSALS_BELIEVED - 2);
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
      // A cut reply without TCP says nothing about the name.
      if (question.lastRefusal!.rcode !== "NO_ANSWER") this.#broken.add(question.name, now);
      return this.#answer(question, { ...question.lastRefusal!, isFinal: isBelieved });
    }
    question.refusedBy = NONE;
    this.#rest(question, now + restMs(question.refusals));
  }

  /** Takes a query out of flight until then. */
  #rest(question: Question, untilMs: number): void {
    this.#sender.release(question);
    question.state = "resting";
    question.dueAtMs = untilMs;
    this.#sender.sendWaiting();
  }

  /** Repeats a query with a truncated reply over TCP. */
  async #askTcp(question: Question, resolver: Resolver): Promise<void> {
    if (resolver.at.transport !== "udp") return;
    question.state = "tcp";
    question.connection = new AbortController();
    const attempt = question.attempt(resolver, "tcp", performance.now());
    resolver.ceiling?.take();
    const whole = await this.#overTcp(question.message, resolver, question.connection.signal);
    if (question.state !== "tcp") return;
    const now = performance.now();
    if (whole !== null) {
      resolver.tcpFailures = 0;
      return this.#judge(attempt, whole, now);
    }
    resolver.tcpFailures++;
    question.lastRefusal = noAnswer();
    this.#askOthers(question, resolver, now);
  }

  /** Asks over TCP what no datagram was answered to. */
  async #tryTcp({ message }: Question, resolver: Resolver): Promise<void> {
    const whole = await this.#overTcp(message.slice(), resolver, new AbortController().signal);
    if (whole !== null && !this.#isClosed) resolver.answeredOverTcp(performance.now());
  }

  /** The whole reply over a connection of its own; null for none. */
  async #overTcp(message: Uint8Array, resolver: Resolver, signal: AbortSignal): Promise<DnsMessage | null> {
    const { at } = resolver;
    if (at.transport !== "udp") return null;
    return await this.#tcp.ask(message, at, this.#timeoutMs, signal, (why) => {
      resolver.ownFailure = why;
      this.#sender.leaveFiles();
    });
  }

  #answer(question: Question, reply: DnsReply): void {
    if (question.state === "ended") return;
    const { resolve } = question;
    this.#end(question);
    resolve(reply);
    this.#sender.sendWaiting();
  }

  #end(question: Question): void {
    if (question.state === "ended") return;
    this.#sender.release(question);
    question.state = "ended";
    question.connection?.abort();
    question.forgetSignal?.();
    this.#open.delete(question);
    question.letGo();
  }
}
