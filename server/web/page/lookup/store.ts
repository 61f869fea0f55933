import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { service } from "../service/service.ts";
import { serviceNow } from "../service/service_time.ts";
import { yieldToPage } from "../parts/yield_to_page.ts";
import { mayWatch } from "../shell/home.ts";
import { ColumnChoice } from "./column_chooser.tsx";
import { type Column, COLUMNS } from "./columns.tsx";
import { type Counts, countsOf } from "./counts.ts";
import { CurrentLookup } from "./current_lookup.ts";
import type { Facet } from "./facets.ts";
import { LookupTriage } from "../../../extras/watch/pages/lookup/lookup_triage.ts";
import { NameTable } from "./name_table.tsx";
import { type Filter, forgetKey, openFilter, type Row, Rows, toggled } from "./rows.ts";
import type { SharedRun } from "./run.ts";
import type { Tip } from "./score_tip.tsx";
import { STATE, stateColumn } from "../../../extras/watch/pages/lookup/state_column.tsx";
import type { TellMe, Watchable } from "../../../extras/watch/pages/lookup/tell_me.tsx";
import { queryOf, viewOf, type ViewState } from "./view_state.ts";

/** Everything that the page of look-alikes shows. */
export class LookupStore {
  readonly lookup: CurrentLookup;
  /** How many lookups were started here. */
  readonly starts: Signal<number> = signal(0);
  readonly filter: Signal<Filter> = signal(openFilter());
  readonly tab: Signal<ViewState["tab"]> = signal<ViewState["tab"]>("names");
  /** Number of names for each value of the filter. */
  readonly counts: Signal<Counts> = signal(countsOf(new Rows()));
  /** Whether all cards are shown, not only the first. */
  readonly allCards: Signal<boolean> = signal(false);
  /** The row whose panel is open. */
  readonly selected: Signal<Row | null> = signal(null);
  /** The row whose reports were asked for. */
  readonly reporting: Signal<Row | null> = signal(null);
  /** The row whose pages stand over the whole window. */
  readonly compared: Signal<Row | null> = signal(null);
  /** The row whose reasons stand beside its score. */
  readonly tip: Signal<Tip | null> = signal(null);
  /** The lookup that may become the first run of a watched brand. */
  readonly watchable: ReadonlySignal<Watchable | null> = computed(() => {
    const { domain, uuid, phase, stored } = this.lookup.run.state.value;
    const isFit = this.lookup.shared === null && domain !== "" && uuid !== null &&
      (phase === "running" || phase === "done");
    if (!isFit) return null;
    const isRecent = stored === null || serviceNow() / 1000 - stored.created_at < 86_400;
    return { domain, uuid: isRecent ? uuid : null, isDone: phase === "done" };
  });
  /** What offers to watch it, once it is known whether something does; null for whoever may not. */
  readonly offer: Signal<{ TellMe: typeof TellMe; watchedBy: string | null } | null> = signal<
    { TellMe: typeof TellMe; watchedBy: string | null } | null
  >(null);
  /** The chosen columns. */
  readonly columns: ColumnChoice = new ColumnChoice("lookup", COLUMNS);
  /** Triage of the names, if their brand is watched. */
  readonly triage: LookupTriage;
  /** The table. */
  readonly names: NameTable;
  /** The column of states, if any name has one. */
  readonly #states: ReadonlySignal<readonly Column[]>;
  /** The view in the address, in step with the filters and the tab. */
  #view: ViewState = { filter: openFilter(), tab: "names", name: null };
  /** What the watch is asked about a domain. */
  #asked: { domain: string; all: Promise<unknown> } | null = null;
  /** The input of the current counts. */
  #counted: { rows: Rows; lines: number } | null = null;

