import { findNames, type NameMatcher, type SegmentIndex } from "../../../../lib/ct/mod.ts";

/** Returns how many names of an index match. */
export function countNames(index: SegmentIndex, matcher: NameMatcher): number {
  let count = 0;
  for (const names of findNames(index, matcher)) count += names?.length ?? 0;
  return count;
}
