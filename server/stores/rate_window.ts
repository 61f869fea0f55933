/** Requests counted in a window that has not ended. */
export interface RateWindow {
  /** Requests so far. */
  count: number;
  /** When the window ends, milliseconds of the store's clock. */
  ends_at: number;
}

/** A window as its store reports it. Readers need no clock. */
export interface WindowState {
  /** Requests so far, this one included. */
  count: number;
  /** Milliseconds until the window ends. */
  left_ms: number;
}

/** Returns the window after one more request. A window starts with the first request after the last one ended. */
export function countRequest(
  window: RateWindow | undefined,
  now: number,
  window_ms: number,
  amount: number = 1,
): RateWindow {
  if (window === undefined || window.ends_at <= now) return { count: amount, ends_at: now + window_ms };
  return { count: window.count + amount, ends_at: window.ends_at };
}
