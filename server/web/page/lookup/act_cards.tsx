import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import type { TriageState } from "../../../client.ts";
import { defanged, STATES } from "../inbox/words.ts";
import { CopyButton } from "../parts/copy_button.tsx";
import { count, country, names, show } from "../parts/dom.ts";
import { Name } from "../parts/name.tsx";
import { bothPages } from "./both_pages.tsx";
import { ageOf, mailWords, riskWords } from "./columns.tsx";
import { facetOf } from "./facets.ts";
import { mainReasons } from "./reasons.ts";
import { digestOf, originalOf, type Row } from "./rows.ts";
import type { LookupStore } from "./store.ts";
import { Verdict } from "./verdict.tsx";

/** Cards in one line at most; a narrow window shows fewer of them. */
const FIRST = 3;
/** Maximum number of cards when all are shown. */
const MOST = 24;
/** Whether the cards are folded, for this tab. */
const FOLDED = "deadringer.cards";

/** What the cards need from their page. */
interface CardProps {
  store: LookupStore;
  /** Returns the domain that was looked up. */
  imitated(): string;
  /** A result of somebody else: without screenshots, reports and states. */
  isShared: boolean;
  /** Opens the panel of a row. */
  open(row: Row): void;
  /** Opens the panel of a row at the reports about it. */
  report(row: Row): void;
  /** Announces an action to screen readers. */
  announce(text: string): void;
  /** The state of a watched name; null for one that is not watched. */
  stateOf(row: Row): TriageState | null;
  /** Sets it. */
  setState(row: Row, state: TriageState): void;
}

/** The names to act on first, in table order, as cards above the table. A card in use stays in place. */
export function ActCards(props: CardProps): JSX.Element {
  const { store } = props;
  void store.version.value;
  const rows = store.shown.value.filter((row) => digestOf(row).standing === "phishing");
  const [isOpen, setOpen] = useState(sessionStorage.getItem(FOLDED) === null);
  const place = useRef<HTMLDetailsElement>(null);
  const before = useRef<readonly Row[]>([]);
  const all = store.allCards.value;
  const isInUse = place.current?.matches(":hover") === true ||
    place.current?.querySelector(".actcards")?.contains(document.activeElement) === true;
  const held = isInUse ? before.current.filter((row) => rows.includes(row)) : [];
  const shown = [...held, ...rows.filter((row) => !held.includes(row))].slice(0, all ? MOST : FIRST);
  before.current = shown;
  return (
    <details
      class="firstcards"
      hidden={rows.length === 0}
      open={isOpen}
      ref={place}
      onToggle={({ currentTarget: { open } }) => {
        if (open) sessionStorage.removeItem(FOLDED);
        else sessionStorage.setItem(FOLDED, "1");
        setOpen(open);
      }}
    >
      <summary>To act on first · {names(rows.length)}</summary>
      <div class={all ? "actcards all" : "actcards"}>
        {isOpen && shown.map((row) => <Card key={row.name} row={row} {...props} />)}
      </div>
      <button type="button" hidden={rows.length < 2} onClick={() => store.allCards.value = !all}>
        {all ? "Show fewer" : rows.length <= MOST ? "Show all" : `Show ${count(MOST)}`}
      </button>
    </details>
  );
}

function Card({ row, ...props }: CardProps & { row: Row }): JSX.Element {
  const { facts, name } = row;
  const { store, isShared } = props;
  const original = props.imitated();
  const reasons = mainReasons(facts, riskWords(row).word).slice(0, 2);
  const about = [
    ageOf(row) === "" ? null : `Registered ${ageOf(row)} ago`,
    mailWords(facts),
    digestOf(row).countries.map(country)[0],
    facetOf(facts, "network")[0],
  ].filter((part) => part != null && part !== "");
  const both = isShared ? null : bothPages(row);
  const state = isShared ? null : props.stateOf(row);
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
      {both === null && !isShared && <p class="none nopicture">No screenshot</p>}
      <ul class="why">{reasons.map(({ text }) => <li key={text}>{show(text)}</li>)}</ul>
      <p class="about">{show(about.join(" · "))}</p>
      <div class="do">
        {!isShared && (
          <button type="button" data-do="report" onClick={() => props.report(row)}>
            Report
          </button>
        )}
        <CopyButton
          label="Copy defanged"
          text={() => defanged(row.ascii)}
          otherwise={show(defanged(row.ascii))}
          copied={() => props.announce(`${show(defanged(row.ascii))} was copied`)}
        />
        <button type="button" data-do="open" onClick={() => props.open(row)}>Details</button>
        {state !== null && (
          <select
            class="state-of"
            data-do="state"
            aria-label={show(`State of ${name}`)}
            value={state}
            onChange={({ currentTarget }) => props.setState(row, currentTarget.value as TriageState)}
          >
            {STATES.map(({ state, title }) => <option key={state} value={state}>{title}</option>)}
          </select>
        )}
      </div>
    </article>
  );
}
