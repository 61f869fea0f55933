import { type Brand, editsOf, wordsOf } from "./brand_index.ts";
import { HOW } from "./candidates.ts";

interface Made {
  edited?: Set<string>;
  words?: Set<string>;
  letters?: string;
}
/** Made for the few brands that are looked at again and again. */
const made = new WeakMap<Brand, Made>();

/** Tells whether one edit of several characters, a change of words, or another order of letters makes a text of a brand. */
export function checked(brand: Brand, how: number, text: string): boolean {
  let known = made.get(brand);
  if (known === undefined) made.set(brand, known = {});
  if (how === HOW.edited) return (known.edited ??= editsOf(brand)).has(text);
  if (how === HOW.words) return (known.words ??= wordsOf(brand)).has(text);
  return (known.letters ??= sorted(brand.plain)) === sorted(text);
}

function sorted(text: string): string {
  return [...text].sort().join("");
}
