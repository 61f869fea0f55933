import { type Edit, type Kind, place } from "./kind.ts";

/**
 * A hyphen inserted between two characters.
 *
 * Source: dnstwist, hyphenation; between the words of a name as in Agten et al., Seven Months' Worth of Mistakes
 * (NDSS 2015).
 */
export const hyphenation: Kind = {
  kind: "Hyphenation",
  *edits({ chars, words }): Generator<Edit> {
    for (let i = 1; i < chars.length; i++) {
      const { at } = chars[i]!;
      const border = words.some((w) => w.at === at);
      yield { at, drop: 0, put: "-", variant: border ? "words" : place(i - 1, chars.length - 1) };
    }
  },
};
