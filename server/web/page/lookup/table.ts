import type { Column } from "./columns.tsx";
import { count, h } from "../parts/dom.ts";
import type { Row } from "./rows.ts";

/** Rows rendered above and below the visible ones. */
const SPARE = 6;
/**
 * Maximum width in rem of a column that grows with the text in its cells; longer text is cut, and whole in the panel.
 */
const WIDEST = 34;
/** Columns are fitted to the visible rows at most this often, milliseconds. */
const FIT_MS = 100;
/** Pixels of a cell besides its text: padding, and differences of fonts. */
const BESIDE = 28;
/** Pixels between two texts of a cell. */
const GAP = 8;
/** Maximum number of printed rows, some thirty pages. */
const MOST_PRINTED = 1_000;

/** Callbacks of the table. */
export interface TableEvents {
  /** A heading was used. */
  sort(column: Column): void;
  /** A row was chosen. */
  open(row: Row): void;
  /** The pointer or focus entered a row's score, or left it. */
  tip?(row: Row | null, cell: Element | null): void;
}

interface Slot {
  element: HTMLElement;
  cells: HTMLElement[];
  row: Row | null;
  version: number;
}

/** Pixels of a rem. */
const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Number of tables so far, for unique ids of rows. */
let tables = 0;

/** A grid of any length with only the visible rows in the document. */
export class Table {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #id = `grid-${++tables}`;
  readonly #head: HTMLElement;
  readonly #body: HTMLElement;
  readonly #events: TableEvents;
  readonly #slots: Map<number, Slot> = new Map();
  #columns: readonly Column[] = [];
  #rows: readonly Row[] = [];
  #active: Row | null = null;
  #free: Slot[] = [];
  #printing = false;
  /** Least width of each column, pixels. */
  #widths: number[] = [];
  /** Width of the table that the columns were chosen for, pixels. */
  #room = 0;
  #font = "";
  /** Watches the table, and a text that nobody sees, whose size changes with the font. */
  readonly #sizes = new ResizeObserver(() => this.#resize());
  /** Columns for which there is no room. */
  #left: ReadonlySet<number> = new Set();
  #fitting: ReturnType<typeof setTimeout> | undefined;

