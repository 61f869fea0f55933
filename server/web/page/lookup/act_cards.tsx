import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { CopyButton, defanged } from "../parts/copy.tsx";
import { count, names, show } from "../parts/dom.ts";
import { Whose } from "../parts/screenshots.tsx";
import { Name } from "../parts/name.tsx";
import { readsOnly } from "../shell/store.ts";
import { bothPages, noPicture } from "./both_pages.tsx";
import { ageOf, mailWords, reasonTexts, Verdict } from "./columns.tsx";
import { facetLabel, facetOf } from "./facets.ts";
import { digestOf, originalOf, type Row } from "./rows.ts";
import type { LookupStore } from "./store.ts";

/** Cards in one line at most; a narrow window shows fewer of them. */
const FIRST = 3;
/** Maximum number of cards when all are shown. */
const MOST = 24;

/** The names to act on first, in table order, as cards above the table. A card in use stays in place. */
export function ActCards({ store }: { store: LookupStore }): JSX.Element {
  const there = store.names.shown.value;
  const rows = there.filter((row) => digestOf(row).isToActOn);
  const [isOpen, setOpen] = useState(true);
  const place = useRef<HTMLDetailsElement>(null);
  const before = useRef<readonly Row[]>([]);
  const all = store.allCards.value;
  const isInUse = place.current?.matches(":hover") === true ||
    place.current?.querySelector(".actcards")?.contains(document.activeElement) === true;
  const held = isInUse ? before.current.filter((row) => there.includes(row)) : [];
  const shown = [...held, ...rows.filter((row) => !held.includes(row))].slice(0, all ? MOST : FIRST);
  before.current = shown;
  return (
    <details
      class="firstcards"
      hidden={shown.length === 0}
      open={isOpen}
      ref={place}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>To act on first · {names(rows.length)}</summary>
      {isOpen && store.lookup.shared === null && !readsOnly.value && (
        <p class="hint">
          Now: compare each with your page. If it pretends to be you, press Report: nothing is sent without
          you.
        </p>
      )}
      <div class={all ? "actcards all" : "actcards"}>
        {isOpen && shown.map((row) => <Card key={row.name} row={row} version={row.version} store={store} />)}
      </div>
      <button type="button" hidden={rows.length < 2} onClick={() => store.allCards.value = !all}>
        {all ? "Show fewer" : rows.length <= MOST ? "Show all" : `Show ${count(MOST)}`}
      </button>
    </details>
  );
}

/** @param version Of the row, whose facts change in place. */
function Card({ row, store }: { row: Row; version: number; store: LookupStore }): JSX.Element {
  const { facts, name } = row;
  const { lookup } = store;
  const { domain: original, phase } = lookup.run.state.value;
  const isRunning = phase === "running";
  // A result of somebody else is without screenshots, reports and states.
  const isShared = lookup.shared !== null;
  const reasons = reasonTexts(row).slice(0, 2);
  const about = [
    ageOf(row) === "" ? null : `Registered ${ageOf(row)} ago`,
    mailWords(facts),
    facetOf(facts, "country").map((code) => facetLabel("country", code))[0],
    facetOf(facts, "network")[0],
  ].filter((part) => part != null && part !== "");
  const both = isShared ? null : bothPages(row);
  return (
    <article class="actcard">
      <header>
        <h2 class="hero" data-length={name.length > 30 ? "long" : name.length > 20 ? "middle" : null}>
          <span>
            <Name name={name} original={originalOf(row)} />
          </span>
          <span class="name original">{show(original)}</span>
        </h2>
        <Verdict row={row} />
      </header>
      {both !== null && (
        <button
          type="button"
          class="both"
          data-do="compare"
          aria-label={show(`Compare the pages of ${name} and ${original}`)}
          onClick={() => store.compared.value = row}
        >
          {both.theirs}
          {both.ours}
        </button>
      )}
      {both?.ours && <Whose />}
      {both === null && !isShared && <p class="none nopicture">{noPicture(facts, row.brand, isRunning)}</p>}
      <ul class="why">{reasons.map((text) => <li key={text}>{show(text)}</li>)}</ul>
      <p class="about">{show(about.join(" · "))}</p>
      <div class="do">
        {!isShared && !readsOnly.value && (
          <button
            type="button"
            data-do="report"
            onClick={() => {
              store.reporting.value = row;
              store.open(row);
            }}
          >
            Report
          </button>
        )}
        <CopyButton
          label="Copy safely"
          text={() => defanged(row.ascii)}
          otherwise={show(defanged(row.ascii))}
          ended={(isDone) => isDone && lookup.announce(`${show(defanged(row.ascii))} was copied`)}
        />
        <button type="button" data-do="open" onClick={() => store.open(row)}>Details</button>
      </div>
    </article>
  );
}
