import { parseDomain } from "../../lib/domain.ts";
import { SquatError } from "../../lib/errors.ts";

/** Why a name of a list cannot be looked up, in the words of `parseDomain`; null for one that can. */
export function domainFault(text: string): string | null {
  try {
    parseDomain(text);
    return null;
  } catch (error) {
    if (error instanceof SquatError) return error.message;
    throw error;
  }
}
