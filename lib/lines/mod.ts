/**
 * Lines to bytes and back, and the folds over them: merged object, records, CSV.
 * @module
 */
export { type Gaps, lacksOf } from "../assess/gaps.ts";
export { contractCsv, CSV_COLUMNS, csvCell, csvRow, toCsv } from "./csv.ts";
export { partialOf, untilFailure } from "./ending.ts";
export type { FoldOptions, Lines } from "./ending.ts";
export { stripLine, stripNdjson } from "./extensions.ts";
export { compareNames, Completeness, listedNames, mergeLine, mergeLines, orderedNames } from "./merge.ts";
export type {
  Intersection,
  Merge,
  MergedBase,
  MergedLookup,
  MergedMembers,
  MergedName,
  MergeOptions,
  NameEntry,
} from "./merge.ts";
export {
  assess,
  type Assessment,
  type AssessmentContext,
  assessName,
  type BrandContext,
  mailFlags,
  networkTitles,
  type Ownership,
  type Rating,
  ratingOf,
  registrarTitle,
  type Seen,
  seenOf,
  verdictOf,
  type Visit,
  visitOf,
} from "../assess/mod.ts";
export type { VerdictWord } from "../assess/verdict.ts";
export { percent } from "../percent.ts";
export { counted, plural } from "../plural.ts";
export { encodeLine, fromNdjson, toNdjson } from "./ndjson.ts";
export { contractRecords, toRecords } from "./records.ts";
export type { LookupRecord } from "./records.ts";
export { OPS } from "../ops/mod.ts";
export type { AnyOp, Audience, Fact, Op, PayloadOf, Sees } from "../ops/op.ts";
