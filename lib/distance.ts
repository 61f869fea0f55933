/**
 * Returns the Levenshtein distance between two texts, over code points.
 *
 * O(n·m) time, O(m) memory; names have at most 253 characters.
 * Source: V. I. Levenshtein, 1966; two-row form.
 *
 * @example
 * ```ts
 * import { levenshtein } from "./distance.ts";
 * console.assert(levenshtein("microsoft.com", "microsoft.co.tt") === 3);
 * ```
 */
export function levenshtein(a: string, b: string): number {
  if (a === b) return 0;
  const from = [...a];
  const to = [...b];
  const row = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    let diagonal = row[0]!;
    row[0] = i;
    for (let j = 1; j <= to.length; j++) {
      const above = row[j]!;
      row[j] = from[i - 1] === to[j - 1] ? diagonal : 1 + Math.min(diagonal, above, row[j - 1]!);
      diagonal = above;
    }
  }
  return row[to.length]!;
}
