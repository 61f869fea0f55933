import { neighbours } from "./keyboards.ts";
import type { Edit, Kind } from "./kind.ts";
import { LETTERS_DIGITS } from "./place.ts";

/** A letter or digit put before the name, or between two of its characters. */
export const insertion: Kind = {
  kind: "Insertion",
  source: "dnstwist, insertion (beside a key); URLCrazy, character insertion (any letter or digit)",
  *edits({ chars }, settings): Generator<Edit> {
    for (let i = 0; i < chars.length; i++) {
      const { c, at } = chars[i];
      const near = neighbours(c, settings.keyboards);
      const before = i === 0 ? "" : neighbours(chars[i - 1].c, settings.keyboards);
      for (const put of LETTERS_DIGITS) {
        // Doubling is Repetition's.
        const close = near.includes(put) || before.includes(put);
        const digit = put <= "9";
        const sort = i === 0
          ? (close ? "front-near" : digit ? "front-digit" : "front")
          : close
          ? "near"
          : digit
          ? "digit"
          : "letter";
        yield { at, drop: 0, put, sort, detail: put };
      }
    }
  },
};
