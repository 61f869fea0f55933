import { signal } from "@preact/signals";
import { Fragment, type JSX } from "preact";
import { useState } from "preact/hooks";
import { useAnswer } from "../parts/answer.ts";
import { exact } from "../parts/time.tsx";
import { Problem } from "../parts/problem.tsx";
import { verdict } from "../lookup/rows.ts";
import { percent } from "../../../client/words.ts";
import { ShareBar } from "../lookup/share_bar.tsx";
import { count, day, names, show } from "../parts/dom.ts";
import { type Fact, Facts } from "../parts/fact_list.tsx";
import { kindName } from "../parts/kinds.ts";
import { mount, type Page } from "../parts/mount.tsx";
import { Name } from "../parts/name.tsx";
import { type Change, type Checked, compare, type Comparison } from "./comparison.ts";

/** Names shown at first, and added by each press of the button. */
const PAGE = 200;

const TITLES: Readonly<Record<Change["state"], string>> = {
  new: "New",
  gone: "Gone",
  changed: "Changed",
  answered: "No answer before",
  incomparable: "Not checked in both",
};
/** Shown also when there are none. */
const USUAL: readonly string[] = ["new", "gone", "changed"];

/** Ids of the older and the newer result. */
const ids = signal<readonly string[]>([]);

/** The page that shows what is new, gone and changed between two results of a name. */
export function comparePage(): Page {
  const Content = () => <Compare key={ids.value.join()} wanted={ids.value} />;
  return {
    element: mount(<Content />, "list compare", "Compare"),
    enter: (wanted) => void (ids.value = wanted),
  };
}

function Compare({ wanted }: { wanted: readonly string[] }): JSX.Element {
  const [before, after] = wanted;
  const found = useAnswer(
    async () => before === undefined || after === undefined ? null : await compare(before, after),
    [wanted],
  );
  const [comparison, error] = found instanceof Error ? [null, found] : [found, null];
  return (
    <>
      <h1>
        {comparison === null ? "Compare" : `What changed: ${show(comparison.results[1].record.domain)}`}
      </h1>
      <p class="lead">
        {wanted.length < 2
          ? (
            <>
              Choose two results of a domain on the page <a href="#results">Results</a>.
            </>
          )
          : comparison === null
          ? error === null && "Loading both results …"
          : show(describe(comparison))}
      </p>
      <Problem error={error} />
      {comparison !== null && <Changes {...comparison} />}
    </>
  );
}

function Changes({ changes, original }: Comparison): JSX.Element {
  const [only, setOnly] = useState<Change["state"] | null>(null);
  const [most, setMost] = useState(PAGE);
  const shown = changes.filter(({ state }) => only === null || state === only);
  const states = (Object.keys(TITLES) as Change["state"][])
    .map((state) => ({ state, n: changes.filter((change) => change.state === state).length }));
  const toggle = (state: Change["state"]) => {
    setOnly(only === state ? null : state);
    setMost(PAGE);
  };
  return (
    <>
      <div class="verdicts" role="group" aria-label="Changes">
        {states.filter(({ state, n }) => n > 0 || USUAL.includes(state)).map(({ state, n }) => (
          <button
            key={state}
            type="button"
            class={`standing s-${state}`}
            aria-pressed={only === state}
            onClick={() => toggle(state)}
          >
            <b>{count(n)}</b> <span>{TITLES[state]}</span>
          </button>
        ))}
      </div>
      <div class="found">
        {shown.length === 0 && <p class="none">Nothing changed</p>}
        {shown.slice(0, most).map((change) => <Card key={change.fqdn} change={change} original={original} />)}
      </div>
      <div>
        {shown.length > most && <button type="button" onClick={() => setMost(most + PAGE)}>Show more</button>}
      </div>
    </>
  );
}

function Card({ change, original }: { change: Change; original: string | undefined }): JSX.Element {
  const { fqdn, state, differences, facts: { permutation, classification } } = change;
  const rated = verdict(change.facts);
  return (
    <article class={`change s-${state}`}>
      <h2>
        <span class="state">{TITLES[state]}</span>
        <span>
          <Name name={fqdn} original={original} />
        </span>
        <span class="tag">{show(kindName(permutation?.kind ?? ""))}</span>
        {rated !== null && (
          <span class={`verdict ${rated.word}`}>
            {rated.word === "unclear" ? "unclear" : `${rated.word} ${percent(rated.share)}`}
          </span>
        )}
        {classification !== undefined && <ShareBar scores={classification} />}
      </h2>
      {differences.length > 0 && (
        <Facts
          of={differences.map(({ what, before, after }): Fact => [
            what,
            <Fragment key={what}>
              {before.map((each) => <del key={each}>{show(each)}</del>)}
              {after.map((each) => <ins key={each}>{show(each)}</ins>)}
            </Fragment>,
          ])}
        />
      )}
    </article>
  );
}

/** Both results: when they started, to the minute if they are of the same day, and what makes them hard to compare. */
function describe({ results: [before, after] }: Comparison): string {
  const isSameDay = day(before.record.created_at) === day(after.record.created_at);
  const one = ({ record: { created_at, names: found } }: Checked) =>
    `${isSameDay ? exact(created_at * 1000) : day(created_at)} (${names(found)})`;
  const { domain, scope } = before.record;
  return [
    `${one(before)} and ${one(after)}.`,
    domain !== after.record.domain || scope !== after.record.scope
      ? `They are lookups of different things (${domain}, ${scope}).`
      : "",
    before.checked !== after.checked
      ? `The first checked ${names(before.checked)}, the second ${
        count(after.checked)
      }: those that only one of them checked are not called new or gone.`
      : "",
  ].filter((part) => part !== "").join(" ");
}
