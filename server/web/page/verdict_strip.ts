import { count, h, setText } from "./dom.ts";
import type { Counts, Filters } from "./filters.ts";
import { STANDING_WORDS, STANDINGS } from "./standing.ts";

/** How many names there are to act on, and how many of each other standing; each count is a filter. */
export class VerdictStrip {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #filters: Filters;
  readonly #buttons: Map<string, HTMLElement>;

  constructor(filters: Filters) {
    this.#filters = filters;
    this.#buttons = new Map(STANDINGS.map((standing) => [
      standing,
      h(
        "button",
        {
          type: "button",
          class: `standing v-${standing}`,
          "aria-pressed": "false",
          onclick: () => filters.toggle("standings", standing),
        },
        h("b", {}, "0"),
        ` ${STANDING_WORDS[standing].counted}`,
      ),
    ]));
    this.element = h(
      "div",
      { class: "verdicts", role: "group", "aria-label": "Names by verdict" },
      ...this.#buttons.values(),
    );
    this.refresh();
  }

  /** Shows how many names there are of each. */
  show({ standings }: Counts): void {
    for (const [standing, button] of this.#buttons) {
      const n = standings.get(standing) ?? 0;
      setText(button.firstElementChild!, count(n));
      button.classList.toggle("zero", n === 0);
      // Unrated names matter only while a lookup runs.
      if (standing === "unrated") button.hidden = n === 0 && !this.#filters.filter.standings.has(standing);
    }
  }

  /** Shows which of them are chosen. */
  refresh(): void {
    const { standings } = this.#filters.filter;
    for (const [standing, button] of this.#buttons) {
      button.setAttribute("aria-pressed", String(standings.has(standing)));
    }
  }
}
