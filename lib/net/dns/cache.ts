import type { DnsReply, QueryOptions, RecordType } from "../../io.ts";

/** Maximum number of cached replies, about 300 bytes each. */
const MAX_REPLIES = 10_000;
/** Upper bound of TTLs, seconds: longer than a lookup, and a service sees changes within the hour. */
const MAX_TTL_S = 3_600;
/** RFC 2308 section 5 allows 3 hours for denials; a domain may be registered at any time. */
const MAX_DENIAL_S = 300;

/**
 * Replies by question for the duration of their TTL (RFC 1035 section 7.4); concurrent queries for the same question
 * share one reply.
 */
export class ReplyCache {
  readonly #replies = new Map<string, { reply: Promise<DnsReply>; untilMs: number }>();

  /**
   * The reply to a question, from the cache or from `ask`.
   *
   * @param key Name and type.
   * @param nowMs Milliseconds since any start.
   * @param ask Sends the query; must not reject.
   */
  get(key: string, nowMs: () => number, ask: () => Promise<DnsReply>): Promise<DnsReply> {
    const known = this.#replies.get(key);
    if (known !== undefined && nowMs() < known.untilMs) return known.reply;
    // Callers before the answer share it.
    const entry = { reply: ask(), untilMs: Infinity };
    this.#replies.delete(key);
    this.#replies.set(key, entry);
    if (this.#replies.size > MAX_REPLIES) this.#replies.delete(this.#replies.keys().next().value!);
    entry.reply.then((reply) => {
      const ttl = secondsOf(reply);
      entry.untilMs = nowMs() + ttl * 1000;
      if (ttl === 0 && this.#replies.get(key) === entry) this.#replies.delete(key);
    });
    return entry.reply;
  }

  /** Drops the replies to a question. */
  forget(name: string, type: RecordType): void {
    for (const checkingDisabled of [false, true]) {
      this.#replies.delete(replyKey(name, type, { checkingDisabled }));
    }
  }
}

/** The key of a query in a {@link ReplyCache}. */
export function replyKey(name: string, type: RecordType, options: QueryOptions): string {
  const kind = `${type}${options.checkingDisabled ? " CD" : ""}`;
  return `${kind} ${name.toLowerCase().replace(/\.$/, "")}`;
}

/** How many seconds a reply may be cached; 0 for one without an answer. */
function secondsOf({ rcode, answers, soa }: DnsReply): number {
  if (rcode !== "NOERROR" && rcode !== "NXDOMAIN") return 0;
  if (answers.length > 0) return Math.min(MAX_TTL_S, ...answers.map(({ ttl }) => ttl));
  return Math.min(MAX_DENIAL_S, soa?.minimum ?? 0);
}
