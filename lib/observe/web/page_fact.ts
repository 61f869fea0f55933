import { findPageState } from "../../classify/page_state.ts";
import type { PageState } from "../../model.ts";
import type { Observation } from "../../subject.ts";
import { visited } from "./visited.ts";

/** What the visit to a name ended in. */
export interface PageFact {
  /** Whether that is a page, or what stands in its place. */
  page_state: PageState;
  /** Whose challenge, warning or error it is, such as `Cloudflare`; null where that cannot be said. */
  page_by: string | null;
  /** Status code of the last answer; null without one. */
  page_status: number | null;
  /** Where the last answer came from; null without one. */
  page_url: string | null;
  /**
   * Whether the page was compared with the original's: null where there is no original or no page to compare, false
   * where the original's own page could not be had.
   */
  likeness_measured: boolean | null;
}

/** What the visit to the name ended in, and whether its likeness to the original can be measured. */
export const pageFact: Observation<PageFact> = async (subject) => {
  const page = (await subject.once(visited))?.page ?? null;
  const { state, by } = findPageState(page);
  const original = subject.brand === null || state !== "page" ? null : await subject.brand.once(pageFact);
  return {
    page_state: state,
    page_by: by,
    page_status: page?.status ?? null,
    page_url: page?.url ?? null,
    likeness_measured: original === null ? null : original.page_state === "page",
  };
};
