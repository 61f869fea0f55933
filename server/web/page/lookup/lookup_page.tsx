import type { Signal } from "@preact/signals";
import { render } from "preact";
import { ActCards } from "./act_cards.tsx";
import { LookupBar } from "./lookup_bar.ts";
import { ColumnChoice, ColumnChooser } from "./column_chooser.tsx";
import { type Column, COLUMNS, STATE } from "./columns.tsx";
import { h } from "../parts/dom.ts";
import { ExportButtons } from "../parts/exports.tsx";
import { countsOf } from "./counts.ts";
import { Filters } from "./filters.tsx";
import type { Infrastructure } from "./infrastructure.ts";
import { lookupIntro } from "./lookup_intro.ts";
import { LookupTriage } from "./lookup_triage.ts";
import { NameTable } from "./name_table.ts";
import { drawn } from "../parts/mount.tsx";
import { PageOverlay } from "./page_overlay.tsx";
import { Panel } from "./panel.tsx";
import { forgetKey, openFilter, type Row, type Rows } from "./rows.ts";
import type { SharedRun } from "./run.ts";
import { noTip, ScoreTip } from "./score_tip.tsx";
import { LookupStore } from "./store.ts";
import { Tabs } from "../parts/tabs.ts";
import { serviceNow } from "../service/service_time.ts";
import { mayWatch } from "../shell/home.ts";
import type { Watchable } from "./tell_me.tsx";
import { yieldToPage } from "../parts/yield_to_page.ts";
import { VerdictStrip } from "./verdict_strip.tsx";
import { queryOf, viewOf, type ViewState } from "./view_state.ts";

/** The page of registered look-alikes. */
export class LookupPage {
  /** Where it is. */
  readonly element: HTMLElement;
  /** The result of a shared link; null on the page for lookups. */
  readonly #shared: SharedRun | null;
  readonly #bar: LookupBar;
  /** The view in the address, in step with the filters and the tab. */
  #view: ViewState = { filter: openFilter(), tab: "names", name: null };
  readonly #store: LookupStore = new LookupStore(() => this.#refilter());
  readonly #charts = h("div", { class: "infrastructure cards", hidden: true });
  /** Few look at it, so that it comes when it is looked at. */
  #infrastructure: Promise<Infrastructure> | null = null;
  readonly #chosen: ColumnChoice = new ColumnChoice("lookup", COLUMNS);
  readonly #order = h("select", { onchange: () => this.#names.sortBy(this.#order.value) });
  readonly #byState = h("option", { value: STATE, hidden: true }, "State");
  readonly #results: HTMLElement;
  readonly #intro: HTMLElement = lookupIntro();
  readonly #tip = noTip();
  readonly #triage: LookupTriage = new LookupTriage({
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
  readonly #tellMe = h("div", { class: "tellme-place" });
  /** Which lookup may become the first run of a watched brand. */
  #watchable: Promise<Signal<Watchable | null>> | null = null;
  /** The chosen columns, with the column of states if there are any. */
  #columns: { of: readonly Column[]; state: Column | null; all: readonly Column[] } | null = null;
  readonly #names: NameTable;
  readonly #tabs: Tabs;
  /** The input of the current counts and charts. */
  #counted: { rows: Rows; lines: number } | null = null;

