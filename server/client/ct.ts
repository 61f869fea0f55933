/**
 * Names in certificates, as methods.
 * @module
 */
import type { SearchField } from "../../lib/ct/mod.ts";
import type { CTSearchResult, HydrateItem, OccurrenceRec } from "../../lib/model.ts";
import { withQuery } from "./send.ts";

/** A search of names in certificates. */
export interface CtSearch {
  /** What to find. */
  pattern: string;
  /** How the pattern is read. @default "regex" */
  kind?: "regex" | "exact" | "contains" | "prefix" | "suffix" | "wildcard" | "lookalike";
  /** The part of the name that is searched. @default "name" */
  field?: SearchField;
  /** Maximum number of names. @default 100 */
  limit?: number;
  /** Includes names of which only precertificates were seen. @default false */
  include_precert?: boolean;
}

/** The names that a search found. */
export interface CtAnswer {
  /** The names. */
  results: CTSearchResult[];
  /** Whether there are more. */
  more: boolean;
  /** Why finding nothing means nothing, in words; empty when the index has names. */
  lacks: string;
}

/** Certificate transparency as this installation has read it; for a key of scope `ct`. */
export interface CtClient {
  /** Finds names by a pattern. */
  search(query: CtSearch, signal?: AbortSignal): Promise<CtAnswer>;
  /** The certificates of occurrences, in the same order; at most 100. */
  hydrate(
    occurrences: readonly Pick<OccurrenceRec, "log_id" | "index">[],
    signal?: AbortSignal,
  ): Promise<HydrateItem[]>;
}

/** Returns the methods: `get` sends a GET and returns the answer as it is, `json` reads the JSON of one. */
export function ctClient(
  get: (path: string, signal: AbortSignal | undefined) => Promise<Response>,
  json: (response: Response, signal: AbortSignal | undefined) => Promise<unknown>,
): CtClient {
  return {
    async search(query, signal) {
      const response = await get(withQuery("/v1/ct/search", query), signal);
      const results = await json(response, signal) as CTSearchResult[];
      const { headers } = response;
      const lacks = decoded(headers.get("x-deadringer-incomplete") ?? "");
      return { results, more: headers.get("x-has-more-value") === "true", lacks };
    },
    async hydrate(occurrences, signal) {
      const query = new URLSearchParams(
        occurrences.map(({ log_id, index }) => ["occ", `${log_id}:${index}`]),
      );
      return await json(await get(`/v1/ct/hydrate?${query}`, signal), signal) as HydrateItem[];
    },
  };
}

/** A percent-encoded field; as it came where it is not one. */
function decoded(field: string): string {
  try {
    return decodeURIComponent(field);
  } catch {
    return field;
  }
}
