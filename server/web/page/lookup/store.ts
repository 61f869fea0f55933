import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { copyText, defanged } from "../parts/copy.tsx";
import { type Keys, pressed } from "../parts/keys.tsx";
import { hasAccess } from "../service/service.ts";
import { type BesideNames, type NamePage, presentParts } from "../shell/slots.ts";
import { type Column, COLUMNS, STATE, stateColumn } from "./columns.tsx";
import { type Counts, countsOf, type Filter, forgetKey, openFilter, type Row, toggled } from "./rows.ts";
import { CurrentLookup } from "./current_lookup.ts";
import type { Facet } from "./facets.ts";
import { NameTable } from "./name_table.tsx";
import type { SharedRun } from "./run.ts";
import { queryOf, viewOf, type ViewState } from "./view_state.ts";

/** How long names wait for what else is known of them, which would move them when it comes, milliseconds. */
const BESIDE_MS = 3_000;

/** Everything that the page of look-alikes shows. */
export class LookupStore {
  readonly lookup: CurrentLookup;
  /** How many lookups were started here. */
  readonly starts: Signal<number> = signal(0);
  readonly filter: Signal<Filter> = signal(openFilter());
  readonly tab: Signal<ViewState["tab"]> = signal<ViewState["tab"]>("names");
  /** Number of names for each value of the filter. */
  readonly counts: ReadonlySignal<Counts> = computed(() => {
    void this.names.painted.value;
    return countsOf(this.lookup.run.rows.value);
  });
  /** Whether all cards are shown, not only the first. */
  readonly allCards: Signal<boolean> = signal(false);
  /** The row whose panel is open. */
  readonly selected: Signal<Row | null> = signal(null);
  /** The row whose reports were asked for. */
  readonly reporting: Signal<Row | null> = signal(null);
  /** The row whose pages stand over the whole window. */
  readonly compared: Signal<Row | null> = signal(null);
  /** What an extension knows of the names; null before it is asked, and for whoever may not ask. */
  readonly beside: Signal<BesideNames | null> = signal(null);
  /** Whether what else is known was asked for: what comes of it stands above the names, which it must not move. */
  readonly isAsked: Signal<boolean>;
  /** The table. */
  readonly names: NameTable;
  /** The columns; that of states only where a name has one. */
  readonly columns: ReadonlySignal<readonly Column[]> = computed(() => {
    const beside = this.beside.value;
    return beside === null || beside.states.value.length === 0 ? COLUMNS : [...COLUMNS, stateColumn(beside)];
  });
  /** The view in the address, in step with the filters and the tab. */
  #view: ViewState = { filter: openFilter(), tab: "names", name: null };
  /** What is asked about a domain. */
  #asked: { domain: string; all: Promise<unknown> } | null = null;

  /** `shared` is the result of a shared link; null on the page for lookups. */
  constructor(shared: SharedRun | null) {
    this.lookup = new CurrentLookup("squat", shared, () => queryOf(this.#view));
    this.isAsked = signal(shared !== null);
    this.names = new NameTable({
      label: "Names found",
      lookup: this.lookup,
      first: { id: "risk", up: false },
      columns: () => this.columns.value,
      filter: () => this.filter.value,
      nothing: "No registered look-alike was found",
    });
    if (shared === null) this.lookup.run.prepare = (domain) => this.#ask(domain);
    this.#follow();
  }

  /** Asks once what else is known of the look-alikes of a domain; the lookup is complete without it. */
  #ask(domain: string): Promise<unknown> {
    if (this.#asked?.domain !== domain) {
      this.isAsked.value = false;
      const late = new Promise((resolve) => setTimeout(resolve, BESIDE_MS));
      const all = Promise.race([this.#askBeside(domain).catch(() => {}), late]).then(() => {
        if (this.#asked?.domain === domain) this.isAsked.value = true;
      });
      this.#asked = { domain, all };
    }
    return this.#asked.all;
  }

  async #askBeside(domain: string): Promise<void> {
    if (this.beside.value === null) {
      if (domain === "" || !await hasAccess()) return;
      const make = await (await presentParts()).find(({ besideNames }) => besideNames)?.besideNames?.();
      this.beside.value ??= make?.(this.#page) ?? null;
    }
    await this.beside.value?.follow(domain);
  }

  readonly #page: NamePage = {
    lookup: computed(() => this.lookup.run.state.value),
    found: () => this.lookup.run.state.value.rows.all,
    marked: () => this.names.cursor.value.row,
    next: () => this.#move(1),
    look: (domain) => this.lookup.submit(domain),
    announce: (text) => this.lookup.announce(text),
  };

  #move(by: 1 | -1): void {
    const row = this.names.move(by);
    if (row !== null && this.selected.value !== null) this.open(row);
  }

