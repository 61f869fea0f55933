import { type Signal, signal } from "@preact/signals";
import type { JSX } from "preact";
import type { TriageState } from "../../../client.ts";
import { ExportButtons } from "../parts/exports.tsx";
import { mount, type Page } from "../parts/mount.tsx";
import { panelOf, type Tab, Tabs } from "../parts/tabs.tsx";
import { yieldToPage } from "../parts/yield_to_page.ts";
import { serviceNow } from "../service/service_time.ts";
import { demoBrand } from "../shell/demo.ts";
import { mayWatch } from "../shell/home.ts";
import { ActCards } from "./act_cards.tsx";
import { ColumnChoice, ColumnChooser } from "./column_chooser.tsx";
import { type Column, COLUMNS, STATE } from "./columns.tsx";
import { countsOf } from "./counts.ts";
import { Filters } from "./filters.tsx";
import type { Infrastructure } from "./infrastructure.ts";
import { LookupBar } from "./lookup_bar.ts";
import { LookupFrame } from "./lookup_frame.tsx";
import { ChosenNames, LookupTriage } from "./lookup_triage.tsx";
import { NameGrid, NameTable } from "./name_table.tsx";
import { PageOverlay } from "./page_overlay.tsx";
import { Panel } from "./panel.tsx";
import { forgetKey, type Row, type Rows } from "./rows.ts";
import type { SharedRun } from "./run.ts";
import { noTip, ScoreTip } from "./score_tip.tsx";
import { LookupStore } from "./store.ts";
import type { Watchable } from "./tell_me.tsx";
import { VerdictStrip } from "./verdict_strip.tsx";
import { queryOf, viewOf, type ViewState } from "./view_state.ts";

const TABS: readonly Tab<ViewState["tab"]>[] = [
  { id: "names", title: "Names" },
  { id: "infrastructure", title: "Infrastructure" },
];

const INTRO = [
  "Who looks like you?",
  demoBrand === ""
    ? "Enter your domain above. In about a minute you will see which look-alikes are registered, which to act on first, and why."
    : `This demo knows a few brands: press “Try ${demoBrand}” above. In a few seconds you will see which look-alikes are registered, which to act on first, and why.`,
  "Results arrive as they are found, and the page's URL brings them back. Then give your mail address to be told when something changes.",
] as const;

/** The page of registered look-alikes. */
export class LookupPage implements Page {
  /** Where it is. */
  readonly element: HTMLElement;
  /** The result of a shared link; null on the page for lookups. */
  readonly #shared: SharedRun | null;
  readonly #bar: LookupBar;
  readonly #store: LookupStore = new LookupStore(() => this.#refilter());
  readonly #names: NameTable;
  readonly #chosen: ColumnChoice = new ColumnChoice("lookup", COLUMNS);
  readonly #tip = noTip();
  readonly #triage: LookupTriage;
  /** The name whose panel the address asks for: it may not have arrived yet. */
  #name: string | null = null;
  readonly #charts: { current: HTMLDivElement | null } = { current: null };
  /** Few look at it, so that it comes when it is looked at. */
  #infrastructure: Promise<Infrastructure> | null = null;
  readonly #tellMe: { current: HTMLDivElement | null } = { current: null };
  /** Which lookup may become the first run of a watched brand. */
  #watchable: Promise<Signal<Watchable | null>> | null = null;
  /** The chosen columns, with the column of states if there are any. */
  #columns: { of: readonly Column[]; state: Column | null; all: readonly Column[] } | null = null;
  /** What the table is ordered by. */
  readonly #order: Signal<string> = signal("risk");
  readonly #hasStates: Signal<boolean> = signal(false);
  /** The input of the current counts and charts. */
  #counted: { rows: Rows; lines: number } | null = null;

