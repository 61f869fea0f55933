import { count, h, setText } from "./dom.ts";

/** A multiple choice from a list of values, in a menu behind a button. */
export class Choice {
  /** Where it is. */
  readonly element: HTMLDetailsElement;
  readonly #title: string;
  readonly #chosen: Set<string>;
  readonly #labelOf: (value: string) => string;
  readonly #changed: () => void;
  readonly #summary = h("summary");
  readonly #list = h("div", { class: "options" });
  readonly #boxes: Map<string, { label: HTMLElement; box: HTMLInputElement; n: HTMLElement }> = new Map();

  /** `chosen` is changed in place; calls back after that. */
  constructor(title: string, chosen: Set<string>, labelOf: (value: string) => string, changed: () => void) {
    this.#title = title;
    this.#chosen = chosen;
    this.#labelOf = labelOf;
    this.#changed = changed;
    this.element = h("details", { class: "drop" }, this.#summary, this.#list);
    foldAway(this.element);
    this.paint();
  }

  /** Offers these values, the most frequent first. */
  counts(counts: ReadonlyMap<string, number>): void {
    for (const [value, known] of this.#boxes) if (!counts.has(value)) this.#drop(value, known.label);
    const sorted = [...counts].sort((a, b) => b[1] - a[1]);
    let before: Element | null = null;
    for (const [value, n] of sorted) {
      const { label, n: shown } = this.#boxes.get(value) ?? this.#add(value);
      setText(shown, count(n));
      // Moved only when out of place, so that an option in use keeps focus.
      const after: Element | null = before === null
        ? this.#list.firstElementChild
        : before.nextElementSibling;
      if (after !== label) this.#list.insertBefore(label, after);
      before = label;
    }
  }

  /** Shows the chosen values. */
  paint(): void {
    const { size } = this.#chosen;
    setText(this.#summary, size === 0 ? this.#title : `${this.#title}: ${size === 1 ? this.#one() : size}`);
    this.#summary.classList.toggle("on", size > 0);
    for (const [value, { box }] of this.#boxes) box.checked = this.#chosen.has(value);
  }

  #one(): string {
    const [value] = this.#chosen;
    return this.#labelOf(value!);
  }

  #add(value: string) {
    const box = h("input", { type: "checkbox" });
    const n = h("b");
    box.checked = this.#chosen.has(value);
    box.addEventListener("change", () => {
      if (box.checked) this.#chosen.add(value);
      else this.#chosen.delete(value);
      this.#changed();
    });
    const made = { label: h("label", {}, box, h("span", {}, this.#labelOf(value)), n), box, n };
    this.#boxes.set(value, made);
    return made;
  }

  #drop(value: string, label: HTMLElement): void {
    label.remove();
    this.#boxes.delete(value);
    this.#chosen.delete(value);
  }
}

/** Closes a menu when focus moves elsewhere. */
export function foldAway(menu: HTMLDetailsElement): void {
  document.addEventListener("pointerdown", (event) => {
    if (menu.open && !menu.contains(event.target as Node)) menu.open = false;
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    const to = relatedTarget as Node | null;
    // A press on the padding around the choices moves focus to the element around the menu.
    if (to !== null && !menu.contains(to) && !to.contains(menu)) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")!.focus();
    event.stopPropagation();
  });
}