  readonly #keys: Keys = {
    j: ["next name", () => this.#move(1)],
    k: ["previous name", () => this.#move(-1)],
    Enter: ["everything about the name", () => {
      const { row } = this.names.cursor.value;
      if (row !== null) this.open(row);
    }],
    Escape: ["close", () => this.selected.value === null ? undefined : this.open(null)],
    c: ["copy the name so that nobody opens it by mistake", () => {
      const { row } = this.names.cursor.value;
      if (row !== null) void copyText(defanged(row.ascii)).then((said) => this.lookup.announce(said));
    }],
    "/": [
      "search",
      () => {
        const field = document.querySelector<HTMLElement>(".page:not([hidden]) .filters input")!;
        field.closest("details")?.setAttribute("open", "");
        field.focus();
      },
    ],
  };

  /** Follows the lookup, its names, and what else is known of them. */
  #follow(): void {
    const { lookup: { run }, names } = this;
    effect(() => {
      void run.rows.value;
      untracked(() => run.state.value.phase === "idle" ? names.reset() : this.#reset());
    });
    effect(() => {
      void this.beside.value?.version.value;
      untracked(() => this.#assess());
    });
    effect(() => {
      void names.painted.value;
      untracked(() => this.#painted());
    });
  }

  /** Opens the page; with the id of a retained result, shows it in the view of the address. */
  enter(uuid: string | undefined, query: URLSearchParams): void {
    this.#view = viewOf(query);
    const isHere = uuid !== undefined && uuid === this.lookup.run.state.value.uuid;
    this.lookup.enter(uuid);
    if (isHere) this.#show(this.#view);
  }

  /** Handles a key; returns whether it is a shortcut. */
  press(event: KeyboardEvent): boolean {
    return this.lookup.shared === null && this.tab.value === "names" && this.names.shown.value.length > 0 &&
      pressed(event, { ...this.#keys, ...this.beside.value?.keys });
  }

  /** Sets parts of the filter. */
  change(parts: Partial<Filter>): void {
    this.filter.value = { ...this.filter.value, ...parts };
    this.#view = { ...this.#view, filter: this.filter.value };
    this.lookup.locate();
  }

  /** Filters by a standing, or no longer. */
  toggle(standing: string): void {
    this.change({ standings: toggled(this.filter.value.standings, standing) });
  }

  /** Filters by a value of a facet, or no longer. */
  toggleFacet(facet: Facet, value: string): void {
    const facets = new Map(this.filter.value.facets);
    const values = toggled(facets.get(facet) ?? new Set(), value);
    if (values.size === 0) facets.delete(facet);
    else facets.set(facet, values);
    this.change({ facets });
  }

  /** Shows a tab. */
  turnTo(tab: ViewState["tab"]): void {
    this.#view = { ...this.#view, tab };
    this.tab.value = tab;
    this.lookup.locate();
  }

  /** Opens the panel of a row, or closes it; `name` is that of a row to come. */
  open(row: Row | null, name: string | null = row?.name ?? null): void {
    this.#view = { ...this.#view, name };
    if (row !== this.reporting.value) this.reporting.value = null;
    this.names.mark(row ?? this.selected.value);
    this.selected.value = row;
    this.lookup.locate();
  }

  #reset(): void {
    const { state, rows } = this.lookup.run;
    rows.value.assessFor(this.beside.value?.imitated.value ?? {});
    this.names.reset();
    this.allCards.value = false;
    if (state.value.uuid === null) {
      this.#view = viewOf(new URLSearchParams());
      this.starts.value++;
    }
    this.#show(this.#view);
  }

  /** What is said of whose names are counts at once. */
  #assess(): void {
    const rows = this.lookup.run.rows.value;
    rows.assessFor(this.beside.value?.imitated.value ?? {});
    forgetKey(rows.all, STATE);
    void this.names.settle();
  }

  /** Applies the filters, tab and panel of a view. A name that has not arrived yet is opened when it does. */
  #show(view: ViewState): void {
    const { name, tab } = view;
    // Unchanged filters are not announced.
    if (queryOf({ ...view, filter: this.filter.value }) !== queryOf(view)) this.change(view.filter);
    this.#view = { ...view, filter: this.filter.value };
    this.turnTo(tab);
    this.open(this.#rowOf(name), name);
  }

  #rowOf(name: string | null): Row | null {
    return this.lookup.run.rows.value.all.find((row) => row.name === name) ?? null;
  }

  #painted(): void {
    const { domain, phase } = this.lookup.run.state.value;
    if (this.lookup.shared === null) void this.#ask(phase === "refused" ? "" : domain);
    const { name } = this.#view;
    if (name === null || this.selected.value !== null) return;
    const row = this.#rowOf(name);
    if (row !== null) this.open(row);
  }
}
