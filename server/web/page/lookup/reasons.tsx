import type { JSX } from "preact";
import type { MergedName } from "../../../../lib/lines/mod.ts";
import { show } from "../parts/dom.ts";
import { percent } from "../../../../lib/percent.ts";
import { type Reason, reasonOf } from "../../../client/reason_words.ts";
import type { Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Row } from "./rows.ts";

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

/** A row, and the element beside which its reasons stand. */
export interface Tip {
  row: Row;
  beside: Element;
}

/** The reasons for a score, beside it while the pointer or the keyboard is there; outside of everything that scrolls. */
export function ScoreTip({ about }: { about: Signal<Tip | null> }): JSX.Element {
  const tip = about.value?.row.facts.classification === undefined ? null : about.value;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Keys scroll too: a tip goes with its row, until the row is out of sight.
    const follow = () => {
      if (about.value === null) return;
      if (!isSeen(about.value.beside)) about.value = null;
      else if (!place.current!.hidden) placeBeside(place.current!, about.value.beside);
    };
    addEventListener("scroll", follow, { capture: true, passive: true });
    return () => removeEventListener("scroll", follow, { capture: true });
  }, []);
  useLayoutEffect(() => {
    if (tip === null) return;
    const grid = tip.beside.closest("[role=grid]");
    grid?.setAttribute("aria-describedby", "score-tip");
    placeBeside(place.current!, tip.beside);
    return () => grid?.removeAttribute("aria-describedby");
  }, [tip?.row]);
  return (
    <div class="tip" role="tooltip" id="score-tip" hidden={tip === null} ref={place}>
      {tip !== null && (
        <>
          <b>Why this score</b>
          <ReasonList facts={tip.row.facts} />
        </>
      )}
    </div>
  );
}

/** Whether some of an element is inside the window and the grid that it is in. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const grid = element.closest("[role=grid]")?.getBoundingClientRect();
  return grid !== undefined && bottom > Math.max(0, grid.top) && top < Math.min(innerHeight, grid.bottom);
}

/** Puts a tip below an element, or above it where there is no room. */
function placeBeside({ offsetWidth, offsetHeight, style }: HTMLElement, beside: Element): void {
  const { bottom, top, left } = beside.getBoundingClientRect();
  const isBelow = bottom + 4 + offsetHeight < innerHeight;
  style.left = `${Math.max(8, Math.min(innerWidth - offsetWidth - 8, left))}px`;
  style.top = `${isBelow ? bottom + 4 : Math.max(8, top - offsetHeight - 4)}px`;
}
