import { levenshtein } from "../../lib/distance.ts";

/**
 * Returns `; did you mean X?` when one of the known words is close to what was given, or begins with it; else an empty
 * text. Case does not count, and the same letters in another order count as one slip.
 */
export function didYouMean(given: string, known: Iterable<string>): string {
  const word = given.toLowerCase();
  let best = "";
  // A third of the letters may be wrong.
  let least = Math.ceil(word.length / 3) + 1;
  for (const each of known) {
    const other = each.toLowerCase();
    const slips = word.length > 2 && other.startsWith(word)
      ? 0.5
      : sorted(word) === sorted(other)
      ? 1
      : levenshtein(word, other);
    if (slips < least) [best, least] = [each, slips];
  }
  return best === "" ? "" : `; did you mean ${best}?`;
}

const sorted = (word: string): string => [...word].sort().join("");
