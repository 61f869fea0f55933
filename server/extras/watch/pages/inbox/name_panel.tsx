import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BrandName, WatchEvent } from "../../../../client.ts";
import { EVENT_TITLES, signalTitle, signalWord, verdictWord } from "../../client/words.ts";
import { percent } from "../../../../../lib/percent.ts";
import { show, titled } from "../../../../web/page/parts/dom.ts";
import { useAnswer, useLoaded } from "../../../../web/page/parts/attempt.ts";
import { defanged } from "../../../../web/page/parts/copy.tsx";
import { type Fact, FactList } from "../../../../web/page/parts/fact_list.tsx";
import { kindName, Name } from "../../../../web/page/parts/name.tsx";
import { reasonText } from "../../../../client/reason_words.ts";
import { Screenshot, usePicture, Whose } from "../../../../web/page/parts/screenshots.tsx";
import { pending, service } from "../../../../web/page/service/service.ts";
import { serviceNow } from "../../../../web/page/service/service_time.ts";
import { pageParts } from "../../../../web/page/shell/slots.ts";
import { keyOf } from "./filter.ts";
import { History, Notes, Reported, States, Written } from "./name_triage.tsx";
import { Ago } from "../../../../web/page/parts/time.tsx";
import { copy, Severity, Snooze } from "./parts.tsx";
import { change, noteReport, refresh, setState } from "./store.ts";
import { readsOnly } from "../../../../web/page/shell/store.ts";
import { changesOf } from "./words.ts";

/** Reasons that are shown: the strongest. */
const MAX_REASONS = 3;