  constructor(shared: SharedRun | null = null) {
    this.#shared = shared;
    this.#bar = new LookupBar({
      plan: "squat",
      page: shared === null ? "lookup" : "shared-result",
      title: shared === null ? "Lookup" : "Shared result",
      shared,
      label: "Domain",
      example: "example.com",
      action: "Look up",
      query: () => queryOf(this.#view),
      tools: drawn(
        <ExportButtons
          what={() => ({
            lines: this.#bar.run.rows.lines,
            names: new Set(this.#names.shown.map((row) => row.name)),
            name: this.#bar.run.domain,
            announce: (text) => this.#bar.announce(text),
          })}
        />,
      ),
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
      painted: (idle) => this.#painted(idle),
      settled: () => this.#count(),
    });
    this.#order.append(
      h("option", { value: "arrival" }, "as found"),
      ...COLUMNS.map(({ id, title }) => h("option", { value: id }, title)),
      this.#byState,
    );
    const store = this.#store;
    const { run } = this.#bar;
    const cards = drawn(
      <ActCards
        store={store}
        imitated={() => run.domain}
        isShared={shared !== null}
        open={(row) => this.#open(row)}
        report={(row) => {
          store.reporting.value = row;
          this.#open(row);
        }}
        announce={(text) => this.#bar.announce(text)}
        stateOf={(row) => this.#triage.stateOf(row)}
        setState={(row, state) => this.#triage.setState(row, state)}
      />,
    );
    const panel = drawn(
      <Panel
        store={store}
        run={run}
        handle={shared === null ? this.#triage.handle : null}
        close={() => this.#open(null)}
      />,
    );
    const overlay = h("div");
    render(<PageOverlay store={store} imitated={() => run.domain} />, overlay);
    const names = h(
      "div",
      { class: "split" },
      h("div", { class: "found-names" }, cards, this.#triage.element, this.#names.element),
      panel,
    );
    this.#tabs = new Tabs(
      [
        { id: "names", title: "Names", element: names },
        { id: "infrastructure", title: "Infrastructure", element: this.#charts },
      ],
      (id) => this.#turnTo(id as ViewState["tab"]),
    );
    this.#results = h(
      "div",
      { class: "results", hidden: true },
      h("div", { class: "headline" }, drawn(<VerdictStrip store={store} />), this.#tabs.element),
      this.#tellMe,
      h(
        "div",
        { class: "tools" },
        drawn(<Filters store={store} />),
        h(
          "div",
          { class: "toolend" },
          h("label", { class: "order" }, "Sort ", this.#order),
          this.#names.counted,
          drawn(<ColumnChooser choice={this.#chosen} changed={() => void this.#names.settle()} />),
        ),
      ),
      names,
      this.#charts,
    );
    this.element = h(
      "section",
      { class: "page lookup", "aria-label": "Lookup" },
      h("h1", { class: "hush" }, "Lookup"),
      this.#bar.element,
      this.#intro,
      this.#results,
      drawn(<ScoreTip about={this.#tip} />),
      overlay,
    );
  }

  /** Opens the page; with the id of a retained result, shows it in the view of the address. */
  enter([uuid]: readonly string[], query: URLSearchParams): void {
    this.#view = viewOf(query);
    const isHere = uuid !== undefined && uuid === this.#bar.run.uuid;
    this.#bar.enter(uuid);
    if (isHere) this.#show(this.#view);
  }

  /** Handles a key; returns whether it is a shortcut. */
  press(event: KeyboardEvent): boolean {
    return this.#shared === null && this.#view.tab === "names" && this.#triage.press(event);
  }

  #reset(): void {
    this.#triage.reset();
    this.#bar.run.rows.assessFor(this.#triage.context);
    this.#names.reset();
    this.#store.allCards.value = false;
    this.#store.shown.value = [];
    const isStarted = this.#bar.run.uuid === null;
    if (isStarted) this.#view = viewOf(new URLSearchParams());
    this.#show(this.#view);
    // On a phone the form fills the screen.
    if (isStarted && matchMedia("(max-width: 700px)").matches) this.#results.scrollIntoView();
  }

  /** Applies the filters, tab and panel of a view. A name that has not arrived yet is opened when it does. */
  #show(view: ViewState): void {
    const { name, tab } = view;
    const shown = { ...view, filter: this.#store.filter.value };
    // Unchanged filters are not announced.
    if (queryOf(shown) !== queryOf(view)) this.#store.change(view.filter);
    this.#view = { ...shown, filter: this.#store.filter.value };
    this.#turnTo(tab);
    this.#open(this.#bar.run.rows.all.find((row) => row.name === name) ?? null, name);
  }

  #turnTo(tab: ViewState["tab"]): void {
    this.#view = { ...this.#view, tab };
    this.#tabs.choose(tab);
    if (tab === "infrastructure") void this.#chart();
    else this.#names.table.paint();
    this.#bar.locate();
  }

  #painted(idle: boolean): void {
    this.#intro.hidden = !idle || this.#shared !== null;
    this.#results.hidden = idle;
    void this.#offerWatch();
    this.#byState.hidden = this.#triage.column() === null;
    this.#order.value = this.#names.sort.id;
    this.#store.shown.value = this.#names.shown;
    this.#store.version.value++;
    if (this.#shared === null) this.#triage.follow(idle ? "" : this.#bar.run.domain);
    const { name } = this.#view;
    if (name !== null && this.#store.selected.value === null) {
      const row = this.#bar.run.rows.all.find((each) => each.name === name);
      if (row !== undefined) this.#open(row);
    }
  }

  /** Offers to watch the domain of a lookup. */
  async #offerWatch(): Promise<void> {
    const { domain, uuid, phase, stored } = this.#bar.run;
    const isFit = this.#shared === null && domain !== "" && uuid !== null &&
      (phase === "running" || phase === "done");
    if (!isFit && this.#watchable === null || !await mayWatch()) return;
    this.#watchable ??= import("./tell_me.tsx").then(({ mountTellMe }) => mountTellMe(this.#tellMe));
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
      new room.Infrastructure(this.#store, this.#charts)
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
    this.#view = { ...this.#view, filter: this.#store.filter.value };
    this.#names.refilter();
    void this.#infrastructure?.then((charts) => charts.refresh());
    this.#bar.locate();
  }

  /** Opens the panel of a row, or closes it; `name` is that of a row to come. */
  #open(row: Row | null, name: string | null = row?.name ?? null): void {
    const was = this.#store.selected.value;
    this.#view = { ...this.#view, name };
    this.#tip.value = null;
    if (row !== this.#store.reporting.value) this.#store.reporting.value = null;
    this.#names.table.activate(row ?? was);
    this.element.classList.toggle("opened", row !== null);
    this.#store.selected.value = row;
    if (row === null && was !== null) this.#names.table.element.focus({ preventScroll: true });
    this.#bar.locate();
  }
}
