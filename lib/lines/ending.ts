import type { StreamMessage } from "../model.ts";
import { SquatError } from "../errors.ts";
import { errorOf } from "../problem.ts";

/** Lines in memory or still arriving. */
export type Lines = Iterable<StreamMessage> | AsyncIterable<StreamMessage>;

/** How a fold over the lines of a lookup treats its ending. */
export interface FoldOptions {
  /**
   * Whether lines that end in Error or Timeout are folded all the same, for callers that show a partial result and say
   * so. Otherwise the fold throws. @default false
   */
  partial?: boolean;
}

/** Whether a line is a last one that says Error or Timeout. */
export function isFailure(line: StreamMessage): boolean {
  return line.op === "Meta" && (line.data?.kind === "Error" || line.data?.kind === "Timeout");
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
  const { code, message } = errorOf(line.data.data);
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
