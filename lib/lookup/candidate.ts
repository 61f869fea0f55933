import type { Permutation } from "../model.ts";

/** A candidate: the name to query, and the name on the wire. */
export interface Candidate {
  /** A-labels. */
  name: string;
  /** The name in Unicode, and its kind. */
  permutation: Permutation;
  /** Its place among the candidates, from 0; set when it is taken. */
  place?: number;
}

/** Candidates one after the other. */
export interface CandidateIterator extends Iterator<Candidate> {
  /** Drops what makes the next ones as far as it can be made again; to be called when none is needed for a while. */
  sleep?(): void;
  /** Makes it again, with pauses for other work, before the call of `next` that needs it. */
  wake?(pause: () => Promise<void>): Promise<void>;
}
