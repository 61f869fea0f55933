/**
 * What a look-alike is used for: facts in, three scores and their reasons out. Whom its page imitates.
 * @module
 */
export {
  classify,
  type ClassifyOptions,
  type Facts,
  Page,
  pageState,
  type Verdict,
} from "../../lib/classify/mod.ts";
export { IMITATES_FROM, type MatchedPage, matchPage, type PageMatch } from "../../lib/match/page/mod.ts";
