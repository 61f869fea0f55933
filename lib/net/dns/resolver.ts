import type { RecordType } from "../../io.ts";
import { parseIp } from "../../ip.ts";
import { AdaptiveWindow } from "./adaptive_window.ts";
import { Liveness } from "./liveness.ts";
import { DnsOverHttps } from "./over_https.ts";
import { openTcp } from "./message_stream.ts";
import { DnsOverStream, type DnsStream, type StreamOptions, type StreamRefusal } from "./over_stream.ts";
import { openTls } from "./open_tls.ts";
import { parseResolver, type ResolverAddress } from "./resolver_address.ts";
import type { TokenBucket } from "./token_bucket.ts";
import { type Cause, TypePolicy } from "./type_policy.ts";

/** Replies cut in a row that were whole over TCP, after which the datagrams are given up. */
const ENOUGH_OVER_TCP = 16;
/** Attempts without any reply, ever, after which TCP is tried: UDP port 53 may be closed on the way. */
const TRY_TCP_AFTER = 3;
/** Milliseconds after which datagrams are tried again where they were cut: a limit may be over. */
const BACK_TO_DATAGRAMS_MS = 60_000;
/** The same where two replies to one contradicted each other: one forged reply must not decide for ever. */
const BACK_AFTER_FORGERY_MS = 600_000;
/** Milliseconds without traffic until its connection closes. */
const TCP_IDLE_MS = 10_000;
/** Initial timeout, before a round trip is measured; RFC 6298 has 1 s for TCP, where a retransmission costs more. */
const FIRST_RTO_MS = 400;
/** Shortest timeout, milliseconds: a resolver answers one name from its cache and has to recurse for the next. */
const MIN_RTO_MS = 100;
/** Longest timeout, milliseconds: leaves room for three attempts in the default timeout of a query. */
const MAX_RTO_MS = 1_500;
/** After this many connections in a row without a reply, truncated replies are retried by datagram. */
const MAX_TCP_FAILURES = 3;
/** Attempts in a row without a reply after which a resolver counts as dead if another one responds. */
const DEAD_AFTER = 8;
/**
 * Milliseconds that it must also be silent if it has replied before: a busy machine reads many replies late at once.
 */
const DEAD_AFTER_MS = 500;
/** Milliseconds from one probe of a dead resolver to the next. */
const REVIVAL_MS = 2_000;
/** This many answers show how long the slowest takes; silence of a few times as long is not a delay. */
const ENOUGH_ANSWERS = 1_000;
const SLOWEST_TIMES = 4;
/** Least value of `patienceMs`. */
export const MIN_PATIENCE_MS = 3_000;
/**
 * Milliseconds without an answer after which refusals are not a temporary rate limit. Pi-hole counts by the minute
 * and may refuse for two; a resolver that never answered may have had its minute used up by others, or does not serve
 * this machine.
 */
const PATIENCE_MS = { SERVFAIL: 5_000, other: 150_000, neverAnswered: 65_000 };
/** Milliseconds for which a service that will go on to refuse is left alone: a lookup's default deadline. */
const ENDED_MS = 600_000;

/** One resolver: its address, its round-trip times and its capacity. */
export class Resolver {
  /** Its address. */
  readonly at: ResolverAddress;
  /** Its connection, encrypted or, where datagrams do not serve, over TCP; null for one over UDP. */
  stream: DnsStream | null;
  /** The rate of queries to it. */
  readonly control: AdaptiveWindow;
  /** The limit that its service documents, which all of its addresses share. */
  readonly ceiling: TokenBucket | undefined;
  /** Types that it refuses whatever the name. */
  readonly types: TypePolicy = new TypePolicy();
  readonly #refusalMs: number;
  /** Queries that wait for its answer. */
  inFlight = 0;
  /** Milliseconds after which a first attempt counts as lost. */
  rtoMs: number = FIRST_RTO_MS;
  /** Whether it answers queries with EDNS (RFC 6891); undefined until one was answered. */
  edns: boolean | undefined;
  /** Why this process could not ask it, and what to do; null once it answered. */
  ownFailure: string | null = null;
  /** Connections in a row without a reply (RFC 7766). */
  tcpFailures = 0;
  /** Whether it has refused everything for so long that refusals are final at once. */
  isClosed = false;
  /** Whether it responds. */
  readonly liveness: Liveness = new Liveness();
  /** The last query that it answered: checks are of its type, in its top-level domain. */
  lastAnswered: { readonly name: string; readonly type: RecordType } | undefined;

