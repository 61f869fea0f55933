import { percent } from "../../../../lib/percent.ts";
import type { MergedName } from "../../../../lib/lines/mod.ts";
import { type Reason, reasonOf } from "../../../client/reason_words.ts";

/** Returns the service's reasons for the scores of a name, largest first; empty where it sent none. */
export function reasonsOf({ classification }: MergedName): Reason[] {
  return (classification?.reasons ?? []).flatMap((reason) => {
    const read = reasonOf(reason);
    return read === null ? [] : [read];
  });
}

/** Returns the reasons by importance: those for the verdict, largest first, then the others. */
export function mainReasons(facts: MergedName, word: string): Reason[] {
  const all = reasonsOf(facts);
  const speaksFor = (reason: Reason) => reason.supports === (reason.side === word);
  return [...all.filter(speaksFor), ...all.filter((reason) => !speaksFor(reason))];
}

/** Which brand the page of a name imitates, and what shows it, or nobody; null where it was compared with none. */
export function imitationWords({ classification }: MergedName): string | null {
  const imitates = classification?.imitates;
  if (imitates === undefined) return null;
  if (imitates === null) return "Its page imitates none of the brands that it was compared with";
  const { brand, probability, reasons } = imitates;
  return `Imitates ${brand}: ${reasons.join(", ")}; ${percent(probability)}`;
}
