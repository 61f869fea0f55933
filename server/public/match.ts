/**
 * The brands that a name imitates, with reasons; fast enough for every name of a feed.
 * @module
 */
export { brands, untwist } from "../../lib/match/untwist.ts";
export { type BrandIndex, LIKELY_FROM, type Match, match, type MatchOptions } from "../../lib/match/mod.ts";
