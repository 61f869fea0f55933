import type { MergedName } from "../../../lib/lines/mod.ts";
import { verdictOf } from "../../../lib/lines/mod.ts";

/** What a name means to the owner of the brand, in the order of alarm. `unrated` has no scores yet. */
export const STANDINGS = ["phishing", "unclear", "parked", "yours", "legitimate", "unrated"] as const;

/** One of {@link STANDINGS}. */
export type Standing = typeof STANDINGS[number];

/** Each standing in words: as a count ("10 to act on"), and on a pill ("Phishing"). */
export const STANDING_WORDS: Readonly<Record<Standing, { counted: string; pill: string }>> = {
  phishing: { counted: "to act on", pill: "Phishing" },
  unclear: { counted: "unclear", pill: "Unclear" },
  parked: { counted: "parked", pill: "Parked" },
  yours: { counted: "yours", pill: "Yours" },
  legitimate: { counted: "legitimate", pill: "Legitimate" },
  unrated: { counted: "not rated", pill: "Not rated" },
};

/** Evidence that the holder of the brand also holds the name. */
const OWNED =
  /^legitimate: (?:name server inside the original|redirects to the original|certificate names the original|name server of a brand-protection registrar|registered through a brand-protection registrar)/;

/** Returns what a name means to the owner of the brand. */
export function standingOf(facts: MergedName): Standing {
  const word = verdictOf(facts)?.word;
  if (word === undefined) return "unrated";
  const owned = word === "legitimate" &&
    (facts.classification?.reasons ?? []).some((each) => OWNED.test(each));
  return owned ? "yours" : word;
}
