import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { createRef, type JSX, type RefObject } from "preact";
import { type CurrentLookup, IDLE } from "./current_lookup.ts";
import type { Column } from "./columns.tsx";
import { count, names as nameCount } from "../parts/dom.ts";
import { type Filter, order, passing, prepare, type Row, type Rows } from "./rows.ts";
import { foundCount, type RunState } from "./run.ts";
import { type Cursor, type Sort, Table } from "./table.tsx";
import { eachYielding, yieldToPage } from "../parts/yield_to_page.ts";

/** What a table of names shows. */
export interface NameTableOptions {
  /** Accessible name of the table. */
  label: string;
  /** The lookup whose names are shown. */
  lookup: CurrentLookup;
  /** The initial order. */
  first: Sort;
  /** The columns, by which the rows can be ordered. */
  columns(): readonly Column[];
  /** The user's filter. */
  filter(): Filter;
  /** A filter of this page alone. */
  passes?: ReadonlySignal<(row: Row) => boolean>;
  /** Text for a lookup without names. */
  nothing: string;
}

/** What was painted last. */
interface Painted {
  /** What was received of the lookup that it is of. */
  of: Rows | null;
  /** The shown rows, in order. */
  rows: readonly Row[];
  /** Number of names that pass the filters, and of all, in words. */
  counted: string;
  /** What stands in place of rows; null when there are some. */
  empty: string | null;
  /** Rows that came while the order was frozen. */
  fresh: number;
  /** Whether there is no lookup to show. */
  isIdle: boolean;
}

/** The names of a lookup while it runs: filtered, ordered, counted. */
export class NameTable {
  /** What it shows, and of what. */
  readonly options: NameTableOptions;
  /** The shown rows, in order; another list when something about one of them has changed. */
  readonly shown: ReadonlySignal<readonly Row[]>;
  /** What was painted last. */
  readonly painted: Signal<Painted> = signal({
    of: null,
    rows: [],
    counted: "",
    empty: null,
    fresh: 0,
    isIdle: true,
  });
  /** The current order. */
  readonly sort: Signal<Sort>;
  /** The marked row. */
  readonly cursor: Signal<Cursor> = signal({ row: null, isMoved: false });
  /** Changes with filter and order. */
  readonly view: Signal<number> = signal(0);
  /** Where its grid is. */
  readonly place: RefObject<HTMLDivElement | null> = createRef<HTMLDivElement>();
  /** Rows shown while the order is frozen. */
  #held: readonly Row[] = [];
  #busy = false;
  #again = false;

  constructor(options: NameTableOptions) {
    this.options = options;
    this.sort = signal(options.first);
    this.shown = computed(() => this.painted.value.rows);
    effect(() => {
      void [options.filter(), options.passes?.value, this.sort.value];
      untracked(() => this.refilter());
    });
    effect(() => {
      void options.lookup.version.value;
      untracked(() => void this.settle());
    });
  }

  /** Resets for another lookup. */
  reset(): void {
    this.#held = [];
    this.view.value++;
    this.sort.value = this.options.first;
  }