  /** `label` is its name for those who cannot see it. */
  constructor(events: TableEvents, label = "Names found") {
    this.#events = events;
    this.#head = h("div", { role: "row", class: "head", "aria-rowindex": 1 });
    this.#body = h("div", { role: "rowgroup", class: "rows" });
    this.element = h(
      "div",
      {
        role: "grid",
        class: "grid",
        tabindex: 0,
        "aria-label": label,
        onkeydown: (e) => this.#key(e),
      },
      h("div", { role: "rowgroup", class: "headgroup" }, this.#head),
      this.#body,
    );
    this.#body.addEventListener("pointerover", (event) => this.#hover(event.target as Element));
    this.#body.addEventListener("pointerleave", () => this.#events.tip?.(null, null));
    this.element.addEventListener("blur", () => this.#events.tip?.(null, null));
    this.element.addEventListener("scroll", () => this.paint(), { passive: true });
    const text = h("span", { class: "sample", "aria-hidden": "true" }, "Legitimate");
    this.element.append(text);
    for (const each of [this.element, text]) this.#sizes.observe(each);
    addEventListener("beforeprint", () => this.#print(true));
    addEventListener("afterprint", () => this.#print(false));
  }

  /** Another width, or another font, changes the columns and the parts of their cells. */
  #resize(): void {
    const { clientWidth } = this.element;
    const { fontFamily } = getComputedStyle(this.element);
    if ((clientWidth !== this.#room || fontFamily !== this.#font) && clientWidth > 0) {
      this.#font = fontFamily;
      this.#room = clientWidth;
      this.#widths = this.#leastWidths();
      this.#setTracks();
    }
    this.paint();
  }

  /** On paper all rows are visible, in document order. */
  #print(printing: boolean): void {
    this.#printing = printing;
    const rest = this.#rows.length - MOST_PRINTED;
    if (printing && rest > 0) this.#body.dataset["rest"] = `${count(rest)} more: export them`;
    else delete this.#body.dataset["rest"];
    this.#body.replaceChildren();
    this.#slots.clear();
    this.paint();
  }

  /** Sets the columns and which of them the rows are sorted by. */
  columns(columns: readonly Column[], sorted: string, up: boolean): void {
    if (columns !== this.#columns) {
      this.#columns = columns;
      this.#free = [];
      for (const { element } of this.#slots.values()) element.remove();
      this.#slots.clear();
      this.#widths = this.#leastWidths();
      this.#left = new Set();
      this.element.setAttribute("aria-colcount", String(columns.length));
      this.#head.replaceChildren(...columns.map((column, i) =>
        h(
          "div",
          {
            role: "columnheader",
            class: `cell c-${column.id}`,
            "aria-colindex": i + 1,
            "data-column": column.id,
          },
          h("button", { type: "button", onclick: () => this.#events.sort(column) }, column.title),
        )
      ));
      this.#setTracks();
    }
    for (const cell of this.#head.children) {
      const here = cell.getAttribute("data-column") === sorted;
      cell.setAttribute("aria-sort", here ? up ? "ascending" : "descending" : "none");
    }
  }

  /** Sets the rows; the active row stays active. */
  rows(rows: readonly Row[]): void {
    this.#rows = rows;
    this.element.setAttribute("aria-rowcount", String(rows.length + 1));
    this.paint();
  }

  /** Fills all cells anew at the next painting: something that they show besides their row has changed. */
  renew(): void {
    for (const slot of [...this.#slots.values(), ...this.#free]) slot.version = -1;
  }

  /** Renders the visible rows. */
  paint(): void {
    const height = this.#rowHeight();
    this.#body.style.height = `${this.#rows.length * height}px`;
    const { scrollTop, clientHeight } = this.element;
    const seen = this.#printing
      ? [0, MOST_PRINTED]
      : [Math.floor(scrollTop / height) - SPARE, Math.ceil((scrollTop + clientHeight) / height) + SPARE];
    const [first, last] = [Math.max(0, seen[0]!), Math.min(this.#rows.length, seen[1]!)];
    for (const [index, slot] of this.#slots) {
      if (index >= first && index < last) continue;
      slot.element.remove();
      this.#slots.delete(index);
      this.#free.push(slot);
    }
    for (let index = first; index < last; index++) this.#place(index, height);
    const at = this.#active === null ? -1 : this.#rows.indexOf(this.#active);
    if (at >= first && at < last) this.element.setAttribute("aria-activedescendant", `${this.#id}-${at}`);
    else this.element.removeAttribute("aria-activedescendant");
    this.#fitting ??= setTimeout(() => {
      this.#fitting = undefined;
      this.#fit();
    }, FIT_MS);
  }

  /** Widths that the headings and the longest known texts need, in the font of the page. */
  #leastWidths(): number[] {
    const context = document.createElement("canvas").getContext("2d")!;
    context.font = `650 13px ${getComputedStyle(this.element).fontFamily}`;
    return this.#columns.map(({ title, width, samples }) => {
      const texts = [`${title} ↓`, ...samples?.() ?? []];
      return Math.max(width[0] * rem(), ...texts.map((text) => context.measureText(text).width + BESIDE));
    });
  }

  /** Distributes the width among the columns that fit. */
  #setTracks(): void {
    const left = this.#withoutRoom();
    const shown = this.#columns.map((_, i) => i).filter((i) => !left.has(i));
    const tracks = shown.map((i) => `minmax(${this.#widths[i]}px, ${this.#columns[i]!.width[1]}fr)`);
    this.element.style.setProperty("--tracks", tracks.join(" "));
    this.element.style.setProperty("--least", `${shown.reduce((sum, i) => sum + this.#widths[i]!, 0)}px`);
    if (shown.length + this.#left.size === this.#columns.length && shown.every((i) => !this.#left.has(i))) {
      return;
    }
    this.#left = left;
    const rows = [...this.#slots.values(), ...this.#free].map(({ cells }) => cells);
    for (const cells of [this.#head.children, ...rows]) {
      for (const [i, cell] of [...cells].entries()) cell.classList.toggle("off", left.has(i));
    }
  }

  /** The indexes of columns to hide so that the others fit; columns that the user added stay. */
  #withoutRoom(): Set<number> {
    const left = new Set<number>();
    const room = this.element.clientWidth;
    // Hidden, or with rows of two lines, which have room for theirs.
    if (room === 0 || !this.#head.checkVisibility()) return left;
    let needed = this.#widths.reduce((sum, width) => sum + width, 0);
    const leaving = [...this.#columns.entries()].filter(([, { leaves }]) => leaves !== undefined)
      .sort(([, a], [, b]) => a.leaves! - b.leaves!);
    for (const [i] of leaving) {
      if (needed <= room) break;
      left.add(i);
      needed -= this.#widths[i]!;
    }
    return left;
  }

  /** Widens the columns whose cells are cut. They never get narrower: the table would move while somebody reads it. */
  #fit(): void {
    const most = WIDEST * rem();
    let grown = false;
    for (const { cells } of this.#slots.values()) {
      for (const [i, cell] of cells.entries()) {
        const parts = [...cell.children];
        if (parts.every((part) => part.scrollWidth <= part.clientWidth)) continue;
        const width = Math.min(most, parts.reduce((sum, part) => sum + part.scrollWidth + GAP, BESIDE));
        if (width <= this.#widths[i]!) continue;
        this.#widths[i] = width;
        grown = true;
      }
    }
    if (grown) this.#setTracks();
  }

  /** Marks a row as the one that is open, or none. */
  activate(row: Row | null): void {
    this.#active = row;
    this.paint();
  }

  /** The row that is marked; null for none. */
  get active(): Row | null {
    return this.#active;
  }

  /** Marks the next row, or the one before; returns it, or null when there is none. */
  move(by: 1 | -1): Row | null {
    if (this.#rows.length === 0) return null;
    const at = this.#active === null ? -1 : this.#rows.indexOf(this.#active);
    this.#go(at < 0 ? 0 : Math.min(this.#rows.length - 1, Math.max(0, at + by)));
    return this.#active;
  }

  #rowHeight(): number {
    return Number.parseFloat(getComputedStyle(this.element).getPropertyValue("--row")) || 32;
  }

  #place(index: number, height: number): void {
    let slot = this.#slots.get(index);
    if (slot === undefined) {
      slot = this.#free.pop() ?? this.#slot();
      this.#slots.set(index, slot);
      slot.element.id = `${this.#id}-${index}`;
      slot.element.setAttribute("aria-rowindex", String(index + 2));
      slot.element.classList.toggle("odd", index % 2 === 1);
      this.#body.append(slot.element);
    }
    slot.element.style.transform = `translateY(${index * height}px)`;
    const row = this.#rows[index]!;
    slot.element.setAttribute("aria-selected", String(row === this.#active));
    if (slot.row === row && slot.version === row.version) return;
    this.#columns.forEach((column, i) => column.paint(slot.cells[i]!, row));
    Object.assign(slot, { row, version: row.version });
  }

  #slot(): Slot {
    const cells = this.#columns.map((column, i) =>
      h("div", {
        role: i === 0 ? "rowheader" : "gridcell",
        class: `cell c-${column.id}${this.#left.has(i) ? " off" : ""}`,
        "aria-colindex": i + 1,
      })
    );
    const slot: Slot = {
      element: h("div", { role: "row", class: "row" }, ...cells),
      cells,
      row: null,
      version: -1,
    };
    slot.element.addEventListener("click", () => {
      if (slot.row !== null && getSelection()?.isCollapsed !== false) this.#events.open(slot.row);
    });
    return slot;
  }

  #key(event: Event): void {
    const { key, target } = event as KeyboardEvent;
    if (target !== this.element || this.#rows.length === 0) return;
    const at = this.#active === null ? -1 : this.#rows.indexOf(this.#active);
    if (key === "Escape") return this.#events.tip?.(null, null);
    const page = Math.max(1, Math.floor(this.element.clientHeight / this.#rowHeight()) - 2);
    const to =
      { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: 1e9 }[
        key
      ];
    if (to !== undefined) this.#go(Math.min(this.#rows.length - 1, Math.max(0, to)));
    else if ((key === "Enter" || key === " ") && at >= 0) this.#events.open(this.#rows[at]!);
    else return;
    event.preventDefault();
  }

  #go(index: number): void {
    this.#active = this.#rows[index]!;
    const height = this.#rowHeight();
    const seen = this.element.clientHeight - this.#head.offsetHeight;
    const top = index * height;
    if (top < this.element.scrollTop) this.element.scrollTop = top;
    else if (top + height > this.element.scrollTop + seen) this.element.scrollTop = top + height - seen;
    this.paint();
    const cell = this.#slots.get(index)?.element.querySelector(".c-risk") ?? null;
    this.#events.tip?.(cell === null ? null : this.#active, cell);
  }

  #hover(target: Element): void {
    const cell = target.closest(".c-risk");
    const slot = cell === null
      ? undefined
      : [...this.#slots.values()].find(({ element }) => element === cell.parentElement);
    this.#events.tip?.(slot?.row ?? null, cell);
  }
}
