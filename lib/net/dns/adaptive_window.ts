import { FEW_ANSWERS, JUDGE_AFTER_MS, Losses, MAX_TOLERATED } from "./losses.ts";
import { Pause } from "./pause.ts";
import { TokenBucket } from "./token_bucket.ts";

/** Initial queries in flight, and queries a second: below the limits of resolvers for homes and offices. */
const FIRST_WINDOW = 128;
const FIRST_RATE = 1_000;
/** Answers at a rate before it is doubled. */
const ANSWERS_TO_DOUBLE = 8;
/** Milliseconds by which a busy machine may read an answer late. */
const LATE_MS = 30;
/** Above this there is no rate limit: one thread does not send faster. */
const UNLIMITED = 100_000;

/** Refusals are certain and come at once, so two round trips are enough to count them. */
const REFUSAL_INTERVAL_MS = [30, 250] as const;
/** Below this share, refusals are due to the names: 1 to 3 % of real look-alikes have broken name servers. */
const TOLERATED_REFUSALS = 0.1;
const MIN_REFUSALS = 5; // Fewer may be names with broken servers, whatever their share.
const FEW_REFUSALS_MS = 2_000; // After which a lower share of refusals is discarded.
/** After this many refusals in a row nothing is sent until they are evaluated. */
const REFUSALS_TO_PAUSE = 8;
const MIN_RATE = 1; // Lowest rate, queries a second.
const MIN_WINDOW = 4; // Smallest window: one slow answer does not stall it.
/** Rate after a cut, as a share of the answered rate: below the limit, so that the resolver's queue drains. */
const BELOW_LIMIT = 0.97;
/** Window after a refusal, as a share of the queries that were ahead of it (RFC 9438 has 0.7 for bulk transfers). */
const WINDOW_CUT = 0.85;
/** A smaller window may as well be the effect of a limit per second. */
const CLEAR_WINDOW = 16;
/** Queries by which the window then grows in a round trip. */
const GROWTH_PER_ROUND = 2;
const RECENT_MS = 500; // Half of the second by which limits count.
/**
 * Growth factor of a step after a cut, doubled with each step; and after a pause, doubled when the same time passed
 * without refusals.
 */
const GROWTH_AFTER_CUT = 1.04;
const GROWTH_AFTER_PAUSE = 1.02;
const MAX_GROWTH = 1.25; // The gain with which BBR probes (draft-cardwell-iccrg-bbr).
const GROWTH_STEP_MS = 250; // As REFUSAL_INTERVAL_MS at most: a step is evaluated before the next.
/** A cut rests on two round trips only, which say little about a resolver with so many queries in flight. */
const STEP_AFTER_CUT_MS = 100;
/** Milliseconds from a cut to a pause that has the same reason. */
const PAUSE_AFTER_CUT_MS = 500;
/** A limit per minute is approached in this many steps of its pause. */
const STEPS_IN_PAUSE = 8;
/** A cut was right if it leaves less than this part of the share of refusals. */
const CURED = 0.75;
/** Milliseconds after a cut in which a refusal says nothing about its name. */
const OVERLOAD_MS = 3_000;

/** The state when the rate was first lowered, and the counts since. */
interface RefusalCut {
  share: number;
  perSecond: number;
  window: number;
  rate: number;
  sinceMs: number;
  answers: number;
  refused: number;
}

/**
 * Congestion control for one resolver: queries in flight and a rate, which start low, double while all queries are
 * answered, and fall to what the resolver sustains.
 *
 * Two signals lower them. **Refusals** (REFUSED, SERVFAIL, NOTIMP, TC) are certain: when more than 10 % of the
 * replies of two round trips are refusals, the rate falls to that of the answers, and the window below the number in
 * flight. When all are refusals, only probes are sent, at growing intervals; the first answer shows how many queries
 * the resolver allows in how much time, and this becomes the rate. **Losses** are the failed attempts of queries that
 * were answered later: names that never answer say nothing about the path. Refusals and losses that a lower rate does
 * not reduce are due to the names or the path, and are tolerated.
 */
export class AdaptiveWindow {
  readonly #maxWindow: number;
  readonly #maxRate: number;
  readonly #random: () => number;
  /** How many queries may be in flight. */
  window: number;
  /** Queries a second; Infinity while there is no sign of a limit. */
  rate: number;
  #startAtMs: number | undefined;
  readonly #bucket = new TokenBucket();
  #srttMs = 0;

  /** Doubling until the first sign of a limit. */
  #starting = true;
  #answersAtRate = 0;
  #doubledAtMs = 0;

