import type { DnsReply, RecordType } from "../../io.ts";
import { type DnsMessage, rcodeName } from "./codec.ts";
import { DISCLAIMERS, OWN_FAILURES, POLICIES, PROHIBITED } from "./data/extended_errors.ts";

/**
 * The meaning of a reply: `answer`; `refusal`, the resolver does not answer, perhaps only now; `failure`, it will
 * never answer for this name; `truncated`, retry over TCP.
 */
export type ReplyVerdict = "answer" | "refusal" | "failure" | "truncated";

/**
 * The response code that a reply should have which calls itself an answer and is none; null for an answer. None are a
 * referral, or nothing from a server that neither recurses nor has authority (`REFERRAL`): it is no resolver; records
 * of other names alone, or of one that is denied (`SERVFAIL`); a denial that an extended error takes back.
 *
 * @param name The name that was asked for.
 */
function disclaimed(message: DnsMessage, name: string): "SERVFAIL" | "REFUSED" | "REFERRAL" | null {
  const { rcode, errors, answers, isEmpty, soa } = message;
  if (rcode !== 0 && rcode !== 3) return null;
  for (const { code } of errors) {
    const meant = DISCLAIMERS.get(code);
    if (meant !== undefined && (isEmpty || code === PROHIBITED)) return meant;
  }
  // A name that does not exist has aliases at most (RFC 6604 section 3).
  if (rcode === 3 && answers.some(({ type }) => type !== "CNAME")) return "SERVFAIL";
  if (answers.length > 0) {
    const owner = `${name.toLowerCase().replace(/\.$/, "")}.`;
    return answers.some((record) => record.name === owner) ? null : "SERVFAIL";
  }
  const isNobodys = !message.authoritative && !message.recursive;
  return rcode === 0 && isEmpty && soa === null && (message.hasServers || isNobodys) ? "REFERRAL" : null;
}

/**
 * Judges a reply.
 *
 * @param name The name that was asked for.
 */
export function verdictOn(message: DnsMessage, name: string): ReplyVerdict {
  if (message.truncated) return "truncated";
  if (message.rcode === 0 || message.rcode === 3) {
    return disclaimed(message, name) === null ? "answer" : "failure";
  }
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

/** The reply for the caller to a question of that name. What is no answer has the code that says so, and no records. */
export function toReply(
  message: DnsMessage,
  resolver: string,
  { name }: { readonly name: string },
): DnsReply {
  const meant = disclaimed(message, name);
  const reply: DnsReply = {
    rcode: meant ?? rcodeName(message.rcode),
    authoritative: message.authoritative,
    answers: meant === null ? message.answers : [],
    soa: meant === null ? message.soa : null,
    resolver,
  };
  if (message.errors.length > 0) reply.errors = message.errors;
  return reply;
}

/** The reply for a query without an answer. */
export function noAnswer(): DnsReply {
  return { rcode: "NO_ANSWER", authoritative: false, answers: [], soa: null, resolver: "" };
}
