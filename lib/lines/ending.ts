import { isObject } from "../argument.ts";
import { SquatError } from "../errors.ts";
import type { StreamMessage } from "../model.ts";
import { errorOf } from "../problem.ts";

/** Lines in memory or still arriving. */
export type Lines = Iterable<StreamMessage> | AsyncIterable<StreamMessage>;

/** How a fold over the lines of a lookup treats its ending. */
export interface FoldOptions {
  /**
   * Whether lines that end in Error or Timeout, or break off, are folded all the same, for callers that show a partial
   * result and say so: it is marked (`partial`), and {@link partialOf} says why. Otherwise the fold throws.
   * @default false
   */
  partial?: boolean;
}

/** Why folded lines are not a whole lookup, by what came of them. */
const PARTIAL = new WeakMap<object, string>();

/**
 * Returns why a merged lookup, or a list of records, is only a part of its lookup; empty where it is the whole.
 *
 * @param folded What `mergeLines` or `toRecords` returned for `partial`.
 * @example
 * ```ts
 * import { mergeLines, partialOf } from "./mod.ts";
 * const began = { op: "Meta" as const, data: { kind: "Progress" as const, data: [0, 9] as [number, number] } };
 * console.assert(partialOf(mergeLines([began], { partial: true })) === "the lines break off before the last one");
 * ```
 */
export function partialOf(folded: object): string {
  return PARTIAL.get(folded) ?? "";
}

/** Notes why something is only a part. */
export function markPartial(folded: object, why: string): void {
  if (why !== "") PARTIAL.set(folded, why);
}

/** Reads in the Meta lines of a lookup, in any order, whether it came to its end. */
export class LookupEnd {
  #hasBegun = false;
  #hasEnded = false;
  #failure = "";

  /** Notes a line. */
  add(line: StreamMessage): void {
    if (line.op !== "Meta") return;
    this.#hasBegun ||= line.data.kind === "Progress";
    this.#hasEnded ||= line.data.kind === "Done" || isFailure(line);
    if (line.data.kind !== "Error" && line.data.kind !== "Timeout") return;
    this.#failure = failureWords(line.data);
  }

  /** @throws {SquatError} `invalid_parameter` when the lines are only a part of a lookup. */
  throwPart(): void {
    if (this.lacks === "") return;
    throw new SquatError(
      "invalid_parameter",
      `Cannot take part of a lookup for all of it: ${this.lacks}; give partial: true for what came`,
    );
  }

  /** Why the lines are not a whole lookup; empty where they are, and for some lines alone, without any of Meta. */
  get lacks(): string {
    return this.#failure ||
      (this.#hasBegun && !this.#hasEnded ? "the lines break off before the last one" : "");
  }
}

/** Whether a line is a last one that says Error or Timeout. */
export function isFailure(line: StreamMessage): boolean {
  return line.op === "Meta" && (line.data?.kind === "Error" || line.data?.kind === "Timeout");
}

/** Why a lookup ended before its end: other services say it in words of their own, or not at all. */
export function failureWords({ kind, data }: { kind: string; data?: unknown }): string {
  const detail = isObject(data) ? data["detail"] : undefined;
  if (typeof detail === "string") return detail;
  return kind === "Timeout" ? "the deadline came first" : "no reason given";
}

/**
 * Throws what ended a lookup, when this line is its last one and says Error or Timeout.
 *
 * @param cause What was caught, where it is at hand: it is thrown itself, or is the cause. @default none
 * @throws {SquatError} With the code and the text of the problem; an unknown problem is `internal`.
 */
export function throwEnding(line: StreamMessage, cause?: unknown): void {
  if (line.op !== "Meta" || (line.data.kind !== "Error" && line.data.kind !== "Timeout")) return;
  if (cause instanceof SquatError) throw cause;
  const { kind, data } = line.data;
  const type = isObject(data) ? data["type"] : undefined;
  const own = typeof type === "string" ? type : kind === "Timeout" ? "deadline" : "internal";
  const { code, message } = errorOf({ type: own, detail: failureWords(line.data) });
  throw new SquatError(code, message, { cause });
}

/**
 * Yields the lines of a lookup for those who read its last one: a lookup throws after Error and Timeout what these say,
 * which is left out here. Whatever else is thrown is thrown.
 */
export async function* untilFailure(lines: Lines): AsyncGenerator<StreamMessage, void, void> {
  let isOver = false;
  try {
    for await (const line of lines) {
      isOver = isFailure(line);
      yield line;
    }
  } catch (error) {
    if (!isOver) throw error;
  }
}
