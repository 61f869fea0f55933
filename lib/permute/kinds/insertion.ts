import { neighbours } from "./keyboards.ts";
import type { Edit, Kind } from "./kind.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import { LETTERS_DIGITS } from "./place.ts";

function* insertions(name: Name, settings: Settings, wanted: "near" | "any"): Generator<Edit> {
  const { chars } = name;
  for (let i = 0; i < chars.length; i++) {
    const { c, at } = chars[i]!;
    const near = neighbours(c, settings.keyboards) +
      (i === 0 ? "" : neighbours(chars[i - 1]!.c, settings.keyboards));
    for (const put of LETTERS_DIGITS) {
      const close = near.includes(put);
      // At the front any letter will do: that is where this kind began.
      if ((close || i === 0) !== (wanted === "near")) continue;
      const variant = close ? "near" : put <= "9" ? "digit" : "letter";
      yield { at, drop: 0, put, variant: i === 0 ? `front-${variant}` : variant, detail: put };
    }
  }
}

/** A letter or digit put before the name, or a neighbour of a key beside that key. */
export const insertion: Kind = {
  kind: "Insertion",
  source: "twistrs, insertion (at the start); dnstwist, insertion (beside a key)",
  edits: (name, settings): Generator<Edit> => insertions(name, settings, "near"),
};

/** Any letter or digit put between two characters. After the kinds that know why one is put there. */
export const insertionAny: Kind = {
  kind: "Insertion",
  source: "URLCrazy, character insertion",
  edits: (name, settings): Generator<Edit> => insertions(name, settings, "any"),
};
