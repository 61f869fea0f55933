import type { Dns, Io } from "../io.ts";
import { clientOf, type Turns, turnsOf } from "../turns.ts";

/** Concurrent existence queries of all lookups on one DNS client; the client itself paces what it sends. */
const QUESTIONS = 2_048;
/** Those of all owners but the one who has worked least: answers to its queries are not behind too many of theirs. */
const QUESTIONS_OF_OWNERS = 512;
/** Fewest concurrent existence queries of an owner, and of a lookup while one owner queries, however many there are. */
const LEAST_QUESTIONS = 32;

/** Lookups in their query phase, by owner, by DNS client. */
const lookupsOf = new WeakMap<Dns, Map<string, Set<QuestionShare>>>();

/**
 * One lookup's share of the concurrent existence queries. A waiting query takes some kilobytes, so concurrent lookups
 * share a bounded number: the owner who has worked least has all of it, others equal parts of a smaller one, and the
 * lookups of an owner what it has. A lookup without queries at the moment gets no share.
 */
export class QuestionShare {
  readonly #all: Map<string, Set<QuestionShare>>;
  readonly #owner: string;
  readonly #turns: Turns;

  /**
   * @param io Its client is what all who share use.
   * @param owner Whose lookup it is.
   */
  constructor(io: Pick<Io, "dns" | "sleep">, owner: string = "") {
    const client = clientOf(io.dns);
    const all = lookupsOf.get(client) ?? new Map();
    lookupsOf.set(client, all);
    this.#all = all;
    this.#owner = owner;
    this.#turns = turnsOf(io);
  }

  /** How many names the lookup may query at a time. */
  get size(): number {
    const own = Math.max(1, this.#all.get(this.#owner)?.size ?? 0);
    const owners = this.#all.size;
    if (owners < 2) return Math.max(LEAST_QUESTIONS, Math.floor(QUESTIONS / own));
    const isFirst = this.#turns.least(this.#all.keys()) === this.#owner;
    const most = isFirst ? QUESTIONS : Math.max(LEAST_QUESTIONS, QUESTIONS_OF_OWNERS / owners);
    return Math.max(1, Math.floor(most / own));
  }

  /** Takes a share until `leave`. Idempotent. */
  join(): void {
    const own = this.#all.get(this.#owner) ?? new Set();
    this.#all.set(this.#owner, own.add(this));
  }

  /** Gives its share to the others. Idempotent. */
  leave(): void {
    const own = this.#all.get(this.#owner);
    own?.delete(this);
    if (own?.size === 0) this.#all.delete(this.#owner);
  }
}
