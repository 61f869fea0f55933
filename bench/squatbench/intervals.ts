/**
 * Intervals of 95 %: Wilson's for a share of independent rows, the bootstrap by brand where rows of one brand go together.
 * @module
 */

/** A share with its interval. */
export interface Share {
  value: number;
  low: number;
  high: number;
  /** Rows that count, and rows in all. */
  hits: number;
  rows: number;
}

const Z = 1.959964;
const RESAMPLES = 1000;

/** Returns a share of independent rows with Wilson's interval; of no rows, NaN. */
export function wilson(hits: number, rows: number): Share {
  const value = hits / rows;
  const scale = 1 + Z * Z / rows;
  const middle = (value + Z * Z / (2 * rows)) / scale;
  const half = Z * Math.sqrt(value * (1 - value) / rows + Z * Z / (4 * rows * rows)) / scale;
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half), hits, rows };
}

/** Xorshift: the same resamples in every run. */
function randoms(): (below: number) => number {
  let state = 20261123;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Returns the share of rows that count, with an interval from drawing whole groups again with replacement. */
export function bootstrap<T>(
  rows: readonly T[],
  groupOf: (row: T) => string,
  counts: (row: T) => number,
): Share {
  const groups = new Map<string, { hits: number; rows: number }>();
  for (const row of rows) {
    const key = groupOf(row);
    const group = groups.get(key) ?? { hits: 0, rows: 0 };
    groups.set(key, { hits: group.hits + counts(row), rows: group.rows + 1 });
  }
  const list = [...groups.values()];
  const random = randoms();
  const drawn = Array.from({ length: list.length === 0 ? 0 : RESAMPLES }, () => {
    let [hits, of] = [0, 0];
    for (let n = 0; n < list.length; n++) {
      const group = list[random(list.length)]!;
      hits += group.hits;
      of += group.rows;
    }
    return hits / of;
  }).sort((a, b) => a - b);
  const hits = list.reduce((sum, group) => sum + group.hits, 0);
  const at = (share: number): number => drawn[Math.floor(share * drawn.length)] ?? NaN;
  return { value: hits / rows.length, low: at(0.025), high: at(0.975), hits, rows: rows.length };
}
