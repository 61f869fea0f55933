/**
 * The brands that a name or a page imitates, with reasons; fast enough for every name of a feed.
 * @module
 */
export { explain } from "../../lib/match/explain.ts";
export { brands, untwist } from "../../lib/match/untwist.ts";
export {
  type BrandIndex,
  IMITATES_FROM,
  LIKELY_FROM,
  type Match,
  match,
  type MatchedPage,
  type MatchOptions,
  matchPage,
  type PageMatch,
} from "../../lib/match/mod.ts";
