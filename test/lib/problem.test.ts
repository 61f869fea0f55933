import { expect, test } from "vitest";
import { SquatError, type SquatErrorCode } from "../../lib/errors.ts";
import { errorOf, problemOf } from "../../lib/problem.ts";

const CODES: SquatErrorCode[] = ["invalid_domain", "rate_limited", "over_capacity", "no_network", "internal"];

test("the error of a problem is the one it stands for; other types are internal", () => {
  for (const code of CODES) expect(errorOf(problemOf(new SquatError(code, "x"))).code).toBe(code);
  for (const type of ["about:blank", "urn:deadringer:problem:constructor", ""]) {
    expect([type, errorOf({ type, detail: "" }).code]).toEqual([type, "internal"]);
  }
});
