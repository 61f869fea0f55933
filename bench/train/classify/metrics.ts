/**
 * Figures of merit, the same as those of common evaluation scripts.
 * @module
 */

/** Area under the ROC curve by ranks; ties count half. */
export function auc(score: number[], truth: boolean[]): number {
  const order = score.map((_, i) => i).sort((a, b) => score[a]! - score[b]!);
  const positive = truth.filter(Boolean).length, negative = truth.length - positive;
  let ranks = 0;
  for (let i = 0; i < order.length;) {
    let j = i;
    while (j + 1 < order.length && score[order[j + 1]!] === score[order[i]!]) j++;
    for (let k = i; k <= j; k++) if (truth[order[k]!]) ranks += (i + j) / 2 + 1;
    i = j + 1;
  }
  return (ranks - positive * (positive + 1) / 2) / (positive * negative);
}

/** Expected calibration error over 15 bins of equal width. */
export function ece(p: number[], truth: boolean[]): number {
  const sum = new Float64Array(15), hit = new Float64Array(15);
  p.forEach((v, i) => {
    const bin = Math.min(14, Math.floor(v * 15));
    sum[bin]! += v;
    hit[bin]! += truth[i] ? 1 : 0;
  });
  return sum.reduce((total, s, i) => total + Math.abs(s - hit[i]!), 0) / p.length;
}

/** Mean F1 of the three classes under the most likely class. */
export function macroF1(p: number[][], truth: number[]): number {
  const called = p.map((v) => v.indexOf(Math.max(...v)));
  return [0, 1, 2].reduce((sum, c) => {
    const tp = called.filter((v, i) => v === c && truth[i] === c).length;
    return sum + 2 * tp / (called.filter((v) => v === c).length + truth.filter((v) => v === c).length || 1);
  }, 0) / 3;
}

/** Recall at the threshold that lets through this share of the others. */
export function recallAt(score: number[], truth: boolean[], rate: number): number {
  const others = score.filter((_, i) => !truth[i]).sort((a, b) => b - a);
  const threshold = others[Math.floor(rate * others.length)] ?? -1;
  return score.filter((v, i) => truth[i] && v > threshold).length / truth.filter(Boolean).length;
}

/** The figures of two or three classes. */
export function figures(P: number[][], y: number[], K: number): Record<string, number> {
  if (K === 2) {
    const p = P.map((v) => v[1]!), t = y.map((v) => v === 1);
    const tp = p.filter((v, i) => v >= .5 && t[i]).length, called = p.filter((v) => v >= .5).length;
    return {
      f1: 2 * tp / (called + t.filter(Boolean).length),
      auc: auc(p, t),
      ece: ece(p, t),
      brier: p.reduce((s, v, i) => s + (v - +t[i]!) ** 2, 0) / p.length,
    };
  }
  return {
    macroF1: macroF1(P, y),
    aucPhishing: auc(P.map((p) => p[1]!), y.map((v) => v === 1)),
    aucParked: auc(P.map((p) => p[2]!), y.map((v) => v === 2)),
    recallAt1: recallAt(P.map((p) => p[1]!), y.map((v) => v === 1), .01),
    ece: ece(P.map((p) => Math.max(...p)), P.map((p, i) => p.indexOf(Math.max(...p)) === y[i])),
    brier: P.reduce((s, p, i) => s + p.reduce((q, v, k) => q + (v - +(k === y[i])) ** 2, 0), 0) / P.length,
  };
}
/** Figures in one line. */
export const show = (f: Record<string, number>) =>
  Object.entries(f).map(([k, v]) => `${k} ${v.toFixed(4)}`).join("  ");
