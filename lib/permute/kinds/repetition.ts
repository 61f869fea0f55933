import { type Edit, type Kind, place } from "./kind.ts";

/**
 * A character doubled. A repeated word belongs to Keyword.
 *
 * Source: Moore and Edelman, Measuring the Perpetrators and Funders of Typosquatting (FC 2010), doubled character.
 */
export const repetition: Kind = {
  kind: "Repetition",
  *edits({ chars }): Generator<Edit> {
    for (const [i, { c, at }] of chars.entries()) {
      if (c === "-") continue;
      const twin = chars[i - 1]?.c === c || chars[i + 1]?.c === c;
      const variant = twin ? "third" : place(i, chars.length);
      yield { at: at + c.length, drop: 0, put: c, variant, detail: c };
    }
    for (const { c, at } of chars) {
      if (c === "-") yield { at, drop: 0, put: "-", variant: "hyphen" };
    }
  },
};
