import type { JSX } from "preact";
import type { MergedName } from "../../../../lib/lines/mod.ts";
import { show } from "../parts/dom.ts";
import { percent } from "../../../../lib/percent.ts";
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

/** What an empty list means, by what a visitor of the name sees. */
const WITHOUT: Readonly<Record<string, string>> = {
  challenge: "A bot challenge stands in place of the page, so the page says nothing.",
  empty: "The page is empty, so the score rests on the name alone.",
  error: "The server answers with an error, so the score rests on the name alone.",
  none: "No page answers, so the score rests on the name alone.",
};

/** The reasons for the scores of a name, largest first. */
export function ReasonList({ facts }: { facts: MergedName }): JSX.Element {
  const reasons = reasonsOf(facts);
  if (reasons.length === 0) {
    const state = facts.classification?.page_state ?? "";
    return <p class="none because">{WITHOUT[state] ?? "No single signal stands out."}</p>;
  }
  return (
    <ol class="reasons because">
      {reasons.map(({ text, side, supports }) => (
        <li key={text + side}>
          <span>{show(text)}</span>
          <small class={`side-of ${side} ${supports ? "for" : "against"}`}>
            {supports ? "+" : "−"} {side}
          </small>
        </li>
      ))}
    </ol>
  );
}
