import type { PagePicture } from "../../match/page/mod.ts";
import type { Observation } from "../../subject.ts";
import { pageIcon, pageLogos } from "./icon.ts";
import { shownVisit } from "./page_fact.ts";
import { pictureHash } from "./look.ts";
import { visited } from "./visited.ts";

/** A picture of the name's page. */
export interface Picture {
  /** Where it is stored. */
  url: string;
  /** What it looks like, as `pictureHash` has it; null when it cannot be read. */
  hash: string | null;
}

/**
 * The picture of what a visitor of the name sees, taken and stored once. Null without an answer, a browser or a store.
 */
export const pictured: Observation<Picture | null> = async (subject) => {
  const { camera, screenshots } = subject.io;
  if (camera === null || screenshots === null || subject.passive) return null;
  // A server that does not answer a plain request is not worth a browser.
  const first = (await subject.once(visited))?.first ?? null;
  if (first === null) return null;
  const shot = await camera.takeScreenshot(first.url, subject.signal);
  if (shot === null) return null;
  // A browser may meet the error or the challenge that a plain request did not.
  const hash = shot.status >= 400 ? null : pictureHash(shot.png);
  return { url: await screenshots.put(subject.name, shot.png), hash };
};

/** The icon of the page that visitors of the name see, requested once; null without one. */
export const icon: Observation<PagePicture | null> = async (subject) => {
  const page = (await subject.once(shownVisit))?.page ?? null;
  return page === null ? null : await pageIcon(subject.io, page, subject.signal);
};

/** The logos of that page, requested once. */
export const logos: Observation<PagePicture[]> = async (subject) => {
  const page = (await subject.once(shownVisit))?.page ?? null;
  return page === null ? [] : await pageLogos(subject.io, page, subject.signal);
};
