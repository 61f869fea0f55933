import { decide } from "../auth/rate_limit.ts";
import { SquatError } from "../../mod.ts";
import type { Context } from "./route.ts";

/** How often something may be done. */
export interface UseLimit {
  /** What counts together: its window in the store. */
  of: string;
  /** Most uses in so many milliseconds. */
  most: number;
  ms: number;
  /** Uses that this one counts as. @default 1 */
  amount?: number;
  /** The message of a refusal. */
  refusal: (seconds: number) => string;
}

/** Counts a use. @throws {SquatError} `rate_limited` when there were too many. */
export async function limitUses(
  { service }: Pick<Context, "service">,
  { of, most, ms, amount, refusal }: UseLimit,
): Promise<void> {
  const { allowed, reset_sec } = decide(await service.stores.limits.take(of, ms, amount), most);
  if (!allowed) throw new SquatError("rate_limited", refusal(reset_sec), { retryAfterSeconds: reset_sec });
}
