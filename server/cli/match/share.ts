import type { Check } from "../../checks.ts";

/** A probability or base rate on the command line. */
export const SHARE: Check<number> = {
  expects: "a number above 0 and below 1, such as 0.2",
  parse(text) {
    const value = Number(text);
    return value > 0 && value < 1 ? value : undefined;
  },
  schema: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 },
};
