import { h } from "./dom.ts";

/** One of several views of the same thing. */
export interface Tab {
  /** Stable name. */
  id: string;
  /** Label of its button. */
  title: string;
  /** Its panel. */
  element: HTMLElement;
}

/** Tabs (the tabs pattern of ARIA). */
export class Tabs {
  /** The element with the buttons. */
  readonly element: HTMLElement;
  readonly #tabs: readonly Tab[];
  readonly #buttons: readonly HTMLButtonElement[];

  /** Calls back when the reader chooses another one. */
  constructor(tabs: readonly Tab[], chosen: (id: string) => void) {
    this.#tabs = tabs;
    this.#buttons = tabs.map(({ id, title, element }) => {
      element.id = `view-${id}`;
      element.setAttribute("role", "tabpanel");
      element.setAttribute("aria-labelledby", `tab-${id}`);
      return h(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${id}`,
          "aria-controls": `view-${id}`,
          onclick: () => chosen(id),
        },
        title,
      );
    });
    this.element = h(
      "div",
      {
        class: "tabs",
        role: "tablist",
        "aria-label": "Views",
        onkeydown: (event) => this.#key(event, chosen),
      },
      ...this.#buttons,
    );
    this.choose(tabs[0]!.id);
  }

  /** Shows one of the views. */
  choose(id: string): void {
    for (const [i, tab] of this.#tabs.entries()) {
      tab.element.hidden = tab.id !== id;
      this.#buttons[i]!.setAttribute("aria-selected", String(tab.id === id));
      this.#buttons[i]!.tabIndex = tab.id === id ? 0 : -1;
    }
  }

  #key(event: Event, chosen: (id: string) => void): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[(event as KeyboardEvent).key];
    const at = this.#buttons.indexOf(event.target as HTMLButtonElement);
    if (step === undefined || at < 0) return;
    const next = (at + step + this.#tabs.length) % this.#tabs.length;
    chosen(this.#tabs[next]!.id);
    this.#buttons[next]!.focus();
    event.preventDefault();
  }
}
