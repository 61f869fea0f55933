import { type Edit, type Kind, place } from "./kind.ts";

const VOWEL_FAMILIES = ["aeiou", "аеёиоуыэюя", "αεηιουω"];

/** Returns the vowels that may replace a vowel; empty for all other characters. */
function vowelsBeside(c: string): string {
  if (c === "y") return "i";
  return VOWEL_FAMILIES.find((f) => f.includes(c)) ?? "";
}

/**
 * A vowel replaced by another one.
 *
 * Source: dnstwist, vowel-swap; Cyrillic and Greek vowels by the same rule.
 */
export const vowelSwap: Kind = {
  kind: "VowelSwap",
  *edits({ chars }): Generator<Edit> {
    for (const [i, { c, at }] of chars.entries()) {
      for (const put of vowelsBeside(c)) {
        if (put !== c) yield { at, drop: c.length, put, variant: place(i, chars.length), detail: c + put };
      }
      if (c === "i") yield { at, drop: 1, put: "y", variant: place(i, chars.length), detail: "iy" };
    }
  },
};
