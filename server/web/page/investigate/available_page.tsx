import { computed, effect, type Signal, signal, untracked } from "@preact/signals";
import type { JSX } from "preact";
import { CurrentLookup } from "../lookup/current_lookup.ts";
import { LookupFrame } from "../lookup/lookup_frame.tsx";
import { type Column, KIND, NAME } from "../lookup/columns.tsx";
import { show } from "../parts/dom.ts";
import { ExportButtons } from "../lookup/export_buttons.tsx";
import { mount, type Page } from "../parts/mount.tsx";
import { Tools } from "../parts/table.tsx";
import { NameGrid, NameTable } from "../lookup/name_table.tsx";
import type { SharedRun } from "../lookup/run.ts";
import { openFilter, type Row } from "../lookup/rows.ts";

/** Rows of names that do not exist. */
const FREE = signal(({ facts }: Row) => facts.nxdomain_metadata !== undefined);

/** What the page of free names shows. */
interface FreeNames {
  lookup: CurrentLookup;
  /** The text that names are filtered by. */
  text: Signal<string>;
  names: NameTable;
}

/** The page of look-alikes that are free to register; `shared` is the only result that a shared link shows. */
export function freePage(shared: SharedRun | null = null): Page {
  const lookup = new CurrentLookup("nxdomain", shared);
  const text = signal("");
  const columns = [NAME, KIND, ANSWER];
  const filter = computed(() => ({ ...openFilter(), text: text.value }));
  const names = new NameTable({
    label: "Names that are free",
    lookup,
    // The likeliest are asked for first.
    first: { id: "arrival", up: true },
    columns: () => columns,
    filter: () => filter.value,
    // Lines of registered names arrive too: only NXDOMAIN makes a name free.
    passes: FREE,
    nothing: "No free name was found",
  });
  effect(() => {
    void lookup.run.rows.value;
    untracked(() => {
      text.value = "";
      names.reset();
      names.mark(null);
    });
  });
  return {
    element: mount(<Free {...{ lookup, text, names }} />, "free", "Available names"),
    enter: ([uuid]) => lookup.enter(uuid),
  };
}

function Free({ lookup, text, names }: FreeNames): JSX.Element {
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
          Enter a domain to see its look-alikes that do not exist yet. The likeliest to be squatted are asked
          for first.
        </p>
      </LookupFrame>
      <div class="results" hidden={isIdle}>
        <Tools
          label="Filter by text"
          hint="Filter by name or kind …"
          text={text.value}
          narrow={(given) => text.value = given}
          shown={names.painted.value.counted}
        >
          <ExportButtons lookup={lookup} shown={() => names.shown.value} />
        </Tools>
        <div class="split">
          <NameGrid names={names} open={(row) => names.mark(row)} />
        </div>
      </div>
    </>
  );
}

const ANSWER: Column = {
  id: "answer",
  title: "Evidence",
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
