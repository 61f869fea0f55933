import { SquatError } from "../../lib/errors.ts";
import type { WindowState } from "../stores/memory_limits.ts";

/** The decision on a request. */
export interface Decision {
  /** Whether the request is within the limit. */
  allowed: boolean;
  /** Requests allowed in a window. */
  limit: number;
  /** Requests left in this window. */
  remaining: number;
  /** Seconds until the window ends, at least 1. */
  reset_sec: number;
}

/** Length of the window for requests, milliseconds. */
export const WINDOW_MS = 60_000;

/** Returns the decision on the request that was counted last. */
export function decide({ count, left_ms }: WindowState, limit: number): Decision {
  return {
    allowed: count <= limit,
    limit,
    remaining: Math.max(0, limit - count),
    reset_sec: Math.max(1, Math.ceil(left_ms / 1000)),
  };
}

/** Returns the headers of a decision. */
export function limitHeaders(decision: Decision): Record<string, string> {
  return {
    "x-ratelimit-limit": String(decision.limit),
    "x-ratelimit-remaining": String(decision.remaining),
    "x-ratelimit-reset": String(decision.reset_sec),
  };
}

/** How often something may be done. */
export interface UseLimit {
  /** What counts together: its window in the store. */
  of: string;
  /** Most uses in so many milliseconds. */
  most: number;
  ms: number;
  /** Uses that this one counts as. @default 1 */
  amount?: number;
  /** Returns the message of a refusal. */
  refusal: (seconds: number) => string;
}

/** Counts a use. @throws {SquatError} `rate_limited` when there were too many. */
export async function limitUses(
  limits: { take(id: string, ms: number, amount?: number): Promise<WindowState> },
  { of, most, ms, amount, refusal }: UseLimit,
): Promise<void> {
  const { allowed, reset_sec } = decide(await limits.take(of, ms, amount), most);
  if (!allowed) throw new SquatError("rate_limited", refusal(reset_sec), { retryAfterSeconds: reset_sec });
}
