import {
  assessName,
  counted,
  listedNames,
  type MergedLookup,
  type MergedName,
  mergeLine,
  orderedNames,
  ratingOf,
} from "../../../lib/lines/mod.ts";
import picocolors from "picocolors";
import type { StreamMessage } from "../../../lib/model.ts";
import { asciiOf, cellsOf, fit, printable, type Screen, wrapWords } from "../terminal.ts";
import { type Column, COLUMNS, ContentWidths } from "./columns.ts";
import { Progress } from "./progress.ts";

const TABLE_FRAME_MS = 100;
const MAX_COLUMNS = 220;
/** In front of a line that continues the one before it. */
const INDENT = "  ";

/**
 * A table that grows while a lookup runs: the newest rows and a line of progress. `finish` clears it and prints all
 * rows.
 */
export class LiveTable {
  readonly #screen: Screen;
  readonly #colors: ReturnType<typeof picocolors.createColors>;
  readonly #progress: Progress;
  readonly #probability: ((fqdn: string) => number) | null;
  readonly #widths = new ContentWidths();
  #merged: MergedLookup = Object.create(null);
  #brand: string | undefined;
  readonly #wildcards = new Set<string>();
  #drawn = 0;
  #drawnAt = -Infinity;

  /** @param probability How likely a name imitates the original, for a column that says so. */
  constructor(screen: Screen, probability?: (fqdn: string) => number) {
    this.#screen = screen;
    this.#probability = probability ?? null;
    this.#colors = picocolors.createColors(screen.color);
    this.#progress = new Progress(screen.now());
  }

