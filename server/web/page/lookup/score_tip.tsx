import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { ReasonList } from "./reason_list.tsx";
import type { Row } from "./rows.ts";

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