  /** Attempts that were lost of queries that a later attempt got answered. */
  readonly losses: Losses = new Losses();

  #refusals = { answers: 0, refused: 0, ahead: Infinity, sinceMs: 0, tolerated: TOLERATED_REFUSALS };
  #refusalCut: RefusalCut | undefined;
  #wasCut = false;
  #inARow = 0;
  #isBraked = false;
  #overloadedUntilMs = -Infinity;
  #pause: Pause | undefined;
  #lastPause: Pause | undefined;
  #gaveUp = false;
  /** Answers of this half second and of the one before. */
  #recent = { answers: 0, sinceMs: 0, before: 0, beforeMs: 0 };
  #resumedAtMs = 0;
  #answersSinceResume = 0;

  #growth = MAX_GROWTH;
  #growthStepMs = GROWTH_STEP_MS;
  #grownAtMs = 0;
  #growthDoubledAtMs = 0;
  #doubleGrowthAfterMs = 0;

  /**
   * @param maxWindow Most queries in flight.
   * @param random A number from 0 up to 1, for the jitter of probes.
   * @param maxRate Most queries a second.
   */
  constructor(maxWindow: number, random: () => number = Math.random, maxRate: number = Infinity) {
    this.#maxRate = maxRate;
    this.rate = Math.min(FIRST_RATE, maxRate);
    this.#maxWindow = maxWindow;
    this.window = Math.min(FIRST_WINDOW, maxWindow);
    this.#random = random;
  }

  /** Whether the resolver refuses everything at present. */
  get isPaused(): boolean {
    return this.#pause !== undefined;
  }

  /** Whether a refusal at this moment is due to the resolver, not to the name. */
  isOverloaded(nowMs: number): boolean {
    return this.#pause !== undefined || nowMs < this.#overloadedUntilMs;
  }

