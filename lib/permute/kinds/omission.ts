import { type Edit, type Kind, place } from "./kind.ts";

/**
 * A character left out, and in names of several words a word.
 *
 * Source: Wang et al., Strider Typo-Patrol (SRUTI 2006), missing character.
 */
export const omission: Kind = {
  kind: "Omission",
  *edits({ chars, label, words }): Generator<Edit> {
    for (const [i, { c, at }] of chars.entries()) {
      const twin = chars[i - 1]?.c === c || chars[i + 1]?.c === c;
      const variant = c === "-" ? "hyphen" : twin ? "double" : place(i, chars.length);
      yield { at, drop: c.length, put: "", variant, detail: c };
    }
    if (words.length < 2) return;
    for (const [i, { text, at }] of words.entries()) {
      const last = i === words.length - 1;
      let from = at;
      let to = at + text.length;
      // The adjacent hyphen is removed with the word.
      if (label[to] === "-") to++;
      else if (last && label[from - 1] === "-") from--;
      yield { at: from, drop: to - from, put: "", variant: last ? "word-last" : "word" };
    }
  },
};
