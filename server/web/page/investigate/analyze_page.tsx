import type { JSX } from "preact";
import { CurrentLookup } from "../lookup/current_lookup.ts";
import { ExportButtons } from "../lookup/export_buttons.tsx";
import { LookupFrame } from "../lookup/lookup_frame.tsx";
import { Name } from "../parts/name.tsx";
import { show } from "../parts/dom.ts";
import { mount, type Page } from "../parts/mount.tsx";
import { Facts } from "../lookup/facts.tsx";
import type { SharedRun } from "../lookup/run.ts";
import { rawLines, type Row, type Rows } from "../lookup/rows.ts";

/** The page of one host: every signal at once; `shared` is the only result that a shared link shows. */
export function analyzePage(shared: SharedRun | null = null): Page {
  const lookup = new CurrentLookup("analyze", shared);
  const Content = (): JSX.Element => {
    void lookup.version.value;
    const { phase, uuid, rows } = lookup.run.state.value;
    const isIdle = lookup.isIdle.value;
    const [row] = rows.all;
    return (
      <>
        <LookupFrame
          lookup={lookup}
          label="Host"
          example="login.example.com"
          action="Analyze"
          brandLabel="Brand (optional)"
          tools={<ExportButtons lookup={lookup} shown={() => rows.all} />}
          isIdle={isIdle}
          question="What is behind this name?"
        >
          <p>
            Enter a host to see its addresses, pages and redirects, mail, certificate, registration and
            history, and what they say of it.
          </p>
        </LookupFrame>
        {row !== undefined && (
          <Report key={`${uuid} ${row.name}`} row={row} rows={rows} isDone={phase === "done"} />
        )}
        {row === undefined && !isIdle && (
          <p class="empty">
            {phase === "running"
              ? "Asking resolvers, registries and the host …"
              : "Nothing is known of this host"}
          </p>
        )}
      </>
    );
  };
  return { element: mount(<Content />, "analyze", "Analyze"), enter: ([uuid]) => lookup.enter(uuid) };
}

function Report({ row, rows, isDone }: { row: Row; rows: Rows; isDone: boolean }): JSX.Element {
  const { classification } = row.facts;
  const brand = classification?.compared_with;
  if (brand !== undefined) rows.assessFor({ brand });
  return (
    <div class="report">
      <h2>
        <Name name={row.name} original={brand} />
      </h2>
      <p class="lead compared">
        {classification === undefined
          ? "Not rated"
          : brand === undefined
          ? "Compared with no brand, so likeness to one does not count: name the brand above"
          : `Compared with ${show(brand)}`}
      </p>
      <div class="columns">
        <Facts
          row={row}
          rawLines={() => rawLines(rows, row.name)}
          pictures={{ areDone: isDone, mayTake: false }}
        />
      </div>
    </div>
  );
}
