import { maybe, type Op } from "./op.ts";
import { wholeNumber } from "./schema.ts";

/** Edits between the original and this name, over code points of the whole name. */
export const levenshtein: Op<"Levenshtein", number, { distance: number }, { distance: number }> = {
  op: "Levenshtein",
  title: "Distance",
  summary: "Edits between the original and the name",
  plans: ["squat", "nxdomain"],
  observes: ["distance"],
  schema: wholeNumber,
  nullable: false,
  merged: { distance: wholeNumber },
  columns: { distance: ({ distance }) => String(distance ?? "") },
  run: async (see) => maybe(await see.distance()),
};
