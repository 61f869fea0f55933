import type { UnreadPart } from "../../classify/facts.ts";
import type { Page } from "../../page/page.ts";

/** The page that a visitor ends up on. */
export interface VisitedPage {
  /** Where it is. */
  url: string;
  /** Status code. */
  status: number;
  /** Header fields, names in lower case. */
  headers: [name: string, value: string][];
  /** The body: at most 256 Ki characters of text, forms, links and titles are read. */
  html: Page;
  /** Whether there was more, or something could not be decoded. */
  truncated: boolean;
  /** What of it was not read, where it shows frames; null where all of them were, and are part of `html`. */
  unread?: UnreadPart | null;
}
