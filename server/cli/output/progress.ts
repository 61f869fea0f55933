import picocolors from "picocolors";
import { fit, type Screen } from "../terminal.ts";
import type { StreamMessage } from "../../../lib/model.ts";

const BAR_CELLS = 24;

/** How far a lookup is: names completed, total, rate a second. */
export class Progress {
  readonly #startedAt: number;
  #completed = 0;
  #total = 0;

  /** @param now Milliseconds. */
  constructor(now: number) {
    this.#startedAt = now;
  }

  /** Names that are done. */
  get completed(): number {
    return this.#completed;
  }

  /** Updates the state from a Progress line. */
  update([completed, total]: readonly [number, number]): void {
    [this.#completed, this.#total] = [completed, total];
  }

  /** Seconds since the start. */
  seconds(now: number): number {
    return Math.max(0.001, (now - this.#startedAt) / 1000);
  }

  /** One line of at most that many cells. */
  line(found: string, { color, columns }: Pick<Screen, "color" | "columns">, now: number): string {
    const { cyan, dim, bold } = picocolors.createColors(color);
    const share = this.#total === 0 ? 0 : Math.min(1, this.#completed / this.#total);
    const rate = Math.round(this.#completed / this.seconds(now));
    const numbers = `${this.#completed}/${this.#total} · ${rate}/s`;
    const words = `${numbers} · ${found}`;
    const cells = Math.min(BAR_CELLS, columns - words.length - 1);
    if (cells < 1) return fit(words, columns).trimEnd();
    const filled = Math.round(share * cells);
    return `${cyan("━".repeat(filled))}${dim("─".repeat(cells - filled))} ${numbers} · ${bold(found)}`;
  }
}

const STATUS_FRAME_MS = 200;

/** One line on a terminal that shows how far a lookup is, while its results go elsewhere. */
export class StatusLine {
  readonly #screen: Screen;
  readonly #progress: Progress;
  readonly #found = new Set<string>();
  #drawnAt = -Infinity;
  #isDrawn = false;

  constructor(screen: Screen) {
    this.#screen = screen;
    this.#progress = new Progress(screen.now());
  }

  /** A prefix, such as which of several lookups it is. */
  label = "";

  /** Updates with a line of the lookup, and draws if the last frame is old enough. */
  add(line: StreamMessage): void {
    const now = this.#screen.now();
    if (line.op !== "Meta") this.#found.add(line.permutation.domain.fqdn);
    else if (line.data.kind === "Progress") this.#progress.update(line.data.data);
    if (now - this.#drawnAt < STATUS_FRAME_MS) return;
    this.#drawnAt = now;
    const { columns, color } = this.#screen;
    const label = this.label === "" ? "" : fit(this.label, Math.min(this.label.length, columns >> 1)) + " ";
    const room = { columns: columns - 1 - label.length, color };
    this.#screen.write(`\r${label}${this.#progress.line(`${this.#found.size} found`, room, now)}\x1b[K`);
    this.#isDrawn = true;
  }

  /** Clears the line, so that something else can be printed. */
  clear(): void {
    if (this.#isDrawn) this.#screen.write("\r\x1b[K");
    this.#isDrawn = false;
    this.#drawnAt = -Infinity;
  }
}
