/** How often a key has asked in the current window. */
export interface Window {
  /** Requests so far, this one included. */
  count: number;
  /** When the window ends, milliseconds since 1970. */
  ends_at: number;
}

/** What follows from a window. */
export interface Decision {
  /** Whether the request may go on. */
  allowed: boolean;
  /** Requests a window. */
  limit: number;
  /** Requests left in this window. */
  remaining: number;
  /** Seconds until the window ends, at least 1. */
  reset_sec: number;
}

/** Length of a window, unless another is asked for. */
export const WINDOW_MS = 60_000;

/**
 * How much later than a window of now another may end, milliseconds. Requests are not counted in the order in which they
 * read the clock, and the clocks of instances differ; a window that ends later still was begun before a clock was set back.
 */
export const CLOCK_SLACK_MS = 15_000;

/**
 * Returns the window after so many more requests. A window begins with the first request after the last one ended. One
 * that ends much too late was begun before the clock was set back, and is over.
 */
export function count(
  window: Window | undefined,
  now: number,
  window_ms: number = WINDOW_MS,
  requests: number = 1,
): Window {
  if (window === undefined || window.ends_at <= now || window.ends_at > now + window_ms + CLOCK_SLACK_MS) {
    return { count: requests, ends_at: now + window_ms };
  }
  return { count: window.count + requests, ends_at: window.ends_at };
}

/** Returns what a window means for the request that was counted last. */
export function decide(window: Window, limit: number, now: number): Decision {
  return {
    allowed: window.count <= limit,
    limit,
    remaining: Math.max(0, limit - window.count),
    reset_sec: Math.max(1, Math.ceil((window.ends_at - now) / 1000)),
  };
}

/** Headers that tell a decision. */
export function limitHeaders(decision: Decision): Record<string, string> {
  return {
    "x-ratelimit-limit": String(decision.limit),
    "x-ratelimit-remaining": String(decision.remaining),
    "x-ratelimit-reset": String(decision.reset_sec),
  };
}
