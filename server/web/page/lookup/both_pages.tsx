import type { JSX } from "preact";
import type { MergedName } from "../../../../lib/lines/mod.ts";
import { percent } from "../../../../lib/percent.ts";
import { pathOf, Screenshot, screenshotOf } from "../parts/screenshots.tsx";
import type { Row } from "./rows.ts";
import { BothOverlay } from "../parts/both_overlay.tsx";
import type { LookupStore } from "./store.ts";

/** Returns the similarity of two pages in words; empty when it was not measured. */
export function likenessWords({ classification }: MergedName): string {
  const { page, picture, icon } = classification?.likeness ?? {};
  return [
    picture === undefined ? null : `screenshots ${percent(picture)} alike`,
    page === undefined ? null : `text and structure ${percent(page)} alike`,
    icon === undefined ? null : icon === 1 ? "same favicon" : "other favicon",
  ].filter((part) => part !== null).join(" · ");
}

/** Returns why there is no screenshot of a name, in words. */
export function noPicture({ classification }: MergedName): string {
  const state = classification?.page_state;
  if (state === undefined) return "No picture: its page was not visited";
  return state === "none" ? "No picture: no page answers" : "No picture was taken of its page";
}

/** The screenshots of a name and of what it imitates; null where there is none of the name. */
export function bothPages(
  { name, facts, brand }: Row,
): { theirs: JSX.Element; ours: JSX.Element | null } | null {
  const url = facts.screenshot_url;
  if (url === undefined || pathOf(url) === null) return null;
  return {
    theirs: <Screenshot url={url} alt={`Page of ${name}`} />,
    ours: brand.brand === undefined
      ? null
      // Of another name there would be none: its frame waits for the right one.
      : brand.isUnsure === true
      ? <span class="picture" />
      : <Screenshot url={screenshotOf(url, brand.brand)} alt={`Page of ${brand.brand}`} />,
  };
}

/** Both pages of the name that is compared, over the whole window. */
export function PageOverlay({ store }: { store: LookupStore }): JSX.Element | null {
  const row = store.compared.value;
  const both = row === null ? null : bothPages(row);
  if (row === null || both === null) return null;
  return (
    <BothOverlay
      key={row.name}
      name={row.name}
      original={store.lookup.run.state.value.domain}
      likeness={likenessWords(row.facts)}
      {...both}
      close={() => store.compared.value = null}
    />
  );
}
