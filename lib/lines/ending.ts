import type { StreamMessage } from "../model.ts";
import { errorOf } from "../problem.ts";

/** How a fold over the lines of a lookup treats its ending. */
export interface FoldOptions {
  /**
   * Whether lines that end in Error or Timeout are folded all the same, for callers that show a partial result and say
   * so. Otherwise the fold throws. @default false
   */
  partial?: boolean;
}

/**
 * Throws what ended a lookup, when this line is its last one and says Error or Timeout.
 *
 * @throws {SquatError} With the code and the text of the problem; an unknown problem is `internal`.
 */
export function throwEnding(line: StreamMessage): void {
  if (line.op === "Meta" && (line.data.kind === "Error" || line.data.kind === "Timeout")) {
    throw errorOf(line.data.data);
  }
}
