/**
 * The compiler of patterns, loaded when certificates are searched.
 * @module
 */
import { SquatError } from "../../../lib/errors.ts";
import { compilePattern, type PatternKind } from "../../../lib/ct/pattern.ts";
import { parseDomain } from "../../../lib/domain.ts";

/** Returns what is wrong with a pattern; null when the service will take it. */
export function faultOf(pattern: string, kind: string): string | null {
  try {
    if (kind === "lookalike") parseDomain(pattern);
    else compilePattern(pattern, kind as PatternKind);
    return null;
  } catch (error) {
    if (error instanceof SquatError) return error.message;
    throw error;
  }
}
