import type { DnsReply } from "../../io.ts";
import { whenAborted } from "./shared_signal.ts";

/** Replies that are remembered: about 300 bytes each. */
const MAX_REPLIES = 10_000;
/** Longer TTLs are taken for this: a lookup is over by then, and a service sees changes within the hour. */
const MAX_TTL_S = 3_600;
/** RFC 2308 section 5 allows 3 hours for denials; a domain may be registered at any time. */
const MAX_DENIAL_S = 300;

/** Replies by question for as long as their TTL says (RFC 1035 section 7.4); the same question asked twice is one. */
export class ReplyCache {
  readonly #replies = new Map<string, { reply: Promise<DnsReply>; untilMs: number }>();

  /**
   * The reply to a question, remembered or asked for.
   *
   * @param key Name and type.
   * @param nowMs Milliseconds since any start.
   * @param ask Asks; must not reject.
   */
  get(key: string, nowMs: () => number, ask: () => Promise<DnsReply>): Promise<DnsReply> {
    const known = this.#replies.get(key);
    if (known !== undefined && nowMs() < known.untilMs) return known.reply;
    // Others that come before the answer wait for it.
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
}

/** For how many seconds a reply may be used again; 0 for one that is no answer. */
function secondsOf({ rcode, answers, soa }: DnsReply): number {
  if (rcode !== "NOERROR" && rcode !== "NXDOMAIN") return 0;
  if (answers.length > 0) return Math.min(MAX_TTL_S, ...answers.map(({ ttl }) => ttl));
  return Math.min(MAX_DENIAL_S, soa?.minimum ?? 0);
}

/** A promise's value, unless the signal aborts first: then its reason. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const settled = whenAborted(signal, () => reject(signal.reason));
    promise.then(resolve, reject).finally(settled);
  });
}
