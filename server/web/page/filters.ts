import { count, country, h, setText } from "./dom.ts";
import { kindName } from "./kinds.ts";
import { digestOf, type Filter, type Rows } from "./rows.ts";

/** The classes a name can be in, in the order of alarm. */
const VERDICTS = ["phishing", "unclear", "parked", "legitimate", "unrated"] as const;

/** How many names have each value of what can be filtered by. */
export interface Counts {
  /** By kind. */
  kinds: Map<string, number>;
  /** By two-letter code; "" is no known country. A name in two countries counts in both. */
  countries: Map<string, number>;
  /** By class. */
  verdicts: Map<string, number>;
}

/** Counts all rows. */
export function countsOf(rows: Rows): Counts {
  const countries = new Map<string, number>();
  const verdicts = new Map<string, number>();
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const row of rows.all) {
    const digest = digestOf(row);
    add(verdicts, digest.verdict);
    if (digest.countries.length === 0) add(countries, "");
    else for (const code of digest.countries) add(countries, code);
  }
  return { kinds: rows.kinds, countries, verdicts };
}

/** Above the table: what of it is shown. */
export class Filters {
  /** Where they are. */
  readonly element: HTMLElement;
  /** What is asked for now. */
  readonly filter: Filter = {
    text: "",
    kinds: new Set(),
    countries: new Set(),
    verdicts: new Set(),
    mail: false,
  };
  readonly #changed: () => void;
  readonly #text = h("input", {
    type: "search",
    placeholder: "Filter by any text …",
    "aria-label": "Filter by text",
  });
  readonly #mail = h("input", { type: "checkbox" });
  readonly #verdicts: Map<string, HTMLElement>;
  readonly #kinds: Choice;
  readonly #countries: Choice;
  readonly #clear: HTMLElement;

  /** Calls back when the filter has changed. */
  constructor(changed: () => void) {
    this.#changed = changed;
    const { filter } = this;
    this.#text.addEventListener("input", () => {
      filter.text = this.#text.value;
      this.#refresh();
    });
    this.#mail.addEventListener("change", () => {
      filter.mail = this.#mail.checked;
      this.#refresh();
    });
    this.#kinds = new Choice("Kind", filter.kinds, kindName, () => this.#refresh());
    this.#countries = new Choice(
      "Country",
      filter.countries,
      (code) => code === "" ? "Unknown" : country(code),
      () => this.#refresh(),
    );
    this.#verdicts = new Map(VERDICTS.map((word) => [
      word,
      h(
        "button",
        {
          type: "button",
          class: `chip v-${word}`,
          "aria-pressed": "false",
          onclick: () => this.toggle("verdicts", word),
        },
        word,
        h("b"),
      ),
    ]));
    this.#clear = h(
      "button",
      { type: "button", class: "quiet", hidden: true, onclick: () => this.reset() },
      "Clear filters",
    );
    this.element = h(
      "div",
      { class: "filters", role: "group", "aria-label": "Filters" },
      this.#text,
      h("div", { class: "chips", role: "group", "aria-label": "Class" }, ...this.#verdicts.values()),
      this.#kinds.element,
      this.#countries.element,
      h("label", { class: "check" }, this.#mail, "Has MX"),
      this.#clear,
    );
  }

  /** Lets everything through again. */
  reset(): void {
    const { filter } = this;
    filter.kinds.clear();
    filter.countries.clear();
    filter.verdicts.clear();
    Object.assign(filter, { text: "", mail: false });
    this.#text.value = "";
    this.#mail.checked = false;
    this.#refresh();
  }

  /** Puts a value in or takes it out. */
  toggle(of: "kinds" | "countries" | "verdicts", value: string): void {
    if (!this.filter[of].delete(value)) this.filter[of].add(value);
    this.#refresh();
  }

  /** Shows how many names there are of each. */
  counts({ kinds, countries, verdicts }: Counts): void {
    this.#kinds.counts(kinds);
    this.#countries.counts(countries);
    for (const [word, chip] of this.#verdicts) {
      setText(chip.lastElementChild!, count(verdicts.get(word) ?? 0));
    }
  }

  #refresh(): void {
    const { filter } = this;
    for (const [word, chip] of this.#verdicts) {
      chip.setAttribute("aria-pressed", String(filter.verdicts.has(word)));
    }
    this.#kinds.paint();
    this.#countries.paint();
    this.#clear.hidden = filter.text === "" && !filter.mail &&
      filter.kinds.size + filter.countries.size + filter.verdicts.size === 0;
    this.#changed();
  }
}

/** A list of values that any number of may be chosen from, folded up behind a button. */
class Choice {
  readonly element: HTMLDetailsElement;
  readonly #title: string;
  readonly #chosen: Set<string>;
  readonly #labelOf: (value: string) => string;
  readonly #changed: () => void;
  readonly #summary = h("summary");
  readonly #list = h("div", { class: "options" });
  readonly #boxes: Map<string, { label: HTMLElement; box: HTMLInputElement; n: HTMLElement }> = new Map();

  constructor(title: string, chosen: Set<string>, labelOf: (value: string) => string, changed: () => void) {
    this.#title = title;
    this.#chosen = chosen;
    this.#labelOf = labelOf;
    this.#changed = changed;
    this.element = h("details", { class: "drop" }, this.#summary, this.#list);
    foldAway(this.element);
    this.paint();
  }

  counts(counts: ReadonlyMap<string, number>): void {
    for (const [value, known] of this.#boxes) if (!counts.has(value)) this.#drop(value, known.label);
    const sorted = [...counts].sort((a, b) => b[1] - a[1]);
    let before: Element | null = null;
    for (const [value, n] of sorted) {
      const { label, n: shown } = this.#boxes.get(value) ?? this.#add(value);
      setText(shown, count(n));
      // Moved only when out of place: an option that is being used keeps the focus.
      const after: Element | null = before === null
        ? this.#list.firstElementChild
        : before.nextElementSibling;
      if (after !== label) this.#list.insertBefore(label, after);
      before = label;
    }
  }

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

/** Folds a menu when the reader goes elsewhere. */
export function foldAway(menu: HTMLDetailsElement): void {
  document.addEventListener("pointerdown", (event) => {
    if (menu.open && !menu.contains(event.target as Node)) menu.open = false;
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    const to = relatedTarget as Node | null;
    // A press on what is around the choices moves the focus to what is around the menu.
    if (to !== null && !menu.contains(to) && !to.contains(menu)) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")!.focus();
    event.stopPropagation();
  });
}
