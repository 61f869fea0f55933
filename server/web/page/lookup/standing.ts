import { STATE_TITLES } from "../../../client/words.ts";
import { assessName, type BrandContext, type MergedName } from "../../../../lib/lines/mod.ts";

/** What a name means to the owner of the brand. `unrated` has no scores yet. */
export type Standing = "phishing" | "unclear" | "parked" | "asked" | "yours" | "legitimate" | "unrated";

/** Each standing in words, in the order of alarm: as a count ("10 to act on"), and on a pill ("Phishing"); the verdicts are called as everywhere. */
export const STANDING_WORDS: Readonly<Record<Standing, { counted: string; pill: string }>> = {
  phishing: { counted: "to act on", pill: "Phishing" },
  unclear: { counted: "unclear", pill: "Unclear" },
  parked: { counted: "parked", pill: "Parked" },
  asked: { counted: "maybe yours", pill: "Yours?" },
  yours: { counted: "yours", pill: STATE_TITLES.ours },
  legitimate: { counted: "legitimate", pill: "Legitimate" },
  unrated: { counted: "not rated", pill: "Not rated" },
};

/** All of them, in the order of alarm. */
export const STANDINGS: readonly Standing[] = Object.keys(STANDING_WORDS) as Standing[];

/** Returns what a name means to the owner of the brand: the assessment that every page, export and alert shows. */
export function standingOf(facts: MergedName, brand: BrandContext): Standing {
  const { verdict, ownership } = assessName(facts, brand);
  if (ownership === "yours") return "yours";
  // What may be the brand's own is asked; an alarm is not covered by the question.
  return verdict === "legitimate" && ownership === "asked" ? "asked" : verdict ?? "unrated";
}
