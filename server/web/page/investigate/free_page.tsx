import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { csvCell } from "../../../../lib/lines/mod.ts";
import { CurrentLookup } from "../lookup/current_lookup.ts";
import { LookupFrame } from "../lookup/lookup_frame.tsx";
import { callCore } from "../parts/core_client.ts";
import { type Column, KIND, NAME } from "../lookup/columns.tsx";
import { count, h, names as nameCount } from "../parts/dom.ts";
import { csvFile } from "../parts/export_file.ts";
import { download } from "../parts/exports.tsx";
import { SearchField } from "../parts/form.tsx";
import { mount, type Page, Placed } from "../parts/mount.tsx";
import { NameTable } from "../lookup/name_table.ts";
import type { SharedRun } from "../lookup/run.ts";
import { openFilter, order, type Row } from "../lookup/rows.ts";

/** Maximum length of a shopping list when nothing is chosen. */
const LISTED = 100;

/** The page of look-alikes that are free to register; `shared` is the only result that a shared link shows. */
export function freePage(shared: SharedRun | null = null): Page {
  const text = signal("");
  const isConfirmedOnly = signal(false);
  const most = signal(LISTED);
  /** Whether there is no lookup to show. */
  const isIdle = signal(true);
  let ranks: { domain: string; total: number; places: Map<string, number> } | null = null;
  /** The rank among all look-alikes by likelihood, registered ones included. */
  const rankOf = (row: Row): number | null => ranks?.places.get(row.name) ?? null;
  const lookup = new CurrentLookup({
    plan: "nxdomain",
    page: shared === null ? "available" : "shared-result",
    title: "Available names",
    shared,
    shown: (began) => began ? reset() : settle(),
  });
  const columns = [{ ...NAME, width: [14, 0.9] as const }, rankColumn(rankOf), KIND, ZONE, ANSWER];
  const everything = openFilter();
  const names = new NameTable({
    label: "Names that are free",
    lookup,
    orders: () => columns,
    first: { id: "rank", up: true },
    columns: () => columns,
    filter: () => ({ ...everything, text: text.value }),
    // Lines of registered names arrive too: only NXDOMAIN makes a name free.
    passes: ({ facts: { nxdomain_metadata: denial } }) =>
      denial !== undefined && (!isConfirmedOnly.value || denial.trusted),
    nothing: "No free name was found",
    open: (row) => names.table.activate(row),
    painted: (idle) => void (isIdle.value = idle),
  });

  /** The service checks the best names of the same order, so the order is known without it. */
  async function rank(): Promise<void> {
    const { domain, pace: { total } } = lookup.run;
    if (domain === "" || total === 0 || ranks?.domain === domain && ranks.total === total) return;
    const own = ranks = { domain, total, places: new Map<string, number>() };
    own.places = await callCore("ranks", domain, total).catch(() => own.places);
    if (ranks !== own) return;
    // Sort keys made before the ranks were known.
    for (const row of lookup.run.rows.all) delete row.digest;
    void names.settle();
  }
  function reset(): void {
    text.value = "";
    isConfirmedOnly.value = false;
    names.reset();
    names.table.activate(null);
    settle();
  }
  function settle(): void {
    void rank();
    void names.settle();
  }
  /** The shown names by likelihood, one per line, for a registrar's search. */
  function save(): void {
    const listed = order(names.shown, "rank", rankOf, true).slice(0, most.value);
    download(csvFile(shoppingList(listed, rankOf)), `${lookup.run.domain}-available.csv`);
    lookup.announce(`Exported ${nameCount(listed.length)}`);
  }

  const Content = (): JSX.Element => (
    <>
      <LookupFrame
        lookup={lookup}
        heading="Available names"
        label="Domain"
        example="example.com"
        action="Find free names"
        isIdle={isIdle.value}
        question="What could others still register?"
      >
        <p>
          Enter a domain to see its look-alikes that do not exist yet, the likeliest to be squatted first, and
          export the best of them as a shopping list.
        </p>
      </LookupFrame>
      <div class="results" hidden={isIdle.value}>
        <div class="tools">
          <div class="filters">
            <SearchField
              label="Filter by text"
              hint="Filter by name, kind or zone …"
              text={text.value}
              narrow={(given) => {
                text.value = given;
                names.refilter();
              }}
            />
            <label class="check">
              <input
                type="checkbox"
                checked={isConfirmedOnly.value}
                onChange={({ currentTarget }) => {
                  isConfirmedOnly.value = currentTarget.checked;
                  names.refilter();
                }}
              />
              Confirmed only
            </label>
          </div>
          <div class="toolend">
            <Placed element={names.counted} />
            <label class="check">
              First
              <input
                type="number"
                min={1}
                max={10_000}
                defaultValue={String(LISTED)}
                aria-label="Names on the list"
                onInput={({ currentTarget: { value } }) =>
                  most.value = Math.max(1, Math.trunc(Number(value)) || LISTED)}
              />
            </label>
            <button type="button" class="shopping" onClick={save}>Shopping list (CSV)</button>
          </div>
        </div>
        <div class="split">
          <Placed element={names.element} />
        </div>
      </div>
    </>
  );
  return { element: mount(<Content />, "free", "Available names"), enter: ([uuid]) => lookup.enter(uuid) };
}

function shoppingList(listed: readonly Row[], rankOf: (row: Row) => number | null): string {
  const lines = listed.map((row) =>
    [
      String(rankOf(row) ?? ""),
      row.name,
      row.ascii,
      row.domain.tld,
      row.kind,
      row.facts.nxdomain_metadata?.trusted === true ? "yes" : "no",
    ].map(csvCell).join(",")
  );
  return ["rank,name,ascii,zone,kind,confirmed", ...lines, ""].join("\r\n");
}

/** The first line of a cell. */
const one = (text: string, tone = ""): HTMLElement => h("span", { class: `one ${tone}`.trim() }, text);

const rankColumn = (rankOf: (row: Row) => number | null): Column => ({
  id: "rank",
  title: "Rank",
  width: [5, 0.2],
  value: rankOf,
  paint: (cell, row) => {
    const place = rankOf(row);
    cell.replaceChildren(one(place === null ? "" : count(place)));
  },
});

const ZONE: Column = {
  id: "zone",
  title: "Zone",
  width: [9, 0.6],
  value: (row) => row.domain.tld,
  paint: (cell, row) => cell.replaceChildren(one(`.${row.domain.tld}`)),
};

const ANSWER: Column = {
  id: "answer",
  title: "Evidence",
  width: [12, 1],
  value: (row) => row.facts.nxdomain_metadata?.trusted === true ? "confirmed" : "not confirmed",
  paint(cell, row) {
    const data = row.facts.nxdomain_metadata;
    if (data === undefined) return cell.replaceChildren();
    cell.replaceChildren(
      data.trusted ? one("confirmed free", "good") : one("not confirmed", "mid"),
      h("small", {}, [String(data.query.rcode), data.soa?.mname].filter((part) => part != null).join(", ")),
    );
  },
};