  /** `shared` is the result of a shared link; null on the page for lookups. */
  constructor(shared: SharedRun | null) {
    this.lookup = new CurrentLookup("squat", shared, () => queryOf(this.#view));
    this.triage = new LookupTriage({
      names: () => this.names,
      open: (row) => this.open(row),
      isOpen: () => this.selected.value !== null,
      search: () => document.querySelector<HTMLElement>(".page:not([hidden]) .filters input")!.focus(),
      announce: (text) => this.lookup.announce(text),
    });
    const states = stateColumn(this.triage);
    this.#states = computed(() => this.triage.isWatched.value ? [states] : []);
    const shownColumns = computed(() => [...this.columns.chosen.value, ...this.#states.value]);
    this.names = new NameTable({
      label: "Names found",
      lookup: this.lookup,
      orders: () => this.orders,
      first: { id: "risk", up: false },
      columns: () => shownColumns.value,
      filter: () => this.filter.value,
      nothing: "No registered look-alike was found",
    });
    if (shared === null) this.lookup.run.prepare = (domain) => this.#askWatch(domain);
    this.#follow();
  }

  /** Asks once what the watch knows of a domain. */
  #askWatch(domain: string): Promise<unknown> {
    if (this.#asked?.domain !== domain) {
      this.#asked = { domain, all: Promise.allSettled([this.triage.follow(domain), this.#askOffer(domain)]) };
    }
    return this.#asked.all;
  }

  async #askOffer(domain: string): Promise<void> {
    this.offer.value = null;
    // Who may not watch is offered nothing.
    if (domain === "" || !await mayWatch()) return;
    const [{ TellMe }, brand] = await Promise.all([
      import("../../../extras/watch/pages/lookup/tell_me.tsx"),
      service().watch.watching(domain),
    ]);
    if (this.#asked?.domain === domain) this.offer.value = { TellMe, watchedBy: brand?.id ?? null };
  }

  /** Follows the lookup, its names, and what the watch says of them. */
  #follow(): void {
    const { lookup: { run }, names, triage } = this;
    effect(() => {
      void run.rows.value;
      untracked(() => run.state.value.phase === "idle" ? names.reset() : this.#reset());
    });
    effect(() => {
      void triage.version.value;
      untracked(() => this.#assess());
    });
    effect(() => {
      void names.painted.value;
      untracked(() => this.#painted());
    });
  }

  /** What names can be ordered by. */
  get orders(): readonly Column[] {
    return [...COLUMNS, ...this.#states.value];
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
    return this.lookup.shared === null && this.tab.value === "names" && this.triage.press(event);
  }

  /** Sets parts of the filter. */
  change(parts: Partial<Filter>): void {
    this.filter.value = { ...this.filter.value, ...parts };
    this.#view = { ...this.#view, filter: this.filter.value };
    this.lookup.locate();
  }

  /** Filters by a value, or no longer. */
  toggle(of: "kinds" | "countries" | "standings", value: string): void {
    this.change({ [of]: toggled(this.filter.value[of], value) });
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
    this.tip.value = null;
    if (row !== this.reporting.value) this.reporting.value = null;
    this.names.mark(row ?? this.selected.value);
    this.selected.value = row;
    this.lookup.locate();
  }

  #reset(): void {
    const { state, rows } = this.lookup.run;
    this.triage.clear();
    rows.value.assessFor(this.triage.context.value);
    this.names.reset();
    this.allCards.value = false;
    if (state.value.uuid === null) {
      this.#view = viewOf(new URLSearchParams());
      this.starts.value++;
    }
    this.#show(this.#view);
  }

  /** What the watch says of whose names are counts at once. */
  #assess(): void {
    const rows = this.lookup.run.rows.value;
    rows.assessFor(this.triage.context.value);
    forgetKey(rows.all, STATE);
    this.#counted = null;
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
    void this.#count();
    if (this.lookup.shared === null) void this.#askWatch(phase === "refused" ? "" : domain);
    const { name } = this.#view;
    if (name === null || this.selected.value !== null) return;
    const row = this.#rowOf(name);
    if (row !== null) this.open(row);
  }

  /** Counts, only when there are changes. */
  async #count(): Promise<void> {
    const rows = this.lookup.run.rows.value;
    if (this.#counted?.rows === rows && this.#counted.lines === rows.lines.length) return;
    this.#counted = { rows, lines: rows.lines.length };
    await yieldToPage();
    this.counts.value = countsOf(rows);
  }
}
