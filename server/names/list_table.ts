import { hostsIn, isHostLike, refang } from "./names.ts";
import { columnRank, isNameType, isTypeMember, memberKind, NO_COLUMN } from "./list_json.ts";
import type { LineNames } from "./list_line.ts";

/** Headings of what people call the names of a row. */
const LABEL = /^(?:brand|brand name|label|company|organi[sz]ation|client|customer|name)$/i;
/** Headings of where alerts about the names go. */
const CHANNEL = /^(?:channels?|alerts?|alerts? to|notify)$/i;
const SEPARATORS: readonly string[] = ["\t", ",", ";", "|"];

/** Reads the rows of a table, by its heading where it has one. */
export class TableReader {
  #separator: string | null = null;
  /** The columns with names, the best first; null without a heading. */
  #columns: readonly NameColumn[] | null = null;
  #width = 0;
  #type = -1;
  #label = -1;
  #channel = -1;
  #isQuoted = false;

  /** The cells of the first row: the heading, where there is one. */
  cells: readonly string[] = [];

  /** Whether a heading says where the names are. */
  get hasHeading(): boolean {
    return this.#columns !== null;
  }

  /** Whether a row goes on after a line of it: a cell has a line end between its quotes. */
  goesOn(line: string): boolean {
    if (this.#columns !== null) {
      for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) {
        this.#isQuoted = !this.#isQuoted;
      }
    }
    return this.#isQuoted;
  }

  /** Whether a line is a row by itself: as wide as the heading, with a name where that has names. */
  isRow(line: string): boolean {
    const cells = this.#separator === null ? [] : rowCells(line, this.#separator);
    return cells.length >= this.#width &&
      this.#columns!.some(({ at }) => isHostLike(refang(cells[at] ?? "")));
  }

  /** Notes the cells of the first row. */
  look(line: string): void {
    if (this.cells.length > 0) return;
    const separator = SEPARATORS.find((each) => line.includes(each));
    this.cells = separator === undefined ? [line] : rowCells(line, separator);
  }

  /** Ends a row; returns whether a quotation mark is open in it. */
  endRow(): boolean {
    const isOpen = this.#isQuoted;
    this.#isQuoted = false;
    return isOpen;
  }

  /**
   * Returns what a row says; undefined when the line is none.
   *
   * @param isFirst Whether it may be a heading.
   */
  read(line: string, isFirst: boolean): LineNames | undefined {
    const separator = this.#separator ?? SEPARATORS.find((each) => line.includes(each));
    if (separator === undefined || !line.includes(separator)) {
      // A row that somebody wrote with another separator than the heading.
      const other = separator && SEPARATORS.find((each) => line.includes(each));
      if (other) return rowNames(rowCells(line, other));
      return isFirst && isHeading([line]) ? "quiet" : undefined;
    }
    const cells = rowCells(line, separator);
    this.look(line);
    if (isFirst && isHeading(cells)) return this.#head(cells, separator);
    return this.#columns === null ? rowNames(cells) : this.#byColumns(cells, this.#columns);
  }

  #head(cells: readonly string[], separator: string): "quiet" {
    this.#separator = separator;
    this.#width = cells.length;
    const ranks = cells.map((cell, at) => [columnRank(cell), at] as const);
    this.#columns = ranks.filter(([rank]) => rank < NO_COLUMN).sort((a, b) => a[0] - b[0] || a[1] - b[1])
      .map(([, at]) => ({ at, isTyped: memberKind(cells[at]!) === "typed" }));
    this.#type = cells.findIndex(isTypeMember);
    this.#label = cells.findIndex((cell) => LABEL.test(cell));
    this.#channel = cells.findIndex((cell) => CHANNEL.test(cell));
    return "quiet";
  }

  #byColumns(cells: readonly string[], columns: readonly NameColumn[]): LineNames {
    const type = cells[this.#type] ?? "";
    for (const { at, isTyped } of columns) {
      if (isTyped && type !== "" && !isNameType(type)) {
        return { why: `it is of the type ${type.slice(0, 40)}` };
      }
      const cell = cells[at] ?? "";
      // Cells beyond the heading are more of its last column.
      const more = at === this.#width - 1 ? cells.slice(this.#width).flatMap(hostsIn) : [];
      const names = [...hostsIn(isTyped ? cell.split("|", 1)[0]! : cell), ...more];
      if (names.length === 0) continue;
      const label = cells[this.#label] ?? "";
      const channel = cells[this.#channel] ?? "";
      return {
        names,
        ...label === "" || isHostLike(label) ? {} : { label },
        ...channel === "" ? {} : { channel },
      };
    }
    return { why: "its columns of names hold no host name" };
  }
}

/** A column with names. */
interface NameColumn {
  readonly at: number;
  /** Whether the column of types says what it holds. */
  readonly isTyped: boolean;
}

/**
 * The names in one column of a row, which is counted from 1.
 *
 * @param isFirst Whether it may be a heading.
 */
export function columnNames(line: string, column: number, isFirst: boolean): LineNames {
  const separator = SEPARATORS.find((each) => line.includes(each));
  const cells = separator === undefined ? [line] : rowCells(line, separator);
  const names = hostsIn(cells[column - 1] ?? "");
  if (names.length > 0) return { names };
  const isQuiet = line === "" || isFirst && isHeading(cells) || /^[#;!]/.test(line);
  return isQuiet ? "quiet" : { why: `its column ${column} holds no host name` };
}

/** Whether cells are a heading: one names a column of names, and none is a name. */
function isHeading(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.length < 100 && columnRank(cell) < NO_COLUMN) &&
    !cells.some((cell) => isHostLike(refang(cell)));
}

/** Names of a row without a heading: all, where nothing else but a number or label before them is in it; else the first. */
function rowNames(cells: readonly string[]): LineNames {
  const found = cells.map((cell) => cell === "" ? [] : hostsIn(cell));
  const first = found.findIndex((names) => names.length > 0);
  if (first < 0) return { why: "no cell of it holds a host name" };
  const isList = found.every((names, at) => names.length > 0 || cells[at] === "" || at === 0);
  const names = isList ? found.flat() : found[first]!;
  const label = cells[0]!;
  return first > 0 && isList && /\p{L}/u.test(label) ? { names, label } : { names };
}

/** The cells of a row (RFC 4180), without quotes and white space around them. */
function rowCells(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = "", isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const c = line[at]!;
    if (c === '"') {
      if (isQuoted && line[at + 1] === '"') {
        cell += c;
        at++;
      } else if (isQuoted || cell.trim() === "") isQuoted = !isQuoted;
      else cell += c;
    } else if (c === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += c;
  }
  cells.push(cell.trim());
  return cells;
}
