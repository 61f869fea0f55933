import { SquatError } from "../errors.ts";
import type { MetaData, MetaLine } from "../model.ts";
import { problemOf } from "../problem.ts";

/** Shortest time between two Progress lines, milliseconds. */
export const PROGRESS_MS = 250;
/** Silence after which a Heartbeat is due, milliseconds. */
export const SILENCE_MS = 5_000;

/**
 * The protocol of a stream: which line about the lookup itself is due when. It starts with Progress, sends Progress
 * while names are completed and Heartbeat while nothing else is sent, and ends with exactly one of Done, Timeout and
 * Error. It has no clock and sends nothing itself: it returns the lines.
 */
export class Reporter {
  /** Names in all; an estimate until all candidates are made. */
  total: number;
  /** Names that are finished. */
  completed = 0;
  readonly #deadlineMs: number;
  readonly #unanswered = new Set<string>();
  #unansweredSent = 0;
  #completedSent = 0;
  #isSilent = true;
  #silentMs = 0;
  #sinceProgressMs = 0;

  /** `deadlineMs` stands in the words of Timeout. */
  constructor(total: number, deadlineMs: number) {
    this.total = total;
    this.#deadlineMs = deadlineMs;
  }

  /** The first line. */
  start(): MetaLine {
    return this.#progress();
  }

  /** Notes a name without a usable answer, for the next Progress line. A name that is noted twice is sent once. */
  unanswered(fqdn: string): void {
    this.#unanswered.add(fqdn);
  }

  /** Notes that lines were sent since the last tick. */
  sent(): void {
    this.#isSilent = false;
  }

  /** The line that is due when that many milliseconds have gone by since the last call; null when none is. */
  tick(ms: number): MetaLine | null {
    this.#silentMs = this.#isSilent ? this.#silentMs + ms : 0;
    this.#isSilent = true;
    this.#sinceProgressMs += ms;
    if (this.completed !== this.#completedSent && this.#sinceProgressMs >= PROGRESS_MS) {
      return this.#progress();
    }
    if (this.#silentMs < SILENCE_MS) return null;
    return this.#meta({ kind: "Heartbeat" });
  }

  /** The last lines of a lookup that is complete. */
  done(): MetaLine[] {
    return [this.#progress(), this.#meta({ kind: "Done" })];
  }

  /** The last lines of a lookup that failed. */
  failed(error: unknown): MetaLine[] {
    return [...this.#rest(), this.#meta({ kind: "Error", data: problemOf(error) })];
  }

  /** The last lines of a lookup that ran into its deadline after so many milliseconds. */
  timedOut(elapsedMs: number): MetaLine[] {
    const { completed, total } = this;
    const error = new SquatError(
      "deadline",
      `Out of time after ${
        this.#deadlineMs / 1000
      } s: ${completed} of ${total} names were done; the rest is not known`,
    );
    // The clock may have been set back.
    const elapsed_ms = Math.max(0, elapsedMs);
    return [
      ...this.#rest(),
      this.#meta({ kind: "Timeout", data: { ...problemOf(error), completed, total, elapsed_ms } }),
    ];
  }

  /** Names that no Progress line has named yet go before the last line. */
  #rest(): MetaLine[] {
    return this.#unanswered.size > this.#unansweredSent ? [this.#progress()] : [];
  }

  #progress(): MetaLine {
    const unanswered = [...this.#unanswered].slice(this.#unansweredSent);
    this.#unansweredSent = this.#unanswered.size;
    this.#completedSent = this.completed;
    this.#sinceProgressMs = 0;
    return this.#meta({
      kind: "Progress",
      data: [this.completed, this.total],
      ...(unanswered.length === 0 ? {} : { unanswered }),
    });
  }

  #meta(data: MetaData): MetaLine {
    this.#silentMs = 0;
    return { op: "Meta", data };
  }
}
