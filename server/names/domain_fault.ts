import { brandDomain, parseDomain } from "../../lib/domain.ts";
import { SquatError } from "../../lib/errors.ts";

/** Why a name of a list cannot be looked up, in the words of `parseDomain`; null for one that can. */
export function domainFault(text: string): string | null {
  return fault(parseDomain, text);
}

/** Why a name of a list cannot be guarded as a brand's, in the words of `brandDomain`; null for one that can. */
export function brandFault(text: string): string | null {
  return fault(brandDomain, text);
}

function fault(read: (text: string) => unknown, text: string): string | null {
  try {
    read(text);
    return null;
  } catch (error) {
    if (error instanceof SquatError) return error.message;
    throw error;
  }
}
