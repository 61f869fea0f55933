import { type Edit, type Kind, place } from "./kind.ts";

/**
 * Two neighbouring characters swapped; a character moved past two or more; in names of several words, two words
 * swapped.
 *
 * Source: Wang et al., Strider Typo-Patrol (SRUTI 2006), character permutation; changed order after AIL
 * typo-squatting.
 */
export const transposition: Kind = {
  kind: "Transposition",
  *edits({ chars, label, words }): Generator<Edit> {
    for (let i = 0; i + 1 < chars.length; i++) {
      const [a, b] = [chars[i]!, chars[i + 1]!];
      if (a.c === b.c) continue;
      yield { at: a.at, drop: a.c.length + b.c.length, put: b.c + a.c, variant: place(i, chars.length - 1) };
    }
    for (let i = 0; i + 1 < words.length; i++) {
      const [a, b] = [words[i]!, words[i + 1]!];
      const between = b.at - a.at - a.text.length === 0 ? "" : "-";
      yield {
        at: a.at,
        drop: b.at + b.text.length - a.at,
        put: b.text + between + a.text,
        variant: "words",
      };
    }
    for (let i = 0; i < chars.length; i++) {
      for (let j = 0; j < chars.length; j++) {
        if (Math.abs(i - j) < 2) continue;
        const [low, high] = i < j ? [chars[i]!, chars[j]!] : [chars[j]!, chars[i]!];
        const end = high.at + high.c.length;
        const put = i < j
          ? label.slice(low.at + low.c.length, end) + low.c
          : high.c + label.slice(low.at, high.at);
        yield { at: low.at, drop: end - low.at, put, variant: "moved" };
      }
    }
  },
};

/**
 * Two characters that are no neighbours swapped. Ranked after VowelShuffle: of two vowels, that says more.
 *
 * Source: AIL typo-squatting, changed order.
 */
export const transpositionFar: Kind = {
  kind: "Transposition",
  *edits({ chars, label }): Generator<Edit> {
    for (let i = 0; i < chars.length; i++) {
      for (let j = i + 2; j < chars.length; j++) {
        const [a, b] = [chars[i]!, chars[j]!];
        if (a.c === b.c) continue;
        const put = b.c + label.slice(a.at + a.c.length, b.at) + a.c;
        yield { at: a.at, drop: put.length, put, variant: "far" };
      }
    }
  },
};
