import type { JSX } from "preact";
import type { MergedName } from "../../../../lib/lines/mod.ts";
import { show } from "../parts/dom.ts";
import { reasonsOf } from "./reasons.ts";

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
