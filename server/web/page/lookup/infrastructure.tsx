import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useAnswer } from "../parts/attempt.ts";
import { type Bar, BarList, Histogram } from "../parts/charts.tsx";
import { count, country } from "../parts/dom.ts";
import { kindName } from "../parts/name.tsx";
import { eachYielding } from "../parts/yield_to_page.ts";
import { type Facet, FACET_NAMES, facetLabel, facetOf, FACETS } from "./facets.ts";
import { digestOf, type Row, STANDINGS } from "./rows.ts";
import type { LookupStore } from "./store.ts";

const BINS = 10;
/** Maximum number of bars of a list. */
const MAX_BARS = 7;

/** What names have in common: charts, a map, and clusters by infrastructure. Each element filters. */
export function Infrastructure({ store }: { store: LookupStore }): JSX.Element {
  const counts = store.counts.value;
  const filter = store.filter.value;
  const rows = store.lookup.run.rows.value.all;
  const scores = useMemo(() => scoreBars(rows), [counts]);
  const dates = useMemo(() => dateBars(rows), [counts]);
  const found = useFacets(rows, counts);
  const known = new Map([...counts.countries].filter(([code]) => code !== ""));
  return (
    <>
      <Card title="Map" isWide>
        {known.size > 0 && <Countries store={store} known={known} />}
      </Card>
      <Card title="Countries">
        <BarList
          bars={top(known, country)}
          chosen={filter.countries}
          use={(code) => store.toggle("countries", code)}
        />
      </Card>
      <Card title="Phishing score">
        <Histogram bars={scores} title="Names by likelihood of phishing" classes={STANDINGS} />
      </Card>
      <Card title="Registered">
        {dates.length === 0
          ? <p class="none">No registration dates yet</p>
          : <Histogram bars={dates} title="Names by date of registration" />}
      </Card>
      <Card title="Kinds">
        <BarList
          bars={top(counts.kinds, kindName)}
          chosen={filter.kinds}
          use={(kind) => store.toggle("kinds", kind)}
        />
      </Card>
      {FACET_NAMES.map((facet) => (
        <Card key={facet} title={FACETS[facet]}>
          <Cluster store={store} facet={facet} values={found.get(facet)} />
        </Card>
      ))}
    </>
  );
}

function Card({ title, isWide = false, children }: {
  title: string;
  isWide?: boolean;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <section class={isWide ? "card wide" : "card"}>
      <h2>{title}</h2>
      <div class="body">{children}</div>
    </section>
  );
}

/** Values that several names share; a value of one name makes no cluster. */
function Cluster({ store, facet, values }: {
  store: LookupStore;
  facet: Facet;
  /** Undefined before the names were counted. */
  values: ReadonlyMap<string, number> | undefined;
}): JSX.Element | null {
  if (values === undefined) return null;
  const chosen = store.filter.value.facets.get(facet) ?? new Set<string>();
  const shared = new Map([...values].filter(([value, n]) => n > 1 || chosen.has(value)));
  if (shared.size === 0) return <p class="none">No two names share one</p>;
  return (
    <BarList
      bars={top(shared, (value) => facetLabel(facet, value))}
      chosen={chosen}
      use={(value) => store.toggleFacet(facet, value)}
    />
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

/** The map, whose paths are rarely needed on a first visit. */
function Countries({ store, known }: {
  store: LookupStore;
  known: ReadonlyMap<string, number>;
}): JSX.Element | null {
  const WorldMap = useAnswer(async () => (await import("../parts/world_map.tsx")).WorldMap, []);
  if (WorldMap instanceof Error) return <p class="none">The map could not be loaded</p>;
  return WorldMap === null ? null : (
    <WorldMap
      counts={known}
      chosen={store.filter.value.countries}
      use={(code) => store.toggle("countries", code)}
    />
  );
}

function top(counts: ReadonlyMap<string, number>, labelOf: (value: string) => string): Bar[] {
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, MAX_BARS)
    .map(([value, n]) => ({ value, label: labelOf(value), parts: [n], description: count(n) }));
}

function scoreBars(rows: readonly Row[]): Bar[] {
  const bins = Array.from({ length: BINS }, () => STANDINGS.map(() => 0));
  for (const row of rows) {
    const { phishing, standing } = digestOf(row);
    if (phishing === null) continue;
    const at = STANDINGS.indexOf(standing);
    bins[Math.min(BINS - 1, Math.floor(phishing * BINS))]![at]!++;
  }
  return bins.map((parts, i) => ({
    value: String(i),
    label: i % 5 === 0 || i === BINS - 1 ? `${i * 10}${i === BINS - 1 ? "–100" : ""}%` : "",
    parts,
    description: `${i * 10} to ${i * 10 + 10} %: ${count(parts.reduce((a, b) => a + b))}`,
  }));
}

/** By month when all is recent, else by year. */
function dateBars(rows: readonly Row[]): Bar[] {
  const times = rows.flatMap((row) => digestOf(row).registered ?? []).sort((a, b) => a - b);
  if (times.length === 0) return [];
  const month = (time: number) => {
    const date = new Date(time * 1000);
    return date.getUTCFullYear() * 12 + date.getUTCMonth();
  };
  const last = month(times.at(-1)!);
  const byMonth = last - month(times[0]!) < 36;
  const size = byMonth ? 1 : 12;
  const slot = (time: number) => Math.floor(month(time) / size);
  // Older dates are in the first bar; a date in the year 1 must not make a thousand bars.
  const first = Math.max(slot(times[0]!), Math.floor(last / size) - 35);
  const bins = new Array<number>(Math.floor(last / size) - first + 1).fill(0);
  for (const time of times) bins[Math.max(0, slot(time) - first)]!++;
  const named = (at: number) =>
    byMonth ? `${Math.floor(at / 12)}-${String(at % 12 + 1).padStart(2, "0")}` : String(at);
  return bins.map((n, i) => ({
    value: String(i),
    label: i === 0 || i === bins.length - 1 ? named(first + i) : "",
    parts: [n],
    description: `${named(first + i)}: ${count(n)}`,
  }));
}
