import { type Fact, maybe } from "./op.ts";

/** What a visitor gets under a name, and what it says about the verdict: extension members. */
export interface VerdictExtensions {
  /**
   * Up to five reasons, each the evidence after the side that it supports: those for the likeliest class before those
   * against it, strongest first. `unclear` stands before what could not be seen.
   */
  reasons?: string[];
  /** What a visitor of the name gets; see `PageState`. Absent where nobody visited it. */
  page_state?: PageState;
  /** Whose challenge, warning or error it is, such as `Cloudflare`. */
  page_by?: string;
  /** Status code of the last answer. */
  page_status?: number;
  /** Where the last answer came from. */
  page_url?: string;
  /** What a person's browser gets instead of what this visitor got. */
  cloaking?: string;
  /** Of an analysis: the domain that the name was compared with. */
  compared_with?: string;
  /** Likeness to the original's page, each 0 to 1 where it was measured. */
  likeness?: Likeness;
  /** The brand that the page imitates; null for nobody. Absent where no page was compared with any brand. */
  imitates?: Imitation | null;
}

/** A brand that a page imitates, whatever the page's name is. */
export interface Imitation {
  /** The brand's registrable name. */
  brand: string;
  /** How likely, 0 to 1. */
  probability: number;
  /** What shows it, strongest first. */
  reasons: string[];
}

/** Likeness of two pages, each 0 to 1. */
export interface Likeness {
  /** Of text and structure. */
  page?: number;
  /** Of pictures of the pages. */
  picture?: number;
  /** 1 where the icons are the same. */
  icon?: number;
}

/**
 * What a visitor of a name gets: a page; in its place a challenge or refusal of bot protection, a network's phishing
 * warning, a captive portal, or an error; an empty answer; or no answer.
 */
export type PageState = "page" | "challenge" | "warning" | "portal" | "error" | "empty" | "none";

/** Likelihoods that add up to 1. */
export interface Classification {
  /** 0 to 1. */
  legitimate: number;
  /** 0 to 1. */
  phishing: number;
  /** 0 to 1. */
  parked: number;
}

/** The scores with the extension members. */
export interface ExtendedClassification extends Classification, VerdictExtensions {}

const shownScore = (value: number | undefined): string =>
  value === undefined ? "" : String(Number(value.toFixed(6)));

/** The scores on all that is known; may come several times, the last counts. No line for a name that does not exist. */
export const classification: Fact<
  "Classification",
  "classification",
  ExtendedClassification,
  { classification: ExtendedClassification | null }
> = {
  op: "Classification",
  summary: "How likely the name is legitimate, phishing or parked",
  plans: ["squat", "analyze"],
  observes: ["classification"],
  last: true,
  strip: ({ legitimate, phishing, parked }) => ({ legitimate, phishing, parked }),
  merge: "classification",
  columns: {
    legitimate: ({ classification }) => shownScore(classification?.legitimate),
    phishing: ({ classification }) => shownScore(classification?.phishing),
    parked: ({ classification }) => shownScore(classification?.parked),
  },
  run: async (see) => maybe(await see.classification()),
};
