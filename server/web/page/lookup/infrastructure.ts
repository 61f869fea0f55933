import { type Bar, barList, histogram } from "../parts/charts.ts";
import { count, country, h } from "../parts/dom.ts";
import type { Counts } from "./counts.ts";
import type { LookupStore } from "./store.ts";
import { type Facet, FACET_NAMES, facetLabel, facetOf, FACETS } from "./facets.ts";
import { digestOf, type Row } from "./rows.ts";
import { STANDINGS } from "./standing.ts";
import { eachYielding } from "../parts/yield_to_page.ts";
import { kindName } from "../parts/kinds.ts";
import type { WorldMap } from "../parts/world_map.ts";

const BINS = 10;
/** Maximum number of bars of a list. */
const MOST_BARS = 7;

/** What names have in common: charts, a map, and clusters by infrastructure. Each element filters. */
export class Infrastructure {
  readonly #element: HTMLElement;
  readonly #store: LookupStore;
  readonly #scores = card("Phishing score");
  readonly #kinds = card("Kinds");
  readonly #countries = card("Countries");
  readonly #places = card("Map");
  readonly #dates = card("Registered");
  readonly #clusters: Map<Facet, ReturnType<typeof card>> = new Map(
    FACET_NAMES.map((facet) => [facet, card(FACETS[facet])]),
  );
  #map: WorldMap | null = null;
  #loading = false;
  #latest: { rows: readonly Row[]; counts: Counts } | null = null;
  #found: Map<Facet, Map<string, number>> = new Map();

  /** Fills an element. */
  constructor(store: LookupStore, element: HTMLElement) {
    this.#element = element;
    this.#store = store;
    const cards = [
      this.#places,
      this.#countries,
      this.#scores,
      this.#dates,
      this.#kinds,
      ...this.#clusters.values(),
    ];
    this.#places.card.classList.add("wide");
    element.append(...cards.map((each) => each.card));
  }

  /** Shows all rows of a lookup; draws nothing while it is hidden. */
  async show(rows: readonly Row[], counts: Counts): Promise<void> {
    this.#latest = { rows, counts };
    await this.paint();
  }

  /** Shows the chosen filters. */
  refresh(): void {
    this.#paintChoices();
  }

  /** Draws the charts, unless they are hidden. */
  async paint(): Promise<void> {
    if (this.#latest === null || this.#element.hidden) return;
    const { rows, counts } = this.#latest;
    this.#scores.body.replaceChildren(
      histogram(scoreBars(rows), "Names by likelihood of phishing", [...STANDINGS]),
    );
    const dates = dateBars(rows);
    this.#dates.body.replaceChildren(
      dates.length === 0
        ? h("p", { class: "none" }, "No registration dates yet")
        : histogram(dates, "Names by date of registration"),
    );
    this.#paintChoices();
    if (this.#map === null && !this.#loading && counts.countries.size > 0) void this.#loadMap();
    const found = new Map(FACET_NAMES.map((facet) => [facet, new Map<string, number>()]));
    await eachYielding(rows, ({ facts }) => {
      for (const [facet, values] of found) {
        for (const value of facetOf(facts, facet)) values.set(value, (values.get(value) ?? 0) + 1);
      }
    });
    if (this.#latest.rows !== rows) return;
    this.#found = found;
    this.#paintChoices();
  }

  #paintChoices(): void {
    if (this.#latest === null || this.#element.hidden) return;
    const { counts } = this.#latest;
    const filter = this.#store.filter.value;
    barList(
      this.#kinds.body,
      top(counts.kinds, kindName),
      filter.kinds,
      (kind) => this.#store.toggle("kinds", kind),
    );
    const known = new Map([...counts.countries].filter(([code]) => code !== ""));
    barList(
      this.#countries.body,
      top(known, country),
      filter.countries,
      (code) => this.#store.toggle("countries", code),
    );
    this.#map?.show(known, filter.countries);
    for (const [facet, { body }] of this.#clusters) this.#paintCluster(facet, body);
  }

  /** Values that several names share; a value of one name makes no cluster. */
  #paintCluster(facet: Facet, body: HTMLElement): void {
    const chosen = this.#store.filter.value.facets.get(facet) ?? new Set<string>();
    const shared = [...this.#found.get(facet) ?? []].filter(([value, n]) => n > 1 || chosen.has(value));
    if (shared.length === 0) {
      const none = h("p", { class: "none" }, "No two names share one");
      if (body.firstElementChild?.className !== "none") body.replaceChildren(none);
      return;
    }
    if (body.firstElementChild?.className === "none") body.replaceChildren();
    barList(
      body,
      top(new Map(shared), (value) => facetLabel(facet, value)),
      chosen,
      (value) => this.#store.toggleFacet(facet, value),
    );
  }

  /** The paths of the countries are rarely needed on a first visit. */
  async #loadMap(): Promise<void> {
    this.#loading = true;
    try {
      const { WorldMap } = await import("../parts/world_map.ts");
      this.#map = new WorldMap((code) => this.#store.toggle("countries", code));
      this.#places.body.replaceChildren(this.#map.element);
      this.#paintChoices();
    } catch {
      this.#places.body.replaceChildren(h("p", { class: "none" }, "The map could not be loaded"));
    }
  }
}

