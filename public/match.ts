/**
 * The brands that a name or a page imitates, with reasons; fast enough for every name of a feed.
 * @module
 */
export { explain } from "../lib/match/explain.ts";
export { brandIndex, untwist } from "../lib/match/untwist.ts";
export {
  type BrandIndex,
  IMITATES_FROM,
  LIKELY_FROM,
  match,
  type MatchedPage,
  type MatchOptions,
  matchPage,
  PageIndex,
  pageProfile,
} from "../lib/match/mod.ts";
