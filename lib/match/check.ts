import { type Brand, editsOf, wordsOf } from "./brand.ts";
import { HOW } from "./candidates.ts";

interface Made {
  edited?: Set<string>;
  words?: Set<string>;
  letters?: string;
}
/** Caches the texts of the few brands that are checked often: those of one brand take tens of kilobytes. */
const made = new Map<Brand, Made>();
/** Maximum number of cached brands: bounds the cache to tens of megabytes. */
const MAX_MADE = 1000;

/** Whether one edit of several characters, a change of words, or another order of letters makes a text of a brand. */
export function checked(brand: Brand, how: number, text: string): boolean {
  let known = made.get(brand);
  if (known === undefined) {
    if (made.size === MAX_MADE) made.clear();
    made.set(brand, known = {});
  }
  if (how === HOW.edited) return (known.edited ??= new Set(editsOf(brand).keys())).has(text);
  if (how === HOW.words) return (known.words ??= wordsOf(brand)).has(text);
  return (known.letters ??= sorted(brand.plain)) === sorted(text);
}

function sorted(text: string): string {
  return [...text].sort().join("");
}
