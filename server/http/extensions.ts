import { integer } from "../checks.ts";
import type { QueryParameter } from "../wire/route.ts";

const ZERO_OR_ONE = integer(0, 1);

/** Whether lines and objects have extension members: completeness of a lookup, reasons of a verdict. */
export const EXTENSION_MEMBERS: QueryParameter<boolean> = {
  check: {
    ...ZERO_OR_ONE,
    parse: (text) => ZERO_OR_ONE.parse(text) === undefined ? undefined : text === "1",
  },
  fallback: false,
  without:
    "with 1, lines are ExtendedStreamMessage: with extension members, for clients that ignore members " +
    "they do not know",
};
