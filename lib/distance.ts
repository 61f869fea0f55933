import { checkArgument } from "./argument.ts";

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
  checkArgument(a, "text", "the first text of levenshtein");
  checkArgument(b, "text", "the second text of levenshtein");
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

/**
 * Returns `; did you mean X?` when one of the known words is close to what was given, or begins with it; else an empty
 * text. Case does not count, and the same letters in another order count as one slip.
 *
 * @example
 * ```ts
 * import { didYouMean } from "./distance.ts";
 * console.assert(didYouMean("deadlineMS", ["limit", "deadlineMs"]) === "; did you mean deadlineMs?");
 * ```
 */
export function didYouMean(given: string, known: Iterable<string>): string {
  // Too long to be a typing error of a known word, and slow to compare.
  if (given.length > 100) return "";
  const word = given.toLowerCase();
  let best = "";
  // A third of the letters may be wrong.
  let least = Math.ceil(word.length / 3) + 1;
  for (const each of known) {
    const other = each.toLowerCase();
    const slips = word.length > 2 && other.startsWith(word)
      ? 0.5
      : sortedLetters(word) === sortedLetters(other)
      ? 1
      : levenshtein(word, other);
    if (slips < least) [best, least] = [each, slips];
  }
  return best === "" ? "" : `; did you mean ${best}?`;
}

const sortedLetters = (word: string): string => [...word].sort().join("");
