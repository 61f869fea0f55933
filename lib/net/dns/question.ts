import { randomInt } from "node:crypto";
import type { DnsReply, QueryOptions, RecordType } from "../../io.ts";
import { encodeQuestion } from "./codec.ts";
import type { IdSlots, Waiting } from "./id_slots.ts";
import type { Resolver } from "./resolver.ts";

/** One attempt: a message that was sent for a query. */
export interface Attempt extends Waiting {
  /** The query. */
  question: Question;
  /** The resolver it was sent to. */
  resolver: Resolver;
  /** What carried it: the resolver's pipeline, one over TLS or HTTPS, or a TCP connection of its own. */
  over: "datagram" | "pipeline" | "encrypted" | "tcp";
  /** Where it waits for a message with its id; null for a connection that does so itself. */
  slots: Pick<IdSlots<Attempt>, "free"> | null;
  /** When it was sent, by `performance.now()`. */
  sentAtMs: number;
  /** Whether it had EDNS. */
  edns: boolean;
  /** Queries in flight to the resolver when it was sent. */
  ahead: number;
}

/**
 * State of a query: `waiting` in a queue, `resting` after a refusal until it is queued again, `sent` by datagram or
 * stream, repeated over `tcp`, or `ended`.
 */
export type QuestionState = "waiting" | "resting" | "sent" | "tcp" | "ended";

/** Attempts about one name that got no reply from resolvers that replied to others. */
export interface Silence {
  /** When the first of them was sent. */
  readonly sinceMs: number;
  /** Probability that all of them were lost. */
  readonly chance: number;
}

/** Shared, because an array of its own would cost each query more memory than its message. */
export const NONE: readonly never[] = [];

const NO_MESSAGE = new Uint8Array(0);
const nothing = (): void => {};

/** A resolver that answers others refuses the name after so many: at an overload of 10 %, wrong once in 10,000. */
export const REFUSALS_BELIEVED = 4;

/** A query and its progress. */
export class Question {
  readonly name: string;
  readonly type: RecordType;
  /** Whether the message has the CD bit. */
  readonly checkingDisabled: boolean;
  /** Whether it tells the state of the resolver: then it ends at its timeout, and goes by datagram. */
  readonly isFresh: boolean;
  /** What was known of its name when it was asked. */
  silence: Silence | undefined = undefined;
  /** When the caller asked. */
  readonly askedAtMs: number;
  /** The message, id 0 unless an attempt has set one. */
  message: Uint8Array;
  /** Whether the message has EDNS, and whether a server has rejected it. */
  edns = true;
  isPlain = false;
  state: QuestionState = "waiting";
  attempts: readonly Attempt[] = NONE;
  /** Resolvers for the query, and the random first one of the rotation. */
  readonly resolvers: readonly Resolver[];
  readonly firstResolver: number;
  /** The resolver at which it takes a place in flight. */
  resolver: Resolver | undefined = undefined;
  /** Those that refused it in this round. */
  refusedBy: readonly Resolver[] = NONE;
  /** Refusals by all resolvers while they answered other queries. */
  calmRefusals = 0;
  /** Refusals in all. */
  refusals = 0;
  lastRefusal: DnsReply | undefined = undefined;
  /** What the datagram said that answered it, in short: a second one may contradict that. */
  said: string | undefined = undefined;
  /** Time at which it ends without an answer, once sent. */
  deadlineMs = 0;
  /** Time of its retransmission; if resting, of its return to the queue. */
  dueAtMs = 0;
  /** Closes its connection, if any. */
  connection: AbortController | undefined = undefined;
  /** Removes the listener from the caller's signal. */
  forgetSignal: (() => void) | undefined = undefined;
  resolve: (reply: DnsReply) => void = nothing;

  /** One that was not sent yet. */
  constructor(
    name: string,
    type: RecordType,
    { checkingDisabled = false, fresh = false }: QueryOptions,
    resolvers: readonly Resolver[],
    askedAtMs: number,
  ) {
    this.name = name;
    this.type = type;
    this.checkingDisabled = checkingDisabled;
    this.isFresh = fresh;
    this.askedAtMs = askedAtMs;
    this.message = encodeQuestion(name, type, true, checkingDisabled);
    this.resolvers = resolvers;
    this.firstResolver = resolvers.length === 1 ? 0 : randomInt(resolvers.length);
  }

  /** Adds an attempt that is about to be sent. */
  attempt(resolver: Resolver, over: Attempt["over"], sentAtMs: number): Attempt {
    const { attempts, edns } = this;
    const ahead = resolver.inFlight - 1;
    const attempt = { question: this, resolver, over, id: 0, slots: null, sentAtMs, edns, ahead };
    // Most queries need one: a list that grows would reserve room for seventeen.
    this.attempts = attempts.length === 0 ? [attempt] : [...attempts, attempt];
    return attempt;
  }

  /** A refusal is due to the name or its type: the resolver is not asked again. */
  believe(refusal: DnsReply): void {
    this.lastRefusal = { ...refusal, isFinal: true };
    this.calmRefusals = REFUSALS_BELIEVED;
  }

  /** Frees what it holds when it has ended: an old table of a `Set` may keep one alive for longer. */
  letGo(): void {
    this.forgetSignal = undefined;
    this.resolve = nothing;
    if (this.said === undefined) this.message = NO_MESSAGE;
  }
}

/** The first pause and the longest: a limit per second passes within them. */
const FIRST_REST_MS = 100;
const MAX_REST_MS = 3_200;

/** Milliseconds until a refused query is retried: doubled with each refusal, with a jitter of a quarter. */
export function restMs(refusals: number): number {
  return Math.min(MAX_REST_MS, FIRST_REST_MS * 2 ** (refusals - 1)) * (0.75 + Math.random() / 2);
}
