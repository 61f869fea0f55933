import { computed, effect, type Signal, signal, untracked } from "@preact/signals";
import type { JSX } from "preact";
import { CurrentLookup } from "../lookup/current_lookup.ts";
import { LookupFrame } from "../lookup/lookup_frame.tsx";
import { callCore } from "../parts/core_client.ts";
import { type Column, KIND, NAME } from "../lookup/columns.tsx";
import { count, names as nameCount, show } from "../parts/dom.ts";
import { csvTable } from "../parts/export_file.ts";
import { download } from "../parts/download.ts";
import { Check } from "../parts/form.tsx";
import { mount, type Page } from "../parts/mount.tsx";
import { Tools } from "../parts/tools.tsx";
import { NameGrid, NameTable } from "../lookup/name_table.tsx";
import type { SharedRun } from "../lookup/run.ts";
import { forgetKey, openFilter, order, type Row } from "../lookup/rows.ts";

/** Maximum length of a shopping list when nothing is chosen. */
const LISTED = 100;

/** What the page of free names shows. */
class FreeNames {
  readonly lookup: CurrentLookup;
  /** The text that names are filtered by. */
  readonly text: Signal<string> = signal("");
  /** Whether only names that are known to be free for certain are shown. */
  readonly isConfirmedOnly: Signal<boolean> = signal(false);
  /** Length of the shopping list. */
  readonly most: Signal<number> = signal(LISTED);
  readonly names: NameTable;
  /** Places among all look-alikes by likelihood, registered ones included. */
  readonly #ranks: Signal<{ domain: string; total: number; places: ReadonlyMap<string, number> } | null> =
    signal(null);

