import type { Controls, Standing } from "./controls.ts";

/** One resolver, and whether it stands. */
export interface Watched {
  /** As in `dns.resolvers`. */
  readonly label: string;
  /** What is asked of it. */
  readonly controls: Controls;
  /** What its controls show. */
  standing: Standing | null;
  /** What its first controls showed, when they are known. */
  first: Promise<Standing>;
  /** Whether it was ever good. */
  hasStood: boolean;
  /** Whether all its controls failed, not just one of those that came later. */
  hasFailed: boolean;
  /** Why it is asked no more, or was not believed for a while. */
  fault: string | null;
  /** Controls that it has not answered yet. */
  open: number;
  /** The last ones that it has answered. */
  answered: number;
  /** Which controls its standing is of. */
  nth: number;
  /** Denials so far, for the share of them that another resolver is asked about. */
  denials: number;
}

/** A resolver of which nothing is known. */
export function watched(label: string, controls: Controls): Watched {
  return {
    label,
    controls,
    standing: null,
    first: Promise.resolve({ verdict: "unclear", why: "" }),
    hasStood: false,
    hasFailed: false,
    fault: null,
    open: 0,
    answered: 0,
    nth: 0,
    denials: 0,
  };
}
