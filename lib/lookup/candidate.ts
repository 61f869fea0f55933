import type { Permutation } from "../model.ts";

/** A candidate: the name to query, and the name on the wire. */
export interface Candidate {
  /** A-labels. */
  name: string;
  /** The name in Unicode, and its kind. */
  permutation: Permutation;
}
