/**
 * The compiler of patterns, loaded when certificates are searched.
 * @module
 */
import { type CtQuery, nameMatcher } from "../../../../lib/ct/mod.ts";
import { parseDomain } from "../../../../lib/domain.ts";

/** Returns what is wrong with a pattern; null when the service will accept it. */
export function faultOf(pattern: string, kind: string): string | null {
  try {
    if (kind === "lookalike") parseDomain(pattern);
    else nameMatcher({ pattern, kind: kind as NonNullable<CtQuery["kind"]> });
    return null;
  } catch (error) {
    if ((error as Error).name === "SquatError") return (error as Error).message;
    throw error;
  }
}
