import picocolors from "picocolors";
import type { Screen } from "../screen.ts";
import { fit } from "../terminal.ts";

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
