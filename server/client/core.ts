/**
 * Stored results, matching and certificates, as methods: the parts of the core.
 * @module
 */
import { type GetBytes, segment, type SendJson, withQuery } from "./send.ts";
import type { BrandNotice, Match } from "../../lib/match/mod.ts";
import type { MatchedPage, PageMatch } from "../../lib/match/page/mod.ts";
import type { SearchField } from "../../lib/ct/mod.ts";
import type { CTSearchResult, HydrateItem, OccurrenceRec } from "../../lib/model.ts";

/** A stored result, or one that still runs. Times are Unix seconds. */
export interface ResultRecord {
  /** UUID. */
  uuid: string;
  /** The name that was looked up. */
  domain: string;
  /** The scope that made it. */
  scope: "lookup:squat" | "lookup:nxdomain" | "analyze";
  /** Whether only names that were given were looked up: it says nothing of the domain's other look-alikes. */
  given: boolean;
  /** When it started. */
  created_at: number;
  /** When it expires. */
  ttl: number;
  /** Number of lines. */
  lines: number;
  /** Number of names that it found: registered ones, or free ones of a lookup of those. */
  names: number;
  /** Whether its last line is there; until then it is in progress. */
  ended: boolean;
  /** Whether that is Done: a result that ended without it is incomplete. */
  done: boolean;
}

/** Results of the caller. `client.resume` reads their lines. */
export interface ResultClient {
  /** The latest ones, newest first. */
  list(signal?: AbortSignal): Promise<ResultRecord[]>;
  /** One of them. */
  record(uuid: string, signal?: AbortSignal): Promise<ResultRecord>;
  /** The screenshot of a name in it: bytes of a PNG. */
  screenshot(uuid: string, name: string, signal?: AbortSignal): Promise<Uint8Array>;
  /** Stores it for longer. */
  save(uuid: string): Promise<void>;
  /** Deletes it. */
  remove(uuid: string): Promise<void>;
}

/** Returns the methods over the ways to send. */
export function resultClient(send: SendJson, bytes: GetBytes): ResultClient {
  return {
    list: async (signal) => await send("GET", "/v1/retrieve?limit=1000", { signal }) as ResultRecord[],
    record: async (uuid, signal) =>
      await send("GET", `/v1/retrieve/${segment(uuid)}/record`, { signal }) as ResultRecord,
    screenshot: (uuid, name, signal) =>
      bytes(`/v1/retrieve/${segment(uuid)}/screenshots/${segment(name)}`, "image/png", signal),
    save: async (uuid) => void await send("PUT", `/v1/retrieve/save/${segment(uuid)}`),
    remove: async (uuid) => void await send("DELETE", `/v1/retrieve/${segment(uuid)}`),
  };
}

/** Options of a match. */
export interface MatchRequest {
  /** Names that the brands own; they are not reported as imitations. */
  owned?: readonly { name: string; brand: string }[];
  /** Leaves out less likely matches. @default 0 */
  min?: number;
  /** Maximum number of brands for each name. @default 10 */
  limit?: number;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/** The answer to a match. */
export interface MatchAnswer {
  /** The names in the order given: the brands that each imitates, the likeliest first, or why it cannot be used. */
  results: { name: string; matches?: Match[]; error?: string }[];
  /** With a page: the brands that it may imitate, the likeliest first; none where it names nobody. */
  page?: { matches: PageMatch[] };
  /** Brands that match many unrelated names. */
  notices: BrandNotice[];
}

/** What a key of scope `lookup:squat` may match. */
export interface MatchClient {
  /**
   * Which of the brands each name imitates, and how likely; at most 1,000 of each. The service contacts nobody for
   * this.
   *
   * @param brands Names, or `"watched"` for the brands under the watch of the key's owner.
   */
  match(
    names: readonly string[],
    brands: readonly string[] | "watched",
    options?: MatchRequest,
  ): Promise<MatchAnswer>;
  /**
   * Which of the brands a page imitates, and how likely, whatever its host is called; of at most 2 Mi characters the
   * substance is read. The service contacts nobody for this.
   *
   * @param brands Names, or `"watched"` for the brands under the watch of the key's owner.
   */
  matchPage(
    page: MatchedPage,
    brands: readonly string[] | "watched",
    signal?: AbortSignal,
  ): Promise<PageMatch[]>;
}

/** The methods, on a connection to the service. */
export function matchClient(sendJson: SendJson): MatchClient {
  return {
    match: async (names, brands, { signal, ...options } = {}) =>
      await sendJson("POST", "/v1/match", { body: { names, brands, ...options }, signal }) as MatchAnswer,
    async matchPage(page, brands, signal) {
      const { page: found } = await sendJson("POST", "/v1/match", {
        body: { page, brands },
        signal,
      }) as MatchAnswer;
      return found?.matches ?? [];
    },
  };
}

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
