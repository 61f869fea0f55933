import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Check, Choices, Select } from "../parts/form.tsx";
import { useLoaded } from "../parts/attempt.ts";
import { Folded, isNarrow } from "../parts/narrow.tsx";
import { drawn, type Page } from "../parts/mount.tsx";
import { Tools } from "../parts/table.tsx";
import { demoBrand } from "../shell/demo.ts";
import { pageParts } from "../shell/slots.ts";
import { found, isNobody, readsOnly } from "../shell/store.ts";
import { ActCards } from "./act_cards.tsx";
import { ExportButtons } from "./export_buttons.tsx";
import { LookupFrame } from "./lookup_frame.tsx";
import { NameGrid } from "./name_table.tsx";
import { PageOverlay } from "./both_pages.tsx";
import type { SharedRun } from "./run.ts";
import { LookupStore } from "./store.ts";
import { count, show } from "../parts/dom.ts";
import { facetLabel, FACETS } from "./facets.ts";
import { ACT, openFilter, originalOf, rawLines, STANDING_WORDS, STANDINGS } from "./rows.ts";
import { queryOf } from "./view_state.ts";
import { Name } from "../parts/name.tsx";
import { Facts } from "./facts.tsx";

/** Everything known about one name, beside the table. */
function Panel({ store }: { store: LookupStore }): JSX.Element {
  const { lookup: { run, shared } } = store;
  const beside = store.beside.value;
  const close = () => store.open(null);
  const row = store.selected.value;
  // Its facts may have changed.
  void store.names.shown.value;
  const { domain, phase, uuid, rows } = run.state.value;
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (row === null) return;
    place.current!.scrollTop = 0;
    place.current!.querySelector("h2")!.focus();
  }, [row]);
  const onKeyDown = (event: KeyboardEvent) => {
    // In a field, Escape leaves the field first.
    if (event.key !== "Escape" || (event.target as Element).matches("textarea, select, input")) return;
    event.preventDefault();
    close();
  };
  return (
    <aside
      class="panel"
      hidden={row === null}
      aria-label="Everything known about a name"
      ref={place}
      onKeyDown={onKeyDown}
    >
      {row !== null && (
        <>
          <div class="panelhead">
            <h2 tabIndex={-1}>
              <Name name={row.name} original={originalOf(row)} />
            </h2>
            <button type="button" class="quiet" aria-label="Close" onClick={close}>✕</button>
          </div>
          {shared === null && row.name !== domain && (
            <>
              <div class="beside">{beside !== null && <beside.About name={row} />}</div>
              {!readsOnly.value && pageParts().map(({ AboutName }, i) =>
                AboutName && (
                  <AboutName
                    key={`${i} ${row.name}`}
                    name={row.ascii}
                    original={domain}
                    result={uuid}
                    reported={beside?.reported(row)}
                    isStarted={store.reporting.value === row}
                  />
                )
              )}
            </>
          )}
          <Facts
            row={row}
            rawLines={() => rawLines(rows, row.name)}
            compare={(row) => store.compared.value = row}
            pictures={{
              areDone: phase === "done",
              mayTake: shared === null && !readsOnly.value && found.value?.pictures === true,
            }}
          />
        </>
      )}
    </aside>
  );
}

/** The filters above the table, beside its field. */
function Filters({ store }: { store: LookupStore }): JSX.Element {
  const filter = store.filter.value;
  const isOpen = queryOf({ filter, tab: "names", name: null }) === "";
  return (
    <>
      <Check label="With a mail server" isOn={filter.mail} turn={(mail) => store.change({ mail })} />
      <div class="facets">
        {[...filter.facets].flatMap(([facet, values]) =>
          [...values].map((value) => {
            const text = show(`${FACETS[facet]}: ${facetLabel(facet, value)}`);
            return (
              <button
                key={facet + value}
                type="button"
                class="facet"
                title={show(value)}
                aria-label={`Remove filter ${text}`}
                onClick={() => store.toggleFacet(facet, value)}
              >
                <span>{text}</span> ✕
              </button>
            );
          })
        )}
      </div>
      <button type="button" class="quiet clear" hidden={isOpen} onClick={() => store.change(openFilter())}>
        Clear filters
      </button>
    </>
  );
}

/** How many names there are to act on, and how many of each other standing; each count is a filter. */
function VerdictStrip({ store }: { store: LookupStore }): JSX.Element {
  const { standings } = store.counts.value;
  const chosen = store.filter.value.standings;
  const unrated = standings.get("unrated") ?? 0;
  const isRated = [...standings.keys()].some((standing) => standing !== "unrated");
  const act = standings.get(ACT) ?? 0;
  // While names are not rated, or the lookup did not get to its end, none is not zero.
  const isDone = store.lookup.run.state.value.phase === "done";
  const isKnown = isRated || unrated === 0 && isDone;
  return (
    <div class="verdicts" role="group" aria-label="Names by verdict">
      <button
        type="button"
        class={`standing v-phishing${act === 0 ? " zero" : ""}`}
        aria-pressed={chosen.has(ACT)}
        title="Of high severity, handled by nobody yet, and not yours"
        onClick={() => store.toggle(ACT)}
      >
        <b>{isKnown ? count(act) : "–"}</b>{" "}
        <span>{unrated > 0 && !isDone ? "to act on so far" : "to act on"}</span>
      </button>
      {STANDINGS.map((standing) => {
        const n = standings.get(standing) ?? 0;
        const isRare = standing === "unrated" || standing === "asked";
        const words = STANDING_WORDS[standing].counted;
        return (
          <button
            key={standing}
            type="button"
            class={`standing v-${standing === "phishing" ? "found" : standing}${n === 0 ? " zero" : ""}`}
            aria-pressed={chosen.has(standing)}
            hidden={isRare && n === 0 && !chosen.has(standing)}
            onClick={() => store.toggle(standing)}
          >
            <b>{isKnown || standing === "unrated" ? count(n) : "–"}</b> <span>{words}</span>
          </button>
        );
      })}
    </div>
  );
}