  /** Shows what is known; while it is at it, another call is put off. */
  async settle(): Promise<void> {
    this.#again = this.#busy;
    if (this.#busy) return;
    this.#busy = true;
    const { lookup, columns, filter } = this.options;
    do {
      this.#again = false;
      const { id } = this.sort.value;
      const key = columns().find((each) => each.id === id)?.value;
      // Its own tasks: neither the click or frame that it starts in nor the last stretch waits for the order.
      await yieldToPage();
      await eachYielding(lookup.run.rows.value.all, (row) => prepare(row, filter(), id, key));
      await yieldToPage();
      const next = this.#next();
      await yieldToPage();
      // Another lookup has begun: its names are shown instead.
      if (next.of === lookup.run.rows.value) this.painted.value = next;
      else this.#again = true;
    } while (this.#again);
    this.#busy = false;
  }

  /** Shows the filtered rows from their top, with those that came meanwhile. */
  refilter(): void {
    const { lookup } = this.options;
    const { phase } = lookup.run.state.value;
    this.#held = [];
    this.view.value++;
    void this.settle().then(() => {
      // A lookup that ended meanwhile has its own announcement.
      if (phase !== "running" && !IDLE.has(phase)) lookup.announce(this.painted.value.counted);
    });
  }

  /** Orders by a column; in reverse if it is the current one. */
  sortBy(id: string): void {
    const { id: now, up } = this.sort.value;
    const column = this.options.columns().find((each) => each.id === id);
    this.sort.value = { id, up: now === id ? !up : column?.down !== true };
  }

  /** Marks a row as the one that is open, or none. */
  mark(row: Row | null): void {
    this.cursor.value = { row, isMoved: false };
  }

  /** Moves to a row by a key. */
  moveTo(row: Row): void {
    this.cursor.value = { row, isMoved: true };
  }

  /** Moves to the next row, or the one before; returns it, or null when there is none. */
  move(by: 1 | -1): Row | null {
    const rows = this.shown.value;
    const { row } = this.cursor.value;
    const at = row === null ? -1 : rows.indexOf(row);
    const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next !== undefined) this.moveTo(next);
    return next ?? null;
  }

  /** Whether somebody reads the rows, which must not move then: pointer or focus is there, or they were scrolled. */
  #isRead(): boolean {
    const grid = this.place.current;
    return grid !== null && (grid.matches(":hover, :focus-within") || grid.scrollTop > 0);
  }

  /** The rows that were shown, in the order they had, without those that no longer pass. */
  #hold(ordered: readonly Row[]): readonly Row[] {
    const passing = new Set(ordered);
    return this.#held.filter((row) => passing.has(row));
  }

  #next(): Painted {
    const { lookup: { run }, columns, filter, passes, nothing } = this.options;
    const state = run.state.value;
    const { phase, rows } = state;
    const { id, up } = this.sort.value;
    const column = columns().find((each) => each.id === id);
    const through = passing(rows.all, filter());
    const some = passes === undefined ? through : through.filter(passes.value);
    // In order of arrival when no column is chosen.
    const ordered = column === undefined ? some : order(some, id, column.value, up);
    const isHeld = phase === "running" && this.#held.length > 0 && this.#isRead();
    this.#held = isHeld ? this.#hold(ordered) : [...ordered];
    const [left, all] = [some.length, foundCount(run.plan, rows)];
    return {
      of: rows,
      rows: this.#held,
      counted: left === all ? nameCount(all) : `${count(left)} of ${nameCount(all)}`,
      empty: left > 0 ? null : all > 0 ? "No name matches the filters" : without(state, nothing),
      fresh: ordered.length - this.#held.length,
      isIdle: IDLE.has(phase),
    };
  }
}

/** A table of names, or why there is none to show. */
export function NameGrid({ names, open }: {
  names: NameTable;
  /** A row was chosen. */
  open(row: Row): void;
}): JSX.Element {
  const { rows, empty, fresh } = names.painted.value;
  return (
    <div class="gridbox">
      <Table
        place={names.place}
        label={names.options.label}
        columns={names.options.columns()}
        sort={names.sort.value}
        rows={rows}
        cursor={names.cursor.value}
        view={names.view.value}
        sortBy={(id) => names.sortBy(id)}
        open={open}
        moveTo={(row) => names.moveTo(row)}
      />
      <p class="empty" hidden={empty === null}>{empty}</p>
      <button type="button" class="fresh" hidden={fresh === 0} onClick={() => names.refilter()}>
        {count(fresh)} new ↑
      </button>
    </div>
  );
}

/**
 * What a table without names means. Nothing was found is said only of a lookup that went through all names, and of
 * those that got an answer.
 */
function without({ phase, pace: { done, total }, rows: { unanswered } }: RunState, nothing: string): string {
  if (phase === "running") return "Waiting for the first name …";
  if (phase !== "done") {
    return done === 0
      ? "The lookup ended before any name was checked"
      : `The lookup ended early: ${count(done)} of ${
        nameCount(total)
      } were checked, and none of them was found`;
  }
  if (unanswered === 0) return nothing;
  if (unanswered >= total) return "No name got an answer";
  return `${nothing} among the ${nameCount(total - unanswered)} that answered`;
}
