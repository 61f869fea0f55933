/**
 * What becomes of the lines of a lookup: records, tables, NDJSON both ways.
 * @module
 */
export {
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
export { SquatError, type SquatErrorCode } from "../../lib/errors.ts";
export { problemOf } from "../../lib/problem.ts";
