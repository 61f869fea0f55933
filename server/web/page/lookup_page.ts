import { encodeLine } from "../../../lib/lines/mod.ts";
import { AskBar } from "./ask_bar.ts";
import { ColumnChooser } from "./column_chooser.ts";
import { type Column, COLUMNS } from "./columns.ts";
import { count, h, names as nameCount, setText } from "./dom.ts";
import { exportButtons } from "./exports.ts";
import { countsOf, Filters } from "./filters.ts";
import { Marker } from "./marker.ts";
import { Overview } from "./overview.ts";
import { Panel } from "./panel.ts";
import { order, passing, prepare, type Row, type Rows } from "./rows.ts";
import { ScoreTip } from "./score_tip.ts";
import { Table } from "./table.ts";
import { eachInTurns, turn } from "./turn.ts";

/** The page of registered look-alikes. */
export class LookupPage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #ask: AskBar = new AskBar({
    plan: "squat",
    page: "lookup",
    label: "Domain",
    example: "example.com",
    action: "Look up",
    tools: exportButtons(() => ({
      lines: this.#ask.run.rows.lines,
      names: new Set(this.#shown.map((row) => row.name)),
      name: this.#ask.run.domain,
      said: (text) => this.#ask.say(text),
    })),
    shown: (began) => began ? this.#reset() : void this.#settle(),
  });
  readonly #filters: Filters = new Filters(() => this.#refilter());
  readonly #overview: Overview = new Overview(this.#filters);
  readonly #chooser: ColumnChooser = new ColumnChooser("lookup", COLUMNS, () => void this.#settle());
  readonly #order = h("select", { onchange: () => this.#sortBy(this.#order.value) });
  readonly #shownCount = h("span", { class: "shown" });
  readonly #empty = h("p", { class: "empty" });
  readonly #results: HTMLElement;
  readonly #intro: HTMLElement;
  readonly #marker: Marker = new Marker(() => {
    this.#table.paint();
    this.#panel.refresh();
  });
  readonly #tip: ScoreTip = new ScoreTip(this.#marker);
  readonly #panel: Panel = new Panel(
    {
      marker: this.#marker,
      imitated: () => this.#ask.run.domain,
      rawLines: (name) =>
        this.#ask.run.rows.lines
          .filter((line) => line.op !== "Meta" && line.permutation.domain.fqdn === name)
          .map((line) => encodeLine(line).trimEnd()),
    },
    () => this.#open(null),
  );
  readonly #table: Table = new Table({
    sort: (column) => this.#sortBy(column.id),
    open: (row) => this.#open(row),
    prepare: (row) => this.#marker.want(row),
    tip: (row, cell) => row === null || cell === null ? this.#tip.hide() : void this.#tip.show(row, cell),
  });
  #shown: Row[] = [];
  #busy = false;
  #again = false;
  /** What the counts and charts were made of. */
  #counted: { rows: Rows; lines: number } | null = null;
  #sort: { id: string; up: boolean } = { id: "score", up: false };

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
          this.#shownCount,
          this.#chooser.element,
        ),
      ),
      h(
        "div",
        { class: "split" },
        h("div", { class: "gridbox" }, this.#table.element, this.#empty),
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
    this.#sort = { id: "score", up: false };
    this.#marker.origin(this.#ask.run.domain);
    this.#open(null);
    this.#filters.reset();
    // On a phone the form fills the screen.
    const started = this.#ask.run.uuid === null;
    if (started && matchMedia("(max-width: 700px)").matches) this.#results.scrollIntoView();
  }

  /** Shows what is known; while it is at it, another call is put off. */
  async #settle(): Promise<void> {
    this.#again = this.#busy;
    if (this.#busy) return;
    this.#busy = true;
    do {
      this.#again = false;
      const { id } = this.#sort;
      const key = COLUMNS.find((each) => each.id === id)?.value;
      const { rows } = this.#ask.run;
      await eachInTurns(rows.all, (row) => prepare(row, this.#filters.filter, id, key));
      this.#paint();
      if (this.#counted?.rows === rows && this.#counted.lines === rows.lines.length) continue;
      this.#counted = { rows, lines: rows.lines.length };
      await turn();
      const counts = countsOf(rows);
      this.#filters.counts(counts);
      this.#overview.show(rows.all, counts);
    } while (this.#again);
    this.#busy = false;
  }

  #paint(): void {
    const { rows, phase, domain } = this.#ask.run;
    if (this.#marker.domain !== domain) this.#marker.origin(domain);
    const idle = phase === "idle" || phase === "refused";
    this.#intro.hidden = !idle;
    this.#results.hidden = idle;
    const { id, up } = this.#sort;
    const column = COLUMNS.find((each) => each.id === id);
    const some = passing(rows.all, this.#filters.filter);
    this.#shown = column === undefined ? some : order(some, id, column.value, up);
    this.#table.columns(this.#columns(), id, up);
    this.#table.rows(this.#shown);
    this.#order.value = id;
    const [left, all] = [some.length, rows.all.length];
    setText(this.#shownCount, left === all ? nameCount(all) : `${count(left)} of ${nameCount(all)}`);
    this.#empty.hidden = left > 0;
    setText(
      this.#empty,
      all > 0
        ? "No name passes the filters"
        : phase === "running"
        ? "Waiting for the first name …"
        : "Nothing was found",
    );
    this.#panel.refresh();
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
    void this.#settle();
    this.#overview.refresh();
    this.#table.element.scrollTop = 0;
  }

  #sortBy(id: string): void {
    const column = COLUMNS.find((each) => each.id === id);
    const up = this.#sort.id === id ? !this.#sort.up : column?.down !== true;
    this.#sort = { id, up };
    this.#refilter();
  }

  #open(row: Row | null): void {
    const was = this.#panel.row;
    this.#tip.hide();
    this.#table.activate(row ?? was);
    this.element.classList.toggle("opened", row !== null);
    this.#panel.show(row);
    if (row === null && was !== null) this.#table.element.focus({ preventScroll: true });
  }
}
