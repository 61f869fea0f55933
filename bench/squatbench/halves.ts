/**
 * Training and tuning on one half of the brands, telling of the other.
 * @module
 */
import type { Share } from "./intervals.ts";
import type { Prediction, Track } from "./predictions.ts";
import { BUDGETS, type Figures, LET_THROUGH, percentOf } from "./score_names.ts";

/** A half of the brands, or of the groups of pages. */
export type Half = "A" | "B";
export const HALVES: readonly Half[] = ["A", "B"];
export const otherHalf = (half: Half): Half => half === "A" ? "B" : "A";

/** What a half's rows lose when the tool was trained and tuned on the other half. */
export interface Gap {
  track: Track;
  tool: string;
  /** Whether models were trained anew, or thresholds chosen anew only. */
  trained: boolean;
  figure: string;
  /** The half that is told of. */
  half: Half;
  /** Trained and tuned on that half itself; on the other one. */
  same: Share;
  other: Share;
}

/** The name of each figure on the half `told`, tuned on `tuned`. */
function figuresOf(track: Track, tuned: Half, told: Half): [figure: string, key: string][] {
  if (track === "generate") return BUDGETS.map((k) => [`first ${k}`, `first ${k}, half ${told}`]);
  if (track === "judge") return [["right side", `right side, half ${told}`]];
  if (track === "page") return [["right brand", `threshold of ${tuned}: right brand on ${told}`]];
  return LET_THROUGH.map((share) => [
    `right brand at ${percentOf(share)}`,
    `${percentOf(share)}, threshold of ${tuned}: recall on ${told}`,
  ]);
}

/** Returns the gaps between the figures of what was trained on each half; one that tuning does not touch has none. */
export function gapsBetween(
  track: Track,
  tool: string,
  figures: Readonly<Record<Half, Figures>>,
): Gap[] {
  const trained = figures.A !== figures.B;
  return HALVES.flatMap((half) => {
    const tuned = otherHalf(half);
    const others = figuresOf(track, tuned, half);
    return figuresOf(track, half, half).flatMap(([figure, key], n): Gap[] => {
      const other = others[n]![1];
      if (!trained && key === other) return [];
      return [{
        track,
        tool,
        trained,
        figure,
        half,
        same: figures[half][key]!,
        other: figures[tuned][other]!,
      }];
    });
  });
}

/** Returns for each row the prediction of the tool that was trained without its half. */
export function heldOut(
  predictions: Readonly<Record<Half, ReadonlyMap<string, Prediction>>>,
  halfOf: (key: string) => Half,
): Map<string, Prediction> {
  const keys = new Set([...predictions.A.keys(), ...predictions.B.keys()]);
  return new Map([...keys].flatMap((key) => {
    const found = predictions[otherHalf(halfOf(key))].get(key);
    return found === undefined ? [] : [[key, found] as const];
  }));
}
