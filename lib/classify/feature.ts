/**
 * The type of a feature, and the few curves that turn a count into one.
 * @module
 */

/** Families of features, for ablation. `self` looks at the page's own host. */
export type Family =
  | "bias"
  | "words"
  | "title"
  | "brand"
  | "forms"
  | "structure"
  | "links"
  | "markers"
  | "cross"
  | "self"
  | "capture";

/** One feature: its family and name. */
export interface Feature {
  family: Family;
  /** Unique, and readable in a reason. */
  name: string;
}

/** Logarithm of one more than the number. */
export const lg: (v: number) => number = Math.log1p;
/** 1 for a truthy value, 0 for any other. */
export const yes = (v: unknown): number => v ? 1 : 0;
/** 0 below `low`, 1 above `high`, linear in the logarithm between. */
export const ramp = (v: number, low: number, high: number): number =>
  Math.min(1, Math.max(0, (lg(v) - lg(low)) / (lg(high) - lg(low))));
/** The logarithm of a count, 0 to 1; counts above `cap` add nothing. */
export const upTo = (v: number, cap: number): number => lg(Math.min(v, cap)) / lg(cap);