  constructor(shared: SharedRun | null = null) {
    this.#shared = shared;
    this.#bar = new LookupBar({
      plan: "squat",
      page: shared === null ? "lookup" : "shared-result",
      title: shared === null ? "Lookup" : "Shared result",
      shared,
      query: () => queryOf(this.#view),
      shown: (began) => began ? this.#reset() : void this.#names.settle(),
    });
    this.#names = new NameTable({
      label: "Names found",
      bar: this.#bar,
      orders: () => this.#orders(),
      first: { id: "risk", up: false },
      columns: () => this.#shownColumns(),
      filter: () => this.#store.filter.value,
      nothing: "No registered look-alike was found",
      open: (row) => this.#open(row),
      tip: (row, beside) => this.#tip.value = row === null || beside === null ? null : { row, beside },
      sorted: () => void this.#infrastructure?.then((charts) => charts.refresh()),
      painted: () => this.#painted(),
      settled: () => this.#count(),
    });
    this.#triage = new LookupTriage({
      domain: () => this.#bar.run.domain,
      shown: () => this.#names.shown,
      table: () => this.#names.table,
      open: (row) => this.#open(row),
      isOpen: () => this.#store.selected.value !== null,
      search: () => this.element.querySelector<HTMLElement>(".filters input")!.focus(),
      announce: (text) => this.#bar.announce(text),
      changed: () => {
        this.#bar.run.rows.assessFor(this.#triage.context);
        this.#counted = null;
        forgetKey(this.#bar.run.rows.all, STATE);
        this.#names.table.renew();
        this.#store.version.value++;
        void this.#names.settle();
      },
    });
    const Content = this.#content();
    this.element = mount(<Content />, "lookup", "Lookup");
  }

  /** Opens the page; with the id of a retained result, shows it in the view of the address. */
  enter([uuid]: readonly string[], query: URLSearchParams): void {
    if (uuid !== undefined) {
      const view = viewOf(query);
      if (uuid === this.#bar.run.uuid) this.#show(view);
      else this.#take(view);
    }
    this.#bar.enter(uuid);
  }

  /** Handles a key; returns whether it is a shortcut. */
  press(event: KeyboardEvent): boolean {
    return this.#shared === null && this.#store.tab.value === "names" && this.#triage.press(event);
  }

  /** Returns what the page consists of. */
  #content(): () => JSX.Element {
    const [store, names, bar] = [this.#store, this.#names, this.#bar];
    const { run } = bar;
    const imitated = () => run.domain;
    const announce = (text: string) => bar.announce(text);
    const cards = {
      store,
      imitated,
      isShared: this.#shared !== null,
      open: (row: Row) => this.#open(row),
      report: (row: Row) => {
        store.reporting.value = row;
        this.#open(row);
      },
      announce,
      stateOf: (row: Row) => this.#triage.stateOf(row),
      setState: (row: Row, state: TriageState) => this.#triage.setState(row, state),
    };
    const panel = {
      store,
      run,
      handle: this.#shared === null ? this.#triage.handle : null,
      close: () => this.#open(null),
    };
    const exported = () => ({
      lines: run.rows.lines,
      names: new Set(names.shown.map((row) => row.name)),
      name: run.domain,
      announce,
    });
    const tools = <ExportButtons what={exported} />;
    const turnTo = (tab: ViewState["tab"]) => this.#turnTo(tab);
    const settle = () => void names.settle();
    return () => {
      const [isIdle, tab] = [names.isIdle.value, store.tab.value];
      return (
        <LookupFrame
          bar={bar}
          title="Lookup"
          label="Domain"
          example="example.com"
          action="Look up"
          tools={tools}
          intro={INTRO}
          isIdle={isIdle}
        >
          <div class="results" hidden={isIdle}>
            <div class="headline">
              <VerdictStrip store={store} />
              <Tabs tabs={TABS} chosen={tab} choose={turnTo} />
            </div>
            <div class="tellme-place" ref={this.#tellMe} />
            <div class="tools">
              <Filters store={store} />
              <div class="toolend">
                <label class="order">
                  Sort{" "}
                  <select
                    value={this.#order.value}
                    onChange={({ currentTarget }) => names.sortBy(currentTarget.value)}
                  >
                    <option value="arrival">as found</option>
                    {COLUMNS.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
                    {this.#hasStates.value && <option value={STATE}>State</option>}
                  </select>
                </label>
                <span class="shown">{names.counted.value}</span>
                <ColumnChooser choice={this.#chosen} changed={settle} />
              </div>
            </div>
            <div class="split" {...panelOf("names", tab)}>
              <div class="found-names">
                <ActCards {...cards} />
                <ChosenNames triage={this.#triage} />
                <NameGrid of={names} />
              </div>
              <Panel {...panel} />
            </div>
            <div class="infrastructure cards" {...panelOf("infrastructure", tab)} ref={this.#charts} />
          </div>
          <ScoreTip about={this.#tip} />
          <PageOverlay store={store} imitated={imitated} />
        </LookupFrame>
      );
    };
  }

  /** The view in the address. */
  get #view(): ViewState {
    return { filter: this.#store.filter.value, tab: this.#store.tab.value, name: this.#name };
  }

  #reset(): void {
    this.#triage.reset();
    this.#bar.run.rows.assessFor(this.#triage.context);
    this.#names.reset();
    this.#store.allCards.value = false;
    this.#store.shown.value = [];
    const isStarted = this.#bar.run.uuid === null;
    this.#show(isStarted ? viewOf(new URLSearchParams()) : this.#view);
    // On a phone the form fills the screen.
    if (isStarted && matchMedia("(max-width: 700px)").matches) {
      this.element.querySelector(".results")!.scrollIntoView();
    }
  }

  /** Takes the filters, the tab and the name of a view. */
  #take({ filter, tab, name }: ViewState): void {
    this.#name = name;
    this.#store.tab.value = tab;
    this.#store.filter.value = filter;
  }

  /** Applies a view. A name that has not arrived yet is opened when it does. */
  #show(view: ViewState): void {
    // Unchanged filters are not announced.
    const isSame = queryOf({ ...view, filter: this.#store.filter.value }) === queryOf(view);
    this.#take(isSame ? { ...view, filter: this.#store.filter.value } : view);
    if (!isSame) this.#refilter();
    this.#turnTo(view.tab);
    this.#open(this.#bar.run.rows.all.find((row) => row.name === view.name) ?? null, view.name);
  }

  #turnTo(tab: ViewState["tab"]): void {
    this.#store.tab.value = tab;
    if (tab === "infrastructure") void this.#chart();
    this.#bar.locate();
  }

  #painted(): void {
    const isIdle = this.#names.isIdle.value;
    void this.#offerWatch();
    this.#hasStates.value = this.#triage.column() !== null;
    this.#order.value = this.#names.sort.id;
    this.#store.shown.value = this.#names.shown;
    this.#store.version.value++;
    if (this.#shared === null) this.#triage.follow(isIdle ? "" : this.#bar.run.domain);
    if (this.#name === null || this.#store.selected.value !== null) return;
    const row = this.#bar.run.rows.all.find((each) => each.name === this.#name);
    if (row !== undefined) this.#open(row);
  }

  /** Offers to watch the domain of a lookup. */
  async #offerWatch(): Promise<void> {
    const { domain, uuid, phase, stored } = this.#bar.run;
    const isFit = this.#shared === null && domain !== "" && uuid !== null &&
      (phase === "running" || phase === "done");
    if (!isFit && this.#watchable === null || !await mayWatch()) return;
    this.#watchable ??= import("./tell_me.tsx").then(({ mountTellMe }) => mountTellMe(this.#tellMe.current!));
    const isRecent = stored === null || serviceNow() / 1000 - stored.created_at < 86_400;
    const next = isFit ? { domain, uuid: isRecent ? uuid : null, isDone: phase === "done" } : null;
    const shown = await this.#watchable;
    if (JSON.stringify(shown.value) !== JSON.stringify(next)) shown.value = next;
  }

  /** What names can be ordered by. */
  #orders(): readonly Column[] {
    const state = this.#triage.column();
    return state === null ? COLUMNS : [...COLUMNS, state];
  }

  #shownColumns(): readonly Column[] {
    const chosen = this.#chosen.chosen.value;
    const state = this.#triage.column();
    if (this.#columns?.of !== chosen || this.#columns.state !== state) {
      this.#columns = { of: chosen, state, all: state === null ? chosen : [...chosen, state] };
    }
    return this.#columns.all;
  }

  /** Shows what the names have in common. */
  async #chart(): Promise<void> {
    this.#infrastructure ??= import("./infrastructure.ts").then((room) =>
      new room.Infrastructure(this.#store, this.#charts.current!)
    );
    const { rows } = this.#bar.run;
    await (await this.#infrastructure).show(rows.all, countsOf(rows));
  }

  /** Updates counts and charts, only when there are changes. */
  async #count(): Promise<void> {
    const { rows } = this.#bar.run;
    if (this.#counted?.rows === rows && this.#counted.lines === rows.lines.length) return;
    this.#counted = { rows, lines: rows.lines.length };
    await yieldToPage();
    const counts = countsOf(rows);
    this.#store.counts.value = counts;
    await (await this.#infrastructure)?.show(rows.all, counts);
  }

  #refilter(): void {
    this.#names.refilter();
    void this.#infrastructure?.then((charts) => charts.refresh());
    this.#bar.locate();
  }

  /** Opens the panel of a row, or closes it; `name` is that of a row to come. */
  #open(row: Row | null, name: string | null = row?.name ?? null): void {
    const was = this.#store.selected.value;
    this.#name = name;
    this.#tip.value = null;
    if (row !== this.#store.reporting.value) this.#store.reporting.value = null;
    this.#names.table.activate(row ?? was);
    this.element.classList.toggle("opened", row !== null);
    this.#store.selected.value = row;
    if (row === null && was !== null) this.#names.table.element.focus({ preventScroll: true });
    this.#bar.locate();
  }
}
