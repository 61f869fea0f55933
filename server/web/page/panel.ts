import { nameNodes } from "./columns.ts";
import { h } from "./dom.ts";
import { factSections, type PanelSource } from "./fact_sections.ts";
import type { Row } from "./rows.ts";

/** Shows everything known about one name beside the table. */
export class Panel {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #close: () => void;
  readonly #source: PanelSource;
  #shown: { row: Row; version: number; marked: boolean } | null = null;

  constructor(source: PanelSource, close: () => void) {
    this.#source = source;
    this.#close = close;
    this.element = h("aside", {
      class: "panel",
      hidden: true,
      "aria-label": "Everything known about a name",
      onkeydown: (event) => {
        if ((event as KeyboardEvent).key === "Escape") this.#close();
      },
    });
  }

  /** The row that is shown. */
  get row(): Row | null {
    return this.#shown?.row ?? null;
  }

  /** Shows a row and moves the focus there, or hides the panel. */
  show(row: Row | null): void {
    this.element.hidden = row === null;
    if (row === null) {
      this.#shown = null;
      this.element.replaceChildren();
      return;
    }
    this.#fill(row);
    this.element.scrollTop = 0;
    this.element.querySelector("h2")?.focus();
  }

  /** Takes up what has become known since; leaves what is open and selected alone when there is nothing new. */
  refresh(): void {
    const shown = this.#shown;
    if (shown === null) return;
    if (shown.version === shown.row.version && shown.marked === (shown.row.marks !== undefined)) return;
    const focused = document.activeElement?.tagName;
    this.#fill(shown.row);
    if (document.activeElement === document.body && focused === "H2") {
      this.element.querySelector("h2")?.focus();
    }
  }

  #fill(row: Row): void {
    const open = new Set(
      [...this.element.querySelectorAll("details[open]")].map((details) => details.getAttribute("data-name")),
    );
    this.#shown = { row, version: row.version, marked: row.marks !== undefined };
    this.element.replaceChildren(
      h(
        "div",
        { class: "panelhead" },
        h("h2", { tabindex: -1 }, ...nameNodes(row)),
        h(
          "button",
          { type: "button", class: "quiet", "aria-label": "Close", onclick: () => this.#close() },
          "✕",
        ),
      ),
      ...factSections(row, this.#source, open),
    );
  }
}
