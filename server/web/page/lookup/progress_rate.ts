/** Progress and rate of a lookup. */
export class ProgressRate {
  readonly #startedAt: number;
  /** The last seconds, oldest first. */
  #marks: [at: number, done: number][] = [];
  /** Number of finished names. */
  done: number = 0;
  /** All names. */
  total: number = 0;

  constructor(now: number) {
    this.#startedAt = now;
  }

  /** Updates from a Progress line. */
  mark(done: number, total: number, now: number): void {
    [this.done, this.total] = [done, total];
    this.#marks.push([now, done]);
    while (this.#marks.length > 2 && this.#marks[0]![0] < now - 5_000) this.#marks.shift();
  }

  /** Seconds since the start. */
  seconds(now: number): number {
    return (now - this.#startedAt) / 1000;
  }

  /** Names a second over the last seconds. */
  rate(): number {
    const [first, last] = [this.#marks[0], this.#marks.at(-1)];
    if (first === undefined || last === undefined || last[0] === first[0]) return 0;
    return (last[1] - first[1]) * 1000 / (last[0] - first[0]);
  }
}

/** Returns a span as minutes and seconds. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
