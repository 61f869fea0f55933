import type { CTSearchResult, HydrateItem } from "../mod.ts";

/** How a pattern of the CT search is meant. */
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

/** A CT search, checked. */
export interface CtQuery {
  /** 1 to 1,000 characters. */
  pattern: string;
  /** How it is meant. */
  kind: typeof CT_KINDS[number];
  /** What it is matched against. */
  field: "name" | "registrable_domain" | "subdomain" | "tld";
  /** Most results, 1 to 1,000. */
  limit: number;
  /** Whether names seen only in precertificates count. */
  include_precert: boolean;
}

/** What the CT routes ask. Whoever keeps an index implements it. */
export interface CtService {
  /**
   * The names that match, and whether there are more.
   *
   * @throws {SquatError} `invalid_pattern` when the pattern cannot be used.
   */
  search(query: CtQuery, signal: AbortSignal): Promise<{ results: CTSearchResult[]; more: boolean }>;
  /** Exactly these names, as A-labels; names that were never seen are left out. */
  domains(names: readonly string[], include_precert: boolean, signal: AbortSignal): Promise<CTSearchResult[]>;
  /** One item for each occurrence, in order; what cannot be had carries its error. */
  hydrate(
    occurrences: readonly { log_id: number; index: number }[],
    signal: AbortSignal,
  ): Promise<HydrateItem[]>;
}

/** An index without names. */
export function emptyCt(): CtService {
  return {
    search: () => Promise.resolve({ results: [], more: false }),
    domains: () => Promise.resolve([]),
    hydrate: (occurrences) =>
      Promise.resolve(
        occurrences.map(({ log_id, index }) => ({
          log_id,
          index,
          cert: null,
          error: `No log has the number ${log_id} here`,
        })),
      ),
  };
}
