import { drawName } from "../parts/name.tsx";
import { h } from "../parts/dom.ts";
import { factSections, type PanelSource } from "./fact_sections.ts";
import { originalOf, type Row } from "./rows.ts";

/** Shows everything known about one name beside the table. */
export class Panel {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #close: () => void;
  readonly #source: PanelSource;
  /** The actions for the shown name; stays while its facts change. */
  #action: { name: string; element: HTMLElement; start(): Promise<void> } | null = null;
  /** How many of the first elements stay while facts change. */
  #fixedCount = 0;
  #shown: { row: Row; version: number } | null = null;

  constructor(source: PanelSource, close: () => void) {
    this.#source = source;
    this.#close = close;
    this.element = h("aside", {
      class: "panel",
      hidden: true,
      "aria-label": "Everything known about a name",
      onkeydown: (event) => {
        const { key, target } = event as KeyboardEvent;
        // In a field, Escape leaves the field first.
        if (key !== "Escape" || (target as Element).matches("textarea, select, input")) return;
        event.preventDefault();
        this.#close();
      },
    });
  }

  /** Shows what can be done against the shown name. */
  act(): void {
    void this.#action?.start().then(() => this.#action?.element.scrollIntoView({ block: "nearest" }));
  }

  /** The shown row. */
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

  /** Updates with new facts; without any, leaves open sections and the selection alone. */
  refresh(): void {
    const shown = this.#shown;
    if (shown === null || shown.version === shown.row.version) return;
    const { row } = shown;
    this.#shown = { row, version: row.version };
    drawName(this.element.querySelector("h2")!, row.name, originalOf(row));
    // The heading, and notes that somebody writes, stay where they are.
    const old = [...this.element.children].slice(this.#fixedCount);
    const focused = document.activeElement;
    const title = focused?.closest("[data-name]")?.getAttribute("data-name");
    const facts = factSections(row, this.#source, this.#unfolded());
    for (const element of old) element.remove();
    this.element.append(...facts);
    if (focused !== null && !focused.isConnected) {
      const same = title == null ? null : this.element.querySelector(`:scope > [data-name="${title}"]`);
      same?.querySelector<HTMLElement>(focused.tagName)?.focus();
    }
  }

  /** Titles of the facts that are unfolded. */
  #unfolded(): Set<string | null> {
    return new Set(
      [...this.element.querySelectorAll("details[open]")].map((details) => details.getAttribute("data-name")),
    );
  }

  #fill(row: Row): void {
    const open = this.#unfolded();
    this.#shown = { row, version: row.version };
    const head = h(
      "div",
      { class: "panelhead" },
      drawName(h("h2", { tabindex: -1 }), row.name, originalOf(row)),
      h(
        "button",
        { type: "button", class: "quiet", "aria-label": "Close", onclick: () => this.#close() },
        "✕",
      ),
    );
    const action = this.#actionOf(row);
    this.#fixedCount = 1 + action.length;
    this.element.replaceChildren(head, ...action, ...factSections(row, this.#source, open));
  }

  /** State and notes, and a button that loads the actions; nothing for a name that imitates no brand. */
  #actionOf(row: Row): Node[] {
    const { name, ascii } = row;
    const original = this.#source.imitated();
    if (original === null || name === original || this.#source.readOnly?.() === true) return [];
    if (this.#action?.name !== name) {
      const element = h("div", { class: "action" });
      const start = async () => {
        if (element.querySelector("section") !== null) return;
        const { takeAction } = await import("../report/take_action.tsx");
        element.replaceChildren();
        takeAction(element, { name: ascii, original, result: this.#source.result?.() ?? null });
      };
      element.append(
        h("button", { type: "button", onclick: () => void start() }, "Evidence and reports"),
      );
      this.#action = { name, element, start };
    }
    const handling = this.#source.handling?.(row);
    return handling === undefined ? [this.#action.element] : [handling, this.#action.element];
  }
}
