import type { DnsReply, RecordType } from "../../io.ts";
import { type DnsMessage, rcodeName } from "./codec.ts";

/**
 * The meaning of a reply: `answer`; `refusal`, the resolver does not answer, perhaps only now; `failure`, it will
 * never answer for this name; `truncated`, retry over TCP.
 */
export type ReplyVerdict = "answer" | "refusal" | "failure" | "truncated";

/**
 * Extended errors that blame the name's own servers or signatures: the DNSSEC errors of RFC 8914, No Reachable
 * Authority and Invalid Data. Network Error is not among them: overloaded resolvers report it too.
 */
const OWN_FAILURES: ReadonlySet<number> = new Set([1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 22, 24]);
/** A policy against the name: Blocked, Censored, Filtered, RFC 8914 sections 4.16 to 4.18. */
const POLICIES: ReadonlySet<number> = new Set([15, 16, 17]);

/** Judges a reply. */
export function verdictOn(message: DnsMessage): ReplyVerdict {
  if (message.truncated) return "truncated";
  if (message.rcode === 0 || message.rcode === 3) return "answer";
  const { errors } = message;
  // FORMERR gets here only if the query had no EDNS: there is no simpler one.
  if (message.rcode === 1) return "failure";
  const isOwn = message.rcode === 2 && errors.some(({ code }) => OWN_FAILURES.has(code));
  return isOwn || errors.some(({ code }) => POLICIES.has(code)) ? "failure" : "refusal";
}

/**
 * Whether a truncated reply indicates response rate limiting, which truncates answers that would fit; only TXT is
 * often larger than a datagram.
 */
export function isCutByLimit(type: RecordType): boolean {
  return type !== "TXT";
}

/**
 * Whether a server that knows no EDNS rejects a query for it: FORMERR, or NOTIMP from one that never answered with EDNS
 * (RFC 6891 section 7).
 *
 * @param edns Whether the resolver answers queries with EDNS; undefined until any was answered.
 */
export function rejectsEdns(bytes: Uint8Array, edns: boolean | undefined): boolean {
  const rcode = bytes[3]! & 15;
  return rcode === 1 || (rcode === 4 && edns !== true);
}

/** The reply for the caller, with its bytes if requested. */
export function toReply(message: DnsMessage, resolver: string, wire: boolean): DnsReply {
  const reply: DnsReply = {
    rcode: rcodeName(message.rcode),
    authoritative: message.authoritative,
    answers: message.answers,
    soa: message.soa,
    resolver,
  };
  if (message.errors.length > 0) reply.errors = message.errors;
  // A copy: the runtime may hold a larger buffer behind it.
  if (wire) reply.wire = message.bytes.slice();
  return reply;
}

/** The reply for a query without an answer. */
export function noAnswer(): DnsReply {
  return { rcode: "NO_ANSWER", authoritative: false, answers: [], soa: null, resolver: "" };
}