function card(title: string): { card: HTMLElement; body: HTMLElement } {
  const body = h("div", { class: "body" });
  return { card: h("section", { class: "card" }, h("h2", {}, title), body), body };
}

function top(counts: ReadonlyMap<string, number>, labelOf: (value: string) => string): Bar[] {
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_BARS)
    .map(([value, n]) => ({ value, label: labelOf(value), parts: [n], description: count(n) }));
}

function scoreBars(rows: readonly Row[]): Bar[] {
  const bins = Array.from({ length: BINS }, () => STANDINGS.map(() => 0));
  for (const row of rows) {
    const { phishing, standing } = digestOf(row);
    if (phishing === null) continue;
    const at = STANDINGS.indexOf(standing);
    bins[Math.min(BINS - 1, Math.floor(phishing * BINS))]![at]!++;
  }
  return bins.map((parts, i) => ({
    value: String(i),
    label: i % 5 === 0 || i === BINS - 1 ? `${i * 10}${i === BINS - 1 ? "–100" : ""}%` : "",
    parts,
    description: `${i * 10} to ${i * 10 + 10} %: ${count(parts.reduce((a, b) => a + b))}`,
  }));
}

/** By month when all is recent, else by year. */
function dateBars(rows: readonly Row[]): Bar[] {
  const times = rows.flatMap((row) => digestOf(row).registered ?? []).sort((a, b) => a - b);
  if (times.length === 0) return [];
  const month = (time: number) => {
    const date = new Date(time * 1000);
    return date.getUTCFullYear() * 12 + date.getUTCMonth();
  };
  const last = month(times.at(-1)!);
  const byMonth = last - month(times[0]!) < 36;
  const size = byMonth ? 1 : 12;
  const slot = (time: number) => Math.floor(month(time) / size);
  // Older dates are in the first bar; a date in the year 1 must not make a thousand bars.
  const first = Math.max(slot(times[0]!), Math.floor(last / size) - 35);
  const bins = new Array<number>(Math.floor(last / size) - first + 1).fill(0);
  for (const time of times) bins[Math.max(0, slot(time) - first)]!++;
  const named = (at: number) =>
    byMonth ? `${Math.floor(at / 12)}-${String(at % 12 + 1).padStart(2, "0")}` : String(at);
  return bins.map((n, i) => ({
    value: String(i),
    label: i === 0 || i === bins.length - 1 ? named(first + i) : "",
    parts: [n],
    description: `${named(first + i)}: ${count(n)}`,
  }));
}
