import { Choice } from "../parts/choice.ts";
import { country, h, show } from "../parts/dom.ts";
import { type Facet, facetLabel, FACETS } from "./facets.ts";
import { kindName } from "../parts/kinds.ts";
import { digestOf, type Filter, openFilter, type Rows } from "./rows.ts";

/** Number of names for each value of the filters. */
export interface Counts {
  /** By kind. */
  kinds: Map<string, number>;
  /** By two-letter code; "" means that the country is unknown. A name in two countries counts in both. */
  countries: Map<string, number>;
  /** By standing. */
  standings: Map<string, number>;
}

/** Counts all rows. */
export function countsOf(rows: Rows): Counts {
  const countries = new Map<string, number>();
  const standings = new Map<string, number>();
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const row of rows.all) {
    const digest = digestOf(row);
    add(standings, digest.standing);
    if (digest.countries.length === 0) add(countries, "");
    else for (const code of digest.countries) add(countries, code);
  }
  return { kinds: rows.kinds, countries, standings };
}

/** The filters above the table. */
export class Filters {
  /** Their element. */
  readonly element: HTMLElement;
  /** The current filter. */
  readonly filter: Filter = openFilter();
  readonly #changed: () => void;
  readonly #text = h("input", {
    type: "search",
    placeholder: "Filter by any text",
    "aria-label": "Filter by text",
  });
  readonly #mail = h("input", { type: "checkbox" });
  readonly #kinds: Choice;
  readonly #countries: Choice;
  readonly #facets = h("div", { class: "facets" });
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
    this.#clear = h(
      "button",
      { type: "button", class: "quiet clear", hidden: true, onclick: () => this.reset() },
      "Clear filters",
    );
    this.element = h(
      "div",
      { class: "filters", role: "group", "aria-label": "Filters" },
      this.#text,
      this.#kinds.element,
      this.#countries.element,
      h("label", { class: "check" }, this.#mail, "Has MX"),
      this.#facets,
      this.#clear,
    );
  }

  /** Clears all filters. */
  reset(): void {
    this.apply(openFilter());
  }

  /** Sets the filter. */
  apply(other: Filter): void {
    const { filter } = this;
    for (const  of of["kinds", "countries", "standings"] as const) {
      filter[of].clear();
      for (const value of other[of]) filter[of].add(value);
    }
    filter.facets.clear();
    for (const [facet, values] of other.facets) filter.facets.set(facet, new Set(values));
    Object.assign(filter, { text: other.text, mail: other.mail });
    this.#text.value = filter.text;
    this.#mail.checked = filter.mail;
    this.#refresh();
  }

  /** Toggles a value. */
  toggle(of: "kinds" | "countries" | "standings", value: string): void {
    if (!this.filter[of].delete(value)) this.filter[of].add(value);
    this.#refresh();
  }

  /** Toggles a value of a facet. */
  toggleFacet(facet: Facet, value: string): void {
    const values = this.filter.facets.get(facet) ?? new Set();
    if (!values.delete(value)) values.add(value);
    if (values.size === 0) this.filter.facets.delete(facet);
    else this.filter.facets.set(facet, values);
    this.#refresh();
  }

  /** Shows the number of names for each value. */
  counts({ kinds, countries }: Counts): void {
    this.#kinds.counts(kinds);
    this.#countries.counts(countries);
  }

  /** Moves focus to the text field. */
  focus(): void {
    this.#text.focus();
  }

  #refresh(): void {
    const { filter } = this;
    this.#kinds.paint();
    this.#countries.paint();
    this.#facets.replaceChildren(
      ...[...filter.facets].flatMap(([facet, values]) =>
        [...values].map((value) => this.#chip(facet, value))
      ),
    );
    this.#clear.hidden = filter.text === "" && !filter.mail &&
      filter.kinds.size + filter.countries.size + filter.standings.size + filter.facets.size === 0;
    this.#changed();
  }

  /** One value of a facet, which a click removes. */
  #chip(facet: Facet, value: string): HTMLElement {
    const text = `${FACETS[facet]}: ${facetLabel(facet, value)}`;
    return h(
      "button",
      {
        type: "button",
        class: "facet",
        title: value,
        "aria-label": `Remove filter ${text}`,
        onclick: () => this.toggleFacet(facet, value),
      },
      h("span", {}, show(text)),
      " ✕",
    );
  }
}
