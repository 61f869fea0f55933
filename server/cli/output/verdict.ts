import { type MergedName, verdictOf } from "../../../lib/lines/mod.ts";

/** A share of one as a percentage. Nothing is certain, so no share is rounded to 0 or 100 %. */
export function percent(share: number): string {
  return share < 0.005 ? "<1%" : share >= 0.995 ? ">99%" : `${Math.round(share * 100)}%`;
}

/**
 * The verdict for people: the word with its share, and whether mail can be sent to a name without a page.
 */
export function verdictText(name: MergedName): string {
  const found = verdictOf(name);
  if (found === null) return "not rated";
  const { word, flags } = found;
  if (word === "unclear") return [word, ...flags].join(", ");
  return `${word} ${percent(name.classification![word])}`;
}
