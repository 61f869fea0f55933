import { levenshtein as distance } from "../distance.ts";
import type { Op } from "./op.ts";

/** Edits between the original and this name. */
export const levenshtein: Op<"Levenshtein"> = {
  op: "Levenshtein",
  stage: "gather",
  asks: "nobody",
  run: (subject) => Promise.resolve([distance(subject.original, subject.permutation.domain.fqdn)]),
};
