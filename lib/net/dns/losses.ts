/** Milliseconds over which losses are counted. */
const INTERVAL_MS = 150;
/** Milliseconds after which fewer answers are accepted. */
const FEW_ANSWERS_MS = 1_000;
/** Below this share of losses the path is merely lossy; above it, the rate is too high. */
const TOLERATED = 0.15;
/** A larger share is never attributed to the path or the names. */
export const MAX_TOLERATED = 0.6;
/** Answers that suffice to tell a loss of 10 % from one of 15 %. */
const FULL_SAMPLE = 150;
/** Fewest answers of an interval that counts. */
export const FEW_ANSWERS = 40;
/** Lowest rate after losses, queries a second. */
const MIN_RATE = 100;
/** Milliseconds for which a share of losses is remembered: longer than most queries take. */
const MEMORY_MS = 60_000;
/** Added to the counts, so that a few attempts weigh little. */
const ASSUMED = { losses: 2, attempts: 40 };
/** Milliseconds from a cut to its evaluation: earlier losses show until their last retransmission is answered. */
export const JUDGE_AFTER_MS = 1_500;

/**
 * Counts lost attempts of queries that were answered in the end: names that never answer say nothing about the path.
 * Losses that a lower rate does not reduce are a property of the path, and are tolerated.
 */
export class Losses {
  /** Questions answered in this interval, and attempts lost before. */
  answers = 0;
  losses = 0;
  /** Start of the interval. */
  sinceMs = 0;

  #tolerated = TOLERATED;
  #cut: { share: number; rate: number; atMs: number } | undefined;
  /** Whether the losses of the last interval were far below the tolerated share. */
  areFew = true;
  /** Intervals with their shares, oldest first, without those that a later one exceeds. */
  #shares: readonly { share: number; atMs: number }[] = [];

  /** The largest share of attempts lost in an interval that ended at that time or later, 0 to 1. */
  shareSince(ms: number): number {
    return this.#shares.find(({ atMs }) => atMs >= ms)?.share ?? 0;
  }

  /** Whether the losses of the last interval were above the tolerated share. */
  get areTooMany(): boolean {
    return this.#cut !== undefined;
  }

  /** Ends the interval when it is long enough; returns the new rate in queries a second, or null to leave it. */
  judge(nowMs: number, rate: number): number | null {
    const { answers, losses } = this;
    const elapsed = nowMs - this.sinceMs;
    if (elapsed < INTERVAL_MS) return null;
    // Few answers in an interval say nothing about losses; wait for more, but not for ever.
    if (answers < FULL_SAMPLE && elapsed < FEW_ANSWERS_MS) return null;
    this.answers = this.losses = 0;
    this.sinceMs = nowMs;
    const goodput = answers * 1000 / elapsed;
    const share = losses / Math.max(1, answers + losses);
    const cautious = (losses + ASSUMED.losses) / (answers + losses + ASSUMED.attempts);
    const larger = this.#shares.filter(({ share, atMs }) => share > cautious && nowMs - atMs < MEMORY_MS);
    this.#shares = [...larger, { share: cautious, atMs: nowMs }];
    if (answers < FEW_ANSWERS || share <= this.#tolerated) {
      this.#cut = undefined;
      this.areFew = share < this.#tolerated / 2;
      return null;
    }
    const cut = this.#cut;
    const isJudged = cut !== undefined && nowMs - cut.atMs >= JUDGE_AFTER_MS;
    if (isJudged && goodput < 0.85 * cut.rate && share > 0.75 * cut.share) {
      this.#tolerated = Math.min(MAX_TOLERATED, share * 1.25);
      this.#cut = undefined;
      return Math.max(rate, cut.rate * 2);
    }
    this.#cut ??= { share, rate: goodput, atMs: nowMs };
    return Math.max(MIN_RATE, goodput * 1.05);
  }
}
