/** How fast to ask: a window that grows from a slow start, and a rate that appears when answers get lost. */
export interface Pace {
  /** Questions that may be under way at once. */
  readonly window: number;
  /** Questions a second; Infinity while nothing speaks for a limit. */
  readonly rate: number;
  /** A question was answered, on its nth attempt. */
  answered(attempt: number): void;
  /** Time passes; milliseconds since any start. */
  tick(nowMs: number): void;
}

const FIRST_WINDOW = 256;
const INTERVAL_MS = 250;
/** Below this share of losses the path is merely lossy; above it, somebody drops what is too fast. */
const TOLERATED_LOSS = 0.15;
/** So many answers tell a loss of 10 % from one of 15 %; after a second, fewer must do. */
const FULL_SAMPLE = 150;
const MIN_SAMPLE = 40;
const MIN_RATE = 100;
/** Losses from before a cut show until the last of their repetitions is answered; only then is it judged. */
const JUDGE_AFTER_MS = 1_500;

/**
 * Returns a pace.
 *
 * Only questions that were answered count, each with the attempts it took before: names that never answer say
 * nothing about the path, and so cannot slow the others. When more than 15 % of the attempts were lost, the
 * rate becomes a little more than what was answered in that time; when losses stay away, it grows again. A
 * loss that a lower rate does not cure is a property of the path and is tolerated.
 *
 * @param maxWindow Most questions under way.
 */
export function createPace(maxWindow: number): Pace {
  let window = Math.min(FIRST_WINDOW, maxWindow);
  let rate = Infinity;
  let tolerated = TOLERATED_LOSS;
  let answers = 0;
  let losses = 0;
  let since: number | undefined;
  let cut: { loss: number; rate: number; atMs: number } | undefined;
  return {
    get window() {
      return window;
    },
    get rate() {
      return rate;
    },
    answered(attempt) {
      answers++;
      losses += attempt;
      if (attempt === 0 && window < maxWindow) window++;
    },
    tick(nowMs) {
      since ??= nowMs;
      const elapsed = nowMs - since;
      if (elapsed < INTERVAL_MS) return;
      // Few answers in an interval say nothing about losses; wait for more, but not for ever.
      if (answers < FULL_SAMPLE && elapsed < 4 * INTERVAL_MS) return;
      const goodput = answers * 1000 / elapsed;
      const loss = losses / Math.max(1, answers + losses);
      if (answers >= MIN_SAMPLE && loss > tolerated) {
        const judged = cut !== undefined && nowMs - cut.atMs >= JUDGE_AFTER_MS;
        if (judged && goodput < 0.85 * cut!.rate && loss > 0.75 * cut!.loss) {
          tolerated = Math.min(0.6, loss * 1.25);
          rate = cut!.rate * 2;
          cut = undefined;
        } else {
          cut ??= { loss, rate: goodput, atMs: nowMs };
          rate = Math.max(MIN_RATE, goodput * 1.05);
        }
      } else {
        cut = undefined;
        if (rate < Infinity) rate = rate * (loss < tolerated / 2 ? 1.25 : 1.05);
        if (rate > 100_000) rate = Infinity;
      }
      answers = losses = 0;
      since = nowMs;
    },
  };
}
