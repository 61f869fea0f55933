import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Choices, Select } from "../parts/form.tsx";
import { useLoaded } from "../parts/attempt.ts";
import { Folded, isNarrow } from "../parts/narrow.tsx";
import { drawn, type Page } from "../parts/mount.tsx";
import { Tools } from "../parts/table.tsx";
import { demoBrand } from "../shell/demo.ts";
import { pageParts } from "../shell/slots.ts";
import { isNobody } from "../shell/store.ts";
import { ActCards } from "./act_cards.tsx";
import { ExportButtons } from "./export_buttons.tsx";
import { Filters, VerdictStrip } from "./filters.tsx";
import { LookupFrame } from "./lookup_frame.tsx";
import { NameGrid } from "./name_table.tsx";
import { PageOverlay } from "./both_pages.tsx";
import { Panel } from "./panel.tsx";
import type { SharedRun } from "./run.ts";
import { LookupStore } from "./store.ts";

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
