/**
 * The one reader of lists, for every door: files of the command line, feeds, what is pasted into a page. Pure.
 * @module
 */
import { malformedIn } from "./names.ts";
import { JsonNames } from "./list_json.ts";
import { type LineNames, LineReader, named, withoutComment, wordOf } from "./list_line.ts";
import { columnNames, TableReader } from "./list_table.ts";
import { ListTally } from "./list_tally.ts";

/**
 * What a list holds: host names; `patterns`: names in which `*` may stand; `suffixes`: public suffixes; `words`: words,
 * one a line.
 */
export type ListKind = "names" | "patterns" | "suffixes" | "words";

/** What an entry says. */
export interface ListRow {
  /** The line, from 1. */
  readonly line: number;
  /** Names as they are written, without what surrounds them; they may not be valid. */
  readonly names: readonly string[];
  /** What stands before several names: `Kestrel Bank: kestrelbank.com, kestrelbank.at`. */
  readonly label?: string;
  /** What a column of channels holds: where alerts about them go. */
  readonly channel?: string;
}

/** Characters of a line; a longer one is passed over. JSON has no such bound. */
const MAX_LINE = 16 * 1024;
/** What most lists have in nearly every line: a name, or the address of a hosts file before it. */
const PLAIN = /^(?:(?:0\.0\.0\.0|127\.0\.0\.1)[ \t]+)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/;
const NUMBERS = /^[\d.]+$/;
const NEWLINE = 10, RETURN = 13;
/** The first two signs of JSON: of `[Adblock Plus]`, `[.]`, `{name}` it is no beginning. */
const JSON_START = /^[ \t]*(?:\{\s*["}]|\[\s*["[{\]])/;
/** The first of them, with the second still to come. */
const JSON_MAY_START = /^[ \t]*[[{]\s*$/;
/** Characters in which both stand. */
const START_SIGNS = 256;
const WEB_PAGE = /^\s*<(?:!doctype|html|head|\?xml|!--)/i;

/**
 * Reads a list as it comes in: lines of names, hosts files, rules of blockers and name servers, zone files, tables,
 * JSON. Time grows with the bytes, memory with the longest line. {@link ListTally} says what was not read.
 *
 * @example
 * ```ts
 * import { ListReader } from "./list_reader.ts";
 * const reader = new ListReader();
 * const rows = [...reader.push(new TextEncoder().encode("0.0.0.0 paypa1.top # seen today\n")), ...reader.end()];
 * console.assert(rows[0]?.names[0] === "paypa1.top" && reader.tally.skipped === 0);
 * ```
 */
export class ListReader {
  readonly tally: ListTally = new ListTally();
  /** Whether it is a page, such as a server's error, and no list. */
  isWebPage = false;
  readonly #kind: ListKind;
  readonly #column: number | null;
  readonly #text = new ListText();
  readonly #lines = new LineReader();
  readonly #table = new TableReader();
  readonly #json: JsonNames;
  /** Text that waits for its line end, and whether it belongs to a line that is too long. */
  #rest = "";
  #isTooLong = false;
  /** Lines of a table's row that goes on, where it began, and its length. */
  #row: string[] = [];
  #rowLine = 0;
  #rowLength = 0;
  #line = 1;
  #endedByReturn = false;
  #isFirst = true;
  #hasJson = false;
  #rows: ListRow[] = [];

  /**
   * @param kind What the list holds.
   * @param column The column of a table that has the names, from 1. @default what the heading or the cells say
   */
  constructor(kind: ListKind = "names", column: number | null = null) {
    this.#kind = kind;
    this.#column = column;
    this.#json = new JsonNames(
      (name) => this.#take(this.#json.line, [name]),
      (line) => this.tally.skip(line, "", "JSON without a member that holds a name"),
    );
  }

  /** How it is written, as far as it was read. */
  get form(): "JSON" | "table" | "lines" {
    return this.#hasJson ? "JSON" : this.cells.length > 1 ? "table" : "lines";
  }

  /** The cells of a table's first row; empty for none. */
  get cells(): readonly string[] {
    return this.#table.cells;
  }

  /** Reads bytes; returns the entries that end in them. */
  push(bytes: Uint8Array): ListRow[] {
    return this.#add(this.#text.decode(bytes));
  }

  /** Reads a text; returns the entries that end in it. Not to be mixed with bytes. */
  pushText(text: string): ListRow[] {
    return this.#add(text);
  }

  /** Ends the list; returns the last entries. */
  end(): ListRow[] {
    this.#add(this.#text.end(), true);
    if (this.#json.isOpen) {
      this.tally.isCut = !this.#json.startsLine || this.#rest === "";
      this.tally.skip(this.#json.startLine, "", "JSON that breaks off");
      this.#json.reset();
      // A line of its own, after an object that never ends.
      this.#isTooLong = !this.#json.startsLine;
    }
    if (this.#rest !== "" && !this.#isTooLong) this.#endLine(this.#rest);
    if (this.#row.length > 0) this.#closeRow();
    this.tally.lines = this.#line - (this.#rest === "" ? 1 : 0);
    this.#rest = "";
    return this.#rows;
  }

  #add(text: string, isEnd = false): ListRow[] {
    this.#rows = [];
    let all = this.#rest + text;
    if (this.#isFirst && all !== "") {
      this.#isFirst = false;
      if (all.charCodeAt(0) === 0xfeff) all = all.slice(1);
    }
    let at = 0;
    while (at < all.length) {
      if (!this.#json.isOpen) at = this.#passBlank(all, at);
      const isJson = this.#json.isOpen || this.#startsJson(all, at, isEnd);
      if (isJson === null) break;
      const next = isJson ? this.#readJson(all, at) : this.#readLine(all, at);
      if (next === at) break;
      at = next;
    }
    this.#rest = all.slice(at);
    this.tally.lines = this.#line;
    return this.#rows;
  }

  /** Passes over lines without a character, which a small archive has by the million. */
  #passBlank(all: string, from: number): number {
    let at = from;
    if (this.#row.length > 0 || this.#isTooLong || this.#endedByReturn) return at;
    while (all.charCodeAt(at) === NEWLINE) at++;
    this.#line += at - from;
    return at;
  }

  /** Whether JSON begins at a place; null when what follows has to say it. */
  #startsJson(all: string, at: number, isEnd: boolean): boolean | null {
    const c = all.charCodeAt(at);
    if (this.#kind === "words" || this.#kind === "suffixes" || this.#row.length > 0 || this.#isTooLong) {
      return false;
    }
    if (c !== 123 && c !== 91 && c !== 32 && c !== 9) return false;
    const signs = all.slice(at, at + START_SIGNS);
    if (JSON_START.test(signs)) return true;
    return !isEnd && signs.length < START_SIGNS && JSON_MAY_START.test(signs) ? null : false;
  }

  #readJson(all: string, from: number): number {
    this.#hasJson = true;
    this.#json.line = this.#line;
    const [at, end] = this.#json.read(all, from);
    this.#line = this.#json.line;
    if (end === "open") return at;
    if (end === "closed") {
      // What separates values, and the end of their line.
      let next = at;
      while (" \t\r,".includes(all[next] ?? "x")) next++;
      if (all.charCodeAt(next) !== NEWLINE) return next;
      this.#line++;
      return next + 1;
    }
    this.tally.skip(this.#json.startLine, all.slice(from, from + 80), "JSON that is broken");
    this.#json.reset();
    // Another line begins here, and it may hold a name.
    if (this.#json.startsLine && this.#line > this.#json.startLine) return at;
    this.#isTooLong = true;
    return at === all.length ? at : this.#readLine(all, at);
  }

  /** Reads the line at a place; returns where the next begins, the same place when its end is still to come. */
  #readLine(all: string, at: number): number {
    if (this.#endedByReturn && all.charCodeAt(at) === NEWLINE) {
      this.#endedByReturn = false;
      return at + 1;
    }
    this.#endedByReturn = false;
    let end = at;
    while (end < all.length && all.charCodeAt(end) !== NEWLINE && all.charCodeAt(end) !== RETURN) end++;
    if (end - at > MAX_LINE && !this.#isTooLong) {
      this.tally.skip(this.#line, all.slice(at, at + 80), `it has more than ${MAX_LINE} characters`);
      this.#isTooLong = true;
    }
    if (end === all.length) return this.#isTooLong ? end : at;
    if (this.#isTooLong) this.#isTooLong = false;
    else this.#endLine(all.slice(at, end));
    this.#line++;
    this.#endedByReturn = all.charCodeAt(end) === RETURN;
    return end + 1;
  }

  #endLine(line: string): void {
    if (this.#kind === "words" || this.#kind === "suffixes") return this.#word(line, this.#kind);
    if (this.#row.length === 0) {
      if (line === "") return;
      const [, name] = this.#column === null ? PLAIN.exec(line) ?? [] : [];
      if (name !== undefined && !NUMBERS.test(name)) return this.#take(this.#line, [name]);
      [this.#rowLine, this.#rowLength] = [this.#line, 0];
    }
    this.#row.push(line);
    this.#rowLength += line.length + 1;
    if (!this.#table.goesOn(line) || this.#rowLength > MAX_LINE) this.#closeRow();
  }

  #closeRow(): void {
    const lines = this.#row, first = this.#rowLine;
    this.#row = [];
    // A quotation mark that nothing closes, or only that of another row, is a sign like others.
    const isSign = this.#table.endRow() || lines.slice(1).some((line) => this.#table.isRow(line));
    for (const [i, row] of (isSign ? lines : [lines.join("\n")]).entries()) {
      this.#rowLine = first + i;
      this.#readRow(row);
    }
  }

  #readRow(row: string): void {
    const said = this.#said(row);
    if (said === "quiet") return;
    if ("why" in said) this.tally.skip(this.#rowLine, row.trim(), said.why);
    else if (said.names.length > 0) this.#take(this.#rowLine, said.names, said);
  }

  #said(line: string): LineNames {
    if (this.tally.names === 0 && WEB_PAGE.test(line)) {
      this.isWebPage = true;
      return { why: "it is a web page, not a list" };
    }
    if (this.#column !== null) {
      this.#table.look(line.trim());
      return columnNames(line.trim(), this.#column, this.tally.names === 0);
    }
    if (this.#kind === "patterns" && line.includes("*")) {
      const names = line.replace(/(^|\s)(?:#|\/\/).*$/, "").split(/[\s,;]+/).filter((each) => each !== "");
      if (names.length > 0) return { names };
    }
    if (this.#table.hasHeading) return this.#table.read(line.trim(), false) ?? named(line.trim());
    const said = this.#lines.read(line);
    if (said !== undefined) return said;
    const text = withoutComment(line.trim());
    const free = this.#table.read(text, this.tally.names === 0) ?? named(text);
    // Rules and records have signs of their own around their names; among names alone a malformed one is a fault.
    if (this.#kind === "names" && typeof free === "object" && "names" in free) {
      for (const word of malformedIn(text)) this.tally.skip(this.#rowLine, word, "it is not a host name");
    }
    return free;
  }

  #word(line: string, kind: "words" | "suffixes"): void {
    const word = wordOf(line, kind);
    if (word !== "") this.#take(this.#line, [word]);
  }

  #take(line: number, names: readonly string[], said: Omit<ListRow, "line" | "names"> = {}): void {
    this.tally.names += names.length;
    this.#rows.push({ line, ...said, names });
  }
}

/**
 * The entries of a text, such as what somebody pasted, and what of it was not read.
 *
 * @param heard Hears of every entry that is left out.
 */
export function readListText(
  text: string,
  kind: ListKind = "names",
  heard?: ListTally["heard"],
): { rows: ListRow[]; tally: ListTally } {
  const reader = new ListReader(kind);
  if (heard !== undefined) reader.tally.heard = heard;
  return { rows: [...reader.pushText(text), ...reader.end()], tally: reader.tally };
}

/** The encoding of a text by its first bytes: a byte order mark, or the zeros of UTF-16. */
function encodingOf([a, b, c, d]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (a === 0xff && b === 0xfe || b === 0 && d === 0 && a !== 0 && c !== 0) return "utf-16le";
  if (a === 0xfe && b === 0xff || a === 0 && c === 0 && b !== 0 && d !== 0) return "utf-16be";
  return "utf-8";
}

/** Bytes after which the encoding is known. */
const HEAD = 4;

/** Decodes a list as it comes in; bytes that are no text become U+FFFD. */
export class ListText {
  #head: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  #decoder: TextDecoder | null = null;

  /** Returns the text of the next bytes, without a byte order mark. */
  decode(bytes: Uint8Array): string {
    if (this.#decoder !== null) return this.#decoder.decode(bytes, { stream: true });
    const all = new Uint8Array(this.#head.length + bytes.length);
    all.set(this.#head);
    all.set(bytes, this.#head.length);
    this.#head = all;
    return all.length < HEAD ? "" : this.#begin().decode(all, { stream: true });
  }

  /** Returns what is left at the end. */
  end(): string {
    return this.#decoder === null ? this.#begin().decode(this.#head) : this.#decoder.decode();
  }

  #begin(): TextDecoder {
    return this.#decoder = new TextDecoder(encodingOf(this.#head));
  }
}
