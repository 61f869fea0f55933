import { type Fact, maybe } from "./op.ts";

/** Edits between the original and this name, over code points of the whole name. */
export const levenshtein: Fact<"Levenshtein", "distance", number, { distance: number }> = {
  op: "Levenshtein",
  summary: "Edits between the original and the name",
  plans: ["squat", "nxdomain"],
  observes: ["distance"],
  nullable: false,
  merge: "distance",
  columns: { distance: ({ distance }) => String(distance ?? "") },
  run: async (see) => maybe(await see.distance()),
};
