import { type Edit, type Kind, LETTERS_DIGITS } from "./kind.ts";

/**
 * One letter or digit appended to the end of the name.
 *
 * Source: dnstwist, addition (letters and digits).
 */
export const addition: Kind = {
  kind: "Addition",
  *edits({ label }): Generator<Edit> {
    for (const c of LETTERS_DIGITS) {
      yield { at: label.length, drop: 0, put: c, variant: c <= "9" ? "digit" : "letter", detail: c };
    }
  },
};
