/**
 * Figures of a browser's capture as named numbers.
 * @module
 */
import type { CaptureFacts } from "./facts.ts";
import { CAPTURE_COUNTS, CAPTURE_FLAGS, CAPTURE_SHARES } from "./data/capture.ts";
import { type Feature, lg, ramp, yes } from "./feature.ts";

type Value = (capture: CaptureFacts) => number;

const numberOf = (c: CaptureFacts, key: string): number => {
  const v = Number(c[key] ?? 0);
  return Number.isFinite(v) ? Math.min(1e9, Math.max(0, v)) : 0;
};
const flagOf = (c: CaptureFacts, key: string): number =>
  yes(c[key] === true || /^true$/i.test(String(c[key])) || c[key] === 1);
const textLength = (c: CaptureFacts): number => numberOf(c, "text_alpha_length");
const shortText: Value = (c) => 1 - ramp(textLength(c), 300, 5000);

/** Name and value of each feature, in the order of the weights. */
const ROWS: readonly (readonly [name: string, Value])[] = [
  ["capture seen", () => 1],
  ...CAPTURE_COUNTS.map((key) => [`capture:${key}`, (c: CaptureFacts) => lg(numberOf(c, key)) / 3] as const),
  ...CAPTURE_SHARES.map((key) =>
    [`capture:${key}`, (c: CaptureFacts) => Math.min(1, numberOf(c, key))] as const
  ),
  ...CAPTURE_FLAGS.map((key) => [`capture:${key}`, (c: CaptureFacts) => flagOf(c, key)] as const),
  // The share of key words among the words says more than their number.
  ...CAPTURE_COUNTS.filter((key) => /kword|keyword|kewords/.test(key)).map((key) =>
    [
      `capture: share of ${key}`,
      (c: CaptureFacts) => Math.min(1, 20 * numberOf(c, key) / (textLength(c) + 50)),
    ] as const
  ),
  ["capture:no text", (c) => yes(textLength(c) < 20)],
  ["capture:short text", shortText],
  ["capture:no links", (c) => yes(numberOf(c, "number_links") === 0)],
  [
    "capture:few links, domain in title",
    (c) => yes(numberOf(c, "number_links") < 30) * flagOf(c, "domain_in_title"),
  ],
  ["capture:domain in text, short", (c) => flagOf(c, "domain_in_text") * shortText(c)],
];

/** Every feature in the order of {@link captureFeatures}. */
export const CAPTURE_FEATURES: readonly Feature[] = ROWS.map(([name]) => ({ family: "capture", name }));

/** The features of a browser's capture in the order of {@link CAPTURE_FEATURES}. */
export function captureFeatures(capture: CaptureFacts): Float64Array {
  // Logarithms differ in the last bit between engines; this hides it.
  return Float64Array.from(ROWS, ([, value]) => Math.fround(value(capture)));
}
