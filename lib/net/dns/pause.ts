/** Milliseconds until the first probe of the first pause. */
const FIRST_GAP_MS = 25;
/** The longest gap at first, and the share of the pause that it may have later. */
const LONGEST_GAP_MS = 1_000;
const LONGEST_GAP_SHARE = 1 / 6;
/** Growth of the gaps: a pause is overrun by at most 40 % of its length. */
const BACKOFF = 1.4;

/**
 * A period in which a resolver refuses everything; probes at intervals detect its end.
 *
 * The gaps between these probes grow with the pause: a limit by the minute may as well start its minute again with each
 * question beyond it.
 */
export class Pause {
  /** When it began. */
  readonly sinceMs: number;
  readonly #before: Pause | undefined;
  #gapMs: number;
  #probeAtMs: number;

  /**
   * @param jittered Returns about as many milliseconds as it takes.
   * @param leastMs Milliseconds until the first probe, at least.
   * @param before The pause before this one; its last gap is nearly the first of this one.
   */
  constructor(nowMs: number, jittered: (ms: number) => number, leastMs: number, before: Pause | undefined) {
    this.sinceMs = nowMs;
    this.#before = before;
    this.#gapMs = before === undefined ? FIRST_GAP_MS : Math.max(FIRST_GAP_MS, before.#gapMs / BACKOFF);
    this.#probeAtMs = nowMs + jittered(Math.max(this.#gapMs, leastMs));
  }

  /** Whether a probe may be sent now; if so the next one may not for at least so many milliseconds. */
  admitsProbe(nowMs: number, leastMs: number): boolean {
    if (nowMs < this.#probeAtMs) return false;
    this.#probeAtMs = nowMs + Math.max(this.#gapMs, leastMs);
    return true;
  }

  /** A probe was refused. */
  refused(nowMs: number, jittered: (ms: number) => number): void {
    const longest = Math.max(LONGEST_GAP_MS, this.#gapMs, LONGEST_GAP_SHARE * (nowMs - this.sinceMs));
    this.#gapMs = Math.min(longest, this.#gapMs * BACKOFF);
    this.#probeAtMs = nowMs + jittered(this.#gapMs);
  }

  /**
   * Questions a second that the resolver allows, now that the pause ends.
   *
   * @param answers How many it answered before the pause.
   * @param fromMs Since when.
   */
  allowedRate(nowMs: number, answers: number, fromMs: number): number {
    const answeringMs = Math.max(1, this.sinceMs - fromMs);
    const pausedMs = Math.max(1, nowMs - this.sinceMs);
    // The first pause may have lasted as long as it did because of its probes. A rate that is too high shows when the
    // next pause ends.
    const countedMs = answeringMs + (this.#before === undefined ? this.#gapMs : pausedMs);
    return answers / countedMs * 1000;
  }
}
