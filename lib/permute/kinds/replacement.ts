import { neighbours } from "./keyboards.ts";
import { type Edit, type Kind, LETTERS_DIGITS, place } from "./kind.ts";

const NEAR_VARIANTS = { first: "near-first", inner: "near-inner", last: "near-last" };

/**
 * A character replaced by another: by a neighbour on the keyboard, or by any letter or digit.
 *
 * Source: Wang et al., Strider Typo-Patrol (SRUTI 2006), fat-finger character replacement; doubled letters after AIL
 * typo-squatting.
 */
export const replacement: Kind = {
  kind: "Replacement",
  *edits({ chars }, settings): Generator<Edit> {
    for (const [i, { c, at }] of chars.entries()) {
      if (c === "-") continue;
      const near = neighbours(c, settings.keyboards);
      const variant = NEAR_VARIANTS[place(i, chars.length)];
      for (const put of near) yield { at, drop: c.length, put, variant, detail: c + put };
      if (chars[i + 1]?.c === c) {
        for (const put of near) {
          yield { at, drop: 2 * c.length, put: put + put, variant: "pair" };
        }
      }
    }
  },
};

const DIGIT = ["digit", "digit-edge"];
const LETTER = ["letter", "letter-edge"];

/** What may stand in a character's place. */
interface Put {
  put: string;
  digit: boolean;
  detail: string;
}
/** For letters and digits: texts that are made once are found faster in the model's tables. */
const replacements = new Map(LETTERS_DIGITS.map((c) => [c, putsFor(c)]));

function putsFor(c: string): readonly Put[] {
  return LETTERS_DIGITS.map((put) => ({ put, digit: put <= "9", detail: `${c}${put}` }));
}

const anyFor = (c: string): readonly Put[] => replacements.get(c) ?? putsFor(c);

/**
 * A character replaced by any letter or digit. Ranked after the kinds with a specific reason for it.
 *
 * Source: Kintis et al. and AIL typo-squatting, replacement by any letter or digit.
 */
export const replacementAny: Kind = {
  kind: "Replacement",
  *edits({ chars }): Generator<Edit> {
    for (const [i, { c, at }] of chars.entries()) {
      if (c === "-") continue;
      const far = place(i, chars.length) === "inner" ? 0 : 1;
      for (const { put, digit, detail } of anyFor(c)) {
        if (put === c) continue;
        yield { at, drop: c.length, put, variant: (digit ? DIGIT : LETTER)[far]!, detail };
      }
    }
  },
};
