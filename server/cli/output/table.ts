import picocolors from "picocolors";
import { type MergedLookup, type MergedName, mergeLine, type StreamMessage } from "../../../mod.ts";
import { cellsOf, fit, printable } from "../terminal.ts";

/** Where the table is drawn. */
export interface Screen {
  /** Prints text. */
  write(text: string): void;
  /** Cells in a line. */
  readonly columns: number;
  /** Lines on the screen. */
  readonly rows: number;
  /** Whether colours are wanted. */
  readonly color: boolean;
  /** Whether lines can be drawn over: a file and a dumb terminal get the last state only. */
  readonly live: boolean;
  /** Milliseconds. */
  now(): number;
}

const FRAME_MS = 100;
const BAR_CELLS = 24;

/**
 * A table that grows while a lookup runs: the newest rows, a progress bar, rate and time left. `finish` takes
 * it off the screen and prints all rows, in the order in which the names first appeared.
 */
export class LiveTable {
  readonly #screen: Screen;
  readonly #colors: ReturnType<typeof picocolors.createColors>;
  readonly #startedAt: number;
  #merged: MergedLookup = Object.create(null);
  #completed = 0;
  #total = 0;
  #drawn = 0;
  #drawnAt = -Infinity;

  constructor(screen: Screen) {
    this.#screen = screen;
    this.#colors = picocolors.createColors(screen.color);
    this.#startedAt = screen.now();
  }

