import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { count, show } from "../parts/dom.ts";
import { eachYielding } from "../parts/yield_to_page.ts";
import { type Facet, FACET_NAMES, facetLabel, facetOf, FACETS } from "./facets.ts";
import type { Row } from "./rows.ts";
import type { LookupStore } from "./store.ts";

/** Maximum number of bars of a list. */
const MAX_BARS = 7;

/** What names have in common: for each facet the values that most of them share. Each bar filters. */
export function Infrastructure({ store }: { store: LookupStore }): JSX.Element {
  const found = useFacets(store.lookup.run.rows.value.all, store.counts.value);
  return (
    <>
      {FACET_NAMES.map((facet) => (
        <section key={facet} class="card">
          <h2>{FACETS[facet]}</h2>
          <Cluster store={store} facet={facet} values={found.get(facet)} />
        </section>
      ))}
    </>
  );
}

/** Values that several names share; a value of one name makes no cluster. Each is a button. */
function Cluster({ store, facet, values }: {
  store: LookupStore;
  facet: Facet;
  /** Undefined before the names were counted. */
  values: ReadonlyMap<string, number> | undefined;
}): JSX.Element | null {
  if (values === undefined) return null;
  const chosen = store.filter.value.facets.get(facet);
  const shared = [...values].filter(([value, n]) => n > 1 || chosen?.has(value)).sort((a, b) => b[1] - a[1]);
  if (shared.length === 0) return <p class="none">No two names share one</p>;
  const most = shared[0]![1];
  return (
    <>
      {shared.slice(0, MAX_BARS).map(([value, n]) => (
        <button
          key={value}
          type="button"
          class="line"
          data-value={value}
          aria-pressed={chosen?.has(value) === true}
          onClick={() => store.toggleFacet(facet, value)}
        >
          <span>{show(facetLabel(facet, value))}</span>
          <i aria-hidden="true">
            <i style={{ width: `${n / most * 100}%` }} />
          </i>
          <b>{count(n)}</b>
        </button>
      ))}
    </>
  );
}

type FacetCounts = ReadonlyMap<Facet, ReadonlyMap<string, number>>;

/** How many names have each value of each facet: those that were last counted, until all are. */
function useFacets(rows: readonly Row[], counts: unknown): FacetCounts {
  const [found, setFound] = useState<FacetCounts>(new Map());
  useEffect(() => {
    let isStale = false;
    const next = new Map(FACET_NAMES.map((facet) => [facet, new Map<string, number>()]));
    void eachYielding(rows, ({ facts }) => {
      for (const [facet, values] of isStale ? [] : next) {
        for (const value of facetOf(facts, facet)) values.set(value, (values.get(value) ?? 0) + 1);
      }
    }).then(() => isStale || setFound(next));
    return () => void (isStale = true);
  }, [rows, counts]);
  return found;
}
