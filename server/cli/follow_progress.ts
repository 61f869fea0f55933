import { counted } from "../../lib/lines/mod.ts";
import type { FollowStep } from "../ct/follow_logs.ts";
import { complain } from "./exit.ts";
import type { System } from "./system.ts";
import { fit } from "./terminal.ts";

const REDRAW_MS = 200;
/** Without a terminal, how often a line says how far behind the logs the index is. */
const LINE_MS = 60_000;

/** One line on the terminal that shows how far the logs have been read, and a summary at the end. */
export class FollowProgress {
  readonly #system: System;
  readonly #startedAt: number;
  readonly #left = new Map<number, number>();
  #drawnAt = -Infinity;
  #reportedAt: number;
  #drawn = false;
  #read = 0;
  #stored = 0;
  #rejected = 0;

  constructor(system: System) {
    this.#system = system;
    this.#startedAt = system.screen.now();
    this.#reportedAt = this.#startedAt;
    // The first answer may take long, after many retries.
    this.#draw("Waiting for the logs …");
  }

  /** Counts a batch, and draws if the last line is old enough. */
  add({ log, read, stored, rejected, next, end }: FollowStep): void {
    this.#read += read;
    this.#stored += stored;
    this.#rejected += rejected;
    this.#left.set(log.log_id, Math.max(0, end - next));
    const { screen } = this.#system;
    if (!this.#isLive() && screen.now() - this.#reportedAt >= LINE_MS) {
      this.#reportedAt = screen.now();
      complain(this.#system, `${this.#read} entries read, ${this.#behind()}`);
    }
    if (screen.now() - this.#drawnAt < REDRAW_MS) return;
    this.#drawnAt = screen.now();
    const rate = this.#rate();
    const time = rate > 0 ? timeLeft(this.#entriesLeft() / rate) : "?";
    this.#draw(`${this.#read} entries, ${Math.round(rate)}/s, ${this.#behind()}, ${time} left`);
  }

  #entriesLeft(): number {
    return [...this.#left.values()].reduce((sum, n) => sum + n, 0);
  }

  #behind(): string {
    const left = this.#entriesLeft();
    return left === 0 ? "up to date" : `${left} behind`;
  }

  #isLive(): boolean {
    return this.#system.interactive && this.#system.screen.live;
  }

  #draw(text: string): void {
    const { screen } = this.#system;
    if (!this.#isLive()) return;
    this.#drawn = true;
    screen.write(`\r${fit(text, Math.max(10, screen.columns - 1))}`);
  }

  #rate(): number {
    const seconds = (this.#system.screen.now() - this.#startedAt) / 1000;
    return seconds > 0 ? this.#read / seconds : 0;
  }

  /** Prints something else in between. */
  aside(print: () => void): void {
    this.#clear();
    print();
  }

  #clear(): void {
    if (this.#drawn) this.#system.screen.write("\r\x1b[K");
    this.#drawn = false;
  }

  /** Replaces the line by a summary on stderr. */
  finish(): void {
    this.#clear();
    const rejected = this.#rejected === 0 ? "" : `, ${this.#rejected} could not be read`;
    complain(
      this.#system,
      `${counted(this.#read, "entry", "entries")} read, ${this.#stored} stored${rejected}, ${
        Math.round(this.#rate())
      } entries/s, ${this.#behind()}`,
    );
  }
}

function timeLeft(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
