/**
 * Which brands names and pages imitate, as methods.
 * @module
 */
import type { BrandNotice, Match } from "../../lib/match/mod.ts";
import type { MatchedPage, PageMatch } from "../../lib/match/page/mod.ts";
import type { SendJson } from "./send.ts";

/** Options of a match. */
export interface MatchRequest {
  /** Names that the brands own; they are not reported as imitations. */
  owned?: readonly { name: string; brand: string }[];
  /** Share of all names that imitate a brand, as the base rate. @default 0.001 */
  prior?: number;
  /** Leaves out less likely matches. @default 0 */
  min?: number;
  /** Maximum number of brands for each name. @default 10 */
  limit?: number;
  /** Adds what contributes to each probability. @default false */
  reasons?: boolean;
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
