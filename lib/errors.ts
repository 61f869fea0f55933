/** The closed list of what can go wrong before or during a lookup. */
export type SquatErrorCode =
  | "invalid_domain"
  | "invalid_parameter"
  | "invalid_pattern"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "rate_limited"
  | "over_capacity"
  | "deadline"
  | "no_network"
  | "internal";

/**
 * An error of input, access or capacity. An argument of the wrong kind is `invalid_parameter`.
 *
 * @example
 * ```ts
 * import { SquatError } from "./errors.ts";
 * const error = new SquatError("invalid_domain", 'Cannot use "a..b": label 2 is empty');
 * console.assert(error.code === "invalid_domain");
 * ```
 */
export class SquatError extends Error {
  /** The code, one of a closed list. */
  readonly code: SquatErrorCode;
  /** Seconds to wait before trying again, where that helps. */
  readonly retryAfterSeconds: number | undefined;

  /**
   * Makes an error.
   *
   * @param code Which of the closed list.
   * @param message What was wrong, the value, what to do. Capital first, no full stop.
   * @param options `cause` and `retryAfterSeconds`.
   */
  constructor(
    code: SquatErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "SquatError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
