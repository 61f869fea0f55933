import type { Dns } from "../io.ts";

/** Names whose existence all lookups on one DNS client ask for at once; the client sends as many as resolvers bear. */
const QUESTIONS = 2_048;
/** Names that a lookup may ask for at once, however many lookups there are. */
const LEAST = 32;

/** Lookups that ask, on each DNS client. */
const asking = new WeakMap<Dns, Set<QuestionShare>>();

/**
 * One lookup's share of the questions about existence. A question that waits costs some kilobytes, so lookups that run
 * at the same time share a bounded number of them. A lookup that asks nothing at the moment has no part in it.
 */
export class QuestionShare {
  readonly #all: Set<QuestionShare>;
  #open = 0;
  #waiting: (() => void)[] = [];

  /** @param dns The client that all who share use. */
  constructor(dns: Dns) {
    const all = asking.get(dns) ?? new Set();
    asking.set(dns, all);
    this.#all = all;
  }

  /** How many names the lookup may ask for at once. */
  get size(): number {
    return Math.max(LEAST, Math.floor(QUESTIONS / Math.max(1, this.#all.size)));
  }

  /** Takes part in the sharing until `leave`. Idempotent. */
  join(): void {
    this.#all.add(this);
  }

  /** Leaves what it does not use to others. Idempotent. */
  leave(): void {
    this.#all.delete(this);
  }

  /** Resolves when the lookup may ask for one more name; `answered` has to follow. */
  async ask(): Promise<void> {
    while (this.#open >= this.size) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#open++;
  }

  /** A name was answered, or given up. */
  answered(): void {
    this.#open--;
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
