import { SquatError } from "../../errors.ts";

/** The parser's position and the flags in effect there. */
export interface Cursor {
  /** The whole pattern. */
  readonly text: string;
  /** Next character. */
  at: number;
  /** Flag i. */
  fold: boolean;
}

/** Throws `invalid_pattern` with what is wrong and where. */
export function refusePattern(text: string, at: number, reason: string): never {
  const shown = text.length > 60 ? text.slice(0, 60) + "…" : text;
  throw new SquatError(
    "invalid_pattern",
    `Cannot parse pattern ${JSON.stringify(shown)}: ${reason} at position ${at}`,
  );
}
