import picocolors from "picocolors";
import { fit, type Screen } from "../terminal.ts";
import type { StreamMessage } from "../../../lib/model.ts";

const BAR_CELLS = 24;
/** The time left is estimated from the rate of the last seconds. */
const RATE_WINDOW_MS = 5_000;
/** No time left is shown before then. */
const SETTLED_MS = 3_000;
/** How far the recent rate may be from that of the whole run for a time to be shown. */
const STEADY = 1.5;

/** How far a lookup is: names completed, total, rate a second, and the time left if the estimate is sound. */
export class Progress {
  readonly #startedAt: number;
  readonly #samples: [at: number, completed: number][] = [];
  #completed = 0;
  #total = 0;

  /** @param now Milliseconds. */
  constructor(now: number) {
    this.#startedAt = now;
    this.#samples.push([now, 0]);
  }

  /** Names that are done. */
  get completed(): number {
    return this.#completed;
  }

  /** Updates the state from a Progress line. */
  update([completed, total]: readonly [number, number], now: number): void {
    [this.#completed, this.#total] = [completed, total];
    this.#samples.push([now, completed]);
    while (this.#samples.length > 2 && now - this.#samples[1]![0] > RATE_WINDOW_MS) this.#samples.shift();
  }

  /** Seconds since the start. */
  seconds(now: number): number {
    return Math.max(0.001, (now - this.#startedAt) / 1000);
  }

  /**
   * Seconds left, or null when there is no sound estimate: in the first seconds, when the pace changes, and at the end,
   * while it waits for the last names.
   */
  secondsLeft(now: number): number | null {
    const [from, before] = this.#samples[0]!;
    const recent = (this.#completed - before) / Math.max(1, now - from) * 1000;
    const overall = this.#completed / this.seconds(now);
    if (now - this.#startedAt < SETTLED_MS || recent <= 0) return null;
    if (Math.max(recent, overall) / Math.min(recent, overall) > STEADY) return null;
    const left = (this.#total - this.#completed) / recent;
    return left < 1 ? null : left;
  }

  /** One line of at most that many cells. */
  line(found: string, { color, columns }: Pick<Screen, "color" | "columns">, now: number): string {
    const { cyan, dim, bold } = picocolors.createColors(color);
    const share = this.#total === 0 ? 0 : Math.min(1, this.#completed / this.#total);
    const left = this.secondsLeft(now);
    const numbers = [
      `${this.#completed}/${this.#total}`,
      `${Math.round(this.#completed / this.seconds(now))}/s`,
      ...left === null ? [] : [`about ${shownDuration(left)} left`],
    ].join(" · ");
    const words = `${numbers} · ${found}`;
    const cells = Math.min(BAR_CELLS, columns - words.length - 1);
    if (cells < 1) return fit(words, columns).trimEnd();
    const filled = Math.round(share * cells);
    return `${cyan("━".repeat(filled))}${dim("─".repeat(cells - filled))} ${numbers} · ${bold(found)}`;
  }
}

/** A duration for people: `5 s`, `40 s`, `3 min`, `2 h`. */
function shownDuration(seconds: number): string {
  if (seconds < 10) return `${Math.ceil(seconds)} s`;
  if (seconds < 90) return `${Math.ceil(seconds / 5) * 5} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
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
    else if (line.data.kind === "Progress") this.#progress.update(line.data.data, now);
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
