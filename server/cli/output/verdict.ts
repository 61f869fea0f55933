import { type MergedName, verdictOf } from "../../../lib/lines/mod.ts";

/**
 * The verdict for people: the word with its share, and whether mail can be sent to a name without a page. Nothing is
 * certain, so no share is rounded to 100 %.
 */
export function verdictText(name: MergedName): string {
  const found = verdictOf(name);
  if (found === null) return "not rated";
  const { word, flags } = found;
  if (word === "unclear") return [word, ...flags].join(", ");
  const share = name.classification![word];
  return `${word} ${share >= 0.995 ? ">99" : Math.round(share * 100)}%`;
}
