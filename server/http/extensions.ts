import { integer } from "../checks.ts";
import type { QueryParameter } from "./parameters.ts";

/** Whether lines and objects have extension members: completeness of a lookup, reasons of a verdict. */
export const EXTENSIONS: QueryParameter<number> = {
  check: integer(0, 1),
  fallback: 0,
  without:
    "with 1, lines are ExtendedStreamMessage: with extension members, for clients that ignore members " +
    "they do not know",
};
