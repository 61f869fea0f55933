import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { MergedName } from "../../../../lib/lines/mod.ts";
import { percent } from "../../../../lib/percent.ts";
import { pathOf, Screenshot, screenshotOf } from "../parts/screenshots.tsx";
import { type Row, target, verdict } from "./rows.ts";
import { useAttempt } from "../parts/attempt.ts";
import { urlOf } from "../parts/dom.ts";
import { Problem } from "../parts/problem.tsx";
import { service } from "../service/service.ts";
import type { Imitated } from "../shell/slots.ts";
import { BothOverlay } from "../parts/both_overlay.tsx";
import type { LookupStore } from "./store.ts";

/** Returns the similarity of two pages in words; empty when it was not measured. */
export function likenessWords({ classification }: MergedName): string {
  const { page, picture, icon } = classification?.likeness ?? {};
  return [
    picture === undefined ? null : `screenshots ${percent(picture)} alike`,
    page === undefined ? null : `text and structure ${percent(page)} alike`,
    icon === undefined ? null : icon === 1 ? "same favicon" : `favicon ${percent(icon)} alike`,
  ].filter((part) => part !== null).join(" · ");
}

/** Whether a name has a page, of which a picture can be taken. */
const hasPage = ({ classification }: MergedName): boolean =>
  !["none", undefined].includes(classification?.page_state);

/**
 * Returns why there is no screenshot of a name, in words: lookups take none of pages that have nothing to show.
 * @param isRunning Whether one may still come.
 */
export function noPicture(facts: MergedName, brand: Imitated, isRunning: boolean): string {
  if (facts.classification?.page_state === undefined) {
    return isRunning ? "No picture yet" : "No picture: its page was not visited";
  }
  if (!hasPage(facts)) return "No picture: no page answers";
  const host = urlOf(target(facts) ?? "")?.hostname ?? "";
  if (brand.brand !== undefined && `.${host}`.endsWith(`.${brand.brand}`)) {
    return "No picture was taken: it leads to your own page";
  }
  return verdict(facts)?.word === "parked"
    ? "No picture was taken: a parked page has nothing to show"
    : isRunning
    ? "No picture yet"
    : "No picture was taken of its page";
}

/** Why there is no screenshot of a name, and a button that has it taken; then the screenshot. */
export function NoPicture({ row, mayTake }: { row: Row; mayTake: boolean }): JSX.Element {
  const { facts, brand: { brand }, ascii } = row;
  const { error, isBusy, attempt } = useAttempt();
  const [taken, setTaken] = useState<string | null>(null);
  const take = async () => {
    let url: string | null = null;
    for await (const line of service().analyze(ascii, brand === undefined ? {} : { brand })) {
      if (line.op === "Screenshot" && typeof line.data === "string") url = line.data;
    }
    if (url === null) throw new Error("No picture came: its page is gone, or the service takes none");
    setTaken(url);
  };
  if (taken !== null) {
    return (
      <div class="pages">
        <Screenshot url={taken} alt={`Page of ${row.name}`} />
      </div>
    );
  }
  return (
    <>
      <p class="none">{noPicture(facts, row.brand, false)}</p>
      <Problem error={error} />
      {mayTake && hasPage(facts) && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void attempt(take)}
        >
          {isBusy ? "Taking it …" : "Take a picture"}
        </button>
      )}
    </>
  );
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
