/**
 * Calibration: scores that match the share of correct predictions.
 * @module
 */
import type { Sample } from "./ridge.ts";

/**
 * Logits are divided by `T`; the last class's logit is then raised by `offset + raise`, in proportion to how much of
 * the page is about that class.
 */
export interface Calibration {
  T: number;
  offset: number;
  raise: number;
}

/** Probabilities after calibration. */
export function calibrated(p: number[], { T, offset, raise }: Calibration, speaks: number): number[] {
  const up = Math.exp((offset + raise) * speaks);
  const e = p.map((v, k) => Math.max(v, 1e-12) ** (1 / T) * (k === p.length - 1 ? up : 1));
  const total = e.reduce((a, b) => a + b);
  return e.map((v) => v / total);
}

/** Mean of the negative logarithm of the right class's score. */
export const logLoss = (P: number[][], samples: Sample[], c: Calibration): number =>
  P.reduce((sum, p, i) => sum - Math.log(calibrated(p, c, samples[i]!.speaks)[samples[i]!.y]! + 1e-12), 0) /
  P.length;

/**
 * Temperature, and with three classes the offset of the rare one: a fit to a few dozen parked pages underestimates
 * how likely they are (King and Zeng, "Logistic Regression in Rare Events Data", 2001). The likelihood leaves the
 * decision close to the known pages of the frequent classes, being content once the rare ones are far on their side.
 * Pages about parking are therefore raised to the middle of where the rare class's F1 is best, so that a page of a
 * kind that was not seen has as much room on either side. A page that is about something else is not raised.
 */
export function calibrate(P: number[][], samples: Sample[], K: number): Calibration {
  let best = { T: 1, offset: 0, raise: 0 }, least = Infinity;
  const attempt = (T: number, offset: number): void => {
    const loss = logLoss(P, samples, { T, offset, raise: 0 }) + 5e-4 * offset * offset;
    if (loss < least) [best, least] = [{ T, offset, raise: 0 }, loss];
  };
  for (let round = 0; round < 3; round++) {
    for (let step = 25; step <= 125; step += 2) attempt(step / 50, best.offset);
    if (K === 3) { for (let step = -20; step <= 60; step++) attempt(best.T, step / 20); }
  }
  return K === 3 ? { ...best, raise: middleOfBest(P, samples, best) } : best;
}

const MAX_RAISE = 1.5;

/** The middle of the raises at which the rare class's F1 is best. */
function middleOfBest(P: number[][], samples: Sample[], best: Calibration): number {
  let top = -1, first = 0, last = 0;
  for (let step = 0; step <= 20 * MAX_RAISE; step++) {
    const c = { ...best, raise: step / 20 };
    let hit = 0, called = 0, support = 0;
    P.forEach((p, i) => {
      const q = calibrated(p, c, samples[i]!.speaks), rare = q.length - 1;
      const isRare = samples[i]!.y === rare, isCalled = q[rare]! > Math.max(...q.slice(0, -1));
      support += Number(isRare);
      called += Number(isCalled);
      hit += Number(isRare && isCalled);
    });
    const f1 = 2 * hit / (called + support);
    if (f1 > top + 1e-9) [top, first, last] = [f1, step, step];
    else if (f1 > top - 1e-9 && last === step - 1) last = step;
  }
  return Math.round((first + last) / 2) / 20;
}
