import { h } from "../parts/dom.ts";
import { reasonList } from "./reasons.ts";
import type { Row } from "./rows.ts";

/** The reasons for a score, beside it while the pointer or the keyboard is there. */
export class ScoreTip {
  /** Where it is; outside of everything that scrolls. */
  readonly element: HTMLElement = h("div", { class: "tip", role: "tooltip", id: "score-tip", hidden: true });
  #shown: Row | null = null;
  #grid: Element | null = null;

  constructor() {
    addEventListener("scroll", () => this.hide(), { capture: true, passive: true });
  }

  /** Shows why a row has its score. */
  show(row: Row, beside: Element): void {
    if (row === this.#shown) return;
    this.hide();
    if (row.facts.classification === undefined) return;
    this.#shown = row;
    this.element.replaceChildren(h("b", {}, "Why this score"), reasonList(row.facts));
    this.element.hidden = false;
    this.#grid = beside.closest("[role=grid]");
    this.#grid?.setAttribute("aria-describedby", this.element.id);
    const place = beside.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = this.element;
    const below = place.bottom + 4 + offsetHeight < innerHeight;
    this.element.style.left = `${Math.max(8, Math.min(innerWidth - offsetWidth - 8, place.left))}px`;
    this.element.style.top = `${below ? place.bottom + 4 : Math.max(8, place.top - offsetHeight - 4)}px`;
  }

  /** Hides it. */
  hide(): void {
    this.#shown = null;
    this.element.hidden = true;
    this.#grid?.removeAttribute("aria-describedby");
  }
}
