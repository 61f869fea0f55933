/** Seconds of its rate that a bucket holds: two timers of 10 ms, of which one may be late. */
const HOLDS_S = 0.02;

/** A token bucket: lets things through at a rate. What is taken without a token makes a debt. */
export class TokenBucket {
  /** Tokens a second. */
  readonly perSecond: number;
  #tokens = 0;
  #atMs = 0;

  /** @param perSecond Tokens a second, where `has` says nothing else. @default no limit */
  constructor(perSecond = Infinity) {
    this.perSecond = perSecond;
  }

  /** Whether there is a token, at this rate a second; Infinity always has one. */
  has(nowMs: number, rate: number = this.perSecond): boolean {
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

/** A bucket for all that ask one service: with what it holds, it never lets more than `most` through in any second. */
export const ceilingOf = (most: number): TokenBucket => new TokenBucket(most / (1 + HOLDS_S));
