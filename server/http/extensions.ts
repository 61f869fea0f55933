import { integer } from "../checks.ts";
import type { QueryParameter } from "./parameters.ts";

/** Whether lines and objects have members beyond the contract: what a lookup says of itself, and why of a verdict. */
export const EXTENSIONS: QueryParameter<number> = {
  check: integer(0, 1),
  fallback: 0,
  without:
    "with 1, lines are ExtendedStreamMessage: members beyond the contract, for clients that pass over what " +
    "they do not know",
};
