import type { RecordType } from "../../io.ts";
import { type ReplyCache, replyKey } from "./cache.ts";
import { decodeReply, type DnsMessage, echoes } from "./codec.ts";
import type { Attempt, Question } from "./question.ts";
import { verdictOn } from "./verdict.ts";

/** Answered datagrams that a second reply may still come to; about 400 bytes each. */
const MAX_HEARD = 4_096;
/** Disputed questions; about 100 bytes each. */
const MAX_DISPUTED = 10_000;
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
  /** Until there is an answer that came by no datagram. */
  readonly #disputed = new Set<string>();

  /** @param cache Forgets what is disputed. */
  constructor(cache: ReplyCache) {
    this.#cache = cache;
  }

  /** Whether what was said of a name is disputed; of any, where none is given. */
  has(name?: string): boolean {
    if (this.#disputed.size === 0 || name === undefined) return this.#disputed.size > 0;
    return TYPES.some((type) => this.#disputed.has(replyKey(name, type, {})));
  }

  /** An attempt was answered: by a datagram, whose id waits on for another one, or otherwise, which settles the dispute. */
  answered(attempt: Attempt, message: DnsMessage): void {
    const { question, over, slots } = attempt;
    if (over !== "datagram") return void this.#disputed.delete(replyKey(question.name, question.type, {}));
    if (question.wire) return;
    question.said = inShort(message);
    const at = this.#nth++ % MAX_HEARD;
    const [before, ofBefore] = this.#heard[at] ?? [];
    if (before !== undefined) ofBefore?.free(before);
    this.#heard[at] = [attempt, slots];
    attempt.slots = null;
  }

  /** Whether a message contradicts what answered a question: then that is disputed. */
  disputes({ name, type, message, said }: Question, bytes: Uint8Array): boolean {
    if ((bytes[2]! & 0x80) === 0 || !echoes(bytes, message)) return false;
    try {
      const second = decodeReply(bytes, message);
      if (verdictOn(second, name) !== "answer" || said === inShort(second)) return false;
    } catch {
      return false;
    }
    this.#disputed.add(replyKey(name, type, {}));
    if (this.#disputed.size > MAX_DISPUTED) this.#disputed.delete(this.#disputed.keys().next().value!);
    this.#cache.forget(name, type);
    return true;
  }
}

/** What an answer says of a name: that it does not exist, has no such records, or has some. */
function inShort({ rcode, isEmpty }: DnsMessage): string {
  return `${rcode}${isEmpty ? "" : " records"}`;
}