  #srttMs = 0;
  #rttvarMs = 0;
  #unanswered = 0;
  #hasReplied = false;
  #silentSinceMs = 0;
  #isDown = false;
  #revivalAtMs = 0;
  #answeredAtMs: number | undefined;
  #answers = 0;
  #wholeInARow = 0;
  #hasTriedTcp = false;
  /** Until when datagrams are given up for TCP; Infinity where nothing says how long. */
  #overTcpUntilMs: number | null = null;
  /** Whether a connection over which all was to go gave no reply so far. */
  #isTcpInVain = false;
  #repliedOverTcpMs = -Infinity;
  #slowestMs = 0;
  /** Until when its service wants to be left alone, whether waiting for that is in vain, and why. */
  #barred = { untilMs: -Infinity, isEnd: false, why: null as string | null };

  /**
   * @param text As `parseResolver` reads it.
   * @param window Most queries in flight.
   * @param options Of an encrypted connection.
   * @param refusalMs Milliseconds after which its refusals are final at the latest, when it refuses everything.
   * @param ceilingOf The documented limit of its service, if there is one.
   * @throws {SquatError} `invalid_parameter` for an invalid resolver.
   */
  constructor(
    text: string,
    window: number,
    options: StreamOptions,
    refusalMs: number = Infinity,
    ceilingOf: (at: ResolverAddress) => TokenBucket | undefined = () => undefined,
  ) {
    const at = this.at = parseResolver(text);
    this.stream = at.transport === "udp"
      ? null
      : at.transport === "tls"
      ? new DnsOverStream(() => openTls(at, "dot", options))
      : new DnsOverHttps(at, options);
    this.ceiling = ceilingOf(at);
    this.control = new AdaptiveWindow(window, Math.random, this.ceiling?.perSecond);
    this.#refusalMs = refusalMs;
  }

  /** Its name in replies and messages. */
  get label(): string {
    return this.at.label;
  }

