import { assessName, type MergedName } from "../../../../lib/lines/mod.ts";
import type { Imitated } from "../shell/slots.ts";

/** What a name means to the owner of the brand. `unrated` has no scores yet. */
export type Standing = "phishing" | "unclear" | "parked" | "asked" | "yours" | "legitimate" | "unrated";

/** The filter of the names that are to be acted on, whatever they are. */
export const ACT = "act";

/** Each standing in words, in the order of alarm: as a count ("10 phishing"), and on a pill ("Phishing"); the verdicts are called as everywhere. */
export const STANDING_WORDS: Readonly<Record<Standing, { counted: string; pill: string }>> = {
  phishing: { counted: "phishing", pill: "Phishing" },
  unclear: { counted: "unclear", pill: "Unclear" },
  parked: { counted: "parked", pill: "Parked" },
  asked: { counted: "maybe yours", pill: "Yours?" },
  yours: { counted: "yours", pill: "Yours" },
  legitimate: { counted: "legitimate", pill: "Legitimate" },
  unrated: { counted: "not rated", pill: "Not rated" },
};

/** All of them, in the order of alarm. */
export const STANDINGS: readonly Standing[] = Object.keys(STANDING_WORDS) as Standing[];

/**
 * Returns what a name means to the owner of the brand, and whether it is to be acted on: the assessment that every page,
 * export and alert shows, and that nobody has handled it.
 */
export function standingOf(facts: MergedName, brand: Imitated): { standing: Standing; isToActOn: boolean } {
  const { verdict, ownership, severity } = assessName(facts, brand);
  if (ownership === "yours") return { standing: "yours", isToActOn: false };
  const { fqdn = "" } = facts.permutation?.domain ?? {};
  return {
    // What may be the brand's own is asked; an alarm is not covered by the question.
    standing: verdict === "legitimate" && ownership === "asked" ? "asked" : verdict ?? "unrated",
    isToActOn: severity === "high" && brand.handled?.[fqdn] !== true,
  };
}
