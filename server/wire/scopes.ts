/**
 * What keys may be allowed to do.
 * @module
 */

/** The scopes that a key can have. */
export const SCOPES = [
  "lookup:squat",
  "lookup:nxdomain",
  "analyze",
  "ct",
  "watch",
  "report",
] as const;
/** Those that make results. */
export const RESULT_SCOPES = ["lookup:squat", "lookup:nxdomain", "analyze"] as const;
/** One of all scopes. */
export type Scope = typeof SCOPES[number];
