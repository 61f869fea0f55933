import { encodeLine } from "../../../lib/lines/mod.ts";
import { AskBar } from "./ask_bar.ts";
import { ColumnChooser } from "./column_chooser.ts";
import { type Column, COLUMNS } from "./columns.ts";
import { h } from "./dom.ts";
import { exportButtons } from "./exports.ts";
import { countsOf, Filters } from "./filters.ts";
import { Marker } from "./marker.ts";
import { NameTable } from "./name_table.ts";
import { Overview } from "./overview.ts";
import { Panel } from "./panel.ts";
import type { Row, Rows } from "./rows.ts";
import { ScoreTip } from "./score_tip.ts";
import { turn } from "./turn.ts";

/** The page of registered look-alikes. */
export class LookupPage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #ask: AskBar = new AskBar({
    plan: "squat",
    page: "lookup",
    title: "Lookup",
    label: "Domain",
    example: "example.com",
    action: "Look up",
    tools: exportButtons(() => ({
      lines: this.#ask.run.rows.lines,
      names: new Set(this.#names.shown.map((row) => row.name)),
      name: this.#ask.run.domain,
      said: (text) => this.#ask.say(text),
    })),
    shown: (began) => began ? this.#reset() : void this.#names.settle(),
  });
  readonly #filters: Filters = new Filters(() => this.#refilter());
  readonly #overview: Overview = new Overview(this.#filters);
  readonly #chooser: ColumnChooser = new ColumnChooser("lookup", COLUMNS, () => void this.#names.settle());
  readonly #order = h("select", { onchange: () => this.#names.sortBy(this.#order.value) });
  readonly #results: HTMLElement;
  readonly #intro: HTMLElement;
  readonly #marker: Marker = new Marker(() => {
    this.#names.table.paint();
    this.#panel.refresh();
  });
  readonly #tip: ScoreTip = new ScoreTip();
  readonly #panel: Panel = new Panel(
    {
      imitated: () => this.#ask.run.domain,
      rawLines: (name) =>
        this.#ask.run.rows.lines
          .filter((line) => line.op !== "Meta" && line.permutation.domain.fqdn === name)
          .map((line) => encodeLine(line).trimEnd()),
    },
    () => this.#open(null),
  );
  readonly #names: NameTable = new NameTable({
    label: "Names found",
    ask: this.#ask,
    marker: this.#marker,
    orders: COLUMNS,
    first: { id: "score", up: false },
    columns: () => this.#columns(),
    filter: () => this.#filters.filter,
    nothing: "No registered look-alike was found",
    open: (row) => this.#open(row),
    tip: (row, cell) => row === null || cell === null ? this.#tip.hide() : this.#tip.show(row, cell),
    sorted: () => this.#overview.refresh(),
    painted: (idle) => {
      this.#intro.hidden = !idle;
      this.#results.hidden = idle;
      const { phase, rows } = this.#ask.run;
      this.#overview.element.hidden = phase !== "running" && rows.all.length === 0;
      this.#order.value = this.#names.sort.id;
      this.#panel.refresh();
    },
    settled: () => this.#count(),
  });
  /** What the counts and charts were made of. */
  #counted: { rows: Rows; lines: number } | null = null;

  constructor() {
    this.#order.append(
      h("option", { value: "arrival" }, "as found"),
      ...COLUMNS.map(({ id, title }) => h("option", { value: id }, title)),
    );
    this.#results = h(
      "div",
      { class: "results", hidden: true },
      this.#overview.element,
      h(
        "div",
        { class: "tools" },
        this.#filters.element,
        h(
          "div",
          { class: "toolend" },
          h("label", { class: "order" }, "Sort ", this.#order),
          this.#names.counted,
          this.#chooser.element,
        ),
      ),
      h(
        "div",
        { class: "split" },
        this.#names.element,
        this.#panel.element,
      ),
    );
    this.#intro = h(
      "div",
      { class: "intro" },
      h("h2", {}, "Who looks like you?"),
      h(
        "p",
        {},
        "Enter a domain to see which look-alikes are registered, what runs there, who takes mail, and how dangerous each one looks.",
      ),
      h(
        "p",
        {},
        "Results arrive as they are found. Filter, compare and export them while the lookup runs; the address of the page finds them again.",
      ),
    );
    this.element = h(
      "section",
      { class: "page lookup", "aria-label": "Lookup" },
      h("h1", { class: "hush" }, "Lookup"),
      this.#ask.element,
      this.#intro,
      this.#results,
      this.#tip.element,
    );
  }

  /** Comes to the page; with the id of a retained result, that is shown. */
  enter([uuid]: readonly string[]): void {
    this.#ask.enter(uuid);
  }

  #reset(): void {
    this.#names.reset();
    this.#open(null);
    this.#filters.reset();
    // On a phone the form fills the screen.
    const started = this.#ask.run.uuid === null;
    if (started && matchMedia("(max-width: 700px)").matches) this.#results.scrollIntoView();
  }

  /** Counts and charts, which are made only when there is something new. */
  async #count(): Promise<void> {
    const { rows } = this.#ask.run;
    if (this.#counted?.rows === rows && this.#counted.lines === rows.lines.length) return;
    this.#counted = { rows, lines: rows.lines.length };
    await turn();
    const counts = countsOf(rows);
    this.#filters.counts(counts);
    this.#overview.show(rows.all, counts);
  }

  /** Nobody needs an empty column of pictures. */
  #columns(): readonly Column[] {
    const { chosen } = this.#chooser;
    if (this.#ask.run.rows.pictures) return chosen;
    if (this.#plain?.of !== chosen) {
      this.#plain = {
        of: chosen,
        columns: chosen.filter(({ id }) => id !== "picture"),
      };
    }
    return this.#plain.columns;
  }
  #plain: { of: readonly Column[]; columns: readonly Column[] } | undefined;

  #refilter(): void {
    this.#names.refilter();
    this.#overview.refresh();
  }

  #open(row: Row | null): void {
    const was = this.#panel.row;
    this.#tip.hide();
    this.#names.table.activate(row ?? was);
    this.element.classList.toggle("opened", row !== null);
    this.#panel.show(row);
    if (row === null && was !== null) this.#names.table.element.focus({ preventScroll: true });
  }
}
