import type { JSX } from "preact";
import { encodeLine } from "../../../../lib/lines/mod.ts";
import { CurrentLookup } from "../lookup/current_lookup.ts";
import { LookupFrame } from "../lookup/lookup_frame.tsx";
import { Name } from "../parts/name.tsx";
import { show } from "../parts/dom.ts";
import { ExportButtons } from "../parts/exports.tsx";
import { mount, type Page } from "../parts/mount.tsx";
import { Facts } from "../lookup/facts.tsx";
import type { Run, SharedRun } from "../lookup/run.ts";
import type { Row } from "../lookup/rows.ts";

/** The page of one host: every signal at once; `shared` is the only result that a shared link shows. */
export function analyzePage(shared: SharedRun | null = null): Page {
  const lookup = new CurrentLookup({
    plan: "analyze",
    page: shared === null ? "analyze" : "shared-result",
    title: "Analyze",
    shared,
    shown: () => {},
  });
  const Content = (): JSX.Element => {
    void lookup.version.value;
    const { run, isIdle } = lookup;
    const [row] = run.rows.all;
    return (
      <>
        <LookupFrame
          lookup={lookup}
          heading="Analyze"
          label="Host"
          example="login.example.com"
          action="Analyze"
          brandLabel="Brand (optional)"
          tools={
            <ExportButtons
              what={() => {
                const { rows: { lines, all }, domain } = run;
                const names = new Set(all.map((row) => row.name));
                return { lines, names, name: domain, announce: (text) => lookup.announce(text) };
              }}
            />
          }
          isIdle={isIdle}
          question="What is behind this name?"
        >
          <p>
            Enter a host to see its addresses, pages and redirects, mail, certificate, registration and
            history, and what they say of it.
          </p>
        </LookupFrame>
        {row !== undefined && <Report row={row} run={run} />}
        {row === undefined && !isIdle && (
          <p class="empty">
            {run.phase === "running"
              ? "Asking resolvers, registries and the host …"
              : "Nothing is known of this host"}
          </p>
        )}
      </>
    );
  };
  return { element: mount(<Content />, "analyze", "Analyze"), enter: ([uuid]) => lookup.enter(uuid) };
}

function Report({ row, run: { rows, uuid } }: { row: Row; run: Run }): JSX.Element {
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
          ? "Not rated yet"
          : brand === undefined
          ? "Compared with no brand, so likeness to one does not count: name the brand above"
          : `Compared with ${show(brand)}`}
      </p>
      <div class="columns">
        <Facts
          key={`${uuid} ${row.name}`}
          row={row}
          rawLines={() =>
            rows.lines.filter((line) => line.op !== "Meta").map((line) => encodeLine(line).trimEnd())}
        />
      </div>
    </div>
  );
}
