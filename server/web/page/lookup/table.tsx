import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { Column } from "./columns.tsx";
import { count, show } from "../parts/dom.ts";
import { MAX_PRINTED, reveal, usePrinting, useSight } from "../parts/sight.ts";
import type { Row } from "./rows.ts";

/** The order of rows: by a column, or as they arrived. */
export interface Sort {
  /** Id of the column. */
  id: string;
  /** Whether the least comes first. */
  up: boolean;
}

/** The marked row; null for none. */
export interface Cursor {
  row: Row | null;
  /** Whether a key moved to it: then it is scrolled to. */
  isMoved: boolean;
}

/** What a table shows, and what it reports. */
interface TableProps {
  /** Its name for those who cannot see it. */
  label: string;
  /** The shown columns; another list when they change. */
  columns: readonly Column[];
  /** The column that the rows are ordered by. */
  sort: Sort;
  /** The rows, in order; another list when something about one of them has changed. */
  rows: readonly Row[];
  /** The marked row. */
  cursor: Cursor;
  /** Changes with the filter and the order: the table then begins at its top. */
  view: unknown;
  /** The grid, which whoever shows it may give the focus. */
  place: RefObject<HTMLDivElement | null>;
  /** A heading was used. */
  sortBy(id: string): void;
  /** A row was chosen. */
  open(row: Row): void;
  /** A key moved to a row. */
  moveTo(row: Row): void;
}

/** Number of tables so far, for unique ids of rows. */
let tables = 0;

/** A grid of any length with only the visible rows in the document. */
export function Table(props: TableProps): JSX.Element {
  const { place, label, columns, rows, cursor, view, open, moveTo } = props;
  const id = useMemo(() => `grid-${++tables}`, []);
  const isPrinting = usePrinting();
  const [{ first, last, height }, look] = useSight(place, view);
  const seen = isPrinting ? rows.slice(0, MAX_PRINTED) : rows.slice(first, last);
  const offset = isPrinting ? 0 : first;
  const size = isPrinting ? MAX_PRINTED : last - first;
  const at = cursor.row === null ? -1 : rows.indexOf(cursor.row);
  useLayoutEffect(() => {
    if (!cursor.isMoved || at < 0) return;
    const grid = place.current!;
    reveal(grid, at, height, grid.querySelector<HTMLElement>(".head")?.offsetHeight);
    look();
  }, [cursor]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, currentTarget } = event;
    if (target !== currentTarget || rows.length === 0) return;
    const page = Math.max(1, Math.floor(place.current!.clientHeight / height) - 2);
    const to = placeBy(key, at, page);
    if (to !== undefined) moveTo(rows[Math.min(rows.length - 1, Math.max(0, to))]!);
    else if ((key === "Enter" || key === " ") && at >= 0) open(rows[at]!);
    else return;
    event.preventDefault();
  };
  const rest = isPrinting ? rows.length - seen.length : 0;
  return (
    <div
      role="grid"
      class="grid"
      tabIndex={0}
      aria-label={label}
      aria-colcount={columns.length}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={seen.includes(cursor.row!) ? `${id}-${at}` : undefined}
      ref={place}
      onKeyDown={onKeyDown}
      onScroll={look}
    >
      <div role="rowgroup" class="headgroup">
        <Head {...props} />
      </div>
      <div
        role="rowgroup"
        class="rows"
        style={{ height: `${rows.length * height}px` }}
        data-rest={rest > 0 ? `${count(rest)} more: export them` : undefined}
      >
        {seen.map((row, i) => (
          <Line
            key={(offset + i) % size}
            id={`${id}-${offset + i}`}
            index={offset + i}
            top={(offset + i) * height}
            isMarked={row === cursor.row}
            {...{ row, columns, open }}
            version={row.version}
          />
        ))}
      </div>
    </div>
  );
}

/** The place that a key leads to, from one and by pages of so many rows; undefined for other keys. */
const placeBy = (key: string, at: number, page: number): number | undefined =>
  ({ ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: Infinity })[
    key
  ];

function Head({ columns, sort, sortBy }: TableProps): JSX.Element {
  return (
    <div role="row" class="head" aria-rowindex={1}>
      {columns.map(({ id, title }, i) => (
        <div
          key={id}
          role="columnheader"
          class={`cell c-${id}`}
          aria-colindex={i + 1}
          aria-sort={id === sort.id ? sort.up ? "ascending" : "descending" : "none"}
          data-column={id}
        >
          <button type="button" onClick={() => sortBy(id)}>{title}</button>
        </div>
      ))}
    </div>
  );
}

/** One row. Its cells are drawn anew only when its facts have changed, or the columns. */
function Line({ id, index, top, isMarked, row, version, columns, open }: {
  id: string;
  index: number;
  /** Pixels from the top of the rows. */
  top: number;
  isMarked: boolean;
  row: Row;
  version: number;
  columns: readonly Column[];
  open(row: Row): void;
}): JSX.Element {
  const cells = useMemo(() =>
    columns.map((column, i) => (
      <div
        key={column.id}
        role={i === 0 ? "rowheader" : "gridcell"}
        class={`cell c-${column.id}`}
        aria-colindex={i + 1}
        title={show(column.detail?.(row) ?? "")}
      >
        {column.cell(row)}
      </div>
    )), [row, version, columns]);
  return (
    <div
      role="row"
      class={index % 2 === 1 ? "row odd" : "row"}
      id={id}
      aria-rowindex={index + 2}
      aria-selected={isMarked}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => getSelection()?.isCollapsed !== false && open(row)}
    >
      {cells}
    </div>
  );
}
