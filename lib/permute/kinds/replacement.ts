import { neighbours } from "./keyboards.ts";
import type { Edit, Kind } from "./kind.ts";
import { LETTERS_DIGITS, place } from "./place.ts";

/** A character replaced by another: by a neighbour on the keyboard, or by any letter or digit. */
export const replacement: Kind = {
  kind: "Replacement",
  source:
    "Wang et al., Strider Typo-Patrol (SRUTI 2006), fat-finger character replacement; doubled letters after AIL typo-squatting",
  *edits({ chars }, settings): Generator<Edit> {
    for (const [i, { c, at }] of chars.entries()) {
      if (c === "-") continue;
      for (const put of neighbours(c, settings.keyboards)) {
        yield { at, drop: c.length, put, variant: `near-${place(i, chars.length)}`, detail: `${c}${put}` };
      }
      if (chars[i + 1]?.c === c) {
        for (const put of neighbours(c, settings.keyboards)) {
          yield { at, drop: 2 * c.length, put: put + put, variant: "pair" };
        }
      }
    }
  },
};

/** A character replaced by any letter or digit. Ranked after the kinds with a specific reason for it. */
export const replacementAny: Kind = {
  kind: "Replacement",
  source: "Kintis et al. and AIL typo-squatting, replacement by any letter or digit",
  *edits({ chars }): Generator<Edit> {
    for (const [i, { c, at }] of chars.entries()) {
      if (c === "-") continue;
      const far = place(i, chars.length) === "inner" ? "" : "-edge";
      for (const put of LETTERS_DIGITS) {
        if (put === c) continue;
        yield {
          at,
          drop: c.length,
          put,
          variant: (put <= "9" ? "digit" : "letter") + far,
          detail: `${c}${put}`,
        };
      }
    }
  },
};
