import type { CurrentLookup } from "./current_lookup.ts";
import type { Column } from "./columns.tsx";
import { count, h, names as nameCount, setText } from "../parts/dom.ts";
import { foundCount } from "./outcome.ts";
import { type Filter, order, passing, prepare, type Row } from "./rows.ts";
import { Table, type TableEvents } from "./table.ts";
import { eachYielding, yieldToPage } from "../parts/yield_to_page.ts";

/** Options and callbacks of a table of names. */
export interface NameTableParts extends Pick<TableEvents, "open" | "tip"> {
  /** Accessible name of the table. */
  label: string;
  /** The lookup whose names are shown. */
  lookup: CurrentLookup;
  /** Sort keys of rows. */
  orders(): readonly Column[];
  /** The initial order. */
  first: { id: string; up: boolean };
  /** The shown columns. */
  columns(): readonly Column[];
  /** The user's filter. */
  filter(): Filter;
  /** A filter of this page alone. */
  passes?(row: Row): boolean;
  /** Text for a lookup without names. */
  nothing: string;
  /** The rows were painted; `idle` while there is no lookup to show. */
  painted(idle: boolean): void;
  /** All that was known was shown; before what came meanwhile is. */
  settled?(): Promise<void>;
}

/** The names of a lookup while it runs: filtered, ordered, counted. */
export class NameTable {
  /** The table, and the text in its place. */
  readonly element: HTMLElement;
  /** Number of shown names, and of all. */
  readonly counted: HTMLElement = h("span", { class: "shown" });
  /** The grid of the rows. */
  readonly table: Table;
  /** The shown rows, in order. */
  shown: Row[] = [];
  /** The current order. */
  sort: { id: string; up: boolean };
  readonly #parts: NameTableParts;
  readonly #empty = h("p", { class: "empty" });
  /** Adds the rows that arrived while the order was frozen. */
  readonly #fresh = h("button", {
    type: "button",
    class: "fresh",
    hidden: true,
    onclick: () => this.refilter(),
  });
  /** Rows shown while the order is frozen. */
  #held: readonly Row[] = [];
  #busy = false;
  #again = false;

  /** Nothing is painted before the first {@link settle}. */
  constructor(parts: NameTableParts) {
    this.#parts = parts;
    this.sort = parts.first;
    const { open, tip, label } = parts;
    this.table = new Table({
      sort: ({ id }) => this.sortBy(id),
      open,
      ...(tip === undefined ? {} : { tip }),
    }, label);
    this.element = h("div", { class: "gridbox" }, this.table.element, this.#empty, this.#fresh);
  }

  /** Resets for another lookup. */
  reset(): void {
    this.#held = [];
    this.table.element.scrollTop = 0;
    this.sort = this.#parts.first;
  }

  /** Shows what is known; while it is at it, another call is put off. */
  async settle(): Promise<void> {
    this.#again = this.#busy;
    if (this.#busy) return;
    this.#busy = true;
    const { lookup, orders, filter, settled } = this.#parts;
    do {
      this.#again = false;
      const { id } = this.sort;
      const key = orders().find((each) => each.id === id)?.value;
      // Its own tasks: neither the click or frame that it starts in nor the last stretch waits for the order.
      await yieldToPage();
      await eachYielding(lookup.run.rows.all, (row) => prepare(row, filter(), id, key));
      await yieldToPage();
      this.#paint();
      await settled?.();
    } while (this.#again);
    this.#busy = false;
  }

  /** Scrolls to the top of the filtered rows. */
  refilter(): void {
    const { lookup } = this.#parts;
    this.#held = [];
    void this.settle().then(() => {
      if (lookup.run.phase !== "running") lookup.announce(this.counted.textContent);
    });
    this.table.element.scrollTop = 0;
  }

  /** Orders by a column; in reverse if it is the current one. */
  sortBy(id: string): void {
    const column = this.#parts.orders().find((each) => each.id === id);
    this.sort = { id, up: this.sort.id === id ? !this.sort.up : column?.down !== true };
    this.refilter();
  }

  /** Whether rows must not move: the pointer is over them, the table is scrolled, or a row is open. */
  #reading(): boolean {
    const { element } = this.table;
    return this.#held.length > 0 &&
      (element.matches(":hover") || element.scrollTop > 0 || element.contains(document.activeElement));
  }

  /** The rows that were shown, in the order they had, without those that no longer pass. */
  #hold(ordered: readonly Row[]): Row[] {
    const passing = new Set(ordered);
    return this.#held.filter((row) => passing.has(row));
  }

  #paint(): void {
    const {
      lookup: { run: { plan, rows, phase, pace, unanswered } },
      orders,
      columns,
      filter,
      passes,
    } = this.#parts;
    const { id, up } = this.sort;
    const column = orders().find((each) => each.id === id);
    const through = passing(rows.all, filter());
    const some = passes === undefined ? through : through.filter(passes);
    // In order of arrival when no column is chosen.
    const ordered = column === undefined ? some : order(some, id, column.value, up);
    this.shown = phase === "running" && this.#reading() ? this.#hold(ordered) : ordered;
    this.#held = this.shown;
    const fresh = ordered.length - this.shown.length;
    this.#fresh.hidden = fresh === 0;
    setText(this.#fresh, `${count(fresh)} new ↑`);
    this.table.columns(columns(), id, up);
    this.table.rows(this.shown);
    const [left, all] = [some.length, foundCount(plan, rows)];
    setText(this.counted, left === all ? nameCount(all) : `${count(left)} of ${nameCount(all)}`);
    this.#empty.hidden = left > 0;
    setText(
      this.#empty,
      all > 0
        ? "No name matches the filters"
        : phase === "running"
        ? "Waiting for the first name …"
        : phase === "done"
        ? nothingOf(this.#parts.nothing, pace.total, unanswered)
        : unchecked(pace),
    );
    this.#parts.painted(phase === "idle" || phase === "refused");
  }
}

/** What an empty table means when the lookup did not end by itself: nothing was found is not what it says. */
function unchecked({ done, total }: { done: number; total: number }): string {
  if (done === 0) return "The lookup ended before any name was checked";
  return `The lookup ended early: ${count(done)} of ${
    nameCount(total)
  } were checked, and none of them was found`;
}

/** What an empty table means when the lookup went through all names, of which some got no answer. */
function nothingOf(nothing: string, total: number, unanswered: number): string {
  if (unanswered === 0) return nothing;
  if (unanswered >= total) return "No name got an answer";
  return `${nothing} among the ${nameCount(total - unanswered)} that answered`;
}
