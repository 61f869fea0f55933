import { checkArgument } from "./argument.ts";
import { SquatError, type SquatErrorCode } from "./errors.ts";
import type { Problem } from "./model.ts";

const TITLES: Record<SquatErrorCode, [status: number, title: string]> = {
  invalid_domain: [400, "Invalid domain"],
  invalid_parameter: [400, "Invalid parameter"],
  invalid_pattern: [400, "Invalid pattern"],
  unauthenticated: [401, "Not authenticated"],
  forbidden: [403, "Not allowed"],
  not_found: [404, "Not found"],
  rate_limited: [429, "Too many requests"],
  over_capacity: [503, "Over capacity"],
  deadline: [504, "Out of time"],
  no_network: [503, "No answer from DNS"],
  internal: [500, "Internal error"],
};

/**
 * Returns the RFC 9457 problem that stands for an error. Nothing of an unexpected error leaves: its detail is
 * the same for all.
 *
 * @example
 * ```ts
 * import { SquatError } from "./errors.ts";
 * import { problemOf } from "./problem.ts";
 * console.assert(problemOf(new SquatError("invalid_domain", "Cannot use it")).status === 400);
 * console.assert(problemOf(new Error("a secret")).detail === "An unexpected error: its cause is in the log");
 * ```
 */
export function problemOf(error: unknown): Problem {
  const code = error instanceof SquatError ? error.code : "internal";
  const [status, title] = TITLES[code];
  return {
    type: `urn:deadringer:problem:${code.replaceAll("_", "-")}`,
    title,
    status,
    detail: error instanceof SquatError ? error.message : "An unexpected error: its cause is in the log",
  };
}

/**
 * Returns the error that a problem stands for: the reverse of `problemOf`. A problem of no known type is `internal`.
 *
 * @example
 * ```ts
 * import { SquatError } from "./errors.ts";
 * import { errorOf, problemOf } from "./problem.ts";
 * console.assert(errorOf(problemOf(new SquatError("deadline", "Out of time"))).code === "deadline");
 * ```
 */
export function errorOf(problem: Pick<Problem, "type" | "detail">): SquatError {
  checkArgument(problem, "object", "the problem of errorOf");
  const { type, detail } = problem;
  checkArgument(type, "text", "the type of a problem");
  const code = type.slice(type.lastIndexOf(":") + 1).replaceAll("-", "_");
  return new SquatError(Object.hasOwn(TITLES, code) ? code as SquatErrorCode : "internal", detail);
}
