import { type ParsedDomain, parseDomain } from "./domain.ts";
import { SquatError } from "./errors.ts";

/** As `parseDomain`, for texts that others wrote: null where it refuses one. */
export function readDomain(text: string): ParsedDomain | null {
  try {
    return parseDomain(text);
  } catch (error) {
    if (error instanceof SquatError) return null;
    throw error;
  }
}

/** The registrable domain above a name, or the name itself, as A-labels; null where it has none. */
export function registrableAscii(name: string): string | null {
  const domain = readDomain(name);
  return domain === null ? null : readDomain(domain.registrable)?.ascii ?? null;
}
