import type { RecordType } from "../../io.ts";
import { randomLabel } from "../../random_label.ts";
import { Question } from "./question.ts";
import type { Resolver } from "./resolver.ts";
import type { Sender } from "./sender.ts";

/** The checks that show whether resolvers respond, at most one at a time for each. See `Liveness`. */
export class Checks {
  readonly #sender: Sender;
  readonly #timeoutMs: number;
  readonly #open = new Map<Resolver, Question>();

  /**
   * @param sender Sends them.
   * @param timeoutMs Milliseconds without a reply after which a resolver counts as silent.
   */
  constructor(sender: Sender, timeoutMs: number) {
    this.#sender = sender;
    this.#timeoutMs = timeoutMs;
  }

  /** Whether a query is the check of a resolver. */
  has(question: Question, resolver: Resolver): boolean {
    return this.#open.size > 0 && this.#open.get(resolver) === question;
  }

  /** Sends, repeats or ends the check of a resolver, as its state demands. */
  tick(resolver: Resolver, nowMs: number): void {
    const { liveness, control } = resolver;
    if (liveness.tick(nowMs, this.#timeoutMs)) control.pause(nowMs);
    // Who asked to be left alone is not in doubt.
    if (resolver.isBarred(nowMs)) return this.idle(resolver);
    const check = this.#open.get(resolver);
    if (!liveness.isDoubted && !liveness.isSilent) return this.end(resolver);
    if (check === undefined) return this.#start(resolver, nowMs);
    if (liveness.isDoubted) {
      if (nowMs >= check.dueAtMs) this.#sender.send(check, resolver, nowMs);
    } else if (control.admit(nowMs, 0)) {
      control.probeLost(nowMs);
      this.#sender.send(check, resolver, nowMs);
    }
  }

  /** Ends the check of a resolver whose queries are all over. */
  idle(resolver: Resolver): void {
    resolver.liveness.forgetDoubt();
    this.end(resolver);
  }

  /** Ends the check of a resolver, if there is one. */
  end(resolver: Resolver): void {
    const check = this.#open.get(resolver);
    if (check === undefined) return;
    this.#open.delete(resolver);
    this.#sender.release(check);
    check.state = "ended";
  }

  #start(resolver: Resolver, nowMs: number): void {
    const { name, type } = checkOf(resolver);
    const check = new Question(name, type, { fresh: true }, [resolver], nowMs);
    this.#open.set(resolver, check);
    this.#sender.start(check, resolver, nowMs);
  }
}

/** A query like the last one that was answered; the root for a resolver that has answered none. */
function checkOf({ lastAnswered }: Resolver): { name: string; type: RecordType } {
  if (lastAnswered === undefined) return { name: ".", type: "NS" };
  const label = randomLabel({ random: Math.random }, "check");
  const { name, type } = lastAnswered;
  return { name: `${label}.${name.slice(name.lastIndexOf(".") + 1)}`, type };
}
