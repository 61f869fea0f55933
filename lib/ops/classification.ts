import { maybe, type Op } from "./op.ts";
import { named, object, type Schema, share } from "./schema.ts";

/** Likelihoods that add up to 1. */
export interface Classification {
  /** 0 to 1. */
  legitimate: number;
  /** 0 to 1. */
  phishing: number;
  /** 0 to 1. */
  parked: number;
}

const CLASSIFICATION: Schema<Classification> = named(
  "Classification",
  object({ legitimate: share, phishing: share, parked: share }),
);

const score = (value: number | undefined): string =>
  value === undefined ? "" : String(Number(value.toFixed(6)));

/** The scores on all that is known; may come several times, the last counts. No line for a name that does not exist. */
export const classification: Op<
  "Classification",
  Classification,
  { classification: Classification },
  { classification: Classification | null }
> = {
  op: "Classification",
  title: "Verdict",
  summary: "How likely the name is legitimate, phishing or parked",
  plans: ["squat", "analyze"],
  observes: ["classification"],
  last: true,
  schema: CLASSIFICATION,
  merged: { classification: CLASSIFICATION },
  merge(into, scores) {
    into.classification = scores;
  },
  columns: {
    legitimate: ({ classification }) => score(classification?.legitimate),
    phishing: ({ classification }) => score(classification?.phishing),
    parked: ({ classification }) => score(classification?.parked),
  },
  async run(see) {
    const scores = await see.classification();
    return maybe(
      scores && { legitimate: scores.legitimate, phishing: scores.phishing, parked: scores.parked },
    );
  },
};
