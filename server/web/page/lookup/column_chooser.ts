import type { Column } from "./columns.tsx";
import { h } from "../parts/dom.ts";
import { foldAway } from "../parts/choice.ts";

/** The user's choice of columns, stored for this tab. */
export class ColumnChooser {
  /** Where it is. */
  readonly element: HTMLDetailsElement;
  readonly #columns: readonly Column[];
  readonly #storageKey: string;
  readonly #off: Set<string>;
  #chosen: readonly Column[];

  /** Calls back when the choice has changed. The first column cannot be hidden. */
  constructor(name: string, columns: readonly Column[], changed: () => void) {
    this.#columns = columns;
    this.#storageKey = `deadringer.columns.${name}`;
    const stored = sessionStorage.getItem(this.#storageKey);
    this.#off = new Set(
      stored === null ? columns.filter(({ extra }) => extra).map(({ id }) => id) : stored.split(","),
    );
    this.#chosen = this.#visible();
    const options = columns.slice(1).map(({ id, title }) => {
      const box = h("input", { type: "checkbox", checked: !this.#off.has(id) });
      box.addEventListener("change", () => {
        if (box.checked) this.#off.delete(id);
        else this.#off.add(id);
        sessionStorage.setItem(this.#storageKey, [...this.#off].join(","));
        this.#chosen = this.#visible();
        changed();
      });
      return h("label", {}, box, h("span", {}, title));
    });
    this.element = h(
      "details",
      { class: "drop" },
      h("summary", {}, "Columns"),
      h("div", { class: "options" }, ...options),
    );
    foldAway(this.element);
  }

  /** The columns to show; the same list until the choice changes. */
  get chosen(): readonly Column[] {
    return this.#chosen;
  }

  #visible(): readonly Column[] {
    return this.#columns.filter(({ id }, i) => i === 0 || !this.#off.has(id));
  }
}
