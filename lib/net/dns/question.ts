import type { DnsReply, QueryOptions, RecordType } from "../../io.ts";
import { encodeQuestion } from "./codec.ts";
import type { Resolver } from "./resolver.ts";
import type { LocalPort } from "./udp_ports.ts";

/** One message that was sent for a question. */
export interface Attempt {
  /** Where it went. */
  resolver: Resolver;
  /** The local UDP port and its family; null for a connection. */
  port: LocalPort | null;
  /** Id of the message. */
  id: number;
  /** When it was sent, by `performance.now()`. */
  sentAtMs: number;
  /** Whether it had EDNS. */
  edns: boolean;
  /** Questions that waited for the resolver's answer when it was sent. */
  ahead: number;
}

/**
 * Where a question is: `waiting` in a queue, `resting` after a refusal until it is queued again, `asked` by
 * datagram or stream, being asked over `tcp`, or `ended`.
 */
export type QuestionState = "waiting" | "resting" | "asked" | "tcp" | "ended";

/** A question and what became of it so far. */
export interface Question {
  readonly name: string;
  readonly type: RecordType;
  /** Whether the message has the CD bit. */
  readonly checkingDisabled: boolean;
  /** Whether the reply brings its bytes along. */
  readonly wire: boolean;
  /** The message, id 0 unless an attempt has set one. */
  message: Uint8Array;
  /** Whether the message has EDNS, and whether a server has shown that it must not. */
  edns: boolean;
  isPlain: boolean;
  state: QuestionState;
  attempts: Attempt[];
  /** Resolvers that may be asked, and where the round over them begins. */
  readonly resolvers: readonly Resolver[];
  readonly firstResolver: number;
  /** The one whose place in flight it takes. */
  resolver: Resolver | undefined;
  /** Those that refused it in this round. */
  refusedBy: Resolver[];
  /** Refusals by all resolvers at a time when they answered other questions. */
  calmRefusals: number;
  /** Refusals in all. */
  refusals: number;
  lastRefusal: DnsReply | undefined;
  /** When it ends without an answer, once it was asked. */
  deadlineMs: number;
  /** When it is repeated; for a resting one, when it is queued. */
  dueAtMs: number;
  /** Ends its connection, where one was needed. */
  connection: AbortController | undefined;
  /** Stops to wait for the signal of who asks. */
  forgetSignal: (() => void) | undefined;
  resolve: (reply: DnsReply) => void;
}

/** A question that was not sent yet. Whoever asks sets `forgetSignal` and `resolve`. */
export function newQuestion(
  name: string,
  type: RecordType,
  { checkingDisabled = false, wire = false }: QueryOptions,
  resolvers: readonly Resolver[],
  firstResolver: number,
): Question {
  return {
    name,
    type,
    checkingDisabled,
    wire,
    message: encodeQuestion(name, type, true, checkingDisabled),
    edns: true,
    isPlain: false,
    state: "waiting",
    attempts: [],
    resolvers,
    firstResolver,
    resolver: undefined,
    refusedBy: [],
    refusals: 0,
    calmRefusals: 0,
    lastRefusal: undefined,
    deadlineMs: 0,
    dueAtMs: 0,
    connection: undefined,
    forgetSignal: undefined,
    resolve: nothing,
  };
}

function nothing(): void {}

const FIRST_REST_MS = 100;
const MAX_REST_MS = 3_200;

/** Milliseconds until a refused question is asked again: doubled for each refusal, a quarter more or less. */
export function restMs(refusals: number): number {
  return Math.min(MAX_REST_MS, FIRST_REST_MS * 2 ** (refusals - 1)) * (0.75 + Math.random() / 2);
}