  /** Updates with a line, and draws if the last frame is old enough. */
  add(line: StreamMessage): void {
    const now = this.#screen.now();
    if (line.op === "Meta") {
      if (line.data.kind === "Progress") {
        this.#progress.update(line.data.data);
        this.#brand ??= line.data.brand;
        for (const fqdn of listedNames(line, "wildcard")) this.#wildcards.add(fqdn);
      }
    } else if (line.permutation != null) {
      mergeLine(this.#merged, line);
      const { fqdn } = line.permutation.domain;
      const name = this.#merged[fqdn]!;
      if (this.#probability !== null) name.probability ??= this.#probability(fqdn);
      this.#widths.add(fqdn, name, Date.now());
    }
    if (!this.#screen.live || now - this.#drawnAt < TABLE_FRAME_MS) return;
    this.#drawnAt = now;
    const rows = orderedNames(this.#merged);
    const room = Math.max(0, this.#screen.rows - 4);
    this.#draw([
      ...this.#lines(rows.slice(-room)),
      this.#progress.line(`${rows.length} found`, this.#screen, now),
    ]);
  }

  /**
   * Replaces the live part by the whole table and a closing line.
   *
   * @param isTimed Whether the line says how long the lookup took. @default true
   */
  finish({ isTimed = true } = {}): void {
    for (const fqdn of this.#wildcards) {
      const name = this.#merged[fqdn];
      if (name === undefined) continue;
      name.wildcard = true;
      this.#widths.add(fqdn, name, Date.now());
    }
    const rows = orderedNames(this.#merged);
    this.#draw([
      ...rows.length > 0 ? this.#lines(rows, { whole: true }) : [],
      ...this.#summary(rows, isTimed),
    ]);
  }

  /** How many names were found and what they are, in lines that end between words. */
  #summary(rows: readonly (readonly [fqdn: string, row: MergedName])[], isTimed: boolean): string[] {
    const { bold, dim } = this.#colors;
    const { completed } = this.#progress;
    if (rows.length === 0 && completed === 0) return [];
    const free = rows.filter(([, row]) => row.nxdomain_metadata !== undefined).length;
    const found = [
      ...free === rows.length && free > 0 ? [] : [`${rows.length - free} registered`],
      ...free === 0 ? [] : [`${free} free`],
    ].join(", ");
    const seconds = this.#progress.seconds(this.#screen.now()).toFixed(1);
    const verdicts = this.#verdicts(rows.map(([, row]) => row));
    const colon = verdicts.length === 0 ? "" : ":";
    const words = [
      bold(found),
      `of ${counted(completed, "name")}` + (isTimed ? "" : colon),
      ...isTimed ? [dim(`in ${seconds} s`) + colon] : [],
      ...verdicts,
    ];
    const columns = Math.max(40, this.#screen.columns);
    const placed = new Set(this.#widths.place(columns).map(({ column }) => column));
    const hidden = Object.values(COLUMNS).filter((column) =>
      !placed.has(column) && rows.some(([fqdn, row]) => !/^(?:–|\?|)$/.test(column.text(fqdn, row, 0)))
    );
    const hint = hidden.length === 0
      ? []
      : [`No room for ${hidden.map(({ title }) => title).join(", ")}: widen the terminal`.split(" ")];
    return [...hint, words].flatMap((words) =>
      wrapWords(words, columns - INDENT.length).map((line, i) => i === 0 ? line : INDENT + line)
    );
  }

  /** Whether a name is proved to be the brand's own: its verdict is that of no look-alike. */
  #isOwn(row: MergedName): boolean {
    return this.#brand !== undefined && assessName(row, { brand: this.#brand }).ownership === "yours";
  }

  /** How many names have each verdict, the worst first. */
  #verdicts(rows: readonly MergedName[]): string[] {
    const sides = rows.map((row) => this.#isOwn(row) ? "yours" : ratingOf(row));
    const words = ["phishing", "unclear", "parked", "legitimate", "yours", "not rated"] as const;
    const counts = words.map((side) => [side, sides.filter((each) => each === side).length] as const)
      .filter(([, count]) => count > 0);
    return counts.map(([side, count], i) => {
      const text = `${count} ${side}`;
      return (side === "phishing" ? this.#colors.red(text) : text) + (i < counts.length - 1 ? "," : "");
    });
  }

  /** Writes over the lines of the last frame; erasing the screen first would flicker and fill the scrollback. */
  #draw(lines: string[]): void {
    const up = this.#drawn > 0 ? `\r\x1b[${this.#drawn}A` : "";
    const below = this.#drawn > lines.length ? "\x1b[0J" : "";
    this.#screen.write(
      up + lines.map((line) => line + (this.#drawn > 0 ? "\x1b[K\n" : "\n")).join("") + below,
    );
    this.#drawn = lines.length;
  }

  /**
   * The header and the rows, each at most a line of the screen: one that wraps could not be drawn over.
   *
   * @param whole Whether a name in Unicode that has no room beside its A-labels comes below them. @default false
   */
  #lines(rows: readonly (readonly [fqdn: string, row: MergedName])[], { whole = false } = {}): string[] {
    const columns = Math.max(40, Math.min(this.#screen.columns, MAX_COLUMNS));
    const placed = this.#widths.place(columns);
    const header = placed.map(({ column, width }) => fit(column.title, width)).join(" ").trimEnd();
    const lines = [this.#colors.dim(header)];
    for (const [fqdn, row] of rows) {
      const cells = placed.map(({ column, width }) =>
        this.#paint(column, this.#cell(column, width, fqdn, row))
      );
      lines.push(cells.join(" ").trimEnd());
      const room = placed.find(({ column }) => column === COLUMNS.name)!.width;
      if (whole && asciiOf({ fqdn }) !== fqdn && cellsOf(COLUMNS.name.text(fqdn, row, 0)) > room) {
        lines.push(fit(`${INDENT}(${printable(fqdn)})`, columns).trimEnd());
      }
    }
    return lines;
  }

  #cell(column: Column, width: number, fqdn: string, row: MergedName): string {
    let text = column.text(fqdn, row, Date.now());
    if (column.short !== undefined && cellsOf(text) > width) text = column.short(fqdn, row);
    if (column === COLUMNS.verdict && this.#isOwn(row)) text = "yours";
    return fit(printable(text), width);
  }

  #paint(column: Column, text: string): string {
    const { bold, dim, red } = this.#colors;
    if (column === COLUMNS.name) return bold(text);
    if (column === COLUMNS.kind) return dim(text);
    return column === COLUMNS.verdict && text.startsWith("phishing") ? red(text) : text;
  }
}
