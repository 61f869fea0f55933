import { type Edit, type Kind, LETTERS_DIGITS } from "./kind.ts";

const DOUBLED_VOWELS = "aeiouаеёиоуыэюяαεηιουω";

/**
 * A letter or digit inserted between two adjacent vowels.
 *
 * Source: twistrs, double vowel insertion.
 */
export const doubleVowelInsertion: Kind = {
  kind: "DoubleVowelInsertion",
  *edits({ chars }): Generator<Edit> {
    for (let i = 1; i < chars.length; i++) {
      if (!DOUBLED_VOWELS.includes(chars[i]!.c) || !DOUBLED_VOWELS.includes(chars[i - 1]!.c)) continue;
      for (const put of LETTERS_DIGITS) {
        yield { at: chars[i]!.at, drop: 0, put, variant: put <= "9" ? "digit" : "letter", detail: put };
      }
    }
  },
};
