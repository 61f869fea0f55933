import { count, h, setText } from "../parts/dom.ts";
import type { Counts, Filters } from "./filters.ts";
import { type Standing, STANDING_WORDS, STANDINGS } from "./standing.ts";

/** How many names there are to act on, and how many of each other standing; each count is a filter. */
export class VerdictStrip {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #filters: Filters;
  readonly #buttons: Map<Standing, HTMLElement>;

  constructor(filters: Filters) {
    this.#filters = filters;
    this.#buttons = new Map(STANDINGS.map((standing): [Standing, HTMLElement] => [
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
        " ",
        h("span", {}, STANDING_WORDS[standing].counted),
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
    const unrated = standings.get("unrated") ?? 0;
    const isRated = [...standings.keys()].some((standing) => standing !== "unrated");
    for (const [standing, button] of this.#buttons) {
      const n = standings.get(standing) ?? 0;
      // While names are not rated, none is not zero.
      const isKnown = standing === "unrated" || isRated || unrated === 0;
      setText(button.firstElementChild!, isKnown ? count(n) : "–");
      const words = STANDING_WORDS[standing].counted;
      setText(button.lastElementChild!, standing === "phishing" && unrated > 0 ? `${words} so far` : words);
      button.classList.toggle("zero", n === 0);
      // Most results have none of these.
      if (standing === "unrated" || standing === "asked") {
        button.hidden = n === 0 && !this.#filters.filter.standings.has(standing);
      }
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