const TABS = [["names", "Names"], ["infrastructure", "Infrastructure"]] as const;

/** The page of registered look-alikes; `shared` is the only result that a shared link shows. */
export function lookupPage(shared: SharedRun | null = null): Page {
  const store = new LookupStore(shared);
  return {
    element: drawn(<Lookup store={store} />),
    enter: ([uuid], query) => store.enter(uuid, query),
    press: (event) => store.press(event),
  };
}

function Lookup({ store }: { store: LookupStore }): JSX.Element {
  const { lookup, names } = store;
  const row = store.selected.value;
  return (
    <section class={row === null ? "page lookup" : "page lookup opened"} aria-label="Lookup">
      <LookupFrame
        lookup={lookup}
        label="Domain"
        example="example.com"
        action="Look up"
        tools={<ExportButtons lookup={lookup} shown={() => names.shown.value} />}
        isIdle={names.painted.value.isIdle}
        question="Who looks like you?"
      >
        <p>
          {demoBrand === ""
            ? "Enter your domain above."
            : `This demo knows a few brands: press “Try ${demoBrand}” above.`}{" "}
          You will see which look-alikes are registered, which to act on first, and why.
        </p>
        <p>
          Results appear as they are found, with the time that is left; this page's address brings them back.
          {" "}
          {pageParts().map(({ afterLookup }) => afterLookup)}
        </p>
        {isNobody.value && (
          <p>
            <a href="/signin">Sign in</a> to look up names, and to see the brands that you watch.
          </p>
        )}
      </LookupFrame>
      <Results store={store} />
      <PageOverlay store={store} />
    </section>
  );
}

function Results({ store }: { store: LookupStore }): JSX.Element {
  const { names } = store;
  const beside = store.beside.value;
  const tab = store.tab.value;
  const starts = store.starts.value;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // On a phone the form fills the screen.
    if (starts > 0 && isNarrow()) place.current!.scrollIntoView();
  }, [starts]);
  const { text, mail, facets } = store.filter.value;
  const narrowed = Number(text !== "") + Number(mail) +
    [...facets.values()].reduce((all, values) => all + values.size, 0);
  const row = store.selected.value;
  const before = useRef(row);
  useLayoutEffect(() => {
    if (row === null && before.current !== null) names.place.current!.focus({ preventScroll: true });
    before.current = row;
  }, [row]);
  return (
    <div
      class="results"
      hidden={names.painted.value.isIdle || names.painted.value.of !== store.counts.value.of ||
        !store.isAsked.value}
      ref={place}
    >
      <div class="headline">
        <VerdictStrip store={store} />
        <Choices label="Views" choices={TABS} chosen={tab} choose={(id) => store.turnTo(id)} />
      </div>
      <div class="tellme-place">{beside !== null && <beside.Offer />}</div>
      <Folded
        title={`${names.painted.value.counted}: filter, sort${narrowed === 0 ? "" : `, ${narrowed} set`}`}
      >
        <Tools
          label="Filter by text"
          hint="Filter by any text"
          text={text}
          narrow={(text) => store.change({ text })}
          more={<Filters store={store} />}
          shown={names.painted.value.counted}
        >
          <label class="order">
            Sort{" "}
            <Select
              choices={[
                ["arrival", "as found"],
                ...store.columns.value.map(({ id, title }) => [id, title] as const),
              ]}
              chosen={names.sort.value.id}
              choose={(id) => names.sortBy(id)}
            />
          </label>
        </Tools>
      </Folded>
      <div class="split" hidden={tab !== "names"}>
        <div class="found-names">
          <ActCards store={store} />
          <div class="lookuptriage">{beside !== null && <beside.Bar />}</div>
          <NameGrid names={names} open={(row) => store.open(row)} />
        </div>
        <Panel store={store} />
      </div>
      <Charts store={store} />
    </div>
  );
}

/** What the names have in common. Few look at it, so that it comes when it is looked at. */
function Charts({ store }: { store: LookupStore }): JSX.Element {
  const isShown = store.tab.value === "infrastructure";
  const Infrastructure = useLoaded(
    isShown,
    async () => (await import("./infrastructure.tsx")).Infrastructure,
  );
  return (
    <div class="infrastructure cards" hidden={!isShown}>
      {isShown && Infrastructure !== null && <Infrastructure store={store} />}
    </div>
  );
}
