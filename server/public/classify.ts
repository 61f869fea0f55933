/**
 * What a look-alike is used for: facts in, three scores and their reasons out.
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
