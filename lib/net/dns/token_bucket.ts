/** Seconds of its rate that a bucket holds: two timers of 10 ms, of which one may be late. */
const HOLDS_S = 0.02;

/**
 * A limit that is never exceeded in any second, shared by all that ask one service. What is sent again counts too, and
 * makes a debt.
 */
export class Ceiling {
  /** Questions a second. */
  readonly perSecond: number;
  readonly #bucket = new TokenBucket();

  /** @param most Questions in any second. */
  constructor(most: number) {
    this.perSecond = most / (1 + HOLDS_S);
  }

  /** Whether one more may be sent. */
  has(nowMs: number): boolean {
    return this.#bucket.has(this.perSecond, nowMs);
  }

  /** Counts one that is sent. */
  take(): void {
    this.#bucket.take();
  }
}

/** A token bucket: lets things through at a rate. */
export class TokenBucket {
  #tokens = 0;
  #atMs = 0;

  /** Whether there is a token, at this rate a second; Infinity always has one. */
  has(rate: number, nowMs: number): boolean {
    // Without a limit there is neither credit nor debt.
    const held = this.#tokens + rate * (nowMs - this.#atMs) / 1000;
    this.#tokens = rate === Infinity ? 1 : Math.min(Math.max(1, rate * HOLDS_S), held);
    this.#atMs = nowMs;
    return this.#tokens >= 1;
  }

  /** Takes one. */
  take(): void {
    this.#tokens--;
  }
}
