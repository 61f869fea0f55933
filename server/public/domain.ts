/**
 * Domain names: strict UTS 46, label rules, public and private suffixes, distances.
 * @module
 */
export {
  brandDomain,
  type ParsedDomain,
  parseDomain,
  splitName,
  SUFFIX_LIST_DATE,
} from "../../lib/domain.ts";
export { levenshtein } from "../../lib/distance.ts";
