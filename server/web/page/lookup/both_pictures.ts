import type { MergedName } from "../../../../lib/lines/mod.ts";
import { callCore } from "../parts/core_client.ts";
import { percent } from "./columns.ts";
import { picture, screenshotOf } from "../parts/screenshots.ts";

/** Returns the similarity of two pages in words; empty when it was not measured. */
export function likenessWords({ classification }: MergedName): string {
  const { page, picture, icon } = classification?.likeness ?? {};
  return [
    picture === undefined ? null : `screenshots ${percent(picture)} alike`,
    page === undefined ? null : `text and structure ${percent(page)} alike`,
    icon === undefined ? null : icon === 1 ? "same favicon" : "other favicon",
  ].filter((part) => part !== null).join(" · ");
}

/** Returns the screenshots of a name and of the original; null when the name has none. */
export function bothPictures(
  name: string,
  original: string,
  url: string | undefined,
): { theirs: HTMLElement; ours: Promise<HTMLElement | null> } | null {
  const theirs = picture(url, `Page of ${name}`, "page");
  if (url === undefined || theirs === null) return null;
  const ours = callCore("registrableOf", original)
    .then(({ ascii }) => picture(screenshotOf(url, ascii), `Page of ${ascii}`, "page"), () => null);
  return { theirs, ours };
}
