import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Column } from "./columns.tsx";

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

/** The widths of columns, as properties of the style of their grid. */
export interface ColumnWidths {
  /** Tracks of the columns for which there is room. */
  tracks: string;
  /** What they need at least. */
  least: string;
  /** Ids of the columns for which there is no room. */
  left: ReadonlySet<string>;
}

type Place = RefObject<HTMLElement | null>;

/** What columns are measured in: the width of the grid in pixels, and its font. */
interface Frame {
  room: number;
  font: string;
  /** Whether there are headings: rows of two lines have none, and room for all that they show. */
  isLine: boolean;
}

/**
 * Gives each column what its heading and its longest known texts need, and more when texts that come are cut. Columns
 * never get narrower: the table would move while somebody reads it.
 */
export function useColumnWidths(place: Place, columns: readonly Column[]): ColumnWidths {
  const frame = useFrame(place);
  const least = useMemo(() => leastWidths(columns, frame.font), [columns, frame]);
  const [grown, setGrown] = useState({ least, widths: least });
  const widths = grown.least === least ? grown.widths : least;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fit = useRef(() => {});
  fit.current = () => {
    timer.current = undefined;
    const fitted = place.current === null ? widths : fittedWidths(place.current, columns, widths);
    if (fitted !== widths) setGrown({ least, widths: fitted });
  };
  // Rows come into sight by scrolling, too.
  useEffect(() => void (timer.current ??= setTimeout(() => fit.current(), FIT_MS)));
  useEffect(() => () => clearTimeout(timer.current), []);
  const left = useSame(withoutRoom(columns, widths, frame));
  return useMemo(() => {
    const shown = columns.filter(({ id }) => !left.has(id));
    const widthOf = ({ id }: Column) => widths.get(id)!;
    return {
      tracks: shown.map((column) => `minmax(${widthOf(column)}px, ${column.width[1]}fr)`).join(" "),
      least: `${shown.reduce((sum, column) => sum + widthOf(column), 0)}px`,
      left,
    };
  }, [columns, widths, left]);
}

/** The frame of a grid, again when its size or its font changes; the last one while it is hidden. */
function useFrame(place: Place): Frame {
  const [frame, setFrame] = useState<Frame>({ room: 0, font: "", isLine: true });
  useLayoutEffect(() => {
    const grid = place.current!;
    const measure = () => {
      const { clientWidth: room } = grid;
      const { fontFamily: font } = getComputedStyle(grid);
      const isLine = grid.querySelector(".head")?.checkVisibility() === true;
      setFrame((now) =>
        room === 0 && now.font !== "" ||
          now.room === room && now.font === font && now.isLine === isLine
          ? now
          : { room, font, isLine }
      );
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const each of [grid, grid.querySelector(".sample")!]) sizes.observe(each);
    return () => sizes.disconnect();
  }, []);
  return frame;
}

/** Returns the same set until its values change. */
function useSame(values: ReadonlySet<string>): ReadonlySet<string> {
  const before = useRef(values);
  if ([...values].join() !== [...before.current].join()) before.current = values;
  return before.current;
}

/** Pixels of a rem. */
const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

type Widths = ReadonlyMap<string, number>;

/** Widths that the headings and the longest known texts need, in a font. */
function leastWidths(columns: readonly Column[], font: string): Widths {
  const context = document.createElement("canvas").getContext("2d")!;
  context.font = `650 13px ${font === "" ? "sans-serif" : font}`;
  return new Map(columns.map(({ id, title, width, samples }) => {
    const texts = [`${title} ↓`, ...samples?.() ?? []];
    return [id, Math.max(width[0] * rem(), ...texts.map((text) => context.measureText(text).width + BESIDE))];
  }));
}

/** The columns to hide so that the others fit; those that the user added stay. */
function withoutRoom(columns: readonly Column[], widths: Widths, { room, isLine }: Frame): Set<string> {
  const left = new Set<string>();
  if (room === 0 || !isLine) return left;
  let needed = [...widths.values()].reduce((sum, width) => sum + width, 0);
  const leaving = columns.filter(({ leaves }) => leaves !== undefined).sort((a, b) => a.leaves! - b.leaves!);
  for (const { id } of leaving) {
    if (needed <= room) break;
    left.add(id);
    needed -= widths.get(id)!;
  }
  return left;
}

/** The widths, with those columns widened whose cells are cut; the same when none is. */
function fittedWidths(grid: HTMLElement, columns: readonly Column[], widths: Widths): Widths {
  const most = WIDEST * rem();
  const fitted = new Map(widths);
  for (const row of grid.querySelectorAll(".row")) {
    for (const [i, cell] of [...row.children].entries()) {
      const parts = [...cell.children];
      if (parts.every((part) => part.scrollWidth <= part.clientWidth)) continue;
      const { id } = columns[i]!;
      const width = Math.min(most, parts.reduce((sum, part) => sum + part.scrollWidth + GAP, BESIDE));
      if (width > fitted.get(id)!) fitted.set(id, width);
    }
  }
  return [...fitted].some(([id, width]) => width !== widths.get(id)) ? fitted : widths;
}
