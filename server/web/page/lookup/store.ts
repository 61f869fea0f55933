import { type Signal, signal } from "@preact/signals";
import { encodeLine } from "../../../../lib/lines/mod.ts";
import { type Counts, noCounts } from "./counts.ts";
import type { Facet } from "./facets.ts";
import { type Filter, openFilter, type Row } from "./rows.ts";
import type { Run } from "./run.ts";

/** What the page of a lookup shows, besides the lookup itself. */
export class LookupStore {
  /** The filter. */
  readonly filter: Signal<Filter> = signal(openFilter());
  /** Number of names for each value of the filter. */
  readonly counts: Signal<Counts> = signal(noCounts());
  /** The rows in the table, in order. */
  readonly shown: Signal<readonly Row[]> = signal([]);
  /** Whether all cards are shown, not only the first. */
  readonly allCards: Signal<boolean> = signal(false);
  /** The row whose panel is open. */
  readonly selected: Signal<Row | null> = signal(null);
  /** The row whose reports were asked for. */
  readonly reporting: Signal<Row | null> = signal(null);
  /** The row whose pages stand over the whole window. */
  readonly compared: Signal<Row | null> = signal(null);
  /** Changes with the facts of rows. */
  readonly version: Signal<number> = signal(0);
  readonly #filtered: () => void;

  /** Calls back when the filter has changed. */
  constructor(filtered: () => void) {
    this.#filtered = filtered;
  }

  /** Sets parts of the filter. */
  change(parts: Partial<Filter>): void {
    this.filter.value = { ...this.filter.value, ...parts };
    this.#filtered();
  }

  /** Filters by a value, or no longer. */
  toggle(of: "kinds" | "countries" | "standings", value: string): void {
    this.change({ [of]: toggled(this.filter.value[of], value) });
  }

  /** Filters by a value of a facet, or no longer. */
  toggleFacet(facet: Facet, value: string): void {
    const facets = new Map(this.filter.value.facets);
    const values = toggled(facets.get(facet) ?? new Set(), value);
    if (values.size === 0) facets.delete(facet);
    else facets.set(facet, values);
    this.change({ facets });
  }
}

function toggled(values: ReadonlySet<string>, value: string): Set<string> {
  const changed = new Set(values);
  if (!changed.delete(value)) changed.add(value);
  return changed;
}

/** Returns the lines about a name as received, without line ends. */
export function rawLines({ rows: { lines } }: Run, name: string): string[] {
  return lines.filter((line) => line.op !== "Meta" && line.permutation.domain.fqdn === name)
    .map((line) => encodeLine(line).trimEnd());
}