  /** Advances the clock. */
  tick(nowMs: number): void {
    if (this.#overTcpUntilMs !== null && nowMs >= this.#overTcpUntilMs) this.#backToDatagrams();
    this.control.tick(nowMs, this.#srttMs);
  }

  /** A whole reply came over TCP to a question whose datagrams are all cut, or get no reply: TCP carries all from now on. */
  answeredOverTcp(nowMs: number): void {
    const { at } = this;
    if (this.stream !== null || at.transport !== "udp") return;
    if (++this.#wholeInARow < ENOUGH_OVER_TCP && this.#hasReplied) return;
    this.#goOverTcp(at, this.#hasReplied ? nowMs + BACK_TO_DATAGRAMS_MS : Infinity);
    this.control.cancelPause(-Infinity);
  }

  /** Two replies to one datagram contradict each other: TCP carries all for some minutes, where it serves. */
  contradicted(nowMs: number): void {
    const { at } = this;
    if (this.stream !== null || at.transport !== "udp" || this.#isTcpInVain) return;
    this.#goOverTcp(at, nowMs + BACK_AFTER_FORGERY_MS);
  }

  #goOverTcp({ address, port }: { address: string; port: number }, untilMs: number): void {
    this.#overTcpUntilMs = untilMs;
    this.tcpFailures = 0;
    this.#isTcpInVain = true;
    this.stream = new DnsOverStream(() => openTcp(address, port, TCP_IDLE_MS));
  }

  /** Whether TCP carries all, in place of datagrams. */
  get isOverTcp(): boolean {
    return this.#overTcpUntilMs !== null;
  }

  /**
   * A connection over which all goes gave no reply (false), or one: after some without, datagrams are tried again. Where
   * others were replied to since a question was sent, the connection serves.
   */
  heardOverTcp(isReply: boolean, sentAtMs = Infinity, nowMs = sentAtMs): void {
    if (isReply) this.#repliedOverTcpMs = nowMs;
    if (!this.isOverTcp || !isReply && sentAtMs < this.#repliedOverTcpMs) return;
    this.tcpFailures = isReply ? 0 : this.tcpFailures + 1;
    if (isReply) this.#isTcpInVain = false;
    if (this.tcpFailures < MAX_TCP_FAILURES) return;
    [this.#hasReplied, this.#hasTriedTcp] = [false, false];
    this.#backToDatagrams();
  }

  /** What waits on the connection gets its reply still; it closes when it is idle. */
  #backToDatagrams(): void {
    [this.stream, this.#overTcpUntilMs] = [null, null];
    this.#wholeInARow = this.tcpFailures = 0;
  }

  /** A datagram was answered: they serve. */
  answeredByDatagram(): void {
    this.#wholeInARow = 0;
  }

  /** Whether datagrams have got no reply at all so often that TCP is worth a try, which this counts as. */
  get shouldTryTcp(): boolean {
    if (this.#hasReplied || this.#unanswered < TRY_TCP_AFTER || this.#hasTriedTcp) return false;
    return this.stream === null && (this.#hasTriedTcp = true);
  }

  /** A reply came, whatever it says. */
  replied(): void {
    this.#unanswered = 0;
    this.#isDown = false;
    this.#hasReplied = true;
  }

  /** Whether it answered before and now answers nothing, as if it had banned this machine. */
  get isSilent(): boolean {
    return this.liveness.isSilent;
  }

  /** Why it gives no answer at present, as far as that is known. */
  get failure(): string | null {
    // A connection that ended between two questions is opened again.
    if (this.#barred.untilMs > -Infinity) return this.#barred.why;
    if (this.ownFailure !== null) return this.ownFailure;
    const isFailing = this.#unanswered > 0 || !this.#hasReplied || this.control.isPaused;
    if (isFailing && this.stream !== null && this.stream.failure !== null) return this.stream.failure;
    return this.isSilent
      ? "it answered before and no longer does, as resolvers do that ban whom they find too fast"
      : null;
  }

  /**
   * It replied to a query that was sent at `sentAtMs`, by datagram or over an encrypted connection.
   *
   * @param isAnswer Whether it answered it, or refused.
   * @param check As `Liveness.replied` takes it.
   */
  heard(sentAtMs: number, isAnswer: boolean, check?: number): void {
    const over = this.liveness.replied(sentAtMs, isAnswer, check);
    if (over === null) return;
    // Refusals after a ban are as new as those of a resolver that answered just now.
    this.#answeredAtMs = undefined;
    if (over === "delay") this.control.cancelPause(sentAtMs);
  }

  /**
   * An answer took that long; RFC 6298 section 2. Refusals come at once, and say nothing about the time that an answer
   * takes.
   */
  measured(rttMs: number): void {
    if (this.#srttMs === 0) {
      this.#srttMs = rttMs;
      this.#rttvarMs = rttMs / 2;
    } else {
      this.#rttvarMs = 0.75 * this.#rttvarMs + 0.25 * Math.abs(this.#srttMs - rttMs);
      this.#srttMs = 0.875 * this.#srttMs + 0.125 * rttMs;
    }
    this.rtoMs = Math.min(MAX_RTO_MS, Math.max(MIN_RTO_MS, this.#srttMs + 4 * this.#rttvarMs));
  }

  /** Milliseconds after which its silence about a name may count, even before the query's timeout. */
  get patienceMs(): number {
    return this.#answers < ENOUGH_ANSWERS
      ? Infinity
      : Math.max(MIN_PATIENCE_MS, SLOWEST_TIMES * this.#slowestMs);
  }

  /**
   * Call it when it answered a query that was sent at `sentAtMs`.
   *
   * @param firstSentAtMs When it was sent for the first time.
   */
  answered(nowMs: number, sentAtMs: number, firstSentAtMs: number = sentAtMs): void {
    this.#answeredAtMs = nowMs;
    this.#answers++;
    this.#slowestMs = Math.max(this.#slowestMs, nowMs - firstSentAtMs);
    this.isClosed = false;
    this.ownFailure = null;
    if (sentAtMs >= this.#barred.untilMs) this.#barred.untilMs = -Infinity;
    this.control.answered(nowMs, sentAtMs, this.inFlight);
  }

  /** Call it when it refused a query that was sent at `sentAtMs`, see {@link AdaptiveWindow.refused}. */
  refused(nowMs: number, sentAtMs: number, ahead: number, rcode: string, isSuspect: boolean): void {
    this.control.refused(nowMs, sentAtMs, ahead, isSuspect);
    const isFirst = this.#answers === 0;
    const patience = PATIENCE_MS[rcode === "SERVFAIL" ? rcode : isFirst ? "neverAnswered" : "other"];
    if (!this.control.isPaused || nowMs - this.#answeredAtMs! < Math.min(patience, this.#refusalMs)) return;
    this.isClosed = true;
    this.control.giveUpPause();
  }

  /**
   * Call it when its service refused a query that was sent at `sentAtMs`, whatever the name: then it is left alone for
   * as long as it says, and refusals that last longer than a limit or an outage does are its end.
   */
  serviceRefused(nowMs: number, sentAtMs: number, ahead: number, refusal: StreamRefusal): void {
    const { kind, waitMs } = refusal;
    // What the connection says last may be of an answer since then.
    const why = `it ${refusal.why}`;
    this.control.refused(nowMs, sentAtMs, ahead, false);
    const isShort = kind === "failure" && waitMs === 0;
    const patience = PATIENCE_MS[this.#answers > 0 ? "other" : isShort ? "SERVFAIL" : "neverAnswered"];
    if (kind === "end" || nowMs - this.#answeredAtMs! >= Math.min(patience, this.#refusalMs)) {
      this.#barred = { untilMs: nowMs + ENDED_MS, isEnd: true, why };
    } else if (waitMs > 0) {
      this.control.pause(nowMs);
      this.#barred = { untilMs: Math.max(this.#barred.untilMs, nowMs + waitMs), isEnd: false, why };
    }
  }

  /** Whether it is left alone, because its service said so or will go on to refuse. */
  isBarred(nowMs: number): boolean {
    return nowMs < this.#barred.untilMs;
  }

  /** Whether a query that waits until then would wait for it in vain. */
  isBarredUntil(untilMs: number, nowMs: number): boolean {
    return this.isBarred(nowMs) && (this.#barred.isEnd || untilMs < this.#barred.untilMs);
  }

  /** Why it refused a question of this type. Once it is known that all of its type are, nothing waits any more. */
  causeOf(type: RecordType, sentAtMs: number): Cause {
    const cause = this.types.refused(type, sentAtMs);
    if (cause === "type" && this.isRefusing) this.control.giveUpPause();
    return cause;
  }

  /** Call it when a query is sent to it. */
  onQuerySent(nowMs: number): void {
    this.#answeredAtMs ??= nowMs;
    if (this.#isDown) this.#revivalAtMs = nowMs + REVIVAL_MS;
  }

  /** Call it when an attempt got no reply in time. */
  wasSilent(nowMs: number): void {
    if (this.#unanswered++ === 0) this.#silentSinceMs = nowMs;
    if (this.#isDown || this.#unanswered < DEAD_AFTER) return;
    if (this.#hasReplied && nowMs - this.#silentSinceMs < DEAD_AFTER_MS) return;
    this.#isDown = true;
    this.#revivalAtMs = nowMs + REVIVAL_MS;
  }

  /** Whether cut replies cannot be had whole. */
  get hasNoTcp(): boolean {
    return this.tcpFailures >= MAX_TCP_FAILURES || this.stream !== null;
  }

  /** Whether it refuses everything at present, and is left alone but for probes. */
  get isRefusing(): boolean {
    return this.control.isPaused && !this.isSilent && !this.#isDown;
  }

  /** Whether it has been silent for so long that queries go to other resolvers, except an occasional probe. */
  isDead(nowMs: number): boolean {
    return this.isSilent || this.isBarred(nowMs) || (this.#isDown && nowMs < this.#revivalAtMs);
  }

  /** Whether a datagram came from it; the zone of a link-local address does not count. */
  isAt(address: string, port: number): boolean {
    if (this.at.transport !== "udp" || port !== this.at.port) return false;
    if (address === this.at.address) return true;
    if (this.at.family === 4) return false;
    const [a, b] = [parseIp(address.split("%")[0]!), parseIp(this.at.address.split("%")[0]!)];
    return a !== null && b !== null && a.length === b.length && a.every((byte, i) => byte === b[i]);
  }
}
