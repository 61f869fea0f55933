import type { JSX } from "preact";
import type { CoverageState, WatchedBrand } from "../../../client.ts";
import { count, forReader, names, show } from "../../../web/page/parts/dom.ts";
import { Folded } from "../../../web/page/parts/narrow.tsx";
import { Ago } from "../../../web/page/parts/time.tsx";

const STATES: Readonly<Record<CoverageState, string>> = {
  ok: "Watching",
  failed: "Last run failed",
  incomplete: "Last run incomplete",
  late: "Late",
  never: "No data yet",
  paused: "Paused",
};

/** The domains of a brand; nothing for one that is called as its only domain. */
export function Domains({ of: { name, domains } }: { of: WatchedBrand }): JSX.Element | null {
  if (domains.join() === name) return null;
  return (
    <p class="domains">{domains.map((domain) => <span key={domain} class="tag">{show(domain)}</span>)}</p>
  );
}

/** What the brand's own pages are known by, and which of them could not be seen; a card says that some could not. */
function OwnPages(
  { pages, isCard }: { pages: WatchedBrand["own_pages"]; isCard: boolean },
): JSX.Element | null {
  if (pages === null || isCard && pages.failed.length === 0) return null;
  if (isCard) return <span class="alarm">Own pages not all seen</span>;
  return (
    <span class={pages.failed.length > 0 ? "alarm" : undefined}>
      {pages.seen_at === null ? "Own pages never seen" : (
        <>
          Own pages seen <Ago at={pages.seen_at} />
        </>
      )}
      {pages.failed.map(({ domain, reason }) => `; ${show(domain)}: ${show(reason)}. Is the name right?`)}
    </span>
  );
}

/** How far the run in progress is. */
function Running({ brand: { progress } }: { brand: WatchedBrand }): JSX.Element {
  if (progress === null) return <span class="running">A run is due or in progress</span>;
  const { domain, completed, total, result } = progress;
  return (
    <span class="running">
      {show(domain)}: {count(completed)} of {names(total)}{" "}
      <progress max={Math.max(1, total)} value={completed} aria-label={`Run of ${show(domain)}`} />{" "}
      {result !== null && <a href={`#lookup/${result}`}>See them as they are found</a>}
    </span>
  );
}

/** What stands in place of the list until the first run has ended. */
export function FirstRun({ brand: { domains } }: { brand: WatchedBrand }): JSX.Element {
  return (
    <div class="empty">
      <p>
        The first run looks for whoever imitates {domains.map((domain) => show(domain)).join(", ")}{" "}
        today. What it finds stands here when it ends.
      </p>
    </div>
  );
}

/** Whether a brand is watched: how its last run ended, the last complete one and the next one. */
export function Health({ brand, isCard = false }: {
  brand: WatchedBrand;
  /** Whether it is one of many: why, and what to do, is one press away. @default false */
  isCard?: boolean;
}): JSX.Element {
  const { state, running, detail, advice } = brand.coverage;
  return (
    <div class={`health ${state}`}>
      <b>{STATES[state]}</b>
      {running && <Running brand={brand} />}
      {state !== "never" && detail !== "" && (
        isCard ? <a href={`#brands/${brand.id}?tab=runs`}>Why</a> : (
          <Folded title="Why, and what to do">
            <span class="alarm">{show(forReader(detail))}. {advice}</span>
          </Folded>
        )
      )}
      {brand.last_success_at !== null && (
        <span>
          Last complete run <Ago at={brand.last_success_at} />
        </span>
      )}
      {brand.next_run_at !== null && !running && state !== "paused" && (
        <span>
          Next run <Ago at={brand.next_run_at} />
        </span>
      )}
      <OwnPages pages={brand.own_pages} isCard={isCard} />
      {brand.unconfirmed.length > 0 && (
        <span class="alarm">
          {show(brand.unconfirmed.join(", "))}{" "}
          gets no alerts until somebody opens the link in the mail that we sent
        </span>
      )}
      {brand.alerts_given_up > 0 && (
        <span class="alarm">{count(brand.alerts_given_up)} alerts not delivered</span>
      )}
    </div>
  );
}
