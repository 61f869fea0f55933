import type { Edit, Kind } from "./kind.ts";
import { place } from "./place.ts";

/** Two neighbouring characters swapped; a character moved past two or more; in names of several words, two words swapped. */
export const transposition: Kind = {
  kind: "Transposition",
  source:
    "Wang et al., Strider Typo-Patrol (SRUTI 2006), character permutation; changed order after AIL typo-squatting",
  *edits({ chars, words }): Generator<Edit> {
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
        const low = Math.min(i, j);
        const high = Math.max(i, j);
        const run = chars.slice(low, high + 1).map((x) => x.c);
        const put = i < j ? [...run.slice(1), run[0]] : [run[run.length - 1], ...run.slice(0, -1)];
        yield { at: chars[low]!.at, drop: run.join("").length, put: put.join(""), variant: "moved" };
      }
    }
    for (let i = 0; i < chars.length; i++) {
      for (let j = i + 2; j < chars.length; j++) {
        if (chars[i]!.c === chars[j]!.c) continue;
        const run = chars.slice(i, j + 1).map((x) => x.c);
        const put = [run[run.length - 1], ...run.slice(1, -1), run[0]];
        yield { at: chars[i]!.at, drop: run.join("").length, put: put.join(""), variant: "far" };
      }
    }
  },
};
