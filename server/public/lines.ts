/**
 * What becomes of the lines of a lookup: records, tables, comparisons, NDJSON both ways.
 * @module
 */
export {
  compareLookups,
  type Difference,
  fromNdjson,
  type LookupRecord,
  type MergedLookup,
  type MergedName,
  mergeLines,
  stripNdjson,
  toCsv,
  toNdjson,
  toRecords,
  verdictOf,
} from "../../lib/lines/mod.ts";
export { problemOf } from "../../lib/problem.ts";
