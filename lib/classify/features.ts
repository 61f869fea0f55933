/**
 * Facts as named numbers. Every feature is 0 when nothing was seen, so that missing facts are no evidence.
 * @module
 */
import { captureRows } from "./capture_features.ts";
import type { CaptureFacts } from "./facts.ts";
import type { Feature, Row } from "./feature.ts";
import { hostOfName } from "./hosts.ts";
import { pageRows } from "./page_features.ts";
import { emptySummary, type PageSummary } from "./summary.ts";

/** Every feature in the order of {@link pageFeatures}. */
export const PAGE_FEATURES: readonly Feature[] = list((row) =>
  pageRows(emptySummary(), "own.invalid", "", row)
);
/** Every feature in the order of {@link captureFeatures}. */
export const CAPTURE_FEATURES: readonly Feature[] = list((row) => captureRows({}, row));

function list(fill: (row: Row) => void): Feature[] {
  const features: Feature[] = [];
  fill((name, family) => features.push({ name, family }));
  return features;
}

/**
 * The page's features in the order of {@link PAGE_FEATURES}. Those of family `self` stay 0 without a name.
 *
 * @param name Name or URL that was requested; only compared with the page, never a feature itself.
 * @param original Name or URL of the brand's own site.
 */
export function pageFeatures(page: PageSummary, name?: string, original?: string): Float64Array {
  const x = new Float64Array(PAGE_FEATURES.length);
  let i = 0;
  pageRows(page, hostOfName(name), hostOfName(original), (_name, _family, value) => {
    x[i++] = Math.fround(value); // Logarithms differ in the last bit between engines; this hides it.
  });
  return x;
}

/** The features of a browser's capture in the order of {@link CAPTURE_FEATURES}. */
export function captureFeatures(capture: CaptureFacts): Float64Array {
  const x = new Float64Array(CAPTURE_FEATURES.length);
  let i = 0;
  captureRows(capture, (_name, _family, value) => {
    x[i++] = Math.fround(value); // Logarithms differ in the last bit between engines; this hides it.
  });
  return x;
}