/** Everything about one name, and what can be done about it. */
export function NamePanel(
  { name, close, next }: { name: BrandName; close: () => void; next: () => void },
): JSX.Element {
  const result = useNewestResult(name.brand, name.domain, name.event?.result ?? null);
  const place = useRef<HTMLElement>(null);
  // The next name is read from its beginning.
  useLayoutEffect(() => place.current!.scrollTo(0, 0), [keyOf(name)]);
  return (
    <aside ref={place} class="panel brandpanel" aria-label={`About ${show(name.name)}`}>
      <button type="button" class="quiet close" aria-label="Close" onClick={close}>×</button>
      <h2 tabIndex={-1}>
        <Name name={name.unicode} original={name.domain} />
        <span class="original name">{show(name.domain)}</span>
      </h2>
      <Assessed name={name} result={result} />
      <Changes event={name.event} />
      {!readsOnly.value && (
        <>
          {pageParts().map(({ AboutName }, i) =>
            AboutName && (
              <AboutName
                key={`action ${i} ${keyOf(name)}`}
                name={name.name}
                original={name.domain}
                result={result ?? null}
                reported={(report) => noteReport(name, report)}
                collected={refresh}
              />
            )
          )}
          <States name={name} next={next} />
        </>
      )}
      <Reported name={name} />
      <Doing name={name} result={result ?? null} />
      {name.owned !== null && <p class="lead">The brand's own: {show(name.owned)}</p>}
      <Signals name={name} />
      {readsOnly.value ? <Written name={name} /> : <Notes key={keyOf(name)} name={name} />}
      <History name={name} />
    </aside>
  );
}

/** What can be done with the name elsewhere, and whether it waits. */
function Doing({ name, result }: { name: BrandName; result: string | null }): JSX.Element {
  const muted = name.muted_until !== null && Date.parse(name.muted_until) > serviceNow();
  return (
    <>
      <div class="doing">
        <button type="button" onClick={() => void copy(defanged(name.name))}>
          Copy safely <kbd>c</kbd>
        </button>
        {!readsOnly.value && (
          <a
            class="button"
            href="#analyze"
            onClick={() => pending.set("analyze", name.name, name.domain)}
          >
            Analyze now
          </a>
        )}
        {result != null && (
          <a class="button" href={`#lookup/${encodeURIComponent(result)}`}>Open its result</a>
        )}
        {!readsOnly.value && !muted && <Snooze names={[name]} />}
        {!readsOnly.value && muted && (
          <button
            type="button"
            onClick={() =>
              void change([{ name, change: { muted_until: null } }], `${name.name}: no longer snoozed`)}
          >
            End snooze
          </button>
        )}
      </div>
      {muted && (
        <p class="lead">
          Snoozed: no alert and no review before <Ago as="day" at={name.muted_until!} />
        </p>
      )}
    </>
  );
}

/** What was seen of the name. */
function Signals({ name }: { name: BrandName }): JSX.Element {
  const isMissing = ([, value]: [string, string]) => value === "" || value === "none";
  const signals = Object.entries(name.signals);
  const [seen, missing] = [signals.filter((each) => !isMissing(each)), signals.filter(isMissing)];
  return (
    <FactList
      title="Signals"
      facts={[
        ["Kind", kindName(name.kind) || name.kind],
        ...seen.map(([signal, value]): Fact => [
          signalTitle(signal),
          name.titles[signal] ?? signalWord(signal, value),
        ]),
        ["Not seen", missing.map(([signal]) => signalTitle(signal).toLowerCase()).join(", ")],
        ["First seen", <Ago key="first" at={name.first_seen_at} />],
        ["Last seen", <Ago key="last" at={name.last_seen_at} />],
      ]}
    />
  );
}

/** What the name is: verdict, score, why, its picture, and the question whether it is the brand's own. */
function Assessed({ name, result }: { name: BrandName; result: string | null | undefined }): JSX.Element {
  const { verdict, scores, severity, reasons, ownership, ownership_reason, visit } = name.assessment;
  const score = verdict === null || verdict === "unclear" || scores === null ? null : scores[verdict];
  return (
    <section class="assessed">
      <p>
        <Severity value={severity} /> <b>{titled(verdictWord(verdict))}</b>
        {score !== null && <span title="How sure the classification is">{percent(score)}</span>}
        {visit === "not_visited" && <span>its page was not visited</span>}
      </p>
      <Picture key={`${keyOf(name)} ${result}`} name={name} result={result} />
      {reasons.length > 0 && (
        <ul class="whys">
          {reasons.slice(0, MAX_REASONS).map((line) => <li key={line}>{show(reasonText(line))}</li>)}
        </ul>
      )}
      {ownership === "asked" && (
        <div class="asked" role="group" aria-label="Is it yours?">
          <p>
            <b>Is it yours?</b> {show(ownership_reason ?? "")}
          </p>
          {!readsOnly.value && (
            <>
              <button type="button" onClick={() => void setState([name], "ours")}>Yes, ours</button>
              <button type="button" onClick={() => void setState([name], "watching")}>No, watch it</button>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** The page as the newest run with a result saw it, or why there is none. Its place is there before it comes. */
function Picture(
  { name, result }: { name: BrandName; result: string | null | undefined },
): JSX.Element | null {
  const { signals, assessment } = name;
  if (!["alike", "other"].includes(signals["picture"] ?? "")) {
    // That it was not visited stands beside the verdict.
    if (assessment.visit === "not_visited") return null;
    return (
      <p class="none">
        {signals["page"] === "no" ? "No picture: it has no page" : "No picture of its page was compared"}
      </p>
    );
  }
  if (result === null) return <p class="none">No picture: the result of its run is no longer stored</p>;
  return result === undefined ? <div class="seenpage" /> : <BothPictures name={name} result={result} />;
}

/** The page of a name beside the brand's, as a stored result has them; alone, the brand's would show nothing. */
function BothPictures({ name, result }: { name: BrandName; result: string }): JSX.Element {
  const [isOpen, open] = useState(false);
  const Overlay = useLoaded(
    isOpen,
    async () => (await import("../../../../web/page/parts/both_overlay.tsx")).BothOverlay,
  );
  const pathTo = (of: string) => `/v1/retrieve/${result}/screenshots/${encodeURIComponent(of)}`;
  const theirs = usePicture(pathTo(name.name));
  if (theirs !== null && "why" in theirs) {
    const isParked = name.assessment.verdict === "parked";
    return (
      <div class="seenpage">
        <span class="shot none">
          {isParked ? "No picture was taken: a parked page has nothing to show" : theirs.why}
        </span>
      </div>
    );
  }
  const shot = (of: string, kind: "shot" | "picture") => (
    <Screenshot url={pathTo(of)} alt={`The page of ${of}`} kind={kind} />
  );
  return (
    <>
      <button
        type="button"
        class="seenpage"
        aria-label={`Compare the pages of ${show(name.unicode)} and ${show(name.domain)}`}
        onClick={() => open(true)}
      >
        {shot(name.name, "shot")}
        {shot(name.domain, "shot")}
      </button>
      <Whose />
      {Overlay !== null && isOpen && (
        <Overlay
          name={name.unicode}
          original={name.domain}
          likeness=""
          theirs={shot(name.name, "picture")}
          ours={shot(name.domain, "picture")}
          close={() => open(false)}
        />
      )}
    </>
  );
}

function Changes({ event }: { event: WatchEvent | null }): JSX.Element | null {
  if (event === null) return null;
  return (
    <p>
      <b>{EVENT_TITLES[event.type]}</b> <Ago at={event.at} />
      {show(changesOf(event).map((each) => ` · ${each}`).join(""))}
    </p>
  );
}

/** Newest runs that are looked through. */
const MAX_RUNS = 20;

/**
 * The stored result of the newest complete run of a domain; null when none is stored, undefined while that is not
 * known.
 *
 * @param known The result, where it is known already.
 * @param at When the newest complete run was; asked again when it changes.
 */
export function useNewestResult(
  brand: string,
  domain: string,
  known: string | null,
  at: string | null = null,
): string | null | undefined {
  const found = useAnswer(async () => {
    if (known !== null) return { of: domain, result: known };
    const runs = await service().watch.runs(brand, { limit: MAX_RUNS });
    const run = runs.find((each) => each.domain === domain && each.ending === "complete");
    return { of: domain, result: run?.result ?? null };
  }, [brand, domain, known, at]);
  // Of another domain until it is known.
  return found instanceof Error || found?.of !== domain ? undefined : found.result;
}
