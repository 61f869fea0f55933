/**
 * What the visits to a name ended in, and which of them shows what a person sees.
 * @module
 */
import { findPageState, pageState } from "../../classify/page_state.ts";
import type { PageState } from "../../model.ts";
import type { Observation } from "../../subject.ts";
import { secondLook } from "./second_look.ts";
import type { WebVisit } from "./visit.ts";
import { visited } from "./visited.ts";

/** What the visit to a name ended in. */
export interface PageFact {
  /** Whether that is a page, or what is shown in its place. */
  page_state: PageState;
  /** Whose challenge, warning or error it is, such as `Cloudflare`; null where that cannot be said. */
  page_by: string | null;
  /** Status code of the last answer; null without one. */
  page_status: number | null;
  /** Where the last answer came from; null without one. */
  page_url: string | null;
  /**
   * Whether the page was compared with the original's: null where there is no original or no page to compare, false
   * where the original's own page could not be fetched.
   */
  likeness_measured: boolean | null;
  /**
   * What a browser that comes from a search engine gets instead, such as `another site: b.test`; null when it gets the
   * same, or no second look was taken.
   */
  cloaking: string | null;
}

/**
 * The visit that shows what a person sees: the page as its scripts left it where they were run, the second look where
 * only that got a page, or got another one; else the first. Null without an answer.
 */
export const shownVisit: Observation<WebVisit | null> = async (subject) => {
  const first = await subject.once(visited);
  const second = await subject.once(secondLook);
  if (second?.rendered != null && pageState(second.rendered) === "page") return second.rendered;
  if (second === null || pageState(second.visit) !== "page") return first;
  return second.difference !== null || pageState(first) !== "page" ? second.visit : first;
};

/** What the visit to the name ended in, whether its likeness to the original can be measured, and what it hides. */
export const pageFact: Observation<PageFact> = async (subject) => {
  const page = (await subject.once(shownVisit))?.page ?? null;
  const { state, by } = findPageState(page);
  const original = subject.brand === null || state !== "page" ? null : await subject.brand.once(pageFact);
  return {
    page_state: state,
    page_by: by,
    page_status: page?.status ?? null,
    page_url: page?.url ?? null,
    cloaking: (await subject.once(secondLook))?.difference ?? null,
    likeness_measured: original === null ? null : original.page_state === "page",
  };
};
