import { neighbours } from "./keyboards.ts";
import { type Edit, type Kind, LETTERS_DIGITS } from "./kind.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";

function* insertions(name: Name, settings: Settings, closeness: "near" | "any"): Generator<Edit> {
  const { chars } = name;
  for (let i = 0; i < chars.length; i++) {
    const { c, at } = chars[i]!;
    const near = neighbours(c, settings.keyboards) +
      (i === 0 ? "" : neighbours(chars[i - 1]!.c, settings.keyboards));
    for (const put of LETTERS_DIGITS) {
      const close = near.includes(put);
      // In front of the name any letter or digit is inserted, as twistrs does.
      if ((close || i === 0) !== (closeness === "near")) continue;
      const variant = close ? "near" : put <= "9" ? "digit" : "letter";
      yield { at, drop: 0, put, variant: i === 0 ? `front-${variant}` : variant, detail: put };
    }
  }
}

/**
 * A letter or digit in front of the name, or a character of a neighbouring key beside the key's own.
 *
 * Source: twistrs, insertion (at the start); dnstwist, insertion (beside a key).
 */
export const insertion: Kind = {
  kind: "Insertion",
  edits: (name, settings): Generator<Edit> => insertions(name, settings, "near"),
};

/**
 * Any letter or digit inserted between two characters. Ranked after the kinds with a specific reason for it.
 *
 * Source: URLCrazy, character insertion.
 */
export const insertionAny: Kind = {
  kind: "Insertion",
  edits: (name, settings): Generator<Edit> => insertions(name, settings, "any"),
};
