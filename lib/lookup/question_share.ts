import type { Dns } from "../io.ts";

/** Concurrent existence queries of all lookups on one DNS client; the client itself paces what it sends. */
const QUESTIONS = 2_048;
/** Fewest concurrent existence queries of a lookup, however many lookups there are. */
const LEAST = 32;

/** Shared by all that need not wait. */
const AT_ONCE = Promise.resolve();

/** Lookups in their query phase, by DNS client. */
const lookupsOf = new WeakMap<Dns, Set<QuestionShare>>();

/**
 * One lookup's share of the concurrent existence queries. A waiting query takes some kilobytes, so concurrent lookups
 * share a bounded number. A lookup without queries at the moment gets no share.
 */
export class QuestionShare {
  readonly #all: Set<QuestionShare>;
  #open = 0;
  #waiting: (() => void)[] = [];

  /** @param dns The client that all who share use. */
  constructor(dns: Dns) {
    const all = lookupsOf.get(dns) ?? new Set();
    lookupsOf.set(dns, all);
    this.#all = all;
  }

  /** How many names the lookup may query at a time. */
  get size(): number {
    return Math.max(LEAST, Math.floor(QUESTIONS / Math.max(1, this.#all.size)));
  }

  /** Takes a share until `leave`. Idempotent. */
  join(): void {
    this.#all.add(this);
  }

  /** Gives its share to the others. Idempotent. */
  leave(): void {
    this.#all.delete(this);
  }

  /** Resolves when the lookup may query one more name; call `answered` afterwards. */
  ask(): Promise<void> {
    if (this.#open >= this.size) return this.#wait();
    this.#open++;
    return AT_ONCE;
  }

  async #wait(): Promise<void> {
    while (this.#open >= this.size) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#open++;
  }

  /** Releases the place of a name that was answered or given up. */
  answered(): void {
    this.#open--;
    if (this.#waiting.length === 0) return;
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
