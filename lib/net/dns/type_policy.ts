import type { RecordType } from "../../io.ts";

/** Probability below which refusals of one type are no accident of an overload: one resolver in a million. */
const CHANCE = 1e-6;
/** Fewest answers of other types since its first refusal. */
const ENOUGH_ANSWERS = 8;
/** Milliseconds between a refusal and an answer that happened at the same time: longer ones may lie between two windows of a limit. */
const SAME_TIME_MS = 250;

/** Why a question was refused: its type, the load on the resolver, or either. */
export type Cause = "type" | "load" | "unclear";

interface Refused {
  /** Refusals beside which other types were answered. */
  refusals: number;
  /** When the last refused question was sent that no answer stands beside yet. */
  sentAtMs: number | null;
  /** Answers and refusals of types that are answered, since its first refusal. */
  answers: number;
  others: number;
}

/**
 * Which types one resolver refuses whatever the name: TXT against tunnels, or all but addresses. It answers other types
 * at the same time, so often that an overload would have let one through.
 */
export class TypePolicy {
  readonly #answered = new Set<RecordType>();
  readonly #refused = new Map<RecordType, Refused>();

  /** A question of this type was answered. */
  answered(type: RecordType, nowMs: number, sentAtMs: number): void {
    this.#answered.add(type);
    if (this.#refused.size === 0) return;
    this.#refused.delete(type);
    for (const each of this.#refused.values()) {
      each.answers++;
      if (each.sentAtMs === null || sentAtMs < each.sentAtMs) continue;
      if (nowMs - each.sentAtMs <= SAME_TIME_MS) each.refusals++;
      each.sentAtMs = null;
    }
  }

  /**
   * A question of this type was refused. Returns `type` when all of its type are, `unclear` when that may be: then the
   * answer to another type at this moment tells, and `load` otherwise.
   */
  refused(type: RecordType, sentAtMs: number): Cause {
    if (this.#answered.has(type)) {
      for (const each of this.#refused.values()) each.others++;
      return "load";
    }
    if (this.#answered.size === 0) return "load";
    let counts = this.#refused.get(type);
    if (counts === undefined) {
      this.#refused.set(type, counts = { refusals: 0, sentAtMs: null, answers: 0, others: 0 });
    }
    counts.sentAtMs = sentAtMs;
    const { refusals, answers, others } = counts;
    if (answers < ENOUGH_ANSWERS) return "unclear";
    return ((others + 1) / (answers + others + 2)) ** refusals < CHANCE ? "type" : "unclear";
  }
}