  /** Takes in a line, and draws if the last frame is old enough. */
  add(line: StreamMessage): void {
    if (line.op === "Meta") {
      if (line.data.kind === "Progress") [this.#completed, this.#total] = line.data.data;
    } else mergeLine(this.#merged, line);
    if (!this.#screen.live) return;
    const now = this.#screen.now();
    if (now - this.#drawnAt < FRAME_MS) return;
    this.#drawnAt = now;
    const rows = Object.entries(this.#merged);
    const room = Math.max(0, this.#screen.rows - 4);
    const shown = rows.slice(-room).map(([name, row]) => this.#row(name, row));
    this.#draw([this.#header(), ...shown, this.#status(rows.length)]);
  }

  /** Replaces the live part by the whole table and a closing line. */
  finish(): void {
    const rows = Object.entries(this.#merged);
    const seconds = (this.#screen.now() - this.#startedAt) / 1000;
    const { bold, dim } = this.#colors;
    const free = rows.length > 0 && rows.every(([, row]) => row.nxdomain_metadata !== undefined);
    this.#draw([
      ...(rows.length > 0 ? [this.#header()] : []),
      ...rows.map(([name, row]) => this.#row(name, row)),
      `${bold(`${rows.length} ${free ? "free" : "registered"}`)} of ${this.#completed} names ${
        dim(`in ${seconds.toFixed(1)} s`)
      }${this.#verdicts(rows.map(([, row]) => row))}`,
    ]);
  }

  /** How many names each class is the likeliest for, the worst first. */
  #verdicts(rows: readonly MergedName[]): string {
    const sides = rows.map((row) => likeliest(row)?.[0]);
    const counts = (["phishing", "parked", "legitimate"] as const).flatMap((side) => {
      const count = sides.filter((each) => each === side).length;
      if (count === 0) return [];
      return side === "phishing" ? this.#colors.red(`${count} ${side}`) : `${count} ${side}`;
    });
    return counts.length === 0 ? "" : `: ${counts.join(", ")}`;
  }

  /** Writes over the lines of the last frame; erasing the screen first would flicker and fill the scrollback. */
  #draw(lines: string[]): void {
    const up = this.#drawn > 0 ? `\x1b[${this.#drawn}A\r` : "";
    const below = this.#drawn > lines.length ? "\x1b[0J" : "";
    this.#screen.write(
      up + lines.map((line) => line + (this.#drawn > 0 ? "\x1b[K\n" : "\n")).join("") + below,
    );
    this.#drawn = lines.length;
  }

  #status(found: number): string {
    const share = this.#total === 0 ? 0 : this.#completed / this.#total;
    const seconds = Math.max(0.001, (this.#screen.now() - this.#startedAt) / 1000);
    const rate = this.#completed / seconds;
    const left = rate > 0 ? Math.ceil((this.#total - this.#completed) / rate) : null;
    const { cyan, dim, bold } = this.#colors;
    const numbers = `${this.#completed}/${this.#total} · ${Math.round(rate)}/s · ${
      left === null ? "–" : clock(left)
    } left`;
    const words = `${numbers} · ${found} found`;
    const cells = Math.min(BAR_CELLS, this.#screen.columns - words.length - 1);
    if (cells < 1) return fit(words, this.#screen.columns).trimEnd();
    const filled = Math.round(share * cells);
    const bar = cyan("━".repeat(filled)) + dim("─".repeat(cells - filled));
    return `${bar} ${numbers} · ${bold(`${found} found`)}`;
  }

  /**
   * Widths of name, kind, verdict, address, network and, on wide screens, mail and name server that fill the line. A
   * narrow screen has fewer of them: a line that wraps would not be drawn over.
   */
  #widths(): number[] {
    const columns = Math.max(40, Math.min(this.#screen.columns, 200));
    const fixed = [13, 15, 15, 9];
    const left = () => columns - fixed.reduce((a, b) => a + b) - fixed.length;
    while (left() < 16 && fixed.length > 2) fixed.pop();
    const rest = left();
    if (columns < 100) return [rest, ...fixed];
    const name = Math.min(44, Math.floor(rest * 0.5));
    const mail = Math.floor((rest - name) / 2) - 1;
    return [name, ...fixed, mail, rest - name - mail - 2];
  }

  #header(): string {
    const titles = ["NAME", "KIND", "VERDICT", "ADDRESS", "NETWORK", "MAIL", "NAME SERVER"];
    return this.#colors.dim(this.#widths().map((width, i) => fit(titles[i]!, width)).join(" ").trimEnd());
  }

  #row(fqdn: string, row: MergedName): string {
    const widths = this.#widths();
    const geo = Object.values(row.ips ?? {});
    const [first] = geo;
    const network = [first?.country?.iso_code, first?.asn?.number].filter((part) => part != null).join(" ");
    const cells = [
      shownName(fqdn, widths[0]!),
      row.permutation?.kind ?? "",
      row.nxdomain_metadata ? (row.nxdomain_metadata.trusted ? "free" : "free?") : verdict(row),
      counted(geo.map((g) => g.ip)),
      network || "–",
      counted((row.dns_mx ?? []).map(withoutDot)),
      counted((row.dns_ns ?? []).map(withoutDot)),
    ].slice(0, widths.length).map((cell, i) => fit(printable(cell), widths[i]!));
    const { bold, dim, red } = this.#colors;
    const paint = cells[2]!.startsWith("phishing") ? red : (text: string) => text;
    return [bold(cells[0]!), dim(cells[1]!), paint(cells[2]!), ...cells.slice(3)].join(" ").trimEnd();
  }
}

/** Names that would pass for others on a screen are shown as what they are. */
function shownName(fqdn: string, cells: number): string {
  // deno-lint-ignore no-control-regex
  if (/^[\x00-\x7f]*$/.test(fqdn)) return fqdn;
  const ascii = new URL(`http://${fqdn}`).hostname;
  const both = `${fqdn} ${ascii}`;
  return cellsOf(both) <= cells ? both : ascii;
}

function likeliest({ classification }: MergedName): [side: string, share: number] | undefined {
  return Object.entries(classification ?? {}).sort((a, b) => b[1] - a[1])[0];
}

/** The likeliest class and how likely. Nothing is certain, so nothing is rounded to it. */
function verdict(row: MergedName): string {
  const found = likeliest(row);
  if (found === undefined) return "–";
  const [side, share] = found;
  return `${side} ${share >= 0.995 ? ">99" : Math.round(share * 100)}%`;
}

function withoutDot(host: string): string {
  return host.replace(/\.$/, "") || ".";
}

/** The first, and how many more. */
function counted(values: string[]): string {
  return values.length === 0 ? "–" : values.length === 1 ? values[0]! : `${values[0]} +${values.length - 1}`;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