  /**
   * Whether one query may be sent now; if so, it is counted.
   *
   * @param nowMs Milliseconds since any start.
   * @param inFlight Queries that wait for this resolver's answer; 0 to retransmit one of them.
   */
  admit(nowMs: number, inFlight: number): boolean {
    if (this.#pause !== undefined) return this.#pause.admitsProbe(nowMs, 2 * this.#srttMs);
    if (this.#isBraked || inFlight >= this.window) return false;
    if (!this.#bucket.has(nowMs, this.rate)) return false;
    this.#bucket.take();
    return true;
  }

  /** Call it when the resolver answered a query that was sent at `sentAtMs`, with the number still in flight. */
  answered(nowMs: number, sentAtMs: number, inFlight: number): void {
    this.losses.answers++;
    this.#refusals.answers++;
    this.#answersSinceResume++;
    this.#recent.answers++;
    this.#inARow = 0;
    if (this.#gaveUp) {
      this.#gaveUp = false;
      this.#refusals.tolerated = TOLERATED_REFUSALS;
    }
    if (this.#pause !== undefined) {
      if (sentAtMs >= this.#pause.sinceMs) this.#resume(nowMs, this.#pause);
      return;
    }
    // A window that the rate does not fill is not validated and must not grow: RFC 7661.
    if (this.window < this.#maxWindow && inFlight >= this.window / 2) {
      this.window += this.#wasCut ? GROWTH_PER_ROUND / this.window : 1;
    }
    if (!this.#starting || ++this.#answersAtRate < ANSWERS_TO_DOUBLE) return;
    if (nowMs - this.#doubledAtMs < Math.min(50, Math.max(10, this.#srttMs))) return;
    // Nothing is late as long as no round trip is known.
    if (this.#srttMs === 0) return;
    this.#answersAtRate = 0;
    this.#doubledAtMs = nowMs;
    // Overdue answers: the resolver drops queries above its rate, or names are silent.
    const isLate = inFlight > this.rate * (3 * this.#srttMs + LATE_MS) / 1000 + FEW_ANSWERS;
    if (isLate) this.#starting = false;
    else this.rate = this.#bounded(this.rate * 2);
  }

  /**
   * Call it when the resolver refused a query that was sent at `sentAtMs`.
   *
   * @param ahead Queries that were in flight when it was sent.
   * @param isSuspect Whether the query was refused before without an overload: then its name may be the reason, and
   * it does not count.
   */
  refused(nowMs: number, sentAtMs: number, ahead: number, isSuspect: boolean): void {
    const pause = this.#pause;
    if (pause !== undefined) {
      if (sentAtMs >= pause.sinceMs) pause.refused(nowMs, this.#jittered);
      return;
    }
    if (isSuspect) return;
    this.#refusals.refused++;
    this.#refusals.ahead = Math.min(this.#refusals.ahead, ahead);
    if (++this.#inARow < REFUSALS_TO_PAUSE) return;
    this.#isBraked = true;
    this.#overloadedUntilMs = nowMs + OVERLOAD_MS;
  }

  /** Call it when a probe got no reply, or is repeated. */
  probeLost(nowMs: number): void {
    this.#pause?.refused(nowMs, this.#jittered);
  }

  /** Continues for a while although everything is refused, to confirm it. */
  giveUpPause(): void {
    this.#pause = undefined;
    this.#wasCut = true;
    this.#starting = this.#isBraked = false;
    this.#inARow = 0;
    this.window = Math.min(FIRST_WINDOW, this.#maxWindow);
    this.rate = FIRST_RATE;
    this.#refusals.tolerated = 1;
    this.#gaveUp = true;
  }

  /** Advances the clock and evaluates the replies since the last call. */
  tick(nowMs: number, srttMs: number): void {
    this.#srttMs = srttMs;
    if (this.#startAtMs === undefined) {
      this.#startAtMs = this.#resumedAtMs = nowMs;
      this.#recent.sinceMs = this.#doubledAtMs = nowMs;
      this.losses.sinceMs = this.#refusals.sinceMs = nowMs;
      this.#grownAtMs = this.#growthDoubledAtMs = nowMs;
      return;
    }
    const { answers, sinceMs } = this.#recent;
    if (nowMs - sinceMs >= RECENT_MS) {
      this.#recent = { answers: 0, sinceMs: nowMs, before: answers, beforeMs: nowMs - sinceMs };
    }
    if (this.#pause === undefined) this.#judgeRefusals(nowMs);
    const rate = this.losses.judge(nowMs, this.rate);
    if (rate !== null) [this.#starting, this.rate] = [false, rate];
    if (!this.#starting && !this.losses.areTooMany) this.#grow(nowMs);
  }

  readonly #jittered = (ms: number): number => ms * (0.75 + this.#random() / 2);

  #judgeRefusals(nowMs: number): void {
    const counted = this.#refusals;
    const { answers, refused, tolerated, ahead } = counted;
    const replies = answers + refused;
    const elapsed = nowMs - counted.sinceMs;
    const [least, most] = REFUSAL_INTERVAL_MS;
    if (elapsed < Math.min(most, Math.max(least, 2 * this.#srttMs))) return;
    if (!this.#isBraked) {
      if (replies < FEW_ANSWERS && elapsed < most) return;
      if (refused > 0 && refused < MIN_REFUSALS && elapsed < FEW_REFUSALS_MS) return;
    }
    // This many in a row are not due to names, however small their share.
    const isSure = this.#isBraked && tolerated === TOLERATED_REFUSALS;
    this.#isBraked = false;
    this.#refusals = { answers: 0, refused: 0, ahead: Infinity, sinceMs: nowMs, tolerated };
    if (tolerated < 1 && answers === 0 && refused > 0 && this.#inARow >= REFUSALS_TO_PAUSE) {
      this.pause(nowMs);
    } else if (!this.#isCutInVain(nowMs, answers, refused)) {
      const share = refused / Math.max(1, replies);
      if (refused < MIN_REFUSALS || (share <= tolerated && !isSure)) return;
      const goodput = this.#goodput(nowMs, answers * 1000 / elapsed);
      this.#overloadedUntilMs = nowMs + OVERLOAD_MS;
      this.#refusalCut ??= {
        share,
        perSecond: replies * 1000 / elapsed,
        window: this.window,
        rate: this.rate,
        sinceMs: nowMs,
        answers: 0,
        refused: 0,
      };
      const roundsPerSecond = 1000 / Math.max(1, this.#srttMs);
      // The smallest number ahead of a refused query is the resolver's limit of concurrent queries, if it has one.
      const fits = Math.min(this.window, ahead * WINDOW_CUT);
      this.window = Math.max(MIN_WINDOW, fits, goodput / roundsPerSecond);
      this.#wasCut = true;
      const isClear = fits >= CLEAR_WINDOW;
      const rate = Math.min(this.rate, isClear ? Math.max(goodput, fits * roundsPerSecond) : goodput);
      this.#slowDown(nowMs, rate, GROWTH_AFTER_CUT, STEP_AFTER_CUT_MS, 0);
    }
  }

  /** The demonstrated rate of answers a second. */
  #goodput(nowMs: number, present: number): number {
    if (!this.#wasCut) {
      this.#recent = { answers: 0, sinceMs: nowMs, before: 0, beforeMs: 0 };
      // While the rate doubles, answers lag behind it: two doublings ago all queries were answered.
      return this.#starting && this.rate < Infinity ? Math.max(present, this.rate / 4) : present;
    }
    // Limits may count by the second: near one, the last half to whole second shows it best.
    const { answers, sinceMs, before, beforeMs } = this.#recent;
    const recent = (answers + before) * 1000 / Math.max(1, nowMs - sinceMs + beforeMs);
    return Math.max(present, recent);
  }

  /** Whether refusals are as frequent at the lower rate. Then they are due to the names, and the cut is undone. */
  #isCutInVain(nowMs: number, answers: number, refused: number): boolean {
    const cut = this.#refusalCut;
    if (cut === undefined) return false;
    cut.answers += answers;
    cut.refused += refused;
    const replies = cut.answers + cut.refused;
    const elapsed = nowMs - cut.sinceMs;
    if (elapsed < JUDGE_AFTER_MS || replies < FEW_ANSWERS) return false;
    this.#refusalCut = undefined;
    const share = cut.refused / replies;
    // With a limit the number of answers stays the same, so their share rises at a lower rate.
    const isLimit = share < CURED * cut.share || 1 - share > 1.2 * (1 - cut.share);
    if (isLimit || share > MAX_TOLERATED || replies * 1000 / elapsed > 0.7 * cut.perSecond) return false;
    this.#refusals.tolerated = share * 1.25;
    this.#overloadedUntilMs = -Infinity;
    this.rate = cut.rate;
    this.window = Math.max(this.window, cut.window);
    this.#growth = MAX_GROWTH;
    return true;
  }

  /** Sends only probes until one is answered. */
  pause(nowMs: number): void {
    if (this.#pause !== undefined) return;
    this.#pause = new Pause(nowMs, this.#jittered, 2 * this.#srttMs, this.#lastPause);
    const cut = this.#refusalCut;
    // Few were answered in the moment before because a window's questions were used up.
    if (cut !== undefined && nowMs - cut.sinceMs < PAUSE_AFTER_CUT_MS) {
      this.rate = cut.rate;
      this.window = cut.window;
    }
    this.#refusalCut = undefined;
  }

  /** Ends a pause that began at that time or later: there was no reason for it. */
  cancelPause(sinceMs: number): void {
    if (this.#pause !== undefined && this.#pause.sinceMs >= sinceMs) this.#pause = undefined;
  }

  #resume(nowMs: number, pause: Pause): void {
    const allowed = pause.allowedRate(nowMs, this.#answersSinceResume, this.#resumedAtMs);
    this.#lastPause = pause;
    this.#pause = undefined;
    this.#wasCut = true;
    this.#resumedAtMs = nowMs;
    this.#answersSinceResume = 0;
    this.#refusals = { ...this.#refusals, answers: 0, refused: 0, ahead: Infinity, sinceMs: nowMs };
    const stepMs = Math.max(GROWTH_STEP_MS, (nowMs - pause.sinceMs) / STEPS_IN_PAUSE);
    const rate = Math.min(this.rate, allowed);
    this.#slowDown(nowMs, rate, GROWTH_AFTER_PAUSE, stepMs, STEPS_IN_PAUSE * stepMs);
  }

  #slowDown(nowMs: number, rate: number, growth: number, stepMs: number, doubleAfterMs: number): void {
    this.#starting = false;
    this.rate = Math.max(MIN_RATE, rate * BELOW_LIMIT);
    this.#growth = growth;
    this.#growthStepMs = stepMs;
    this.#doubleGrowthAfterMs = doubleAfterMs;
    this.#grownAtMs = this.#growthDoubledAtMs = nowMs;
  }

  #bounded(rate: number): number {
    return Math.min(this.#maxRate, rate > UNLIMITED ? Infinity : rate);
  }

  #grow(nowMs: number): void {
    if (this.rate === Infinity || this.#pause !== undefined) return;
    if (nowMs - this.#grownAtMs < this.#growthStepMs) return;
    this.#grownAtMs = nowMs;
    this.rate *= this.losses.areFew ? this.#growth : Math.min(this.#growth, 1.05);
    this.rate = this.#bounded(this.rate);
    if (nowMs - this.#growthDoubledAtMs < this.#doubleGrowthAfterMs) return;
    this.#growthDoubledAtMs = nowMs;
    this.#growth = Math.min(MAX_GROWTH, 1 + (this.#growth - 1) * 2);
  }
}