  /** `shared` is the only result that a shared link shows. */
  constructor(shared: SharedRun | null) {
    this.lookup = new CurrentLookup("nxdomain", shared);
    const columns = [{ ...NAME, width: [14, 0.9] as const }, rankColumn(this), KIND, ZONE, ANSWER];
    const filter = computed(() => ({ ...openFilter(), text: this.text.value }));
    this.names = new NameTable({
      label: "Names that are free",
      lookup: this.lookup,
      orders: () => columns,
      first: { id: "rank", up: true },
      columns: () => columns,
      filter: () => filter.value,
      // Lines of registered names arrive too: only NXDOMAIN makes a name free.
      passes: computed(() => {
        const isConfirmedOnly = this.isConfirmedOnly.value;
        return ({ facts: { nxdomain_metadata: denial } }: Row) =>
          denial !== undefined && (!isConfirmedOnly || denial.trusted);
      }),
      nothing: "No free name was found",
    });
    effect(() => {
      void this.lookup.run.rows.value;
      untracked(() => this.#reset());
    });
    effect(() => {
      void this.lookup.version.value;
      untracked(() => void this.#rank());
    });
  }

  /** The place of a name among all look-alikes; null while that is not known. */
  rankOf(row: Row): number | null {
    return this.#ranks.value?.places.get(row.name) ?? null;
  }

  /** The service checks the best names of the same order, so the order is known without it. */
  async #rank(): Promise<void> {
    const { domain, pace: { total }, rows: { all } } = this.lookup.run.state.value;
    const known = this.#ranks.value;
    if (domain === "" || total === 0 || known?.domain === domain && known.total === total) return;
    const own = this.#ranks.value = { domain, total, places: new Map() };
    const places = await callCore("ranks", domain, total).catch(() => null);
    if (this.#ranks.value !== own || places === null) return;
    this.#ranks.value = { ...own, places };
    forgetKey(all, RANK);
    void this.names.settle();
  }

  #reset(): void {
    this.text.value = "";
    this.isConfirmedOnly.value = false;
    this.names.reset();
    this.names.mark(null);
  }

  /** Exports the shown names by likelihood, one per line, for a registrar's search. */
  save(): void {
    const { names, lookup } = this;
    const listed = order([...names.shown.value], RANK, (row) => this.rankOf(row), true)
      .slice(0, this.most.value);
    const rows = listed.map((row) => [
      String(this.rankOf(row) ?? ""),
      row.name,
      row.ascii,
      row.domain.tld,
      row.kind,
      row.facts.nxdomain_metadata?.trusted === true ? "yes" : "no",
    ]);
    download(
      csvTable(["rank", "name", "ascii", "zone", "kind", "confirmed"], rows),
      `${lookup.run.state.value.domain}-available.csv`,
    );
    lookup.announce(`Exported ${nameCount(listed.length)}`);
  }
}

/** The page of look-alikes that are free to register; `shared` is the only result that a shared link shows. */
export function freePage(shared: SharedRun | null = null): Page {
  const free = new FreeNames(shared);
  return {
    element: mount(<Free free={free} />, "free", "Available names"),
    enter: ([uuid]) => free.lookup.enter(uuid),
  };
}

function Free({ free }: { free: FreeNames }): JSX.Element {
  const { lookup, names } = free;
  const { isIdle } = names.painted.value;
  return (
    <>
      <LookupFrame
        lookup={lookup}
        label="Domain"
        example="example.com"
        action="Find free names"
        isIdle={isIdle}
        question="What could others still register?"
      >
        <p>
          Enter a domain to see its look-alikes that do not exist yet, the likeliest to be squatted first, and
          export the best of them as a shopping list.
        </p>
      </LookupFrame>
      <div class="results" hidden={isIdle}>
        <ShoppingList free={free} />
        <div class="split">
          <NameGrid names={names} open={(row) => names.mark(row)} />
        </div>
      </div>
    </>
  );
}

/** Filters, and the shopping list. */
function ShoppingList({ free }: { free: FreeNames }): JSX.Element {
  const { text, isConfirmedOnly, names } = free;
  return (
    <Tools
      label="Filter by text"
      hint="Filter by name, kind or zone …"
      text={text.value}
      narrow={(given) => text.value = given}
      more={
        <Check
          label="Confirmed only"
          isOn={isConfirmedOnly.value}
          turn={(isOn) => isConfirmedOnly.value = isOn}
        />
      }
      shown={names.painted.value.counted}
    >
      <label class="check">
        First
        <input
          type="number"
          min={1}
          max={10_000}
          defaultValue={String(LISTED)}
          aria-label="Names on the list"
          onInput={({ currentTarget: { value } }) =>
            free.most.value = Math.max(1, Math.trunc(Number(value)) || LISTED)}
        />
      </label>
      <button type="button" class="shopping" onClick={() => free.save()}>Shopping list (CSV)</button>
    </Tools>
  );
}

/** Id of the column of places. */
const RANK = "rank";

const rankColumn = (free: FreeNames): Column => ({
  id: RANK,
  title: "Rank",
  width: [5, 0.2],
  value: (row) => free.rankOf(row),
  cell: (row) => <Rank row={row} free={free} />,
});

/** The place of a name, which may come later than the name. */
function Rank({ row, free }: { row: Row; free: FreeNames }): JSX.Element {
  const place = free.rankOf(row);
  return <span class="one">{place !== null && count(place)}</span>;
}

const ZONE: Column = {
  id: "zone",
  title: "Zone",
  width: [9, 0.6],
  value: (row) => row.domain.tld,
  cell: (row) => <span class="one">{show(`.${row.domain.tld}`)}</span>,
};

const ANSWER: Column = {
  id: "answer",
  title: "Evidence",
  width: [12, 1],
  value: (row) => row.facts.nxdomain_metadata?.trusted === true ? "confirmed" : "not confirmed",
  cell({ facts: { nxdomain_metadata: data } }) {
    if (data === undefined) return null;
    const said = [String(data.query.rcode), data.soa?.mname].filter((part) => part != null).join(", ");
    return (
      <>
        <span class={data.trusted ? "one good" : "one mid"}>
          {data.trusted ? "confirmed free" : "not confirmed"}
        </span>
        <small>{show(said)}</small>
      </>
    );
  },
};
