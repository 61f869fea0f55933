import { percent } from "../../../lib/percent.ts";
import { type MergedName, verdictOf } from "../../../lib/lines/mod.ts";

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
