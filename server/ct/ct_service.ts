import { lookalikeKind } from "../../lib/ct/lookalike.ts";
import { type CtQuery, type NameMatcher, nameMatcher } from "../../lib/ct/mod.ts";
import type { CtLog } from "../../lib/ct/log/mod.ts";

/** Kinds of patterns of a CT search. */
export const CT_KINDS = ["regex", "exact", "contains", "prefix", "suffix", "wildcard", "lookalike"] as const;
/** What a pattern is matched against; the last three are other spellings of `name`. */
export const CT_FIELDS = [
  "name",
  "registrable_domain",
  "subdomain",
  "tld",
  "domain_raw",
  "domain_ngram",
  "ngram",
] as const;

/** A parsed CT search. */
export interface ParsedCtSearch {
  /** Finds the names; use it for one search only. */
  matcher: NameMatcher;
  /** Most results, 1 to 1,000. */
  limit: number;
  /** Whether names seen only in precertificates count. */
  include_precert: boolean;
}

/** A log and how far it is followed. */
export interface CtLogState extends CtLog {
  /** Entries that its last head had; null for a log that was never followed. */
  tree_size: number | null;
  /** The next entry to be read; null for a log that was never followed. */
  position: number | null;
  /** Why it is no longer followed: the fault found in it. */
  fault: { reason: string; message: string; at: number } | null;
}

/**
 * Returns a function that finds the names for a query of any kind.
 *
 * @throws {SquatError} as `nameMatcher`.
 */
export function matcherOf(query: CtQuery): NameMatcher {
  return nameMatcher(query, { lookalike: lookalikeKind });
}
