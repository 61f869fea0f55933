import type { RecordType } from "../../io.ts";
import { type ReplyCache, replyKey } from "./cache.ts";
import { decodeReply, type DnsMessage, echoes } from "./codec.ts";
import type { Attempt } from "./question.ts";
import type { Resolver } from "./resolver.ts";
import { verdictOn } from "./verdict.ts";

/** Answered datagrams that a second reply may still come to; about 400 bytes each. */
const MAX_HEARD = 4_096;
/** Disputed questions; about 150 bytes each. */
const MAX_DISPUTED = 10_000;
/** Milliseconds for which a question is disputed, a lookup's default deadline: who forges still disputes it again. */
const DISPUTED_MS = 600_000;
const TYPES: readonly RecordType[] = ["A", "NS", "AAAA", "MX", "TXT"];

/**
 * Second replies to one datagram. A resolver answers once: where two replies differ in whether the name exists, or has
 * such records, one of them is forged on the way by somebody who is nearer. Nobody waits for the second one; what was
 * answered is remembered until as many others were.
 */
export class Disputes {
  readonly #cache: ReplyCache;
  readonly #heard: [Attempt, Attempt["slots"]][] = [];
  #nth = 0;
  /** Whose replies, and since when; until there is an answer that came by no datagram, or from another resolver. */
  readonly #disputed = new Map<string, { resolver: Resolver; sinceMs: number }>();
  /** Until when all names are disputed, since more were than are remembered. */
  #allUntilMs = -Infinity;

  /** @param cache Forgets what is disputed. */
  constructor(cache: ReplyCache) {
    this.#cache = cache;
  }

  /** Whether what was said of a name is disputed; of any, where none is given. */
  has(name?: string): boolean {
    if (this.#disputed.size === 0) return false;
    this.#forgetOld();
    if (performance.now() < this.#allUntilMs) return true;
    if (name === undefined) return this.#disputed.size > 0;
    return TYPES.some((type) => this.#disputed.has(replyKey(name, type, {})));
  }

  /**
   * An attempt was answered: by a datagram, whose id waits on for another one, or otherwise, which settles the dispute, as
   * another resolver does that was asked since.
   */
  answered(attempt: Attempt, message: DnsMessage): void {
    const { question, over, slots, resolver, sentAtMs } = attempt;
    const key = this.#disputed.size === 0 ? "" : replyKey(question.name, question.type, {});
    const disputed = this.#disputed.get(key);
    const isByAnother = disputed !== undefined && disputed.resolver !== resolver &&
      disputed.sinceMs <= sentAtMs;
    if (over !== "datagram" || isByAnother) this.#disputed.delete(key);
    if (over !== "datagram") return;
    question.said = inShort(message);
    const at = this.#nth++ % MAX_HEARD;
    const [before, ofBefore] = this.#heard[at] ?? [];
    if (before !== undefined) ofBefore?.free(before);
    this.#heard[at] = [attempt, slots];
    attempt.slots = null;
  }

  /** Whether a message contradicts what answered a question: then that is disputed. */
  disputes({ question, resolver }: Attempt, bytes: Uint8Array): boolean {
    const { name, type, message, said } = question;
    if ((bytes[2]! & 0x80) === 0 || !echoes(bytes, message)) return false;
    try {
      const second = decodeReply(bytes, message);
      if (verdictOn(second, name) !== "answer" || said === inShort(second)) return false;
    } catch {
      return false;
    }
    const key = replyKey(name, type, {});
    this.#disputed.delete(key);
    this.#disputed.set(key, { resolver, sinceMs: performance.now() });
    if (this.#disputed.size > MAX_DISPUTED) {
      this.#disputed.delete(this.#disputed.keys().next().value!);
      this.#allUntilMs = performance.now() + DISPUTED_MS;
    }
    this.#cache.forget(name, type);
    return true;
  }

  /** The oldest come first. */
  #forgetOld(): void {
    const from = performance.now() - DISPUTED_MS;
    for (const [key, { sinceMs }] of this.#disputed) {
      if (sinceMs > from) return;
      this.#disputed.delete(key);
    }
  }
}

/** What an answer says of a name: that it does not exist, has no such records, or has some. */
function inShort({ rcode, isEmpty }: DnsMessage): string {
  return `${rcode}${isEmpty ? "" : " records"}`;
}
